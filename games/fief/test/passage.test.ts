import { Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { playTurn } from '../rules/round.ts';
import { type FieState, NO_ROAD, STOPPED, spot } from '../state.ts';
import {
  answer,
  asked,
  controller,
  gatesOf,
  interject,
  keys,
  keysOf,
  lord,
  murmur,
  type PlayerPlan,
  type PositionPlan,
  position,
  refusalOf,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';
import { march } from './marches.ts';

function moving(players: readonly PlayerPlan[], plan: PositionPlan = {}): FieState {
  return position(players, { stage: 'movement', ...plan, next: () => [playTurn.do({ seat: plan.active ?? 0 })] });
}

/** Henri comes from Blaye to Charolles, which Louis holds behind walls; Raoul is far away, so that the turn goes on. */
const walled: PlayerPlan[] = [
  { lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '2S 1K 1E' } },
  { lords: { louis: 'charolles' }, troops: { charolles: '1S' } },
  {},
];
const castle: PositionPlan = { castles: ['charolles'] };

describe('passage', () => {
  it('FIE-20.10 FIE-20.21 stops a group at the gates of its road, with all it has, for the round', () => {
    const s = march(moving(walled, castle), 'henri', 'all', 'to charolles');
    expect([asked(s), keys(s)]).toEqual([['0 goOn'], ['ask', 'stop']]);
    answer(s, 'stop');
    expect([gatesOf(s, 0, 'charolles'), controller(s, 'charolles')]).toEqual([['blaye'], 1]);
    expect(refusalOf(s, 'henri')).toBe('FIE-20.3 noStepLeft');
    const { steps } = viewOf(s, 0).villages[village('charolles')].stacks[0];
    expect(steps).toEqual({ sergeants: [0, 0, 0, 2], knights: [0, 0, 0, 1], engines: [0, 0, 0, 1] });
    expect(s.made[lord('henri')]).toBe(STOPPED);
  });

  it('FIE-20.10 FIE-20.11 goes on by any road once the controller lets it pass, without asking again', () => {
    const s = march(moving(walled, castle), 'henri', 'all', 'to charolles');
    expect(keysOf(answer(s, 'ask'))).toEqual(['passageAsked']);
    expect([asked(s), keys(s)]).toEqual([['1 grantPassage'], ['yes', 'no']]);
    expect(keysOf(answer(s, 'yes'))).toEqual(['passageGranted']);
    march(s, 'henri', 'all', 'to epervier');
    expect([whereIs(s, 'henri'), troops(s, 0, 'epervier'), troops(s, 0, 'charolles')]).toEqual(['epervier', '2S 1K', '']);
  });

  it('FIE-21.2 tells beforehand why one could not ride through', () => {
    const s = march(moving(walled, castle), 'henri', 'all', 'to charolles');
    expect(refusalOf(s, 'all')).toBe('FIE-21.2 opponentsInFort');
  });

  it('FIE-20.11 does not ask when the group could not go on anyway', () => {
    const s = moving([{ lords: { henri: 'laSalle', raoul: 'sigy' }, troops: { laSalle: '1S', blaye: '1S' } }, ...walled.slice(1)], castle);
    march(s, 'henri', 'all', 'to blaye', 'henri', 'all', 'to charolles');
    expect(asked(s)).toEqual(['0 moveStep']);
    expect(viewOf(s, 0).villages[village('charolles')].stacks[0].steps?.sergeants).toEqual([0, 0, 0, 2]);
  });

  it('FIE-20.11 asks once for each group, village and round', () => {
    const s = march(moving(walled, castle), 'henri', 'alone', 'to charolles', 'ask', 'yes', 'henri', 'to blaye');
    s.made[lord('henri')] = 0;
    march(s, 'henri', 'alone', 'to charolles');
    expect([asked(s), whereIs(s, 'henri')]).toEqual([['0 moveStep'], 'charolles']);
    const refused = march(moving(walled, castle), 'henri', 'alone', 'to charolles', 'ask', 'no');
    refused.made[lord('henri')] = 0;
    answer(refused, 'henri');
    expect(keys(refused)).toEqual(['to blaye', 'end']);
  });

  it('FIE-20.11 takes standing answers: by player, and for one’s ally', () => {
    const table = (
      answers: readonly { readonly where?: { readonly bySeat: number }; readonly when?: string }[],
      married: boolean,
    ): string => {
      const players: PlayerPlan[] = [
        { lords: { henri: 'blaye', raoul: 'sigy' } },
        { lords: { agnes: 'charolles' } },
        { lords: { othon: 'tournus' } },
      ];
      const s = moving(players, { castles: ['charolles'], marriages: married ? [['henri', 'agnes']] : [] });
      const t = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
      for (const { where, when } of answers)
        t.setStanding(1, {
          step: 'grantPassage',
          key: 'yes',
          until: 'ever',
          ...(where === undefined ? {} : { where }),
          ...(when === undefined ? {} : { when: { name: when, n: 0 } }),
        });
      for (const text of ['henri', 'to charolles', 'ask']) t.reply(0, text);
      return t.questions()[0].frame.step;
    };
    expect(table([], false)).toBe('grantPassage');
    expect(table([{ where: { bySeat: 0 } }], false)).toBe('moveStep');
    expect(table([{ where: { bySeat: 2 } }], false)).toBe('grantPassage');
    expect(table([{ when: 'ally' }], false)).toBe('grantPassage');
    expect(table([{ when: 'ally' }], true)).toBe('moveStep');
  });

  it('FIE-6.16 can be bought while it is asked for', () => {
    const s = march(moving(walled, castle), 'henri', 'alone', 'to charolles', 'ask');
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '3', 'get consent', 'send');
    interject(s, 1, 'accept offer 1');
    expect([asked(s), s.ecus[0], s.ecus[1]]).toEqual([['0 moveStep'], 2, 8]);
    march(s, 'henri', 'to villeneuve');
    expect(whereIs(s, 'henri')).toBe('villeneuve');
  });

  /** Henri stands at the gates of Charolles since the last round. */
  const atGates: PlayerPlan[] = [
    { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '1S 1K' } },
    { lords: { louis: 'charolles' }, troops: { charolles: '1S' } },
    {},
  ];
  const gates: PositionPlan = { castles: ['charolles'], control: { charolles: 1 }, gates: { '0 charolles': ['blaye'] } };

  it('FIE-20.12 lets units at the gates leave by a road they came by, by another with leave only', () => {
    const back = march(moving(atGates, gates), 'henri', 'all', 'to blaye');
    expect(troops(back, 0, 'blaye')).toBe('1S 1K');
    const s = moving(atGates, gates);
    march(s, 'henri', 'all', 'to epervier');
    expect(asked(s)).toEqual(['1 grantPassage']);
    const on = march(moving(atGates, gates), 'henri', 'all', 'to epervier', 'yes');
    expect([whereIs(on, 'henri'), troops(on, 0, 'epervier')]).toEqual(['epervier', '1S 1K']);
    answer(s, 'no');
    expect([whereIs(s, 'henri'), asked(s), s.made[lord('henri')]]).toEqual(['charolles', ['0 moveStep'], 0]);
    march(s, 'henri', 'all');
    expect(keys(s)).toEqual(['to blaye', 'end']);
  });

  it('FIE-20.12 refuses a march through a closed gate with rule and words, and changes nothing', () => {
    const s = march(moving(atGates, { ...gates, gates: { '0 charolles': ['blaye', 'epervier'] } }), 'henri', 'all', 'to villeneuve', 'no');
    march(s, 'henri', 'all');
    expect(refusalOf(s, 'to villeneuve')).toBe('FIE-20.12 notLetPass');
    expect(keys(s)).toEqual(['to blaye', 'to epervier', 'end']);
  });

  it('FIE-4.15 FIE-20.12 lets units without entry road leave by any', () => {
    const s = moving(atGates, { ...gates, gates: {} });
    s.gates[spot(0, village('charolles'))] = NO_ROAD;
    march(s, 'henri', 'all', 'to epervier');
    expect(whereIs(s, 'henri')).toBe('epervier');
  });

  /** Louis holds Charolles and wants out; Henri and Othon stand at gates. */
  const shut: PlayerPlan[] = [
    { lords: { henri: 'charolles' }, troops: { charolles: '1S' } },
    { lords: { louis: 'charolles', gauvain: 'bourg' }, troops: { charolles: '2S' } },
    { lords: { othon: 'charolles' } },
  ];
  const bars: PositionPlan = {
    active: 1,
    control: { charolles: 1 },
    gates: { '0 charolles': ['blaye'], '2 charolles': ['blaye', 'epervier'] },
  };

  it('FIE-20.13 lets the controller out by a gate where others stand only if all of them agree', () => {
    const s = moving(shut, bars);
    march(s, 'louis', 'all', 'to villeneuve');
    expect(whereIs(s, 'louis')).toBe('villeneuve');
    const asks = moving(shut, bars);
    march(asks, 'louis', 'spare', 'to blaye');
    expect(asked(asks)).toEqual(['0 grantPassage']);
    answer(asks, 'yes');
    expect(asked(asks)).toEqual(['2 grantPassage']);
    answer(asks, 'yes');
    expect(whereIs(asks, 'louis')).toBe('blaye');
    const refused = march(moving(shut, bars), 'louis', 'spare', 'to blaye', 'yes', 'no');
    expect([asked(refused), whereIs(refused, 'louis')]).toEqual([['1 moveStep'], 'charolles']);
    march(refused, 'louis', 'spare');
    expect(keys(refused)).toEqual(['to villeneuve', 'end']);
    expect([refusalOf(refused, 'to blaye'), refusalOf(refused, 'to epervier')]).toEqual(['FIE-20.13 gateHeld', 'FIE-20.13 gateHeld']);
  });

  it('FIE-23.13 stops relief outside the ring, from where it leaves by its entry road only', () => {
    const players: PlayerPlan[] = [
      { lords: { henri: 'laSalle', raoul: 'sigy' }, troops: { laSalle: '3K', blaye: '2S' } },
      { lords: { louis: 'blaye' }, troops: { blaye: '2S' } },
      {},
    ];
    const s = moving(players, { castles: ['blaye'], control: { blaye: 0 }, sieges: { blaye: [1, 1] } });
    march(s, 'henri', 'all', 'to blaye');
    expect([whereIs(s, 'henri'), troops(s, 0, 'outside blaye'), troops(s, 0, 'blaye')]).toEqual(['outside blaye', '3K', '2S']);
    expect([gatesOf(s, 0, 'outside blaye'), asked(s)]).toEqual([['laSalle'], ['0 moveStep']]);
    expect(refusalOf(s, 'henri')).toBe('FIE-20.3 noStepLeft');
    const later = moving(
      [
        { lords: { henri: 'outside blaye', raoul: 'sigy' }, troops: { 'outside blaye': '3K', blaye: '2S' } },
        { lords: { louis: 'blaye' }, troops: { blaye: '2S' } },
        {},
      ],
      { castles: ['blaye'], control: { blaye: 0 }, sieges: { blaye: [1, 1] }, gates: { '0 outside blaye': ['laSalle'] } },
    );
    answer(later, 'henri');
    march(later, 'all');
    answer(later, 'to laSalle');
    expect(whereIs(later, 'henri')).toBe('laSalle');
  });

  it('FIE-23.13 refuses relief every other road', () => {
    const s = moving(
      [
        { lords: { henri: 'outside villeneuve', raoul: 'sigy' }, troops: { villeneuve: '2S' } },
        { lords: { louis: 'villeneuve' }, troops: { villeneuve: '2S' } },
        {},
      ],
      {
        castles: ['villeneuve'],
        control: { villeneuve: 0 },
        sieges: { villeneuve: [1, 1] },
        gates: { '0 outside villeneuve': ['bourg', 'charolles'] },
      },
    );
    answer(s, 'henri');
    expect(keys(s)).toEqual(['to bourg', 'to charolles', 'end']);
    expect(refusalOf(s, 'to lesEssarts')).toBe('FIE-23.13 outsideByEntryRoad');
  });

  it('shows whom the group must ask on which road', () => {
    const s = march(moving(atGates, gates), 'henri', 'all');
    expect(viewOf(s, 2).group).toMatchObject({
      seat: 0,
      village: 'charolles',
      lords: ['henri'],
      size: 2,
      roads: [
        { village: 'blaye', asks: null, closed: null },
        { village: 'epervier', asks: 1, closed: null },
        { village: 'villeneuve', asks: 1, closed: null },
      ],
    });
  });
});
