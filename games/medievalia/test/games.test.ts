import {
  advance,
  apply,
  beginGame,
  below,
  canonical,
  checkAnswer,
  fastChance,
  guess,
  openQuestions,
  printAnswer,
  randomAnswer,
} from '@castellan/engine';
import { playsToTheEnd } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { asked, keys, play, scene } from './builders.ts';
import { busyAnswer, instinctiveAnswer } from './players.ts';

describe('whole games', () => {
  it('thousands of random games for two, three and four come to an end', () => {
    for (const seats of [2, 3, 4])
      for (let seed = 1001; seed <= 1700; seed++)
        expect(playsToTheEnd(game, { seats, options: {}, seed }), `${seats} seats, seed ${seed}`).toEqual([]);
  });

  it('so do games of busy players, who march, fight and help each other, in every way there is', () => {
    const endings = new Set<string>();
    const steps = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 120; seed++) {
        const s = beginGame(game, { seats, options: {} }, fastChance(seed));
        const rng = fastChance(seed + 7777);
        const counted = canonical(game.components(s));
        for (let q = advance(game, s); q !== null; ) {
          steps.add(q.frame.step);
          q = apply(game, s, q, busyAnswer(q, rng));
        }
        endings.add(s.core.result?.by ?? 'none');
        expect(canonical(game.components(s))).toBe(counted);
      }
    }
    expect([...steps].sort()).toEqual(
      Object.values(game.steps)
        .filter((step) => step.ask !== undefined)
        .map((step) => step.name)
        .sort(),
    );
    expect([...endings].sort()).toEqual(
      expect.arrayContaining(['alliance', 'emptyDecks', 'gold', 'hand', 'lastBuilding', 'prestige', 'siege']),
    );
  });

  it('in the middle of battles and aids too, each seat sees only what it may know, and copies and JSON hold everything and stand alone', () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 4; seed++) {
        const s = beginGame(game, { seats, options: {} }, fastChance(seed));
        const rng = fastChance(seed + 555);
        for (let q = advance(game, s); q !== null; q = apply(game, s, q, busyAnswer(q, rng))) {
          if (s.battle === null && s.purchase?.announced == null && below(rng, 12) > 0) continue;
          const before = canonical(s);
          expect(canonical(game.copy(s))).toBe(before);
          expect(canonical(JSON.parse(JSON.stringify(s)))).toBe(before);
          for (const seat of [null, ...s.hands.keys()]) {
            const world = guess(game, s, seat, rng);
            expect(canonical(game.view(world, seat)), `${q.frame.step}, seat ${seat}`).toBe(canonical(game.view(s, seat)));
            expect(world.decks.map(([last]) => last)).toEqual(s.decks.map(([last]) => last));
          }
          const copied = game.copy(s);
          const [same] = openQuestions(game, copied);
          apply(game, copied, same, busyAnswer(same, rng));
          expect(canonical(s)).toBe(before);
        }
      }
    }
  });

  it('every suggested payment is legal', () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 25; seed++) {
        const s = beginGame(game, { seats, options: {} }, fastChance(seed));
        const rng = fastChance(seed + 41);
        for (let q = advance(game, s); q !== null; q = apply(game, s, q, busyAnswer(q, rng))) {
          if (q.kind !== 'subset' || q.suggest === undefined) continue;
          const suggested = q.suggest();
          expect(suggested.length).toBeGreaterThan(0);
          for (const chosen of suggested) expect(checkAnswer(game, s, q, printAnswer(q, chosen)).ok, printAnswer(q, chosen)).toBe(true);
        }
      }
    }
  });

  it('MED-21.3 no card ever goes from one player to another', () => {
    const ownersOf = (s: MedState): Map<number, number> => {
      const owners = new Map<number, number>();
      for (const zone of [s.hands, s.hosts, s.characters, s.buildings])
        zone.forEach((cards, seat) => {
          for (const card of cards) owners.set(card, seat);
        });
      return owners;
    };
    for (let seed = 1; seed <= 15; seed++) {
      const s = beginGame(game, { seats: 4, options: {} }, fastChance(seed));
      const rng = fastChance(seed + 3);
      const known = new Map<number, number>();
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, busyAnswer(q, rng))) {
        for (const [card, seat] of ownersOf(s)) {
          if (card < 0) continue;
          expect(known.get(card) ?? seat).toBe(seat);
          known.set(card, seat);
        }
      }
    }
  });
});

describe('instinct', () => {
  it('wins at least nineteen duels in twenty against chance', () => {
    let won = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
      const rng = fastChance(seed * 31);
      const mine = seed % 2;
      for (let q = advance(game, s); q !== null; )
        q = apply(game, s, q, q.seat === mine ? instinctiveAnswer(s, q, rng) : randomAnswer(q, rng));
      if (s.core.result?.by !== 'draw' && s.core.result?.winners.includes(mine)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(57);
  });

  it('takes an open win: the building that reaches the goal, and the bare City', () => {
    const rng = fastChance(1);
    const builder = scene(
      [
        {
          city: ['castle', 'tower'],
          territories: [
            ['field', 'school', 'bank'],
            ['farm', 'church'],
          ],
          hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine', 'field'],
        },
        {},
      ],
      { tops: ['stable', 'forge', 'fortress'] },
    );
    while (builder.core.result === null && asked(builder).startsWith('0')) {
      const q = advance(game, builder);
      if (q !== null) apply(game, builder, q, instinctiveAnswer(builder, q, rng));
    }
    expect(builder.core.result).toMatchObject({ by: 'prestige', winners: [0] });
    const raider = scene([{ territories: [['farm', 'peasant']], open: ['knight', 'knight'] }, { territories: [['farm']] }], {
      phase: 'movement',
    });
    for (let q = advance(game, raider); q !== null && raider.active === 0; ) q = apply(game, raider, q, instinctiveAnswer(raider, q, rng));
    expect(raider.core.result).toMatchObject({ by: 'conquest', winners: [0] });
  });

  it('defends: a loose Peasant stops the larger of two armies that would take the City', () => {
    const s = scene(
      [
        { territories: [['farm', 'peasant']], away: { fief1: ['knight', 'knight'] } },
        { territories: [['farm']], open: ['peasant'] },
      ],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'new army');
    expect(keys(s)).toEqual(['engage 1', 'engage 2', 'pass']);
    const q = advance(game, s);
    if (q === null || q.kind !== 'pick') throw new Error('the defence is asked for');
    expect(printAnswer(q, instinctiveAnswer(s, q, fastChance(2)))).toMatch(/^engage/);
  });

  it('lends what stands idle, and does not throw cards away for a trifle', () => {
    const ally = { territories: [['farm', 'peasant'], ['mine']], hand: ['knight'] };
    const s = scene([{ cityUsed: true, territories: [['farm']], hand: ['field'] }, {}, ally, {}]);
    play(s, 'play field', 'ask 1 labour');
    const q = advance(game, s);
    if (q === null) throw new Error('aid is asked for');
    expect(printAnswer(q, instinctiveAnswer(s, q, fastChance(2)))).toBe('use city-03 + use mine-01');
    const poor = scene([
      { cityUsed: true, territories: [['farm']], hand: ['field'] },
      {},
      { cityUsed: true, hand: ['knight', 'mine'] },
      {},
    ]);
    play(poor, 'play field', 'ask 1 labour');
    const trifle = advance(game, poor);
    if (trifle === null) throw new Error('aid is asked for');
    expect(printAnswer(trifle, instinctiveAnswer(poor, trifle, fastChance(2)))).toBe('-');
  });
});
