import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { combatTurn } from '../rules/combat.ts';
import { whyNotEscape } from '../rules/escapes.ts';
import { playTurn } from '../rules/round.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { type FieState, STOPPED } from '../state.ts';
import { CALAMITIES, STAGES } from '../vocabulary.ts';
import {
  answer,
  asked,
  bishopric,
  controller,
  gatesOf,
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
import { march } from './marches.ts';

const [MISS, ONE] = [0, 1];

const attacker: PlayerPlan = { lords: { henri: 'sigy' }, troops: { sigy: '2S 1K' }, hand: ['ambush'] };
const defender: PlayerPlan = { lords: { louis: 'sigy', gauvain: 'bourg' }, troops: { sigy: '3S' } };

describe('an Ambush', () => {
  function fighting(players: readonly PlayerPlan[], dice: readonly number[] = []): FieState {
    return position(players, { stage: 'combat', control: { sigy: 1 }, chance: scriptChance(dice), next: (now) => combatTurn(now, 0) });
  }

  it('FIE-26.6 captures an enemy Lord who takes part, when the battle is declared or before a round', () => {
    const s = fighting([attacker, defender, { lords: { othon: 'sigy' } }], [MISS, MISS]);
    march(s, 'attack 2 at sigy', 'out');
    expect(keys(s, 0)).toEqual(['pass', 'ambush louis']);
    expect(keysOf(answer(s, 'ambush louis'))).toEqual(['surprise', 'captured']);
    expect([s.captor[lord('louis')], whereIs(s, 'louis'), viewOf(s, null).battle?.defence.points]).toEqual([0, 'sigy', 3]);
    expect(viewOf(s, null).discards.event).toEqual(['ambush-1']);
    const later = fighting([attacker, defender, {}], [MISS, MISS]);
    march(later, 'attack 2 at sigy', 'pass', 'fight', 'fight');
    expect(keys(later, 0)).toEqual(['pass', 'ambush louis']);
  });

  it('FIE-26.6 needs a free Lord of one’s own who takes part, and no other moment will do', () => {
    const s = fighting([
      { ...attacker, hand: [] },
      { lords: { gauvain: 'bourg' }, troops: { sigy: '3S' }, hand: ['ambush'] },
      { lords: { othon: 'sigy' }, hand: ['tax'] },
    ]);
    march(s, 'attack 2 at sigy', 'out');
    expect([keys(s, 1), keys(s, 2)]).toEqual([['pass'], ['pass']]);
    const elsewhere = position([attacker, defender, {}], { next: (now) => [surpriseWindow(now, 'income')] });
    expect(keys(elsewhere, 0)).toEqual(['pass']);
    const over = fighting([attacker, defender, {}], [MISS, MISS]);
    march(over, 'attack 2 at sigy', 'pass', 'fight', 'fight', 'pass', 'stop', 'stop');
    expect(keys(over, 0)).toEqual(['pass']);
  });

  it('FIE-26.6 FIE-26.9 FIE-26.10 FIE-26.11 FIE-21.5 FIE-25.8 say why they cannot be played', () => {
    const hand = ['ambush', 'secretPassage'];
    const income = position([{ ...attacker, hand }, defender, {}], { next: (now) => [surpriseWindow(now, 'income')] });
    expect(refusalOf(income, 'ambush louis')).toBe('FIE-26.6 ambushInBattle');
    expect(refusalOf(income, 'tunnel')).toBe('FIE-26.9 tunnelInAssault');
    expect(refusalOf(income, 'escape henri')).toBe('FIE-26.10 notConfined');
    const s = fighting([{ ...attacker, hand }, { ...defender, hand: ['tax'] }, { lords: { othon: 'sigy' } }]);
    march(s, 'attack 2 at sigy', 'out');
    expect(refusalOf(s, 'ambush othon', 0)).toBe('FIE-26.6 notAnEnemyThere');
    expect(refusalOf(s, 'ambush gauvain', 0)).toBe('FIE-26.6 notAnEnemyThere');
    expect(refusalOf(s, 'tunnel', 0)).toBe('FIE-26.9 noWallsToPass');
    const defending = fighting([{ ...attacker, hand: [] }, { troops: { sigy: '3S' }, lords: { gauvain: 'bourg' }, hand }, {}]);
    march(defending, 'attack 2 at sigy');
    expect(refusalOf(defending, 'ambush henri', 1)).toBe('FIE-26.6 ambushNeedsLord');
    expect(refusalOf(defending, 'tunnel', 1)).toBe('FIE-26.9 tunnelForAttackers');
    const rising = position([{ ...attacker, hand }, defender, {}], { next: (now) => [surpriseWindow(now, 'uprising')] });
    rising.uprising = { village: village('sigy'), bySeat: 1, tried: [], passage: false };
    expect(refusalOf(rising, 'ambush louis')).toBe('FIE-25.8 notInUprising');
    expect(refusalOf(rising, 'escape henri')).toBe('FIE-25.8 notInUprising');
    expect(refusalOf(rising, 'tunnel')).toBe('FIE-26.9 noWallsToPass');
    const riding = position([{ ...attacker, hand }, defender, {}], { next: (now) => [surpriseWindow(now, 'ride')] });
    expect(refusalOf(riding, 'tunnel')).toBe('FIE-21.5 notWhileRiding');
  });

  it('FIE-26.6 FIE-22.29 ends the attack when it takes the attacker’s last Lord', () => {
    const s = fighting([{ ...attacker, hand: [] }, { ...defender, hand: ['ambush'] }, {}]);
    march(s, 'attack 2 at sigy', 'ambush henri');
    expect([s.battle, s.captor[lord('henri')], troops(s, 0, 'sigy')]).toEqual([null, 1, '2S 1K']);
  });
});

describe('a secret passage', () => {
  function assault(hands: readonly (readonly string[])[], plan: PositionPlan = {}): FieState {
    const players: PlayerPlan[] = [
      { lords: { henri: 'sigy' }, troops: { sigy: '3K' }, hand: hands[0] },
      { lords: { louis: 'sigy' }, troops: { sigy: '3S' }, hand: hands[1] },
      { lords: { othon: 'sigy' }, troops: { sigy: '1S' }, hand: hands[2] },
    ];
    return position(players, {
      stage: 'combat',
      control: { sigy: 1 },
      castles: ['sigy'],
      chance: scriptChance([MISS, MISS, MISS]),
      ...plan,
      next: (now) => combatTurn(now, 0),
    });
  }

  it('FIE-26.9 FIE-22.15 cancels the fortification for the whole battle, played by one of the attacking side', () => {
    const s = assault([['secretPassage'], [], []]);
    march(s, 'attack 2 at sigy', 'out');
    expect(viewOf(s, null).battle?.attack.dice).toBe(1);
    expect(keys(s, 0)).toEqual(['pass', 'tunnel']);
    answer(s, 'tunnel');
    expect(viewOf(s, null).battle).toMatchObject({ passage: true, penalty: 0, attack: { dice: 2 } });
    march(s, 'fight', 'fight');
    expect(viewOf(s, null).battle?.passage).toBe(true);
    const round = assault([['secretPassage'], [], []]);
    march(round, 'attack 2 at sigy', 'out', 'pass', 'fight', 'fight');
    expect(keys(round, 0)).toEqual(['pass', 'tunnel']);
  });

  it('FIE-26.9 is for helpers of the attacker too, not for others nor in the open', () => {
    const s = assault([[], ['secretPassage'], ['secretPassage']]);
    march(s, 'attack 2 at sigy', 'attacker', 'yes');
    expect([keys(s, 1), keys(s, 2)]).toEqual([['pass'], ['pass', 'tunnel']]);
    const out = assault([[], [], ['secretPassage']]);
    march(out, 'attack 2 at sigy', 'out');
    expect(keys(out, 2)).toEqual(['pass']);
    const open = assault([['secretPassage'], [], []], { castles: [] });
    march(open, 'attack 2 at sigy', 'out');
    expect(keys(open, 0)).toEqual(['pass']);
  });

  it('FIE-25.8 is all that may be played when peasants rise against units behind walls', () => {
    const window = (castles: readonly string[]): FieState => {
      const s = position(
        [{ lords: { henri: 'sigy' }, troops: { sigy: '1S' } }, { hand: ['secretPassage', 'assassination'], lords: { louis: 'bourg' } }, {}],
        { castles, next: (now) => [surpriseWindow(now, 'uprising')] },
      );
      s.uprising = { village: village('sigy'), bySeat: 1, tried: [], passage: false };
      return s;
    };
    const s = window(['sigy']);
    expect(keys(s, 1)).toEqual(['pass', 'tunnel']);
    answer(s, 'tunnel', 1);
    expect(s.uprising?.passage).toBe(true);
    expect(keys(s, 1)).toEqual(['pass']);
    expect(keys(window([]), 1)).toEqual(['pass']);
  });
});

describe('an escape', () => {
  /** Henri is besieged at Blaye by Othon, who stands at both gates. */
  const besieged: PlayerPlan = {
    lords: { henri: 'blaye', raoul: 'sigy' },
    troops: { blaye: '2S 1K 1E' },
    hand: ['secretPassage'],
  };
  const ring: PlayerPlan = { lords: { othon: 'blaye' }, troops: { blaye: '3K' } };
  const plan: PositionPlan = {
    castles: ['blaye'],
    control: { blaye: 0 },
    sieges: { blaye: [1, 2] },
    gates: { '2 blaye': ['charolles', 'laSalle'] },
  };

  function escaping(other: PlayerPlan = {}, more: PositionPlan = {}): FieState {
    return position([besieged, other, ring], {
      ...plan,
      ...more,
      stage: 'movement',
      next: (now) => [surpriseWindow(now, 'income'), playTurn.do({ seat: 0 })],
    });
  }

  it('FIE-26.10 leads a besieged Lord with troops inside out by any road, past siege and gates, without engines', () => {
    const s = escaping();
    expect(keys(s, 0)).toEqual(['pass', 'escape henri']);
    answer(s, 'escape henri');
    expect([asked(s), keys(s)]).toEqual([['0 loadUp'], ['1S', '2S', '1K']]);
    expect(refusalOf(s, '1E')).toBe('FIE-26.10 enginesStay');
    march(s, 'all');
    expect([asked(s), keys(s)]).toEqual([['0 escapeSteps'], ['to charolles', 'to laSalle']]);
    answer(s, 'to charolles');
    expect([whereIs(s, 'henri'), troops(s, 0, 'charolles'), controller(s, 'blaye')]).toEqual(['charolles', '2S 1K', 2]);
    expect([asked(s), keys(s)]).toEqual([['0 escapeOn'], ['to blaye', 'to epervier', 'to villeneuve', 'stay']]);
    march(s, 'to villeneuve', 'spare');
    expect([whereIs(s, 'henri'), troops(s, 0, 'villeneuve'), troops(s, 0, 'charolles')]).toEqual(['villeneuve', '1S 1K', '1S']);
    expect([s.made[lord('henri')], s.group]).toEqual([2, null]);
  });

  it('FIE-26.10 stops after one step if he likes, and leaves the siege behind', () => {
    const s = escaping();
    march(s, 'escape henri', 'alone', 'to laSalle', 'stay');
    expect([whereIs(s, 'henri'), s.made[lord('henri')], troops(s, 0, 'blaye')]).toEqual(['laSalle', 1, '2S 1K 1E']);
    expect(s.siegeSince[village('blaye')]).toBe(1);
    expect(viewOf(s, null).discards.event).toEqual(['secretPassage-1']);
  });

  it('FIE-26.10 leads a captive Lord out of a fortification, but not out of an open village or a camp at the gates', () => {
    const captive = (more: PositionPlan): FieState =>
      position(
        [{ lords: { henri: 'sigy', raoul: 'bourg' }, troops: { sigy: '3S' }, hand: ['secretPassage'] }, { troops: { sigy: '1S' } }, {}],
        { captives: { henri: 1 }, control: { sigy: 1 }, castles: ['sigy'], ...more, next: (now) => [surpriseWindow(now, 'income')] },
      );
    const s = captive({});
    march(s, 'escape henri');
    expect(asked(s)).toEqual(['0 escapeSteps']);
    march(s, 'to saintPaul', 'to saintVivien');
    expect([whereIs(s, 'henri'), s.captor[lord('henri')], troops(s, 0, 'sigy')]).toEqual(['saintVivien', -1, '3S']);
    expect(keys(captive({ castles: [] }), 0)).toEqual(['pass']);
    expect(whyNotEscape(captive({ castles: [] }), lord('henri'))?.rule).toBe('FIE-26.10');
    expect(keys(captive({ control: { sigy: 0 } }), 0)).toEqual(['pass']);
  });

  it('FIE-26.8 gives a captive d’Arc no third step to escape by', () => {
    const held = (made: number): FieState => {
      const s = position([{ lords: { jeanne: 'sigy', raoul: 'bourg' }, hand: ['secretPassage'] }, { troops: { sigy: '1S' } }, {}], {
        captives: { jeanne: 1 },
        dArc: 'jeanne',
        control: { sigy: 1 },
        castles: ['sigy'],
        next: (now) => [surpriseWindow(now, 'income')],
      });
      s.made[lord('jeanne')] = made;
      return s;
    };
    expect(keys(held(1), 0)).toEqual(['pass', 'escape jeanne']);
    const tired = held(2);
    expect(keys(tired, 0)).toEqual(['pass']);
    expect(refusalOf(tired, 'escape jeanne', 0)).toBe('FIE-26.11 noStepToEscape');
  });

  it('FIE-26.10 follows the rules of movement at the second step', () => {
    const s = escaping({ lords: { louis: 'charolles', gauvain: 'bourg' }, troops: { charolles: '1S' } });
    march(s, 'escape henri', 'all', 'to charolles');
    expect(asked(s)).toEqual(['0 goOn']);
    const stopped = march(s, 'ask', 'no');
    expect([whereIs(stopped, 'henri'), stopped.made[lord('henri')], gatesOf(stopped, 0, 'charolles')]).toEqual([
      'charolles',
      STOPPED,
      ['blaye'],
    ]);
    const passed = escaping({ lords: { louis: 'charolles', gauvain: 'bourg' }, troops: { charolles: '1S' } });
    march(passed, 'escape henri', 'alone', 'to charolles', 'ask', 'yes', 'to epervier');
    expect(whereIs(passed, 'henri')).toBe('epervier');
  });

  it('FIE-26.11 is impossible during a battle there, in bad weather and without a step left', () => {
    const storm = escaping();
    storm.struck[bishopric('blaye')] |= 1 << CALAMITIES.indexOf('badWeather');
    expect(keys(storm, 0)).toEqual(['pass']);
    const tired = escaping();
    tired.made[lord('henri')] = 2;
    expect(keys(tired, 0)).toEqual(['pass']);
    const battle = position([besieged, {}, { ...ring, troops: { blaye: '5K' } }], {
      ...plan,
      stage: 'combat',
      chance: scriptChance([MISS, MISS, ONE]),
      next: (now) => combatTurn(now, 2),
    });
    march(battle, 'attack 1 at blaye');
    expect(keys(battle, 0)).toEqual(['pass']);
    expect([storm, tired, battle].map((s) => whyNotEscape(s, lord('henri'))?.rule)).toEqual(['FIE-26.11', 'FIE-26.11', 'FIE-26.11']);
  });

  it('FIE-26.12 FIE-20.6 takes its steps from those of the movement turn, or from what is left of them', () => {
    const s = position([besieged, {}, ring], {
      ...plan,
      stage: 'purchases',
      next: (now) => [surpriseWindow(now, 'purchaseEnd'), playTurn.do({ seat: 0 })],
    });
    march(s, 'escape henri', 'all', 'to charolles', 'stay');
    s.stage = STAGES.indexOf('movement');
    s.core.stack = [playTurn.do({ seat: 0 })];
    march(s, 'henri', 'all', 'to villeneuve');
    expect([whereIs(s, 'henri'), troops(s, 0, 'villeneuve')]).toEqual(['villeneuve', '2S 1K']);
    expect(keys(s)).toEqual(['raoul', 'end']);
    const after = escaping();
    after.made[lord('henri')] = 1;
    march(after, 'escape henri', 'all', 'to charolles');
    expect([whereIs(after, 'henri'), asked(after).includes('0 escapeOn')]).toEqual(['charolles', false]);
  });

  it('FIE-26.11 takes no step into bad weather', () => {
    const s = position(
      [
        { lords: { henri: 'villeneuve', raoul: 'sigy' }, hand: ['secretPassage'] },
        {},
        { lords: { othon: 'villeneuve' }, troops: { villeneuve: '3K' } },
      ],
      {
        castles: ['villeneuve'],
        control: { villeneuve: 0 },
        sieges: { villeneuve: [1, 2] },
        next: (now) => [surpriseWindow(now, 'income')],
      },
    );
    s.struck[bishopric('bourg')] |= 1 << CALAMITIES.indexOf('badWeather');
    answer(s, 'escape henri');
    expect(keys(s)).toEqual(['to charolles', 'to saintMedard']);
  });
});
