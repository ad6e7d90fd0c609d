/** The nine actions of the board. */

import type { ActionView } from '@castellan/monde-oublie';
import type { Action, Placement } from '@castellan/monde-oublie/vocabulary';
import type { Speaker } from '@castellan/text';
import { Meeple } from '../../design/index.ts';
import { useThing } from './Faces.tsx';
import type { Facts } from './facts.ts';
import { MonIcon } from './icons.ts';
import { citizenTouched } from './options.ts';
import { Iconed } from './Symbols.tsx';
import { useMonTable } from './table.ts';
import { tagOf } from './tags.ts';

export function Actions() {
  const { view, speaker } = useMonTable();
  return (
    <section class="actions" aria-label={speaker.say('board.actions')} data-spot="supply">
      {view.actions.map((action) => (
        <Tile key={action.id} of={action} />
      ))}
    </section>
  );
}

function Tile({ of: { id, open, fromRound, citizens } }: { readonly of: ActionView }) {
  const { choice, printed, speaker, tincture } = useMonTable();
  const attributes = useThing();
  const target = `action:${id}`;
  const lit = choice.lit(target);
  const { placement } = printed.actionOf(id);
  const tag =
    lit === null || choice.asked?.step !== 'takeTurn'
      ? null
      : tagOf(
          placement,
          citizens.map(({ value }) => value),
          citizenTouched(choice.selected),
          lit.options,
        );
  return (
    <div {...attributes(target, `tile ${open ? '' : 'covered'}`)}>
      <PlacementSign of={placement} fee={printed.numbers.fee} speaker={speaker} />
      <span class="head">
        <MonIcon name={id} size={28} />
        <span class="called">{speaker.say(`name.action.${id}`)}</span>
      </span>
      <span class="gain">
        <Iconed text={gainOf(speaker, id, printed)} size={16} />
      </span>
      {open ? (
        <span class="there">
          {citizens.map(({ seat, value }) => (
            <span key={`${seat} ${value}`} class="placed">
              <Meeple tincture={tincture(seat)} size={24}>
                <span aria-hidden="true">{value}</span>
              </Meeple>
              <span class="sr">{speaker.say('board.placedCitizen', { citizen: value, seat })}</span>
            </span>
          ))}
        </span>
      ) : (
        <span class="lock">
          <MonIcon name="locked" size={16} title={true} />
          {speaker.say('board.opens', { round: fromRound })}
        </span>
      )}
      {tag !== null && (
        <span class="tag">
          <Iconed text={speaker.say(tag.key, tag.params)} size={14} />
        </span>
      )}
    </div>
  );
}

const SIGNS: { readonly [placement in Placement]: string } = { higher: '>', matchOrFee: '=', any: '∗' };

interface PlacementSignProps {
  readonly of: Placement;
  readonly fee: number;
  readonly speaker: Speaker;
}

/** Which citizens may enter: a higher one, the same one or for a fee, any. */
function PlacementSign({ of: placement, fee, speaker }: PlacementSignProps) {
  const words = speaker.say(`board.placement.${placement}`, { fee });
  return (
    <span class={`placement ${placement}`} data-tip={words}>
      <span class="sr">{words}</span>
      <span aria-hidden="true">{SIGNS[placement]}</span>
    </span>
  );
}

export function gainOf(speaker: Speaker, action: Action, { numbers }: Facts): string {
  return speaker.say(`board.gain.${action}`, gainsOf(numbers)[action]);
}

function gainsOf(numbers: Facts['numbers']): { readonly [action in Action]: { readonly [param: string]: number } } {
  return {
    labour: { n: numbers.labourCoins },
    build: {},
    conscription: { n: numbers.conscription },
    expansion: { knowledge: numbers.expansionKnowledge, coins: numbers.expansionCoins },
    discovery: { coins: numbers.discoveryPrice, n: numbers.discoveryGain },
    rebuild: { n: numbers.rebuildRepairs, coins: numbers.rebuildCoins },
    recruit: {},
    exploration: { n: numbers.explorationDraw },
    repopulation: { coins: numbers.repopulationPrice },
  };
}
