import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import { ATTACKING, DEFENDING, type WindowKind } from '../vocabulary.ts';
import {
  answer,
  asked,
  bishopric,
  controller,
  fief,
  holderOf,
  interject,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  question,
  refusalOf,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';
import { running } from './running.ts';

const faces = (...shown: readonly number[]): readonly number[] => shown.map((face) => face - 1);
/** Battle dice by the hits they show. */
const hits = (...shown: readonly number[]): readonly number[] => shown.map((n) => [0, 1, 3, 5][n]);

interface Table extends Omit<PositionPlan, 'next'> {
  readonly window?: WindowKind;
  readonly script?: readonly number[];
  /** The fief under taille; the county of Sigy unless said, null for none. */
  readonly taxed?: string | null;
}

/** A window in a round in which the county of Sigy is taxed; seat 1 holds an Uprising. */
function window(
  players: readonly PlayerPlan[],
  { window: kind = 'income', script = [], taxed = 'comteSigy', ...plan }: Table = {},
): FieState {
  return running(players, { ...plan, chance: scriptChance(script) }, (s) => {
    if (taxed !== null) s.taxes.push({ kind: 'taille', seat: 0, where: fief(taxed), rank: null });
    return [surpriseWindow(s, kind, 0)];
  });
}

const rebel: PlayerPlan = { lords: { othon: 'bourg' }, hand: ['revolt'] };
const garrison: PlayerPlan = { ecus: 5, troops: { sigy: '2S' } };

describe('uprisings', () => {
  it('FIE-25.1 are raised in a taxed village whose controller has a unit in it', () => {
    const s = window([{ troops: { sigy: '1S', tournus: '1S' }, lords: { henri: 'saintCiers' } }, rebel, {}]);
    expect(keys(s, 1)).toEqual(['pass', 'revolt in sigy', 'revolt in saintCiers']);
    expect(keys(window([garrison, rebel, {}], { taxed: null }), 1)).toEqual(['pass']);
    const byTitle = window([{ troops: { sigy: '1S' }, lords: { henri: 'blaye' } }, rebel, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    expect(controller(byTitle, 'marcamps')).toBe(0);
    expect(keys(byTitle, 1)).toEqual(['pass', 'revolt in sigy']);
    expect(refusalOf(byTitle, 'revolt in marcamps', 1)).toBe('FIE-25.1 noGarrison');
    expect(refusalOf(byTitle, 'revolt in bourg', 1)).toBe('FIE-25.1 villageNotTaxed');
  });

  it('FIE-25.1 FIE-16.13 a tithe taxes the villages of its bishopric', () => {
    const s = running([garrison, rebel, {}], {}, (now) => {
      now.taxes.push({ kind: 'dime', seat: 2, where: bishopric('sigy'), rank: 'cardinal' });
      return [surpriseWindow(now, 'victory')];
    });
    expect(keys(s, 1)).toEqual(['pass', 'revolt in sigy']);
  });

  /** A window in a battle for Sigy between seats 2 and 0. */
  function duringBattle(script: readonly number[] = []): FieState {
    const players = [{ troops: { sigy: '1S', saintCiers: '2S' } }, rebel, { lords: { raoul: 'sigy' } }];
    return running(players, { control: { sigy: 0 }, chance: scriptChance(script) }, (s) => {
      s.taxes.push({ kind: 'taille', seat: 0, where: fief('comteSigy'), rank: null });
      s.battle = {
        kind: 'battle',
        village: village('sigy'),
        declarer: 2,
        attacker: 2,
        defender: 0,
        sides: [DEFENDING, 0, ATTACKING],
        parts: [1, 0, 1],
        shelter: 0,
        passage: false,
        riders: [],
        knights: 0,
        round: 0,
        quiet: 0,
        attackDice: [],
        defenceDice: [],
        hits: [0, 0],
        strength: [0, 0, 0],
        bled: false,
        taken: [],
      };
      return [surpriseWindow(s, 'battleRound', 2)];
    });
  }

  it('FIE-25.9 during a battle elsewhere falls on the village in which it rises, and on nobody in the battle', () => {
    const s = duringBattle(hits(1, 0));
    answer(s, 'revolt in saintCiers', 1);
    expect([troops(s, 0, 'saintCiers'), troops(s, 0, 'sigy'), s.battle?.bled]).toEqual(['1S', '1S', false]);
  });

  it('FIE-25.1 not where a battle is going on, nor in the windows of a ride-through or an uprising', () => {
    expect(keys(duringBattle(), 1)).toEqual(['pass', 'revolt in saintCiers']);
    expect(refusalOf(duringBattle(), 'revolt in sigy', 1)).toBe('FIE-25.1 battleThere');
    expect(refusalOf(window([garrison, rebel, {}], { window: 'ride' }), 'revolt in sigy', 1)).toBe('FIE-21.5 notWhileRiding');
    for (const kind of ['ride', 'uprising'] as const) expect(keys(window([garrison, rebel, {}], { window: kind }), 1)).toEqual(['pass']);
  });

  it('FIE-25.2 FIE-6.7 each card is an uprising of its own, resolved before the next can be played', () => {
    const s = window([garrison, { ...rebel, hand: ['revolt', 'revolt'] }, {}], { script: [...hits(0, 1), ...hits(0, 1)] });
    answer(s, 'revolt in sigy', 1);
    expect([troops(s, 0, 'sigy'), viewOf(s, null).discards.event]).toEqual(['1S', ['revolt-1']]);
    expect(asked(s)).toEqual(['1 surprise']);
    answer(s, 'revolt in sigy', 1);
    expect([controller(s, 'sigy'), asked(s)]).toEqual([null, []]);
  });

  it('FIE-25.3 first the free Bishop of the place may calm it: on 3 to 6 it ends', () => {
    const s = window([garrison, rebel, { lords: { raoul: 'blaye' } }], { bishops: { sigy: 'raoul', bourg: 'othon' }, script: faces(3) });
    answer(s, 'revolt in sigy', 1);
    expect([asked(s), keys(s)]).toEqual([['2 calmByBishop'], ['calm', 'no']]);
    expect(question(s).params).toEqual({ lord: 'raoul', village: 'sigy' });
    const told = answer(s, 'calm');
    expect(told[0]).toEqual({ key: 'calming', params: { seat: 2, lord: 'raoul', village: 'sigy', die: 3, calmed: true } });
    expect([troops(s, 0, 'sigy'), s.uprising, whereIs(s, 'raoul')]).toEqual(['2S', null, 'blaye']);
  });

  it('FIE-25.3 on 1 or 2 he is stoned to death and it goes on; a captive Bishop is not asked', () => {
    const s = window([garrison, rebel, { lords: { raoul: 'blaye' } }], {
      bishops: { sigy: 'raoul' },
      script: [...faces(2), ...hits(1, 0)],
    });
    play(s, 'revolt in sigy', 'calm');
    expect([whereIs(s, 'raoul'), s.bishops[bishopric('sigy')], troops(s, 0, 'sigy')]).toEqual([null, -1, '1S']);
    const captive = window([garrison, rebel, { lords: { raoul: 'bourg' } }], {
      bishops: { sigy: 'raoul' },
      captives: { raoul: 1 },
      control: { bourg: 1 },
      script: hits(1, 0),
    });
    play(captive, 'revolt in sigy');
    expect(troops(captive, 0, 'sigy')).toBe('1S');
  });

  it('FIE-25.4 FIE-25.5 then each free Cardinal in turn order, for 3 écus, in any bishopric: on 3 to 6 it ends, else only the money is lost', () => {
    const players: readonly PlayerPlan[] = [
      { ...garrison, lords: { louis: 'tournus' } },
      { ...rebel, ecus: 3 },
      { ecus: 4, lords: { raoul: 'blaye' } },
    ];
    const plan: Table = { bishops: { bourg: 'othon', blaye: 'raoul', tournus: 'louis' }, cardinals: ['othon', 'raoul', 'louis'], first: 1 };
    const s = window(players, { ...plan, script: faces(2, 6) });
    answer(s, 'revolt in sigy', 1);
    expect(asked(s)).toEqual(['1 calmByCardinal']);
    answer(s, 'calm');
    expect([s.ecus, whereIs(s, 'othon'), asked(s)]).toEqual([[5, 0, 4], 'bourg', ['2 calmByCardinal']]);
    answer(s, 'calm');
    expect([s.ecus, troops(s, 0, 'sigy'), s.uprising]).toEqual([[5, 0, 1], '2S', null]);
  });

  it('FIE-25.4 who has not the money, is captive or does not want to, does not try', () => {
    const s = window(
      [
        { ...garrison, lords: { louis: 'tournus' } },
        { ...rebel, ecus: 2 },
        { ecus: 9, lords: { raoul: 'tournus' } },
      ],
      {
        bishops: { bourg: 'othon', blaye: 'raoul', tournus: 'louis' },
        cardinals: ['othon', 'raoul', 'louis'],
        captives: { raoul: 0 },
        control: { tournus: 0 },
        script: hits(0, 0),
      },
    );
    answer(s, 'revolt in sigy', 1);
    expect(asked(s)).toEqual(['0 calmByCardinal']);
    answer(s, 'no');
    expect([s.ecus, troops(s, 0, 'sigy')]).toEqual([[5, 2, 9], '2S']);
  });

  it('FIE-25.6 a Cardinal who is Bishop of the place may use either way, not both', () => {
    const plan: Table = { bishops: { sigy: 'raoul' }, cardinals: ['raoul'] };
    const players: readonly PlayerPlan[] = [garrison, rebel, { ecus: 9, lords: { raoul: 'blaye' } }];
    const asCardinal = window(players, { ...plan, script: [...faces(1), ...hits(0, 0)] });
    play(asCardinal, 'revolt in sigy', 'no');
    expect(asked(asCardinal)).toEqual(['2 calmByCardinal']);
    answer(asCardinal, 'calm');
    expect([asCardinal.ecus[2], whereIs(asCardinal, 'raoul'), asCardinal.uprising]).toEqual([6, 'blaye', null]);
    const asBishop = window(players, { ...plan, script: [...faces(1), ...hits(0, 0)] });
    play(asBishop, 'revolt in sigy', 'calm');
    expect([whereIs(asBishop, 'raoul'), asBishop.ecus[2], asBishop.uprising]).toEqual([null, 9, null]);
  });

  it('FIE-25.6 the Pope acts as Bishop of his bishopric or by his Cardinal title, and not without either', () => {
    const players: readonly PlayerPlan[] = [garrison, rebel, { ecus: 9, lords: { raoul: 'blaye' } }];
    const asked_ = (plan: Table): string[] => {
      const s = window(players, { pope: 'raoul', ...plan, script: hits(0, 0) });
      answer(s, 'revolt in sigy', 1);
      return asked(s);
    };
    expect(asked_({ bishops: { sigy: 'raoul' } })).toEqual(['2 calmByBishop']);
    expect(asked_({ bishops: { blaye: 'raoul' }, cardinals: ['raoul'] })).toEqual(['2 calmByCardinal']);
    expect(asked_({ bishops: { blaye: 'raoul' } })).toEqual([]);
  });

  it('FIE-25.7 two battle dice in the open, one against a castle, none against a City', () => {
    const rolled = (plan: Table, script: readonly number[]): unknown => {
      const s = window([{ troops: { sigy: '9S' }, lords: { henri: 'blaye' } }, rebel, {}], { ...plan, script });
      const told = answer(s, 'revolt in sigy', 1);
      return told.find(({ key }) => key === 'peasantsStrike' || key === 'peasantsAtWalls')?.params.dice ?? keysOf(told);
    };
    expect(rolled({}, hits(3, 2))).toEqual([3, 2]);
    expect(rolled({ castles: ['sigy'] }, hits(3, 2))).toEqual([3]);
    expect(rolled({ titles: { comteSigy: ['henri', 'sigy'] } }, [])).toContain('peasantsAtWalls');
  });

  it('FIE-25.8 behind walls one window opens for a secret passage alone, which cancels the protection', () => {
    const players: readonly PlayerPlan[] = [
      { ecus: 5, troops: { sigy: '4S' }, hand: ['tax'] },
      { ...rebel, hand: ['revolt', 'assassination', 'dArc'] },
      { lords: { agnes: 'blaye' }, hand: ['secretPassage', 'justice'] },
    ];
    const plan: Table = { castles: ['sigy'], script: hits(1, 2) };
    const s = window(players, plan);
    play(s, 'pass', 'revolt in sigy', 'pass');
    expect(asked(s)).toEqual(['0 surprise', '1 surprise', '2 surprise']);
    expect(question(s).params).toMatchObject({ window: 'uprising' });
    expect([keys(s, 0), keys(s, 1)]).toEqual([['pass'], ['pass']]);
    const [, passage] = keys(s, 2);
    expect(keys(s, 2)).toHaveLength(2);
    answer(s, 'pass', 0);
    answer(s, 'pass', 1);
    answer(s, passage, 2);
    expect(viewOf(s, 0).uprising).toMatchObject({ village: 'sigy', passage: true });
    expect(keys(s, 2)).toEqual(['pass']);
    play(s, 'pass', 'pass', 'pass');
    expect(troops(s, 0, 'sigy')).toBe('1S');
    const without = window(players, plan);
    play(without, 'pass', 'revolt in sigy', 'pass', 'pass', 'pass', 'pass');
    expect(troops(without, 0, 'sigy')).toBe('3S');
  });

  it('FIE-25.8 in the open there is no such window', () => {
    const s = window([garrison, rebel, { hand: ['secretPassage'] }], { script: hits(0, 0) });
    answer(s, 'revolt in sigy', 1);
    answer(s, 'pass', 2);
    expect(question(s).params).toMatchObject({ window: 'income' });
  });

  it('FIE-25.9 hits fall as in a battle: troops first, then Lords; nobody is captured and nobody strikes back', () => {
    const chosen = window([{ troops: { sigy: '3S 1K' } }, rebel, {}], { script: hits(3, 0) });
    answer(chosen, 'revolt in sigy', 1);
    expect(asked(chosen)).toEqual(['0 chooseLosses']);
    expect(keys(chosen)).toHaveLength(2);
    const s = window([{ troops: { sigy: '1S' }, lords: { henri: 'sigy', louis: 'sigy' } }, rebel, {}], { script: hits(2, 0) });
    answer(s, 'revolt in sigy', 1);
    expect(asked(s)).toEqual(['0 loseLord']);
    answer(s, keys(s)[0]);
    expect([troops(s, 0, 'sigy'), [whereIs(s, 'henri'), whereIs(s, 'louis')].filter((at) => at === 'sigy').length]).toEqual(['', 1]);
    expect(s.captor.every((captor) => captor === -1)).toBe(true);
  });

  it('FIE-25.10 with no unit of the controller left its mills are gone and control is looked at again', () => {
    const s = window([{ troops: { sigy: '1S' } }, rebel, { troops: { sigy: '1S' } }], {
      control: { sigy: 0 },
      mills: { sigy: 2 },
      script: hits(1, 1),
    });
    const { mills } = viewOf(s, null).stock;
    const told = answer(s, 'revolt in sigy', 1);
    expect(told).toContainEqual({ key: 'millsBurnt', params: { village: 'sigy', n: 2 } });
    expect([controller(s, 'sigy'), troops(s, 2, 'sigy'), viewOf(s, null).stock.mills]).toEqual([2, '1S', mills + 2]);
    const held = window([{ troops: { sigy: '3S' } }, rebel, {}], { mills: { sigy: 2 }, script: hits(1, 1) });
    answer(held, 'revolt in sigy', 1);
    expect(held.mills[village('sigy')]).toBe(2);
  });

  it('FIE-25.10 FIE-18.3 captives whose guard is killed are free, and what follows from deaths is settled after it (FIE-27.10)', () => {
    const s = window([{ troops: { sigy: '1S' } }, rebel, { lords: { raoul: 'sigy' } }], { captives: { raoul: 0 }, script: hits(1, 0) });
    answer(s, 'revolt in sigy', 1);
    expect([s.captor[lord('raoul')], controller(s, 'sigy')]).toEqual([-1, 2]);
    const heir = window([{ lords: { henri: 'saintCiers', louis: 'blaye' } }, rebel, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
      script: hits(1, 0),
    });
    answer(heir, 'revolt in saintCiers', 1);
    expect(holderOf(heir, 'comteSigy')).toBe('louis');
  });

  it('FIE-6.15 is no decision point while it lasts', () => {
    const s = window([garrison, rebel, { lords: { raoul: 'blaye' } }], { bishops: { sigy: 'raoul' } });
    answer(s, 'revolt in sigy', 1);
    expect(asked(s)).toEqual(['2 calmByBishop']);
    expect(() => interject(s, 0, 'bargain')).toThrow('FIE-6.15 notNowUprising');
  });

  it('FIE-6.6 nobody can prevent the card itself', () => {
    const s = window([garrison, rebel, {}], { script: hits(0, 0) });
    const told = answer(s, 'revolt in sigy', 1);
    expect(keysOf(told).slice(0, 2)).toEqual(['surprise', 'uprising']);
  });
});
