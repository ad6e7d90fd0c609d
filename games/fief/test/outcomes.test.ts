import { advance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { electBishop } from '../rules/bishops.ts';
import { electKing } from '../rules/king.ts';
import type { FieState } from '../state.ts';
import { bishopric, type PlayerPlan, type PositionPlan, play, position, viewOf } from './builders.ts';

const PLAYERS: readonly PlayerPlan[] = [
  { lords: { arthur: 'blaye', etienne: 'sigy' }, troops: { blaye: '1S' } },
  { lords: { gauvain: 'chateauneuf', raoul: 'epervier' }, troops: { mazilles: '1S', chateauneuf: '1S', saintAndromy: '1S' } },
  { lords: { othon: 'saintGerome', isabelle: 'tournus' }, troops: { tournus: '1S', pugnac: '1S', belleville: '1S' } },
  { lords: { charles: 'villeneuve', baudouin: 'bourg' }, troops: { villeneuve: '1S' } },
];

function held(plan: PositionPlan, next: PositionPlan['next'], ...said: readonly string[]): FieState {
  const s = position(PLAYERS, { round: 7, bishops: { sigy: 'etienne' }, cardinals: ['charles'], ...plan, next });
  advance(game, s);
  return play(s, ...said);
}

/** What comes of each vote of a seat, as `vote supposed: leader votes-next why`. */
function told(s: FieState, seat: number): string[] {
  return (viewOf(s, seat).election?.outcomes ?? []).map(
    ({ vote, supposed, lord, votes, next, why }) => `${vote ?? '-'} ${supposed}: ${lord} ${votes}-${next} ${why ?? 'elected'}`,
  );
}

describe('what comes of a vote', () => {
  it('FIE-9.11 FIE-9.13 is told by the weights of the votes, for each way in which the others may vote', () => {
    const s = held(
      { marriages: [['baudouin', 'isabelle']] },
      () => [electBishop.do({ bishopric: bishopric('tournus') })],
      'arthur',
      'gauvain',
      'othon',
      'nobody',
    );
    const before = told(s, 0);
    expect(before).toHaveLength(12);
    // Thibaut follows Mahaut, whom he is married to; or he keeps silent; or all are against one.
    expect(before.filter((line) => line.startsWith('gauvain'))).toEqual([
      'gauvain kin: gauvain 5-5 tie',
      'gauvain own: gauvain 5-2 elected',
      'gauvain against: othon 8-2 elected',
    ]);
    expect(before).toContain('arthur own: gauvain 3-2 elected');
    // What others seal changes nothing in it.
    play(s, 'for arthur');
    expect(told(s, 0)).toEqual(before);
    expect(viewOf(s, null).election?.outcomes).toEqual([]);
  });

  it('FIE-12.7 FIE-12.9 names what the leader lacks to be King', () => {
    const titles: PositionPlan['titles'] = {
      ducheBlaye: ['arthur', 'blaye'],
      comteEpervier: ['raoul', 'epervier'],
      comteTournus: ['isabelle', 'tournus'],
      baronnieSaintPaul: ['baudouin', 'saintPaul'],
    };
    const s = held({ titles, stage: 'kingElection' }, () => [electKing.do({})], 'arthur', 'raoul', 'nobody');
    expect(told(s, 0).filter((line) => line.startsWith('raoul kin'))).toEqual([
      expect.stringMatching(/raoul \d-0 (tooFew|church|elected)/),
    ]);
    expect(told(s, 0).some((line) => line.endsWith('tooFew'))).toBe(true);
  });
});
