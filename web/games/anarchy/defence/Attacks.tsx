/** The attack cards above a castle: open ones with their blows, face-down ones with what their backs tell. */

import type { AttackView, PlayerView } from '@castellan/anarchy';
import type { ComponentChildren } from 'preact';
import { thing } from '../../../shell/index.ts';
import { belongingTo } from '../belonging.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { meansAgainst } from './facts.ts';

/** The row of a player, the Final Assault at its left; cards are met from right to left. */
export function Attacks({ of, small }: { readonly of: PlayerView; readonly small?: boolean }) {
  const { me, speaker, view } = useAnaTable();
  const key = of.seat === me ? 'board.defence.attacksOnYou' : 'board.defence.attacksOn';
  return (
    <section class={`ana-attacks ${small ? 'small' : ''}`} aria-label={speaker.say(key, { seat: of.seat })}>
      <header data-tip={speaker.say('board.defence.rightToLeft')}>
        <h3 class="rubric">{speaker.say(key, { seat: of.seat })}</h3>
        <span class="caption">{speaker.say('board.defence.dues', { resolve: view.resolve, food: view.foodOwed })}</span>
      </header>
      <ol class="cards">
        {Array.from({ length: view.round + 1 }, (_, slot) => (
          <li key={slot} class="berth">
            <AttackSlot of={of} slot={slot} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SlotProps {
  readonly of: PlayerView;
  readonly slot: number;
  /** In place of what the fortifications leave open. */
  readonly children?: ComponentChildren;
}

/** A card of the row, or the place of one that was repelled. */
export function AttackSlot({ of, slot, children }: SlotProps) {
  const { choice, fresh, speaker, view } = useAnaTable();
  const attack = of.attacks.find((card) => card.slot === slot);
  if (attack === undefined)
    return (
      <div class="attack repelled">
        <AnaIcon name="shield" size={28} />
        <span>{speaker.say(view.phase === 'resolution' ? 'board.defence.repelled' : 'board.defence.noCard')}</span>
      </div>
    );
  const target = `attack:${of.seat}.${slot}`;
  const next = of.meeting?.slot ?? -1;
  const state = view.phase !== 'resolution' ? '' : slot > next ? 'failed' : slot === next ? 'now' : '';
  const isFresh = fresh.has(target) || fresh.has(belongingTo(of.seat, target));
  const classes = `attack ${attack.face?.violent ? 'violent' : ''} ${attack.face === null ? 'down' : ''} ${state} ${isFresh ? 'fresh' : ''}`;
  // A card that cannot be turned up is as worth reading as one that can: it says why, but is not dimmed.
  const lit = choice.lit(target) === null ? '' : 'lit';
  return (
    <div {...thing(choice, target)} class={`${classes} ${lit}`}>
      <Title of={attack} />
      {attack.face === null ? <Back /> : <Blows of={attack} />}
      {state === 'failed' ? <p class="foot short">{speaker.say('board.defence.notDefended')}</p> : (children ?? <Foot of={attack} />)}
    </div>
  );
}

function Title({ of: { type, face } }: { readonly of: AttackView }) {
  const { speaker } = useAnaTable();
  return (
    <h4>
      <AnaIcon name={type} size={18} />
      <span>{speaker.say(`name.attack.${type}`)}</span>
      {face?.violent && <AnaIcon name="violent" size={18} title={true} class="skull" />}
    </h4>
  );
}

/** The castle in small, with the strength of each blow where it falls. */
function Blows({ of: { face } }: { readonly of: AttackView }) {
  const { speaker } = useAnaTable();
  if (face === null) return null;
  return (
    <span class="blows">
      {face.hits.map(({ side, strength }) => (
        <b key={side} data-at={side}>
          <span class="sr">{speaker.say('board.defence.blow', { side, strength })}</span>
          <span aria-hidden="true">{strength}</span>
        </b>
      ))}
    </span>
  );
}

function Back() {
  const { speaker } = useAnaTable();
  return (
    <span class="back purple eye">
      <AnaIcon name="hidden" size={28} title={speaker.say('board.defence.faceDown')} />
    </span>
  );
}

/** What the fortifications leave open; of a face-down card, what it may strike with and what helps against it. */
export function Foot({ of }: { readonly of: AttackView }) {
  const { speaker } = useAnaTable();
  const { back, face } = of;
  if (face === null)
    return (
      <p class="foot">
        {back !== null && strengthsOf(back)}
        <Helps of={of} />
      </p>
    );
  const open = face.hits.map(({ left }) => left).filter((left) => left > 0);
  if (open.length === 0) return <p class="foot gain">{speaker.say('board.defence.fortsHold')}</p>;
  return (
    <p class="foot">
      {speaker.say('board.defence.open')} <b class="short">{open.join('+')}</b>
    </p>
  );
}

/** The signs of everything that may be set against a kind of attack. */
export function Helps({ of: { type } }: { readonly of: Pick<AttackView, 'type'> }) {
  const { view } = useAnaTable();
  const { forts, tactic, workers } = meansAgainst(view, type);
  return (
    <span class="helps">
      {forts.map((fort) => (
        <AnaIcon key={fort} name={fort} size={16} title={true} />
      ))}
      {tactic !== null && <AnaIcon name={tactic} size={16} title={true} />}
      {workers && <AnaIcon name="force" size={16} title={true} />}
    </span>
  );
}

/** `3`, `3–4`. */
export function strengthsOf({ least, greatest }: { readonly least: number; readonly greatest: number }): string {
  return least === greatest ? String(least) : `${least}–${greatest}`;
}
