import { type AnaState, game } from '@castellan/anarchy';
import { foresee, instinctiveAnswer, printAnswer, seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { cardsToMeet, forecastOf, inNumbers, shareOf } from '../defence/forecast.ts';
import { seen } from './opening.ts';

function until(table: Table<AnaState>, isThere: () => boolean): void {
  for (let n = 0; n < 4000 && !isThere(); n++) {
    const [q] = table.questions();
    table.reply(q.seat, printAnswer(q, instinctiveAnswer(game, table.state, q)));
  }
}

describe('what the stage shows of a defence', () => {
  const table = new Table<AnaState>(game, { seats: 2, options: {}, seed: seedFrom('stage') });

  it('tells of every card still to come, from right to left, open ones blow by blow', () => {
    until(table, () => table.state.round === 3 && table.question(0)?.frame.step === 'deploy');
    const view = seen(table, 0);
    const forecast = forecastOf(view, view.players[0], 0, { foresight: foresee(game, table.state, 0, []), isLate: false });
    expect(forecast.cards.map(({ attack }) => attack.slot)).toEqual([3, 2, 1, 0]);
    for (const { attack, blows, held } of forecast.cards) {
      expect(held).not.toBeNull();
      expect(blows.map(({ hit }) => hit)).toEqual(attack.face?.hits ?? []);
      for (const { hit, met } of blows) {
        expect(met).not.toBeNull();
        expect(met?.through.most).toBeLessThanOrEqual(hit.left);
      }
    }
    expect(Object.values(forecast.outcome).every((span) => span !== null)).toBe(true);
  });

  it('has the same cards and blows as long as nothing is foreseen', () => {
    const view = seen(table, 0);
    const empty = forecastOf(view, view.players[0], 0, { foresight: null, isLate: true });
    expect(empty.cards.map(({ attack }) => attack.slot)).toEqual([3, 2, 1, 0]);
    expect(empty.cards.every(({ held, blows }) => held === null && blows.every(({ met }) => met === null))).toBe(true);
    expect(inNumbers(empty.defended)).toBe('–');
  });

  it('tells of the other castles too, once all is open', () => {
    until(table, () => table.state.phase === 'resolution' && table.question(0) !== null);
    const view = seen(table, 0);
    const foresight = foresee(game, table.state, 0, []);
    for (const of of view.players) {
      const { defended, cards } = forecastOf(view, of, 0, { foresight, isLate: false });
      expect(cards.map(({ attack }) => attack)).toEqual(cardsToMeet(view, of));
      expect(cards.every(({ held }) => held !== null && held.least === held.most)).toBe(true);
      if (cards.length > 0) expect(defended).not.toBeNull();
    }
  });

  it('writes spans and shares', () => {
    expect(inNumbers({ least: 2, most: 2, mean: 2 })).toBe('2');
    expect(inNumbers({ least: 0, most: 2, mean: 1.2 })).toBe('0–2');
    expect(shareOf({ least: 0, most: 1, mean: 0.5625 })).toBe(56);
  });
});
