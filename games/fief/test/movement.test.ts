import { scriptChance, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { playTurn } from '../rules/round.ts';
import type { FieState } from '../state.ts';
import { CALAMITIES } from '../vocabulary.ts';
import {
  answer,
  asked,
  bishopric,
  c,
  controller,
  gatesOf,
  holderOf,
  interject,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  position,
  refusalOf,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';
import { march, readyLoads } from './marches.ts';

/** The movement turn of the first player. */
function moving(players: readonly PlayerPlan[], plan: PositionPlan = {}): FieState {
  return position(players, { stage: 'movement', ...plan, next: () => [playTurn.do({ seat: plan.active ?? 0 })] });
}

function strike(s: FieState, id: string, calamity: (typeof CALAMITIES)[number]): void {
  s.struck[bishopric(id)] |= 1 << CALAMITIES.indexOf(calamity);
}

const rivals: PlayerPlan[] = [{ lords: { louis: 'bourg' } }, { lords: { othon: 'tournus' } }];

describe('movement', () => {
  it('FIE-20.2 FIE-20.4 FIE-20.5 FIE-20.9 W16 leads all it can along a road, then leaves the engine that has made its step', () => {
    const s = moving([{ lords: { henri: 'blaye' }, troops: { blaye: '3S 1K 1E' } }, ...rivals]);
    expect(keys(s)).toEqual(['henri', 'end']);
    answer(s, 'henri');
    expect(keys(s)).toEqual(['1S', '2S', '3S', '1K', '1E']);
    expect(readyLoads(s)).toEqual(['3S + 1K + 1E', '2S + 1K + 1E', '-']);
    march(s, 'all');
    expect(keys(s)).toEqual(['to charolles', 'to laSalle', 'end']);
    expect(refusalOf(s, 'to villeneuve')).toBe('FIE-20.2 noSuchRoad');
    answer(s, 'to charolles');
    expect([whereIs(s, 'henri'), troops(s, 0, 'charolles'), troops(s, 0, 'blaye')]).toEqual(['charolles', '3S 1K 1E', '']);
    expect([controller(s, 'charolles'), controller(s, 'blaye')]).toEqual([0, null]);
    march(s, 'henri', 'all', 'to villeneuve');
    expect([whereIs(s, 'henri'), troops(s, 0, 'villeneuve'), troops(s, 0, 'charolles')]).toEqual(['villeneuve', '3S 1K', '1E']);
    expect(controller(s, 'charolles')).toBeNull();
    const kept = moving([{ lords: { henri: 'blaye' }, troops: { blaye: '3S 1K 1E' } }, ...rivals]);
    march(kept, 'henri', 'all', 'to charolles', 'henri', 'spare', 'to villeneuve');
    expect([controller(kept, 'charolles'), troops(kept, 0, 'charolles')]).toEqual([0, '1S 1E']);
  });

  it('FIE-20.1 FIE-20.3 interleaves the steps of several Lords, two for each', () => {
    const s = moving([{ lords: { henri: 'blaye', agnes: 'sigy', raoul: 'sennecy' } }, ...rivals]);
    march(s, 'henri', 'to charolles', 'agnes', 'to saintPaul', 'henri', 'to villeneuve');
    expect(refusalOf(s, 'henri')).toBe('FIE-20.3 noStepLeft');
    march(s, 'agnes', 'to saintVivien');
    expect(keys(s)).toEqual(['raoul', 'end']);
    expect([whereIs(s, 'henri'), whereIs(s, 'agnes')]).toEqual(['villeneuve', 'saintVivien']);
    expect(refusalOf(s, 'louis')).toBe('kernel unknownOption');
  });

  it('FIE-20.1 moves free Lords only', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'bourg' } }, ...rivals], { captives: { raoul: 1 } });
    expect(refusalOf(s, 'raoul')).toBe('FIE-20.1 captiveCannotMarch');
  });

  it('FIE-20.4 asks once for numbers of each kind with the same steps behind them, and picks up or leaves anything', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '4S 2K', charolles: '1S' } }, ...rivals]);
    answer(s, 'henri');
    expect(refusalOf(s, '5S')).toBe('FIE-20.4 notSoMany');
    expect(refusalOf(s, '1S + 3S')).toBe('FIE-20.4 oneNumberEach');
    march(s, '3S + 1K', 'to charolles');
    expect([troops(s, 0, 'blaye'), troops(s, 0, 'charolles')]).toEqual(['1S 1K', '4S 1K']);
    answer(s, 'henri');
    expect(keys(s)).toEqual(['1S', '1S after 1', '2S after 1', '3S after 1', '1K after 1']);
    march(s, '1S + 2S after 1', 'to villeneuve');
    expect([troops(s, 0, 'charolles'), troops(s, 0, 'villeneuve')]).toEqual(['1S 1K', '3S']);
    const steps = viewOf(s, 0).villages[village('villeneuve')].stacks[0].steps;
    expect(steps?.sergeants).toEqual([0, 1, 2, 0]);
  });

  it('FIE-20.1 FIE-20.20 may be ended with a group made up already; one to which every road was closed meanwhile stays, and others may move', () => {
    const plan: PlayerPlan[] = [{ lords: { henri: 'blaye', raoul: 'tournus' } }, ...rivals];
    const s = moving(plan);
    march(s, 'henri', 'end');
    expect([asked(s).includes('0 moveStep'), whereIs(s, 'henri')]).toEqual([false, 'blaye']);
    const shut = moving(plan);
    answer(shut, 'henri');
    strike(shut, 'blaye', 'badWeather');
    expect([asked(shut), keys(shut)]).toEqual([['0 takeRoad'], ['stay']]);
    answer(shut, 'stay');
    expect([asked(shut), keys(shut)]).toEqual([['0 moveStep'], ['raoul', 'end']]);
  });

  it('FIE-20.5 lets a troop make two steps with whichever Lords, and no third', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'villeneuve' }, troops: { blaye: '2S' } }, ...rivals]);
    march(s, 'henri', 'all', 'to charolles', 'henri', 'all', 'to villeneuve');
    answer(s, 'raoul');
    expect(asked(s)).toEqual(['0 takeRoad']);
    answer(s, 'to lesEssarts');
    expect(troops(s, 0, 'villeneuve')).toBe('2S');
  });

  it('FIE-20.8 FIE-18.2 lets a Lord go alone or with captives, who are free when nobody guards them', () => {
    const captive = (): FieState =>
      moving([{ lords: { henri: 'blaye' } }, { lords: { louis: 'blaye', gauvain: 'bourg' } }, { lords: { othon: 'tournus' } }], {
        captives: { louis: 0 },
      });
    const left = march(captive(), 'henri', 'alone', 'to charolles');
    expect([whereIs(left, 'louis'), left.captor[lord('louis')], controller(left, 'blaye')]).toEqual(['blaye', -1, 1]);
    const taken = march(captive(), 'henri', 'all', 'to charolles');
    expect([whereIs(taken, 'louis'), taken.captor[lord('louis')]]).toEqual(['charolles', 0]);
  });

  it('FIE-18.2 says which captives go along', () => {
    const s = moving(
      [
        { lords: { henri: 'blaye' }, troops: { blaye: '2S' } },
        { lords: { louis: 'blaye', gauvain: 'blaye', arthur: 'bourg' } },
        { lords: { othon: 'tournus' } },
      ],
      { captives: { louis: 0, gauvain: 0 } },
    );
    answer(s, 'henri');
    expect(keys(s)).toEqual(['1S', '2S', 'gauvain', 'louis']);
    march(s, '1S + louis', 'to charolles');
    expect([whereIs(s, 'louis'), whereIs(s, 'gauvain'), s.captor[lord('gauvain')]]).toEqual(['charolles', 'blaye', 0]);
  });

  it('FIE-20.4 moves several Lords as one group', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'blaye', agnes: 'blaye' }, troops: { blaye: '2S' } }, ...rivals]);
    answer(s, 'henri');
    expect([asked(s), keys(s)]).toEqual([['0 loadUp'], ['raoul', 'agnes', '1S', '2S']]);
    expect(readyLoads(s)).toEqual(['raoul + agnes + 2S', 'raoul + agnes + 1S', '2S', '1S', '-']);
    march(s, 'raoul + 2S', 'to laSalle');
    expect([whereIs(s, 'henri'), whereIs(s, 'raoul'), whereIs(s, 'agnes'), troops(s, 0, 'laSalle')]).toEqual([
      'laSalle',
      'laSalle',
      'blaye',
      '2S',
    ]);
    expect([s.made[lord('henri')], s.made[lord('raoul')], s.made[lord('agnes')]]).toEqual([1, 1, 0]);
  });

  it('FIE-20.3 FIE-20.5 FIE-21.6 says why somebody or something beside a Lord cannot go along', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'blaye' }, troops: { blaye: '2S 1E', charolles: '1E' } }, ...rivals]);
    march(s, 'henri', '1S + 1E', 'to charolles', 'henri', '1S after 1', 'to blaye');
    answer(s, 'raoul');
    expect(refusalOf(s, 'henri')).toBe('FIE-20.3 noStepLeft');
    expect(refusalOf(s, '1S after 2')).toBe('FIE-20.5 pawnsTired');
    expect(refusalOf(s, '1E')).toBe('FIE-20.4 notSoMany');
    march(s, '1S', 'to charolles');
    answer(s, 'raoul');
    expect(keys(s)).toEqual(['1S after 1', '1E']);
    expect(refusalOf(s, '1E after 1')).toBe('FIE-20.5 pawnsTired');
  });

  it('FIE-20.4 takes a whole march as one plan of three answers, and takes it back as one', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'blaye' }, troops: { blaye: '4S 2K 1E' } }, ...rivals]);
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    const plan = ['henri', 'raoul + 3S + 1K', 'to charolles'].map((text) => ({ text }));
    expect(table.replyAll(0, plan)).toMatchObject({ ok: true });
    expect([whereIs(table.state, 'raoul'), troops(table.state, 0, 'charolles'), troops(table.state, 0, 'blaye')]).toEqual([
      'charolles',
      '3S 1K',
      '1S 1K 1E',
    ]);
    expect(table.undo(0).ok).toBe(true);
    expect([whereIs(table.state, 'raoul'), troops(table.state, 0, 'blaye')]).toEqual(['blaye', '4S 2K 1E']);
  });

  it('FIE-20.7 lets d’Arc make three steps, others a third in her company only, and engines still one', () => {
    const party = (): FieState =>
      moving([{ lords: { jeanne: 'blaye', henri: 'blaye' }, troops: { blaye: '2S 1E' } }, ...rivals], { dArc: 'jeanne' });
    const s = march(party(), 'jeanne', 'all', 'to charolles', 'jeanne', 'all', 'to villeneuve');
    expect(troops(s, 0, 'charolles')).toBe('1E');
    answer(s, 'henri');
    expect(refusalOf(s, '-')).toBe('FIE-20.7 thirdStepAlone');
    expect(refusalOf(s, '2S after 2')).toBe('FIE-20.7 thirdStepAlone');
    expect(readyLoads(s)).toEqual(['jeanne + 2S after 2', 'jeanne + 1S after 2', 'jeanne']);
    march(s, 'all', 'to lesEssarts');
    expect([whereIs(s, 'jeanne'), whereIs(s, 'henri'), troops(s, 0, 'lesEssarts')]).toEqual(['lesEssarts', 'lesEssarts', '2S']);
    const apart = march(party(), 'henri', 'alone', 'to charolles', 'henri', 'to villeneuve');
    expect(refusalOf(apart, 'henri')).toBe('FIE-20.3 noStepLeft');
    march(apart, 'jeanne', 'all', 'to charolles', 'jeanne', 'all', 'to villeneuve', 'jeanne', 'all', 'to bourg');
    expect([whereIs(apart, 'jeanne'), whereIs(apart, 'henri')]).toEqual(['bourg', 'bourg']);
  });

  it('FIE-26.8 gives no third step for a captive d’Arc', () => {
    const s = moving([{ lords: { henri: 'blaye', raoul: 'sigy' } }, { lords: { jeanne: 'blaye' } }, { lords: { othon: 'tournus' } }], {
      dArc: 'jeanne',
      captives: { jeanne: 0 },
    });
    march(s, 'henri', 'all', 'to charolles', 'henri', 'all', 'to epervier');
    expect(refusalOf(s, 'henri')).toBe('FIE-20.3 noStepLeft');
  });

  it('FIE-20.14 FIE-23.4 keeps in who is besieged', () => {
    const s = moving(
      [{ lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '3K' } }, { lords: { louis: 'blaye' }, troops: { blaye: '1S' } }, {}],
      { castles: ['blaye'], control: { blaye: 0 }, sieges: { blaye: [1, 1] } },
    );
    expect(keys(s)).toEqual(['raoul', 'end']);
    expect(refusalOf(s, 'henri')).toBe('FIE-20.14 besiegedInside');
  });

  it('FIE-20.15 lets besiegers leave by any road; the siege ends with their last troop', () => {
    const plan: PositionPlan = {
      castles: ['blaye'],
      control: { blaye: 1 },
      sieges: { blaye: [1, 0] },
      gates: { '0 blaye': ['laSalle'] },
    };
    const players: PlayerPlan[] = [{ lords: { henri: 'blaye' }, troops: { blaye: '2S' } }, { troops: { blaye: '1S' } }, {}];
    const some = march(moving(players, plan), 'henri', 'spare', 'to charolles');
    expect([asked(some), some.siegeSince[village('blaye')]]).toEqual([['0 moveStep'], 1]);
    const all = march(moving(players, plan), 'henri', 'all', 'to charolles');
    expect([all.siegeSince[village('blaye')], controller(all, 'blaye')]).toEqual([0, 1]);
  });

  it('FIE-20.16 FIE-20.17 looks after every step who controls what, also where one controls by default only', () => {
    const s = moving(
      [{ lords: { henri: 'saintPaul', raoul: 'tournus' }, troops: { saintPaul: '2S' } }, { lords: { louis: 'bourg' } }, {}],
      {
        titles: { comteSigy: ['louis', 'sigy'] },
      },
    );
    expect([controller(s, 'sigy'), controller(s, 'saintPaul')]).toEqual([1, 0]);
    march(s, 'henri', 'all', 'to sigy');
    expect([controller(s, 'sigy'), controller(s, 'saintPaul'), gatesOf(s, 0, 'sigy')]).toEqual([0, null, []]);
    march(s, 'henri', 'all', 'to saintCiers');
    expect([controller(s, 'sigy'), controller(s, 'saintCiers')]).toEqual([1, 0]);
    march(s, 'end');
    expect(holderOf(s, 'comteSigy')).toBe('louis');
  });

  it('FIE-19.8 FIE-23.12 takes an undefended City if a unit stays to the end of the turn', () => {
    const s = moving([{ lords: { henri: 'saintPaul' }, troops: { saintPaul: '2S' } }, { lords: { louis: 'bourg' } }, {}], {
      titles: { comteSigy: ['louis', 'sigy'] },
    });
    march(s, 'henri', 'all', 'to sigy');
    expect(holderOf(s, 'comteSigy')).toBe('louis');
    march(s, 'end');
    expect([controller(s, 'sigy'), holderOf(s, 'comteSigy')]).toEqual([0, 'henri']);
  });

  it('FIE-20.18 sets no limit to the pawns of a village', () => {
    const s = moving([
      { lords: { henri: 'blaye' }, troops: { blaye: '13S 8K 2E' } },
      { lords: { louis: 'charolles' }, troops: { charolles: '13S 8K 2E' } },
      { troops: { charolles: '13S' } },
    ]);
    march(s, 'henri', 'all', 'to charolles', 'stop');
    expect([0, 1, 2].map((seat) => troops(s, seat, 'charolles'))).toEqual(['13S 8K 2E', '13S 8K 2E', '13S']);
  });

  it('FIE-20.19 takes steps back until another has answered or a die was rolled', () => {
    const table = (s: FieState): Table<FieState> => Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    const free = table(moving([{ lords: { henri: 'blaye' } }, ...rivals]));
    for (const text of ['henri', 'to charolles']) free.reply(0, text);
    expect(free.undo(0).ok).toBe(true);
    expect(free.undo(0).ok).toBe(true);
    expect(free.state.at[lord('henri')]).toBe(village('blaye'));

    const answered = table(moving([{ lords: { henri: 'blaye', raoul: 'sigy' } }, { troops: { charolles: '1S' } }, {}]));
    for (const text of ['henri', 'to charolles', 'ask']) answered.reply(0, text);
    answered.reply(1, 'yes');
    expect(answered.undo(0).ok).toBe(false);

    const sick = moving([{ lords: { henri: 'villeneuve', raoul: 'sigy' } }, {}, {}], { chance: scriptChance([5]) });
    strike(sick, 'bourg', 'plague');
    const tested = table(sick);
    for (const text of ['henri', 'to bourg']) tested.reply(0, text);
    expect(tested.state.at[lord('henri')]).toBe(village('bourg'));
    expect(tested.undo(0).ok).toBe(false);
  });

  it('FIE-20.20 FIE-5.13 ends when the player likes, and at once for one without a free Lord', () => {
    const s = moving([{ lords: { henri: 'blaye' } }, ...rivals]);
    march(s, 'end');
    expect(asked(s)).not.toContain('0 moveStep');
    const none = moving([{ troops: { blaye: '9K' } }, ...rivals]);
    expect(asked(none)).not.toContain('0 moveStep');
  });

  it('FIE-20.22 FIE-15.12 tests a group for plague when it has arrived, then looks who controls, then stops it', () => {
    const players: PlayerPlan[] = [
      { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '4S' } },
      { lords: { louis: 'villeneuve' }, troops: { villeneuve: '1S' } },
      {},
    ];
    const s = moving(players, { chance: scriptChance([5]) });
    strike(s, 'blaye', 'plague');
    march(s, 'henri', 'all', 'to villeneuve');
    expect([troops(s, 0, 'villeneuve'), asked(s)]).toEqual(['4S', ['0 goOn']]);
    const entering = moving([{ lords: { henri: 'bourg', raoul: 'sigy' }, troops: { bourg: '4S' } }, ...players.slice(1)], {
      chance: scriptChance([5]),
    });
    strike(entering, 'blaye', 'plague');
    march(entering, 'henri', 'all');
    const told = answer(entering, 'to villeneuve');
    expect(keysOf(told)).toEqual(['marched', 'plagueLord', 'plagueTroops', 'abandoned']);
    expect([troops(entering, 0, 'villeneuve'), asked(entering)]).toEqual(['2S', ['0 goOn']]);
    answer(entering, 'stop');
    expect(viewOf(entering, 0).villages[village('villeneuve')].stacks[0].steps?.sergeants).toEqual([0, 0, 0, 2]);
    const dead = moving([{ lords: { henri: 'bourg', raoul: 'sigy' }, troops: { bourg: '1S' } }, ...players.slice(1)], {
      chance: scriptChance([0, 0]),
    });
    strike(dead, 'blaye', 'plague');
    march(dead, 'henri', 'all', 'to villeneuve');
    expect([whereIs(dead, 'henri'), troops(dead, 0, 'villeneuve'), asked(dead)]).toEqual([null, '', ['0 moveStep']]);
  });

  it('FIE-4.8 FIE-20.22 sends engines home whose crew plague has killed where others stand, and counts no steps of theirs', () => {
    const s = moving(
      [{ lords: { henri: 'villeneuve', raoul: 'sigy' }, troops: { villeneuve: '1S 1E' } }, { troops: { bourg: '1S' } }, {}],
      { chance: scriptChance([0, 0]) },
    );
    strike(s, 'bourg', 'plague');
    march(s, 'henri', 'all', 'to bourg');
    expect([whereIs(s, 'henri'), troops(s, 0, 'bourg'), s.weary]).toEqual([null, '', []]);
  });

  it('FIE-15.15 tests a group again in the next bishopric', () => {
    const s = moving([{ lords: { henri: 'saintCiers' }, troops: { saintCiers: '4S' } }, {}, {}], { chance: scriptChance([5, 5]) });
    for (const id of ['bourg', 'blaye']) strike(s, id, 'plague');
    march(s, 'henri', 'all', 'to marcamps');
    expect(troops(s, 0, 'marcamps')).toBe('2S');
    s.made[lord('henri')] = 1;
    march(s, 'henri', 'all', 'to lesEssarts');
    expect(troops(s, 0, 'lesEssarts')).toBe('2S');
    const on = moving([{ lords: { henri: 'saintPaul' }, troops: { saintPaul: '4S' } }, {}, {}], { chance: scriptChance([5, 5]) });
    for (const id of ['bourg', 'blaye']) strike(on, id, 'plague');
    march(on, 'henri', 'all', 'to lesEssarts', 'henri', 'all', 'to villeneuve');
    expect(troops(on, 0, 'villeneuve')).toBe('1S');
  });

  it('FIE-15.6 lets nothing into, out of or about a bishopric under bad weather', () => {
    const s = moving([{ lords: { henri: 'charolles', raoul: 'bourg', agnes: 'marcamps' } }, ...rivals]);
    strike(s, 'blaye', 'badWeather');
    expect(keys(s)).toEqual(['raoul', 'agnes', 'end']);
    expect(refusalOf(s, 'henri')).toBe('FIE-20.12 noRoadOpen');
    answer(s, 'raoul');
    expect(refusalOf(s, 'to villeneuve')).toBe('FIE-15.6 badWeather');
    answer(s, 'to saintVivien');
    expect(whereIs(s, 'raoul')).toBe('saintVivien');
  });

  it('FIE-4.10 lets units leave by any road when the village was ceded meanwhile', () => {
    const s = moving(
      [{ lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '1S' } }, { lords: { louis: 'blaye' }, troops: { blaye: '1S' } }, {}],
      { control: { blaye: 0 }, gates: { '1 blaye': ['charolles'] } },
    );
    answer(s, 'henri');
    interject(s, 0, 'cede blaye to 2');
    march(s, '1S', 'to charolles');
    expect([whereIs(s, 'henri'), troops(s, 0, 'charolles')]).toEqual(['charolles', '1S']);
  });

  it('FIE-29.1 tells others in fog only how many went along', () => {
    const s = moving([{ lords: { henri: 'blaye' }, troops: { blaye: '2S 1K 1E' } }, ...rivals], { options: { fogOfWar: true } });
    march(s, 'henri', 'spare');
    const [marched] = answer(s, 'to laSalle');
    expect(marched.params).toMatchObject({ n: 3, known: false, sergeants: 0, knights: 0, engines: 0 });
    expect(marched.own).toMatchObject({ known: true, sergeants: 1, knights: 1, engines: 1 });
    expect(c.villages[s.at[lord('henri')]].id).toBe('laSalle');
  });
});
