/** The capital of a player: citizens and where they are, and everything that is counted. */

import type { CitizenPlace, PlayerView } from '@castellan/monde-oublie';
import type { Speaker } from '@castellan/text';
import { Counter, Meeple, Shield } from '../../design/index.ts';
import { Count } from './Count.tsx';
import { useThing } from './Faces.tsx';
import { Art, MonIcon, type Sign } from './icons.ts';
import { liesBelowCity } from './layout.ts';
import { Reserve } from './Reserve.tsx';
import { useMonTable } from './table.ts';
import { mouthsOf, starvingOf } from './whose.ts';

export function Capital({ of: player, own }: { readonly of: PlayerView; readonly own: boolean }) {
  const { view, speaker, tincture, nameOf } = useMonTable();
  const { seat, passed } = player;
  return (
    <section class="capital">
      <h3>
        <span class="whose">
          <Shield tincture={tincture(seat)} size={20} />
          <span class="called">{nameOf(seat)}</span>
        </span>
        {view.tile.holder === seat && <FirstPlayer hand={view.tile.hand} speaker={speaker} />}
        {passed && <span class="mo-stamp">{speaker.say('board.passed')}</span>}
      </h3>
      <div class="people">
        {player.citizens.map(({ value, place }) => (
          <Citizen key={value} value={value} place={place} of={player} own={own} />
        ))}
      </div>
      <Stock of={player} own={own} />
      {!(own && liesBelowCity(player.reserved)) && <Reserve of={player} />}
    </section>
  );
}

export function FirstPlayer({ hand, speaker }: { readonly hand: boolean; readonly speaker: Speaker }) {
  const words = speaker.say(hand ? 'board.tileTaken' : 'board.firstPlayer');
  return (
    <span class="mo-first" data-tip={words}>
      <MonIcon name="firstPlayer" size={18} title={words} />
      {hand && <MonIcon name="pass" size={14} />}
    </span>
  );
}

interface CitizenProps {
  readonly value: number;
  readonly place: CitizenPlace;
  readonly of: PlayerView;
  readonly own: boolean;
}

function Citizen({ value, place, of: { seat }, own }: CitizenProps) {
  const { speaker, tincture } = useMonTable();
  const attributes = useThing();
  const classes = `citizen at-${place.kind}`;
  const rest = own ? attributes(`citizen:${value}`, classes) : { class: classes };
  const words = placeInWords(speaker, value, place);
  return (
    <div {...rest} data-tip={words} data-number={value}>
      <span class="sr">{words}</span>
      <Meeple tincture={tincture(seat)} size={30}>
        <span aria-hidden="true">{value}</span>
      </Meeple>
      {place.kind === 'famine' && <MonIcon name="famine" size={16} class="where" />}
      {place.kind === 'action' && <MonIcon name={place.action} size={16} class="where" />}
      {place.kind === 'city' && <Art name={place.card} size={16} class="where" />}
    </div>
  );
}

export function placeInWords(speaker: Speaker, citizen: number, place: CitizenPlace): string {
  switch (place.kind) {
    case 'available':
    case 'famine':
      return speaker.say(`board.citizen.${place.kind}`, { citizen });
    case 'action':
      return speaker.say('board.citizen.on', { citizen, where: speaker.say(`name.action.${place.action}`) });
    case 'city':
      return speaker.say('board.citizen.on', { citizen, where: speaker.say(`name.card.${place.card}`) });
  }
}

function Stock({ of: player, own }: { readonly of: PlayerView; readonly own: boolean }) {
  const { speaker } = useMonTable();
  const attributes = useThing();
  const token = (kind: 'coins' | 'knowledge') => (own ? attributes(`token:${kind}`, 'token') : { class: 'token' });
  const { coins, knowledge, income, sword, arrow, roundSwords, exploreBonus, discount, capacity, vp } = player;
  return (
    <div class="stock">
      <div {...token('coins')}>
        <Holding icon="coin" label={speaker.say('board.coinsIncome', { n: income.coins })} n={coins} income={income.coins} />
      </div>
      <div {...token('knowledge')}>
        <Holding
          icon="knowledge"
          label={speaker.say('board.knowledgeIncome', { n: income.knowledge })}
          n={knowledge}
          income={income.knowledge}
        />
      </div>
      <Food of={player} speaker={speaker} />
      <Counter
        icon={<MonIcon name="capacity" size={20} />}
        label={speaker.say('board.capacity')}
        value={capacity.used}
        of={capacity.total}
      />
      <Counter
        icon={<MonIcon name="sword" size={20} />}
        label={roundSwords > 0 ? speaker.say('board.swordsRound', { n: roundSwords }) : speaker.say('board.swords')}
        value={sword + roundSwords}
        income={roundSwords}
      />
      <Counter icon={<MonIcon name="arrow" size={20} />} label={speaker.say('board.arrows')} value={arrow} />
      {exploreBonus > 0 && (
        <Counter icon={<MonIcon name="exploreBonus" size={20} />} label={speaker.say('board.explore')} value={`+${exploreBonus}`} />
      )}
      {discount > 0 && (
        <Counter icon={<MonIcon name="build" size={20} />} label={speaker.say('board.discount', { n: discount })} value={`−${discount}`} />
      )}
      <Counter class="vp" icon={<MonIcon name="vp" size={20} />} label={speaker.say('board.score')} value={vp} />
    </div>
  );
}

function Holding({ icon, label, n, income }: { readonly icon: Sign; readonly label: string; readonly n: number; readonly income: number }) {
  return (
    <span class="counter holding" data-tip={label}>
      <MonIcon name={icon} size={20} />
      <span class="sr">{label}</span>
      <b>
        <Count of={n} />
      </b>
      {income > 0 && <small class="gain">+{income}</small>}
    </span>
  );
}

/** Red when some will starve. */
export function Food({ of: player, speaker }: { readonly of: PlayerView; readonly speaker: Speaker }) {
  const starving = starvingOf(player);
  return (
    <Counter
      icon={<MonIcon name="food" size={20} />}
      label={starving > 0 ? speaker.say('board.foodShort', { n: starving }) : speaker.say('board.food')}
      value={player.food}
      of={mouthsOf(player)}
      short={starving > 0}
    />
  );
}
