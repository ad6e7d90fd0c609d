import { advance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { late } from '../rules/late.ts';
import { addWeary } from '../rules/pawns.ts';
import { beginStage, endRound } from '../rules/round.ts';
import { spot } from '../state.ts';
import { STAGES } from '../vocabulary.ts';
import { answer, type PlayerPlan, position, village } from './builders.ts';

const three: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy' }, troops: { sigy: '3S' }, hand: ['tax'] },
  { lords: { louis: 'bourg' }, troops: { bourg: '3S' } },
  { lords: { othon: 'tournus' }, troops: { tournus: '3S' } },
];

describe('the round', () => {
  it('FIE-1.4 FIE-3.1 FIE-3.2 FIE-3.3 FIE-3.5 FIE-3.6 runs its stages in their order, in seven phases', () => {
    const s = position(
      three.map(({ hand: _, ...player }) => player),
      { round: 7, options: { roundLimit: 8 }, next: () => [] },
    );
    s.core.told = [];
    advance(game, s);
    const told = s.core.told.slice();
    for (let q = advance(game, s); q !== null; q = advance(game, s)) told.push(...answer(s, late(s, q)));
    const stages = told.filter(({ key }) => key === 'stageBegan').map(({ params }) => `${params.phase} ${params.stage}`);
    expect(stages).toEqual([
      '1 papalActs',
      '1 marriages',
      '1 bishopElections',
      '1 popeElection',
      '1 kingElection',
      '2 drawing',
      '2 calamities',
      '2 cardPlay',
      '3 income',
      '4 ransoms',
      '4 grants',
      '4 purchases',
      '5 movement',
      '6 combat',
      '6 pillage',
      '7 victory',
    ]);
  });

  it('FIE-3.5 has ransoms paid first, then the King’s grants made, then purchases in turn order', () => {
    const s = position(
      [
        { lords: { henri: 'sigy', gauvain: 'sigy' }, troops: { sigy: '3S' }, ecus: 5 },
        { lords: { louis: 'bourg', raoul: 'sigy' }, troops: { bourg: '3S' }, ecus: 9 },
        { lords: { othon: 'tournus' }, troops: { tournus: '3S', mazilles: '1S' }, ecus: 5 },
      ],
      {
        captives: { raoul: 0 },
        titles: { comteTournus: ['othon', 'tournus'], baronnieMazilles: ['crown', 'mazilles'] },
        king: 'othon',
        stage: 'ransoms',
        next: () => [beginStage.do({ stage: STAGES.indexOf('ransoms') })],
      },
    );
    const course: string[] = [];
    for (let q = advance(game, s); q !== null && q.frame.step !== 'moveStep'; q = advance(game, s)) {
      course.push(`${q.seat} ${q.frame.step}`);
      answer(s, late(s, q));
    }
    expect(course).toEqual(['1 payRansom', '2 giveCrownTitle', '0 purchase', '1 purchase', '2 purchase']);
  });

  it('FIE-6.3 opens a window at every moment of the list that needs no battle', () => {
    const s = position(three, { options: { roundLimit: 8 }, next: () => [beginStage.do({ stage: 0 })] });
    const windows: string[] = [];
    for (let q = advance(game, s); q !== null && s.round === 2; q = advance(game, s)) {
      if (q.frame.step === 'surprise') windows.push(String(q.params?.window));
      answer(s, late(s, q), q.seat);
    }
    const turns = (name: string): string[] => [0, 1, 2].flatMap(() => [`${name}Start`, `${name}End`]);
    expect(windows).toEqual([
      'papalActs',
      'bishopElections',
      'popeElection',
      'kingElection',
      ...turns('cardPlay'),
      'income',
      ...turns('purchase'),
      ...turns('movement'),
      ...turns('combat'),
      'pillage',
      'victory',
    ]);
  });

  it('FIE-3.7 FIE-15.3 clears calamities, taxes and marks, and passes the first-player card to the left', () => {
    const s = position(three, { first: 2 });
    const famine = s.eventDeck.splice(s.eventDeck.length - 4, 1)[0];
    s.spaces.push(famine);
    s.strikes.push(1);
    s.struck[1] = 1;
    s.bonus[2] = 3;
    s.taxes.push({ kind: 'taille', seat: 0, where: 4, rank: null });
    s.made[0] = 2;
    addWeary(s, spot(0, village('sigy')), 0, 1, 2);
    s.core.stack = [endRound.do({ round: 2 })];
    advance(game, s);
    expect(s).toMatchObject({ first: 0, round: 3, spaces: [], strikes: [], taxes: [], weary: [] });
    expect(s.struck).toEqual([0, 0, 0, 0, 0]);
    expect(s.bonus).toEqual([0, 0, 0, 0, 0]);
    expect(s.made[0]).toBe(0);
    expect(s.eventDiscard).toEqual([famine]);
  });

  it('FIE-3.8 asks in turn order', () => {
    const s = position(
      three.map((player) => ({ ...player, hand: ['tax'] })),
      { first: 1, next: () => [beginStage.do({ stage: STAGES.indexOf('purchases') })] },
    );
    advance(game, s);
    expect(s.active).toBe(1);
    const poll = s.core.stack[s.core.stack.length - 1];
    expect(poll).toMatchObject({ step: 'poll', seats: [1, 2, 0] });
  });
});
