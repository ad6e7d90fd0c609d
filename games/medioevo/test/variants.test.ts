import { describe, expect, it } from 'vitest';
import { whyNotDeclare } from '../rules/diplomacy.ts';
import { finalResult } from '../rules/scoring.ts';
import { refuseSetup } from '../rules/setup.ts';
import { beginPhase } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { KINGDOMS, PHASE } from '../vocabulary.ts';
import { advanceTo, answer, asked, keys, position, started } from './builders.ts';

const base = { turns: 10, honourLimit: 'none', timeLimit: 'none', kingdoms: 'random', teams: 'none' };

function kingdomsOf(s: UniState): string[] {
  return s.kingdoms.map((kingdom) => KINGDOMS[kingdom] ?? '-');
}

function bid(s: UniState, ...bids: readonly string[]): UniState {
  bids.forEach((text, seat) => {
    answer(s, text, seat);
  });
  return s;
}

describe('starting auction', () => {
  it('UNI-44.1 UNI-44.3 gives each kingdom to its highest bidder, who loses the bid; the least bidder stands at 10', () => {
    const s = started(3, { kingdoms: 'auction' });
    expect(asked(s)).toHaveLength(3);
    expect(keys(s, 0)).toHaveLength(66);
    bid(s, 'byzantium 6', 'hungary 4', 'horde 1');
    expect(kingdomsOf(s)).toEqual(['byzantium', 'hungary', 'horde']);
    expect(s.honour).toEqual([5, 7, 10]);
    expect(asked(s)[0]).toContain('bidTurnOrder');
  });

  it('UNI-44.2 lets those who tied or were outbid write once more, then deals a linked one for nothing', () => {
    const s = bid(started(3, { kingdoms: 'auction' }), 'byzantium 6', 'byzantium 3', 'byzantium 2');
    expect(asked(s)).toEqual(['1 kingdomBid', '2 kingdomBid']);
    expect(keys(s, 1).every((key) => /^(mamluk|hungary|horde)/.test(key))).toBe(true);
    answer(s, 'hungary 4', 1);
    answer(s, 'hungary 4', 2);
    expect(kingdomsOf(s)[0]).toBe('byzantium');
    expect(new Set(s.kingdoms).size).toBe(3);
    expect(s.honour).toEqual([4, 10, 10]);
  });

  it('UNI-44.12 allots from the highest bid down, and treats a kingdom that stays unlinked as outbid', () => {
    const s = bid(started(3, { kingdoms: 'auction' }), 'mamluk 5', 'hre 4', 'hungary 3');
    // The Mamluk first; the Empire and Hungary are linked to no one then, so both write again, with Byzantium alone to be had.
    expect(asked(s)).toEqual(['1 kingdomBid', '2 kingdomBid']);
    expect(keys(s, 1).every((key) => key.startsWith('byzantium'))).toBe(true);
    const t = bid(started(3, { kingdoms: 'auction' }), 'hre 5', 'byzantium 4', 'hungary 3');
    expect(kingdomsOf(t)).toEqual(['hre', 'byzantium', 'hungary']);
    expect(t.honour).toEqual([8, 9, 10]);
  });

  it('UNI-44.12 UNI-1.5 links nothing with six players', () => {
    const s = bid(started(6, { kingdoms: 'auction' }), 'mamluk 1', 'hre 2', 'novgorod 3', 'horde 4', 'hungary 5', 'byzantium 6');
    expect(kingdomsOf(s)).toEqual(['mamluk', 'hre', 'novgorod', 'horde', 'hungary', 'byzantium']);
  });
});

describe('teams', () => {
  it('UNI-44.8 UNI-44.13 adds the honour of members; ties go by florins, then by the earliest member', () => {
    const teams = { teams: 'twoTeams' };
    const s = position([{ honour: 30 }, { honour: 20 }, { honour: 5 }, { honour: 20 }], { options: teams });
    expect(finalResult(s)).toMatchObject({ winners: [1, 3] });
    const rich = position(
      [
        { honour: 20, florins: 900 },
        { honour: 20, florins: 800 },
        { honour: 20, florins: 100 },
        { honour: 20, florins: 300 },
      ],
      {
        options: teams,
      },
    );
    rich.honour[0] = 17;
    expect(finalResult(rich)).toMatchObject({ winners: [1, 3], by: 'florins' });
    const even = position([{}, {}, {}, {}], { options: teams, order: [3, 0, 2, 1] });
    expect(finalResult(even)).toMatchObject({ winners: [1, 3], by: 'turnOrder' });
  });

  it('UNI-44.8 wants teams of the same size, of two at least', () => {
    expect(refuseSetup(5, { ...base, teams: 'twoTeams' })).toMatchObject({ rule: 'UNI-44.8' });
    expect(refuseSetup(3, { ...base, teams: 'threeTeams' })).toMatchObject({ rule: 'UNI-44.8' });
    expect(refuseSetup(6, { ...base, teams: 'threeTeams' })).toBeNull();
    expect(refuseSetup(4, { ...base, teams: 'twoTeams' })).toBeNull();
  });

  it('UNI-44.9 forbids war on a member of one’s team', () => {
    const s = position([{}, {}, {}, {}], { options: { teams: 'twoTeams' } });
    expect(whyNotDeclare(s, 0, 2)).toMatchObject({ rule: 'UNI-44.9' });
    expect(whyNotDeclare(s, 0, 1)).toBeNull();
  });
});

describe('deployment', () => {
  it('UNI-44.10 asks all at the start of phase 4, and one demand is enough', () => {
    const s = advanceTo(position([{}, {}, {}], { options: { deployment: true }, next: () => [beginPhase.do({ phase: PHASE.purchases })] }));
    expect(asked(s)).toEqual(['0 demandDeployment', '1 demandDeployment', '2 demandDeployment']);
    answer(s, 'no', 0);
    answer(s, 'demand', 1);
    const told = answer(s, 'no', 2);
    expect(told.map(({ key }) => key)).toContain('deploymentDemanded');
  });
});
