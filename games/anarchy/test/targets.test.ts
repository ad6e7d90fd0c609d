import { advance, apply, beginGame, fastChance, type Option, randomAnswer } from '@castellan/engine';
import { setupsOf } from '@castellan/engine/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import type { AnaView } from '../view.ts';
import { COMMANDS, CORNERS, GOODS, MACHINES, SEXES, SIDES, TACTICS } from '../vocabulary.ts';
import { c, viewOf } from './builders.ts';

/** What is printed on the sheets and boards, whatever the state. */
const PRINTED: readonly string[] = [
  ...c.boxes.filter(({ place }) => place !== 'machine').map(({ id }) => `box:${id}`),
  ...MACHINES.map((machine) => `machine:${machine}`),
  ...TACTICS.map((tactic) => `tactic:${tactic}`),
  ...COMMANDS.map((command) => `area:${command}`),
  ...GOODS.map((good) => `good:${good}`),
  ...CORNERS.map((corner) => `corner:${corner}`),
  ...SIDES.flatMap((side) => [`wall:${side}`, `side:${side}`]),
  ...SEXES.flatMap((sex) => [1, 2, 3, 4, 5, 6].map((number) => `lover:${sex}.${number}`)),
  ...c.additions.map(({ id }) => `addition:${id}`),
  ...[1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `cell:${row}.${column}`)),
  ...c.pennants.map(({ option }) => `pennant:${option.rope}.${option.pennant}`),
];

/** What else a seat sees lying there now. */
function lyingThere(view: AnaView, seat: number): string[] {
  return [
    ...view.pathOffer.map((path) => `path:${path}`),
    ...(view.tents ? ['castle:enemy', ...c.data.crushRewards.map(({ id }) => `crush:${id}`)] : []),
    ...view.players.flatMap((p) => p.attacks.map(({ slot }) => `attack:${p.seat}.${slot}`)),
    ...Object.entries(view.players[seat].deployed ?? {}).flatMap(([side, defenders]) =>
      Object.keys(defenders).map((defender) => `defender:${side}.${defender}`),
    ),
  ];
}

/** Answers that point at nothing. */
const PLAIN = ['done', 'hold', 'placeNobody', 'payFood', 'payLevy', 'refuseLevy', 'takeBoon'];

it('points with every option at things the board shows, and leaves nothing out that could be pointed at', () => {
  const pointed = new Set<string>();
  for (const setup of setupsOf(game)) {
    const s = beginGame(game, setup, fastChance(setup.seats));
    const rng = fastChance(11);
    for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
      if (q.kind === 'amount') continue;
      const things = new Set([...PRINTED, ...lyingThere(viewOf(s, q.seat), q.seat)]);
      const astray = (options: readonly Option[]) => options.filter(({ at = [] }) => !at.every((thing) => things.has(thing)));
      expect(astray(q.options), q.frame.step).toEqual([]);
      expect(q.options.filter(({ say, at = [] }) => at.length === 0 && !PLAIN.includes(say))).toEqual([]);
      for (const { at = [] } of q.options) for (const thing of at) pointed.add(thing.slice(0, thing.indexOf(':')));
    }
  }
  const kinds = [...PRINTED, 'path:', 'castle:', 'crush:', 'attack:', 'defender:'].map((thing) => thing.slice(0, thing.indexOf(':')));
  expect([...pointed].sort()).toEqual([...new Set(kinds)].sort());
});
