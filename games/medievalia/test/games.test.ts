import { advance, apply, beginGame, below, canonical, checkAnswer, fastChance, guess, openQuestions, printAnswer } from '@castellan/engine';
import { playsToTheEnd } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { busyAnswer } from './players.ts';

describe('whole games', () => {
  it('hundreds of random games for two, three and four come to an end', () => {
    for (const seats of [2, 3, 4])
      for (let seed = 1001; seed <= 1080; seed++)
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
          const suggested = [...q.suggest(), ...(q.suggestToPerson?.() ?? [])];
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
          if ((known.get(card) ?? seat) !== seat) expect.fail(`card ${card} went to seat ${seat}, seed ${seed}`);
          known.set(card, seat);
        }
      }
    }
  });
});
