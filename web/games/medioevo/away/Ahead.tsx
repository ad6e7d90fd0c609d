/** The seven phases of a turn in a row, each in a sentence: what is done, what is now, and when one is needed. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { PHASES } from '@castellan/medioevo/vocabulary';
import { type SeatProps, useDesk } from '../../../shell/index.ts';
import { type Sign, UniIcon } from '../icons.ts';
import '../styles/away.css';
import { nameOf } from '../words.ts';

const SIGNS: readonly Sign[] = ['phase1', 'phase2', 'phase3', 'phase4', 'phase5', 'phase6', 'phase7'];
/** Phases in which one plays after the other; in the first and third all choose at once. */
const BY_TURN: readonly string[] = ['purchases', 'combat', 'trade'];
const ALL: readonly string[] = ['order', 'taxes'];

export function Ahead({ view, seat, speaker }: SeatProps<UniView>) {
  const { snapshot } = useDesk();
  const now = PHASES.indexOf(view.phase);
  if (now < 1 || now > SIGNS.length) return null;
  const isAsked = snapshot.view.asked !== null;
  return (
    <ol class="uni-ahead" aria-label={speaker.say('medioevo.table.phases')}>
      {SIGNS.map((sign, i) => {
        const at = i + 1;
        const phase = PHASES[at];
        const state = at < now ? 'past' : at === now ? 'now' : 'ahead';
        return (
          <li key={sign} class={`${state} ${state === 'now' && isAsked ? 'mine' : ''}`} aria-current={state === 'now' ? 'step' : undefined}>
            <h3>
              <UniIcon name={sign} size={20} />
              <span>{nameOf(speaker, 'phase', phase)}</span>
              <small aria-hidden="true">{at}</small>
            </h3>
            <p>{speaker.say(`medioevo.away.phase.${phase}`)}</p>
            <b>{speaker.say(needOf(view, seat, phase, state, isAsked), { n: view.order.indexOf(seat) + 1 })}</b>
          </li>
        );
      })}
    </ol>
  );
}

function needOf({ active, order }: UniView, seat: Seat, phase: string, state: string, isAsked: boolean): string {
  if (state === 'past') return 'medioevo.away.done';
  if (state === 'now') {
    if (isAsked) return 'medioevo.away.yourTurn';
    if (!BY_TURN.includes(phase) || active === null) return 'medioevo.away.underWay';
    return order.indexOf(active) < order.indexOf(seat) ? 'medioevo.away.place' : 'medioevo.away.youPlayed';
  }
  if (BY_TURN.includes(phase)) return 'medioevo.away.place';
  return ALL.includes(phase) ? 'medioevo.away.together' : 'medioevo.away.without';
}
