import { advance, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { framesOf } from '../rules/frames.ts';
import { enter } from '../rules/new-lords.ts';
import { addWeary, marched } from '../rules/pawns.ts';
import { type Entering, plagueTest } from '../rules/plague.ts';
import { CALAMITY_BITS } from '../rules/struck.ts';
import { type FieState, spot } from '../state.ts';
import { KNIGHT, SERGEANT } from '../vocabulary.ts';
import { bishopric, lord, type PlayerPlan, position, troops, village, whereIs } from './builders.ts';

const faces = (...shown: readonly number[]): readonly number[] => shown.map((face) => face - 1);

function infected(players: readonly PlayerPlan[], shown: readonly number[], where: readonly string[] = ['sigy']): FieState {
  const s = position(players, { stage: 'movement', chance: scriptChance(faces(...shown)) });
  for (const id of where) s.struck[bishopric(id)] |= CALAMITY_BITS.plague;
  return s;
}

/** A group has come from Marcamps (Bishopric of Bourg) to Saint-Ciers (Bishopric of Sigy). */
function entering(group: Partial<Entering>): Entering {
  return { seat: 0, from: village('marcamps'), place: village('saintCiers'), lords: [], troops: [[], []], ...group };
}

function tested(s: FieState, group: Partial<Entering>): number {
  const { moments } = s.core.chance;
  s.core.stack.push(...framesOf(plagueTest(s, entering(group))));
  advance(game, s);
  return s.core.chance.moments - moments;
}

describe('plague on those who come', () => {
  it('FIE-15.12 tests a group that enters from outside, as one group, and nobody who was there', () => {
    const s = infected([{ troops: { saintCiers: '4S 1K' }, lords: { henri: 'saintCiers', louis: 'saintCiers' } }, {}, {}], [3, 3, 4]);
    expect(
      tested(s, {
        lords: [lord('henri')],
        troops: [
          [0, 3],
          [0, 1],
        ],
      }),
    ).toBe(3);
    expect(troops(s, 0, 'saintCiers')).toBe('2S');
    expect([whereIs(s, 'henri'), whereIs(s, 'louis')]).toEqual(['saintCiers', 'saintCiers']);
  });

  it('FIE-15.12 tests captives who are brought, each with his own family in turn order', () => {
    const s = infected([{ lords: { henri: 'saintCiers' } }, { lords: { othon: 'saintCiers' } }, {}], [6, 1]);
    s.captor[lord('othon')] = 0;
    tested(s, { lords: [lord('othon'), lord('henri')] });
    expect([whereIs(s, 'henri'), whereIs(s, 'othon')]).toEqual(['saintCiers', null]);
  });

  it('FIE-15.12 tests nobody within the bishopric, nor in one without plague', () => {
    const s = infected([{ lords: { henri: 'saintCiers' }, troops: { saintCiers: '4S' } }, {}, {}], []);
    expect(tested(s, { from: village('sigy'), lords: [lord('henri')], troops: [[0, 4], []] })).toBe(0);
    expect(tested(s, { from: village('saintCiers'), place: village('marcamps'), lords: [lord('henri')] })).toBe(0);
    expect(troops(s, 0, 'saintCiers')).toBe('4S');
  });

  it('FIE-15.15 tests a group again in the next plague-struck bishopric', () => {
    const s = infected(
      [{ lords: { henri: 'saintCiers' }, troops: { saintCiers: '4S', marcamps: '2S' } }, {}, {}],
      [6, 6],
      ['sigy', 'bourg'],
    );
    tested(s, { lords: [lord('henri')], troops: [[0, 4], []] });
    expect(troops(s, 0, 'saintCiers')).toBe('2S');
    s.at[lord('henri')] = village('marcamps');
    tested(s, { from: village('saintCiers'), place: village('marcamps'), lords: [lord('henri')], troops: [[0, 0, 2], []] });
    expect(troops(s, 0, 'marcamps')).toBe('1S');
  });

  it('takes the dead from those who marched, the most tired first', () => {
    const s = infected([{ troops: { saintCiers: '6S 2K' } }, {}, {}], []);
    const at = spot(0, village('saintCiers'));
    addWeary(s, at, SERGEANT, 1, 2);
    addWeary(s, at, SERGEANT, 2, 2);
    addWeary(s, at, KNIGHT, 1, 2);
    tested(s, {
      troops: [
        [0, 2, 2],
        [0, 2],
      ],
    });
    const left = (pawn: number) => [0, 1, 2].map((steps) => marched(s, 0, village('saintCiers'), pawn, steps));
    expect([left(SERGEANT), left(KNIGHT)]).toEqual([
      [2, 2, 0],
      [0, 1, 0],
    ]);
  });

  it('FIE-15.13 leaves Lords alone who are put into play or released there', () => {
    const s = infected([{ troops: { sigy: '2S' } }, {}, {}], []);
    const { moments } = s.core.chance;
    enter(s, 0, lord('henri'), village('sigy'));
    expect(whereIs(s, 'henri')).toBe('sigy');
    expect(s.core.chance.moments).toBe(moments);
  });
});
