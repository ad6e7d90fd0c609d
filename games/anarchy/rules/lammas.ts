/** ANA-28: Lammas days. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { type Cell, type Content, content } from '../content/content.ts';
import type { CellOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { PENNANTS } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { followedBy, grant } from './effects.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

export const celebrateLammas = step.work('celebrateLammas', {
  rule: 'ANA-28.2',
  run(s, { seat }: { seat: Seat }) {
    const { domain } = content.of(s);
    const pennants = reveal(s, seat, 2).map((card) => PENNANTS[domain[card].pennant]);
    s.core.told?.push({ key: 'celebratesLammas', params: { seat, pennants } });
    return followedBy(hangNext(s, seat, 0b11), discardRevealed.do({ seat }));
  },
});

type Hanging = [p: Player, colours: readonly number[], cell: Cell];

const PENNANT_HANGS = reason<Hanging>('ANA-28.3', 'pennantHangs', (_p, _colours, { kind }) => ({ pennant: PENNANTS[kind] }));
const OTHER_COLOUR = reason<Hanging>('ANA-28.3', 'otherColour', (_p, colours) => ({
  pennants: colours.map((colour) => PENNANTS[colour]),
}));

function whyNotHang(p: Player, colours: readonly number[], { kind, option }: Cell): Reason<Hanging> | null {
  if ((p.pennants & (1 << option.cell)) !== 0) return PENNANT_HANGS;
  return colours.includes(kind) ? null : OTHER_COLOUR;
}

/** The colours not yet hung; `left` has a bit for each of the two cards. */
function coloursLeft(c: Content, p: Player, left: number): readonly number[] {
  const colours: number[] = [];
  for (let card = 0; card < p.revealed.length; card++) if ((left & (1 << card)) !== 0) colours.push(c.domain[p.revealed[card]].pennant);
  return colours;
}

/** The next question about pennants; a fourth of a colour is lost (ANA-28.4). */
function hangNext(s: AnaState, seat: Seat, left: number): Frame | undefined {
  const c = content.of(s);
  const p = s.players[seat];
  const colours = coloursLeft(c, p, left);
  if (c.pennants.some((cell) => whyNotHang(p, colours, cell) === null)) return pennantRope.do({ seat, left });
  for (const colour of colours) s.core.told?.push({ key: 'pennantLost', params: { seat, pennant: PENNANTS[colour] } });
  return undefined;
}

/** ANA-28.3: the two cards may be taken in either order. */
export const pennantRope = step.pick('pennantRope', {
  rule: ['ANA-28.3', 'ANA-28.4'],
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const c = content.of(s);
    const p = s.players[seat];
    const colours = coloursLeft(c, p, left);
    const options: CellOption[] = [];
    for (const cell of c.pennants) if (whyNotHang(p, colours, cell) === null) options.push(cell.option);
    return pick(seat, options);
  },
  answer(s, { seat, left }, { cell }): Next {
    const c = content.of(s);
    const p = s.players[seat];
    const colour = c.pennants[cell].kind;
    const card = p.revealed.findIndex((domain, i) => (left & (1 << i)) !== 0 && c.domain[domain].pennant === colour);
    p.pennants |= 1 << cell;
    s.core.told?.push({ key: 'hangs', params: { seat, pennant: PENNANTS[colour], rope: c.pennants[cell].option.rope ?? '' } });
    // Hanging boxes never ask anything (see the schema).
    for (const { mask, effect } of c.hanging) if ((mask & (1 << cell)) !== 0 && (p.pennants & mask) === mask) grant(s, seat, effect);
    return hangNext(s, seat, left & ~(1 << card));
  },
  refused(s, { seat, left }) {
    const c = content.of(s);
    const p = s.players[seat];
    const colours = coloursLeft(c, p, left);
    return c.pennants.flatMap((cell) => refusedAmong([cell.option], whyNotHang, () => [p, colours, cell]));
  },
});
