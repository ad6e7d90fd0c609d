import { content, GOODS, game, SEXES, TACTICS, TRACKS } from '@castellan/anarchy';
import { fastChance, type Params, printAnswer, randomAnswer, Table, type Target } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../tables/client.ts';
import { chainOf } from '../chain.ts';
import { deltasOf, freshOf } from '../changes.ts';
import { turnedCards } from '../domain.ts';
import { factsOf } from '../facts.ts';
import { isDefence, kindOf, othersOf, pageOf, sheetOf, targetsBySheet } from '../where.ts';
import { opening, seen } from './opening.ts';

function told(key: string, params: Params): LogEntry {
  return { seq: 1, seat: 0, key, params };
}

describe('the pages of a phone', () => {
  const view = opening(2);

  it('hold things where they lie', () => {
    expect(pageOf('box:gate.1', view, 0)).toBe('mine');
    expect(pageOf('good:coin', view, 0)).toBeNull();
    expect(pageOf('corner:TL', view, 0)).toBe('mine');
    expect(pageOf('path:mason', view, 0)).toBe('board');
    expect(pageOf('castle:enemy', view, 0)).toBe('board');
    expect(pageOf('crush:crush2', view, 0)).toBe('board');
    expect(pageOf('attack:0.1', view, 0)).toBe('board');
    expect(pageOf('attack:1.1', view, 0)).toBe('rivals');
    expect(pageOf('attack:1.1', view, 1)).toBe('board');
  });

  it('hold the whole defence on the board', () => {
    const defending = { ...view, phase: 'resolution' } as const;
    expect(isDefence(defending)).toBe(true);
    for (const target of ['defender:top.soldier', 'side:left', 'attack:1.1']) expect(pageOf(target, defending, 0)).toBe('board');
  });
});

describe('the two sheets', () => {
  it('hold their areas', () => {
    expect(sheetOf('box:quarryForest.3')).toBe('left');
    expect(sheetOf('box:wheel.mer1')).toBe('left');
    expect(sheetOf('machine:ram')).toBe('left');
    expect(sheetOf('tactic:stones')).toBe('left');
    expect(sheetOf('area:warfare')).toBe('right');
    expect(sheetOf('box:chapel.1.food')).toBe('right');
    expect(sheetOf('cell:1.2')).toBe('right');
    expect(sheetOf('good:coin')).toBeNull();
  });

  it('count what a question points at', () => {
    const table = new Table(game, { seats: 1, options: {}, seed: '7'.padStart(64, '0') });
    while (table.view(0).asked?.step !== 'action') table.reply(0, table.view(0).asked?.options[0].key ?? '');
    const { left, right } = targetsBySheet(table.view(0).asked);
    expect(left).toBeGreaterThan(5);
    expect(right).toBeGreaterThan(3);
    expect(targetsBySheet(null)).toEqual({ left: 0, right: 0 });
  });

  it('of the others lie clockwise from mine', () => {
    expect(othersOf(opening(4), 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(othersOf(opening(2), null).map(({ seat }) => seat)).toEqual([1]);
  });
});

/** Everything the board draws whatever happens; castles, crushes, paths and attack cards come and go with the rounds. */
const isDrawn = (() => {
  const { additions, brewery, pennants } = content.of({ core: { pack: '' } });
  const always = new Set<Target>([
    ...GOODS.map((good) => `good:${good}`),
    ...TACTICS.map((tactic) => `tactic:${tactic}`),
    ...TRACKS.map((track) => `area:${track}`),
    ...SEXES.flatMap((sex) => [1, 2, 3, 4, 5, 6].map((n) => `lover:${sex}.${n}`)),
    ...additions.map(({ id }) => `addition:${id}`),
    ...[...brewery.cells, ...pennants].flatMap(({ option }) => option.at ?? []),
  ]);
  const passing = ['castle', 'crush', 'path', 'attack', 'corner', 'wall', 'side', 'defender'];
  const facts = factsOf({ pack: '' });
  return (target: Target): boolean => facts.boxAt(target) !== null || always.has(target) || passing.includes(kindOf(target));
})();

describe('every question of many games', () => {
  it('points at things that are drawn', () => {
    for (const seats of [1, 2, 4]) {
      const rng = fastChance(seats);
      for (let n = 0; n < 4; n++) {
        const table = new Table(game, { seats, options: {}, seed: String(n).padStart(64, '0') });
        for (let moves = 0; table.result === null && moves < 3000; moves++) {
          const [question] = table.questions();
          const targets = (table.view(question.seat).asked?.options ?? []).flatMap(({ at = [] }) => at);
          expect(
            targets.filter((target) => !isDrawn(target)),
            question.frame.step,
          ).toEqual([]);
          table.reply(question.seat, printAnswer(question, randomAnswer(question, rng)));
        }
        expect(table.result).not.toBeNull();
      }
    }
  });
});

describe('what has changed', () => {
  it('is marked with its player', () => {
    const fresh = freshOf([
      told('fills', { seat: 1, box: 'gate.3' }),
      told('constructs', { seat: 0, box: 'machine.ram' }),
      told('gains', { seat: 0, what: 'coin', n: 2 }),
      told('wallRises', { seat: 0, side: 'top', value: 2 }),
      told('placesLover', { seat: 0, sex: 'man', number: 3 }),
      told('hangs', { seat: 0, pennant: 'red', rope: 'top' }),
      told('spies', { seat: 0, targetSeat: 1, slot: 2, attack: 'ram' }),
      told('round', { round: 2 }),
    ]);
    expect([...fresh]).toEqual([
      '1/box:gate.3',
      '0/machine:ram',
      '0/good:coin',
      '0/wall:top',
      '0/lover:man.3',
      '0/pennant:top.red',
      '1/attack:1.2',
    ]);
  });

  it('is told for the stores as a difference', () => {
    const [{ goods }] = opening(1).players;
    expect(deltasOf(goods, { ...goods, coin: goods.coin + 2, serf: goods.serf - 1 })).toEqual({ coin: 2, serf: -1 });
    expect(deltasOf(goods, goods)).toEqual({});
  });
});

describe('the chain of one answer', () => {
  it('lists what it gave, and what that gave in turn', () => {
    const chain = chainOf(
      [
        told('fills', { seat: 0, box: 'quarryForest.8' }),
        told('productionRises', { seat: 0, good: 'material', value: 4 }),
        told('attributeRises', { seat: 0, attribute: 'loyalty', value: 6 }),
        told('gains', { seat: 0, what: 'patron', n: 1 }),
        told('gains', { seat: 1, what: 'coin', n: 3 }),
        told('wallRises', { seat: 0, side: 'top', value: 2 }),
      ],
      0,
    );
    expect(chain).toEqual([
      { sign: 'material', text: '4', made: true },
      { sign: 'loyalty', text: '6' },
      { sign: 'patron', text: '+1' },
      { sign: 'wall', text: '2' },
    ]);
  });
});

describe('domain cards', () => {
  const [mine] = opening(1).players;

  it('are shown while they lie turned up, with the row that counts', () => {
    const asked = { id: '', step: 'brewCell', kind: 'pick', params: {}, options: [], min: 1, max: 1, by: 1, suggestions: [] } as const;
    expect(turnedCards({ ...mine, revealed: [3, 9] }, asked, [])).toEqual({ cards: [3, 9], row: 'brewery' });
    expect(turnedCards(mine, null, [])).toBeNull();
  });

  it('are shown once more when the answer that turned them up put them away', () => {
    const away = { ...mine, discard: [1, 2, 3, 4, 5, 6] };
    expect(turnedCards(away, null, [told('trains', { seat: 0, icons: ['sword', 'helm', 'spur'] })])).toEqual({
      cards: [4, 5, 6],
      row: 'knightTraining',
    });
    const joust = { seat: 0, lance: 'left', shield: 'right', otherLance: 'left', otherShield: 'left' };
    expect(turnedCards(away, null, [told('joustDrawn', joust), told('joustWon', joust)])).toEqual({
      cards: [3, 4, 5, 6],
      row: 'tournaments',
    });
    expect(turnedCards(away, null, [told('brews', { seat: 1, ingredients: [] })])).toBeNull();
  });
});

describe('a table seen by somebody', () => {
  it('shows everything the board reads', () => {
    const view = seen(new Table(game, { seats: 3, options: { scenario: 'siegeEasy' }, seed: '5'.padStart(64, '0') }), 1);
    expect(view.row.length).toBe(5);
    expect(view.players.every(({ attacks }) => attacks.length > 0)).toBe(true);
  });
});
