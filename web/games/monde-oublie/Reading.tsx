/** The reading card of anything on the table: its name, cost, symbols in words, and text. */

import type { Target } from '@castellan/engine';
import type { ArmyView, MonView } from '@castellan/monde-oublie';
import { ACTIONS, type ArmySymbol, TRIBES } from '@castellan/monde-oublie/vocabulary';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Card } from '../../design/index.ts';
import { gainOf } from './Actions.tsx';
import { type Counted, type Facts, factsOf } from './facts.ts';
import { Art, MonIcon, type Sign } from './icons.ts';
import { idOf, kindOf } from './options.ts';
import { armySymbols, Cost, Iconed, Pennons, tintOf } from './Symbols.tsx';
import { ownerOf } from './whose.ts';

interface ReadingProps {
  readonly view: MonView;
  readonly target: Target;
  readonly speaker: Speaker;
}

const READABLE: readonly string[] = [
  'action',
  'row',
  'explored',
  'reserve',
  'city',
  'rival',
  'soldiers',
  'army',
  'rival-army',
  'titan',
  'owned',
  'province',
  'top',
  'land',
];

export function canRead(view: MonView, target: Target): boolean {
  const kind = kindOf(target);
  if (kind === 'army' || kind === 'rival-army') return armyOf(view, target) !== null;
  return READABLE.includes(kind);
}

export function Reading({ view, target, speaker }: ReadingProps) {
  const id = idOf(target);
  const printed = factsOf(view);
  switch (kindOf(target)) {
    case 'action':
      return <ActionReading id={id} printed={printed} shipped={view.pack === ''} speaker={speaker} />;
    case 'row':
    case 'explored':
    case 'reserve':
      return <EmpireReading view={view} id={id} speaker={speaker} />;
    case 'city':
      return <EmpireReading view={view} id={id} seat={ownerOf(view)?.seat} speaker={speaker} />;
    case 'rival': {
      const [seat, card] = id.split(':');
      return <EmpireReading view={view} id={card} seat={Number(seat)} speaker={speaker} />;
    }
    case 'soldiers':
      return <SoldiersReading id={id} printed={printed} speaker={speaker} />;
    case 'army':
    case 'rival-army': {
      const army = armyOf(view, target);
      return army === null ? null : <ArmyReading of={army} speaker={speaker} />;
    }
    case 'titan':
    case 'owned':
      return <TitanReading id={id} printed={printed} speaker={speaker} />;
    case 'province':
    case 'top':
    case 'land':
      return <ProvinceReading id={id} printed={printed} speaker={speaker} />;
    default:
      return null;
  }
}

function armyOf(view: MonView, target: Target): ArmyView | null {
  const [first, second] = idOf(target).split(':');
  const [seat, number] = second === undefined ? [ownerOf(view)?.seat ?? -1, Number(first)] : [Number(first), Number(second)];
  return view.players[seat]?.armies[number - 1] ?? null;
}

/** One line of the reading card: a sign and what it means. */
function Line({ sign, children }: { readonly sign: Sign; readonly children: ComponentChildren }) {
  return (
    <li>
      <MonIcon name={sign} size={18} />
      <span>{children}</span>
    </li>
  );
}

function Banners({ of, speaker }: { readonly of: readonly string[]; readonly speaker: Speaker }) {
  return (
    <>
      {TRIBES.map((tribe) => {
        const n = of.filter((banner) => banner === tribe).length;
        return n === 0 ? null : (
          <Line key={tribe} sign={tribe}>
            {speaker.say('board.word.banner', { n, tribe })}
          </Line>
        );
      })}
    </>
  );
}

function Words({
  of,
  kind,
  speaker,
}: {
  readonly of: readonly Counted<Sign & string>[];
  readonly kind: 'word' | 'army';
  readonly speaker: Speaker;
}) {
  return (
    <>
      {of.map(({ kind: sign, n }) => (
        <Line key={sign} sign={sign}>
          {speaker.say(`board.${kind}.${sign}`, { n })}
        </Line>
      ))}
    </>
  );
}

interface PrintedProps {
  readonly id: string;
  readonly printed: Facts;
  readonly speaker: Speaker;
}

/** The explanation names the numbers as shipped; where a pack may have others, those printed on the tile speak for themselves. */
function ActionReading({ id, printed, shipped, speaker }: PrintedProps & { readonly shipped: boolean }) {
  const action = ACTIONS.find((known) => known === id);
  if (action === undefined) return null;
  return (
    <Card size="reading" class="mo-reading" name={speaker.say(`name.action.${action}`)} miniature={<MonIcon name={action} size={44} />}>
      <p class="kind">
        <Iconed text={gainOf(speaker, action, printed)} />
      </p>
      {shipped && <p class="words">{speaker.say(`term.${action}.help`)}</p>}
      <p class="words">{speaker.say(`board.placement.${printed.actionOf(action).placement}`, { fee: printed.numbers.fee })}</p>
    </Card>
  );
}

interface EmpireReadingProps {
  readonly view: MonView;
  readonly id: string;
  /** In whose city it lies. */
  readonly seat?: number;
  readonly speaker: Speaker;
}

function EmpireReading({ view, id, seat, speaker }: EmpireReadingProps) {
  const facts = factsOf(view).cardOf(id);
  const { deck, cost, banners, icons } = facts;
  const lies = seat === undefined ? undefined : view.players[seat]?.city.find(({ card }) => card === id);
  const discount = lies === undefined ? (ownerOf(view)?.discount ?? 0) : 0;
  const text = `text.card.${id}`;
  return (
    <Card
      size="reading"
      class="mo-reading"
      style={{ '--t': tintOf(banners) }}
      signs={<Pennons of={banners} />}
      cost={<Cost of={cost} discount={discount} speaker={speaker} />}
      miniature={<Art name={id} size={44} />}
      name={speaker.say(`name.card.${id}`)}
    >
      <p class="kind">{deck === 'start' ? speaker.say('board.kind.start') : speaker.say('board.kind.empire', { deck })}</p>
      {deck !== 'start' && <p class="words">{speaker.say('board.cost', { coins: cost.coins, knowledge: cost.knowledge })}</p>}
      {discount > 0 && <p class="words">{speaker.say('board.costs.now', { coins: Math.max(0, cost.coins - discount) })}</p>}
      <ul>
        <Banners of={banners} speaker={speaker} />
        <Words of={icons} kind="word" speaker={speaker} />
      </ul>
      {speaker.has(text) && <p class="words">{speaker.say(text)}</p>}
      {lies?.damaged && <p class="words short">{speaker.say('board.isDamaged')}</p>}
      {lies !== undefined && lies.citizen !== null && <p class="words">{speaker.say('board.isUsed', { citizen: lies.citizen })}</p>}
    </Card>
  );
}

function SoldiersReading({ id, printed, speaker }: PrintedProps) {
  const { cost, symbols, legacy } = printed.soldiersOf(id);
  return (
    <Card
      size="reading"
      class="mo-reading"
      cost={<Cost of={cost} speaker={speaker} />}
      miniature={<Art name={id} size={44} />}
      name={speaker.say(`name.soldier.${id}`)}
    >
      <p class="kind">{speaker.say('board.kind.soldiers')}</p>
      <p class="words">{speaker.say('board.cost', { coins: cost.coins, knowledge: cost.knowledge })}</p>
      <ul>
        <Words of={symbols} kind="army" speaker={speaker} />
      </ul>
      {legacy.length > 0 && (
        <>
          <p class="words">{speaker.say('board.army.legacy')}</p>
          <ul>
            <Words of={legacy} kind="army" speaker={speaker} />
          </ul>
        </>
      )}
    </Card>
  );
}

function ArmyReading({
  of: { active, legacy, symbols, nameCoins, artCoins, price, used },
  speaker,
}: {
  readonly of: ArmyView;
  readonly speaker: Speaker;
}) {
  const lent: readonly Counted<ArmySymbol>[] = armySymbols(symbols);
  return (
    <Card size="reading" class="mo-reading" miniature={<Art name={active} size={44} />} name={speaker.say(`name.soldier.${active}`)}>
      <p class="kind">{used ? speaker.say('board.used') : speaker.say('board.price', { n: price })}</p>
      <ul>
        <Words of={lent} kind="army" speaker={speaker} />
      </ul>
      {legacy.length > 0 && <p class="words">{speaker.say('board.legacyOf', { soldiers: [...legacy] })}</p>}
      <p class="words">{speaker.say('board.nextPrice', { name: nameCoins, art: artCoins, price })}</p>
    </Card>
  );
}

function TitanReading({ id, printed, speaker }: PrintedProps) {
  const { banners, icons, stars, defence, arrowsCount, dice } = printed.titanOf(id);
  const text = `text.titan.${id}`;
  return (
    <Card
      size="reading"
      class="mo-reading"
      style={{ '--t': tintOf(banners) }}
      signs={<Pennons of={banners} />}
      miniature={<Art name={id} size={44} />}
      name={speaker.say(`name.titan.${id}`)}
    >
      <p class="kind">
        {speaker.say('board.kind.titan')} <span class="stars">{'★'.repeat(stars)}</span>
      </p>
      <p class="words">{speaker.say('board.titanSays', { defence, arrows: arrowsCount ? 'yes' : 'no', dice })}</p>
      <ul>
        <Banners of={banners} speaker={speaker} />
        <Words of={icons} kind="word" speaker={speaker} />
      </ul>
      {speaker.has(text) && <p class="words">{speaker.say(text)}</p>}
    </Card>
  );
}

function ProvinceReading({ id, printed, speaker }: PrintedProps) {
  const text = `text.province.${id}`;
  return (
    <Card size="reading" class="mo-reading" miniature={<Art name={id} size={44} />} name={speaker.say(`name.province.${id}`)}>
      <p class="kind">{speaker.say('board.kind.province')}</p>
      <ul>
        <Words of={printed.provinceOf(id).icons} kind="word" speaker={speaker} />
      </ul>
      {speaker.has(text) && <p class="words">{speaker.say(text)}</p>}
    </Card>
  );
}
