import { below, carryOut, fastChance, foresee, printAnswer, randomAnswer, seedFrom, Table } from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { type MonState, OPENLY } from '../state.ts';
import { army, give, start } from './builders.ts';

/** Every card that draws or looks, armies that repair and reach titans early, and a card drawn unseen in every reserve. */
function position(seed: number): MonState {
  const seats = 2 + (seed % 3);
  const s = start(seats, { expansionPlus: seed % 2 === 0 }, seed);
  for (let seat = 0; seat < seats; seat++) {
    const { reserve, reserveFrom } = give(s, seat, {
      coins: 15,
      knowledge: 3,
      provinces: ['foret-haute', 'foret-haute'],
      city: [['chantier-naval', 'navire-cryptan', 'cachette-forestiere', 'dramaturges-zori'][(seat + seed) % 4], 'pont', 'caserne'],
      armies: [
        army('sapeurs', { legacy: ['phalange', 'phalange'] }),
        army('elephants-de-guerre', { legacy: ['phalange', 'sapeurs'] }),
        army('catapultes', { legacy: ['archers-longs'] }),
      ],
    });
    reserve.push(...s.empireDeck.splice(-1));
    reserveFrom.push(s.deckNumber);
  }
  return s;
}

/** What is looked at apart: answers that draw, those that build a card drawn unseen, and those that do neither. */
function nuance(s: MonState, seat: number, text: string): string {
  const after = game.copy(s);
  carryOut(game, after, { seat, text });
  if (after.core.chance.moments > s.core.chance.moments) return 'draws';
  return unseen(after, seat) < unseen(s, seat) ? 'shows' : '';
}

function unseen({ players }: MonState, seat: number): number {
  return players[seat].reserveFrom.filter((from) => from !== OPENLY).length;
}

/** Why the answer just given cannot be taken back, or null; it is given again if it can. */
function whatEndsUndo(table: Table<MonState>, seat: number, text: string): string | null {
  const undone = table.undo(seat);
  if (!undone.ok) return String(undone.refusal.params.reason);
  expect(table.reply(seat, text).ok).toBe(true);
  return null;
}

/** Looking ahead takes a hundred worlds, so it is done but so many times for each kind of answer. */
const LOOKS = 2;

it('foresees every answer after which undo ends, and no other', () => {
  const looked = new Map<string, number>();
  const compared = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const state = position(seed);
    const table = Table.resume(game, { seats: state.core.seats, options: {}, seed: seedFrom(`foresight ${seed}`) }, [], state);
    const rng = fastChance(seed);
    while (table.result === null) {
      const open = table.questions();
      const q = open[below(rng, open.length)];
      const { seat, frame } = q;
      const text = printAnswer(q, randomAnswer(q, rng));
      const kind = `${frame.step} ${nuance(table.state, seat, text)}`;
      const looks = below(rng, 2) === 0 && (looked.get(kind) ?? 0) < LOOKS;
      const foreseen = looks ? foresee(game, table.state, seat, [text]) : null;
      expect(table.reply(seat, text).ok).toBe(true);
      if (foreseen === null || table.result !== null) continue;
      looked.set(kind, (looked.get(kind) ?? 0) + 1);
      const end = whatEndsUndo(table, seat, text);
      const isMarked = foreseen.chance !== 'never' || foreseen.shown;
      const answer = `seed ${seed}, ${frame.step}: ${text}`;
      if (end === 'chance' || end === 'shown') expect(isMarked, answer).toBe(true);
      if (!isMarked) expect([null, 'otherSeat'], answer).toContain(end);
      if (foreseen.chance === 'surely') expect(end, answer).not.toBe(null);
      compared.add(`${frame.step} ${end ?? 'goes on'}`);
    }
  }
  for (const reached of ['takeTurn goes on', 'takeTurn chance', 'chooseAttack chance', 'orderTitans chance', 'chooseStarving chance'])
    expect([...compared]).toContain(reached);
  for (const reached of ['chooseBuild goes on', 'chooseBuild shown', 'keepExplored shown']) expect([...compared]).toContain(reached);
});
