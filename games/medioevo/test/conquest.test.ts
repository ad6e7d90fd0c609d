import { describe, expect, it } from 'vitest';
import { conquest } from '../rules/conquest.ts';
import { endEffects } from '../rules/end-of-turn.ts';
import { NOBODY, type UniState } from '../state.ts';
import type { BuildingId } from '../vocabulary.ts';
import { advanceTo, answer, asked, controller, node, type PlayerPlan, type PositionPlan, position } from './builders.ts';

/** A player has just conquered a territory of another or of nobody. */
function taken(where: string, seat: number, players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  const s = position(players, { ...plan, next: () => [conquest.do({ seat, node: node(where), losers: 0 })] });
  const home = s.homeOf[node(where)];
  s.owner[node(where)] = home === seat ? NOBODY : home;
  s.control[node(where)] = s.owner[node(where)];
  return s;
}

const standing = (...buildings: BuildingId[]): readonly BuildingId[] => buildings;

describe('honour for conquests', () => {
  it('UNI-42.1 gives 1 for an inhabited zone and 1 for each level of every building (worked example 48)', () => {
    const s = advanceTo(
      taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}], { buildings: { bulgaria: standing('city', 'castle') } }),
    );
    expect(s.honour[0]).toBe(17);
    const t = advanceTo(taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}], { buildings: { bulgaria: standing('cathedral') } }));
    expect(t.honour[0]).toBe(14);
  });

  it('UNI-42.2 gives nothing for land where nobody lives', () => {
    const s = advanceTo(taken('serbia', 0, [{ units: { serbia: '1LI' } }, {}], { buildings: { serbia: standing('fort') } }));
    expect(s.honour[0]).toBe(10);
  });

  it('UNI-42.3 gives nothing for the second conquest of a territory in a turn, by whomever', () => {
    const s = taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}]);
    s.conquests = [node('bulgaria')];
    advanceTo(s);
    expect(s.honour[0]).toBe(10);
    const first = advanceTo(taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}]));
    expect(first.conquests).toEqual([node('bulgaria')]);
    endEffects(first);
    expect(first.conquests).toEqual([]);
  });

  it('UNI-42.4 gives nothing for a home regained', () => {
    const s = advanceTo(taken('thrace', 0, [{ units: { thrace: '1LI' } }, {}], { buildings: { thrace: standing('city') } }));
    expect([s.honour[0], controller(s, 'thrace'), s.conquests]).toEqual([10, 0, [node('thrace')]]);
  });

  it('UNI-42.5 UNI-42.6 gives 2 more to the first who conquers Rome or Jerusalem, once in the game', () => {
    const s = advanceTo(taken('latium', 0, [{ units: { latium: '1LI' } }, {}]));
    expect([s.honour[0], s.romeTaken]).toEqual([13, true]);
    const again = taken('latium', 0, [{ units: { latium: '1LI' } }, {}]);
    again.romeTaken = true;
    advanceTo(again);
    expect(again.honour[0]).toBe(11);
    const jerusalem = taken('palestine', 0, [{ units: { palestine: '1LI' } }, { kingdom: 'mamluk' }], { wars: [[0, 1]] });
    expect(jerusalem.jerusalemTaken).toBe(false);
    advanceTo(jerusalem);
    expect([jerusalem.honour[0], jerusalem.jerusalemTaken]).toEqual([13, true]);
    const second = taken('palestine', 0, [{ units: { palestine: '1LI' } }, { kingdom: 'mamluk' }], { wars: [[0, 1]] });
    second.jerusalemTaken = true;
    advanceTo(second);
    expect(second.honour[0]).toBe(11);
  });

  it('UNI-42.15 the Mamluk regains Jerusalem without honour and leaves the bonus open', () => {
    const s = advanceTo(taken('palestine', 1, [{}, { kingdom: 'mamluk', units: { palestine: '1LI' } }]));
    expect([s.honour[1], s.jerusalemTaken, controller(s, 'palestine')]).toEqual([10, false, 1]);
  });

  it('UNI-42.7 gives none for cities, castles and cathedrals that are kept', () => {
    const s = advanceTo(taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}], { buildings: { bulgaria: standing('castle') } }));
    answer(s, 'keep castle');
    expect(s.honour[0]).toBe(14);
  });
});

describe('who conquers', () => {
  it('UNI-32.1 needs a unit there and no opponent’s', () => {
    const none = advanceTo(taken('bulgaria', 0, [{}, {}]));
    expect([controller(none, 'bulgaria'), none.conquests, none.honour[0]]).toEqual([null, [], 10]);
    const peace = advanceTo(taken('severin', 0, [{ units: { severin: '1LI' } }, {}]));
    expect([controller(peace, 'severin'), peace.conquests, peace.honour[0]]).toEqual([1, [], 10]);
    const opposed = advanceTo(taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, { units: { bulgaria: '1LI' } }], { wars: [[0, 1]] }));
    expect([opposed.conquests, opposed.honour[0]]).toEqual([[], 10]);
  });

  it('UNI-32.7 UNI-33.5 keeps or pillages buildings and cubes found in barbarian land', () => {
    const s = advanceTo(
      taken('bulgaria', 0, [{ units: { bulgaria: '1LI' } }, {}], {
        buildings: { bulgaria: standing('village') },
        markets: { bulgaria: ['blue'] },
      }),
    );
    expect(asked(s)).toEqual(['0 keepOrPillage']);
    answer(s, 'pillage all');
    expect([s.florins[0], s.market[node('bulgaria')]]).toEqual([1100, 0]);
  });

  it('UNI-26.7 removes another’s control token where it conquers', () => {
    const s = taken('serbia', 0, [{ units: { serbia: '1LI' } }, {}], {
      wars: [[0, 1]],
      tokens: { serbia: [1, 'severin'] },
      buildings: { severin: ['tower'] },
    });
    s.owner[node('serbia')] = 1;
    advanceTo(s);
    expect([s.controlTokens[node('serbia')], controller(s, 'serbia')]).toEqual([NOBODY, 0]);
  });

  it('UNI-32.6 leaves pieces of a third player alone', () => {
    const s = taken('severin', 0, [{ units: { severin: '1LI' } }, {}, { vehicles: ['caravan 1 severin'] }], { wars: [[0, 1]] });
    advanceTo(s);
    expect([asked(s).includes('0 keepOrPillage'), controller(s, 'severin')]).toEqual([false, 0]);
  });

  it('UNI-44.6 UNI-44.7 a home lost and things pillaged in one event give its victim one blood token', () => {
    const s = taken('severin', 0, [{ units: { severin: '1LI' } }, { vehicles: ['caravan 1 severin'] }], {
      wars: [[0, 1]],
      buildings: { severin: ['tower', 'fort'] },
      options: { bloodTokens: true },
    });
    advanceTo(s);
    answer(s, 'pillage all');
    expect(s.bloodTokens.slice(0, 2)).toEqual([0, 1]);
    const kept = taken('severin', 0, [{ units: { severin: '1LI' } }, {}], { wars: [[0, 1]], options: { bloodTokens: true } });
    advanceTo(kept);
    expect(kept.bloodTokens.slice(0, 2)).toEqual([0, 1]);
    const without = taken('severin', 0, [{ units: { severin: '1LI' } }, {}], { wars: [[0, 1]] });
    advanceTo(without);
    expect(without.bloodTokens.slice(0, 2)).toEqual([0, 0]);
  });
});
