import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { playTurn } from '../rules/round.ts';
import { type FieState, STOPPED } from '../state.ts';
import {
  allows,
  answer,
  asked,
  controller,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  position,
  question,
  refusalOf,
  troops,
  viewOf,
  village,
  whereIs,
} from './builders.ts';
import { march } from './marches.ts';

/** Faces of a battle die by what they show. */
const [MISS, ONE, TWO, THREE] = [0, 1, 3, 5];

/** Henri comes from Charolles to Villeneuve, which Louis holds in the open and where he refuses passage. */
function refused(own: PlayerPlan, other: PlayerPlan, dice: readonly number[] = [], plan: PositionPlan = {}): FieState {
  return position([own, other, { lords: { othon: 'tournus' } }], {
    stage: 'movement',
    chance: scriptChance(dice),
    ...plan,
    next: () => [playTurn.do({ seat: 0 })],
  });
}

const riders: PlayerPlan = { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '2K' } };
const holders: PlayerPlan = { lords: { louis: 'bourg' }, troops: { villeneuve: '3S' } };

function ridden(dice: readonly number[], own = riders, other = holders): FieState {
  return march(refused(own, other, dice), 'henri', 'all', 'to villeneuve', 'ask', 'no');
}

describe('a ride-through', () => {
  it('FIE-21.4 FIE-21.6 W17 is one round in which each die of the defender scores one more; with more points left the riders go on by any road', () => {
    const s = ridden([ONE, MISS, ONE]);
    expect([asked(s), keys(s)]).toEqual([['0 rideThrough'], ['all', 'choose', 'stop']]);
    const told = answer(s, 'all');
    expect(keysOf(told)).toEqual(['rideBegan', 'rideFought', 'troopsFell', 'rideSucceeded']);
    expect(told.find(({ key }) => key === 'rideFought')?.params).toMatchObject({ attackHits: 1, defenceDice: [1], defenceHits: 2 });
    expect([troops(s, 0, 'villeneuve'), troops(s, 1, 'villeneuve'), controller(s, 'villeneuve')]).toEqual(['2K', '2S', 1]);
    march(s, 'henri', 'all', 'to bourg');
    expect([whereIs(s, 'henri'), troops(s, 0, 'bourg')]).toEqual(['bourg', '2K']);
  });

  it('FIE-21.4 loses a knight to a die that shows two', () => {
    const s = ridden([ONE, MISS, TWO]);
    answer(s, 'all');
    expect(troops(s, 0, 'villeneuve')).toBe('1K');
  });

  it('FIE-21.1 is for Lords and knights with a step left; the rest of the group stops and takes no part', () => {
    const own: PlayerPlan = { lords: { henri: 'charolles', agnes: 'charolles', raoul: 'sigy' }, troops: { charolles: '4S 3K 1E' } };
    const s = march(refused(own, holders, [ONE, MISS, MISS]), 'henri', 'all', 'to villeneuve', 'ask', 'no', 'choose');
    expect([asked(s), keys(s)]).toEqual([['0 chooseRiders'], ['henri', 'agnes', '1K after 1', '2K after 1', '3K after 1']]);
    expect(refusalOf(s, '2K after 1')).toBe('FIE-21.1 noRider');
    expect(refusalOf(s, 'henri + 1K after 1 + 2K after 1')).toBe('FIE-20.4 oneNumberEach');
    march(s, 'henri + 2K after 1');
    expect(troops(s, 0, 'villeneuve')).toBe('4S 3K 1E');
    expect(viewOf(s, 0).villages[village('villeneuve')].stacks[0].steps).toEqual({
      sergeants: [0, 0, 0, 4],
      knights: [0, 2, 0, 1],
      engines: [0, 0, 0, 1],
    });
    expect([s.made[lord('henri')], s.made[lord('agnes')]]).toEqual([1, STOPPED]);
    expect(refusalOf(s, 'agnes')).toBe('FIE-20.3 noStepLeft');
    march(s, 'henri', 'all', 'to bourg');
    expect(troops(s, 0, 'bourg')).toBe('2K');
  });

  it('FIE-21.1 takes along no knight who has made his last step', () => {
    const own: PlayerPlan = { lords: { henri: 'charolles', agnes: 'blaye', raoul: 'sigy' }, troops: { charolles: '1K', blaye: '1K' } };
    const s = march(refused(own, holders), 'agnes', 'all', 'to charolles');
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'choose');
    expect([troops(s, 0, 'villeneuve'), keys(s)]).toEqual(['2K', ['henri', '1K after 1']]);
  });

  it('FIE-21.1 is not made by whoever then names nobody: the group stops without a fight', () => {
    const s = ridden([]);
    march(s, 'choose');
    const told = answer(s, '-');
    expect(keysOf(told)).not.toContain('rideBegan');
    expect([s.made[lord('henri')], troops(s, 0, 'villeneuve'), s.group, s.rides]).toEqual([STOPPED, '2K', null, []]);
  });

  it('FIE-21.1 is also for those who are refused a road; who does not ride may still leave as he came', () => {
    const own: PlayerPlan = { lords: { henri: 'villeneuve', raoul: 'sigy' }, troops: { villeneuve: '2K' } };
    const plan: PositionPlan = { control: { villeneuve: 1 }, gates: { '0 villeneuve': ['charolles'] } };
    const s = march(refused(own, holders, [ONE, MISS, ONE], plan), 'henri', 'all', 'to bourg', 'no');
    expect(asked(s)).toEqual(['0 rideThrough']);
    answer(s, 'all');
    march(s, 'henri', 'all', 'to lesEssarts');
    expect(whereIs(s, 'henri')).toBe('lesEssarts');
    const stayed = march(refused(own, holders, [], plan), 'henri', 'all', 'to bourg', 'no', 'stop');
    expect(stayed.made[lord('henri')]).toBe(0);
    march(stayed, 'henri', 'all', 'to charolles');
    expect(whereIs(stayed, 'henri')).toBe('charolles');
  });

  it('FIE-21.2 is impossible against units in a fortification', () => {
    const s = refused(riders, holders, [], { castles: ['villeneuve'] });
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no');
    expect([asked(s), s.made[lord('henri')]]).toEqual([['0 moveStep'], STOPPED]);
  });

  it('FIE-21.3 FIE-21.5 is against him alone who refused; nobody joins, and only Ambush and d’Arc may be played', () => {
    const s = position(
      [
        riders,
        { lords: { louis: 'villeneuve' }, troops: { villeneuve: '1S' }, hand: ['ambush', 'assassination', 'secretPassage', 'dArc'] },
        { lords: { othon: 'villeneuve', agnes: 'tournus' }, troops: { villeneuve: '5K' }, hand: ['justice'] },
      ],
      { stage: 'movement', control: { villeneuve: 1 }, chance: scriptChance([ONE, ONE, MISS]), next: () => [playTurn.do({ seat: 0 })] },
    );
    while (asked(s)[0].endsWith('surprise')) answer(s, 'pass');
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all');
    expect(question(s, 1).params?.window).toBe('ride');
    expect(keys(s, 1)).toEqual(['pass', 'ambush henri', 'dArc agnes']);
    expect(keys(s, 2)).toEqual(['pass']);
    answer(s, 'pass', 1);
    answer(s, 'pass', 2);
    expect([troops(s, 1, 'villeneuve'), troops(s, 2, 'villeneuve')]).toEqual(['', '5K']);
  });

  it('FIE-21.7 FIE-21.11 stops who does not get the better of them, with no steps left and no second try', () => {
    const s = ridden(
      [MISS, MISS],
      { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '1K' } },
      {
        troops: { villeneuve: '4S' },
        lords: { louis: 'bourg' },
      },
    );
    expect(keysOf(answer(s, 'all'))).toContain('rideFailed');
    expect([whereIs(s, 'henri'), s.made[lord('henri')], troops(s, 0, 'villeneuve')]).toEqual(['villeneuve', STOPPED, '1K']);
    s.made[lord('henri')] = 1;
    s.weary.length = 0;
    march(s, 'henri', 'all');
    expect(keys(s)).toEqual(['to charolles', 'end']);
    expect(refusalOf(s, 'to bourg')).toBe('FIE-20.12 notLetPass');
  });

  it('FIE-21.11 lets nobody ride through the same village twice, though he has a step left', () => {
    const own: PlayerPlan = { lords: { jeanne: 'villeneuve', raoul: 'sigy' }, troops: { villeneuve: '2K' } };
    const plan: PositionPlan = { control: { villeneuve: 1 }, gates: { '0 villeneuve': ['charolles'] }, dArc: 'jeanne' };
    const s = refused(own, holders, [ONE, MISS, MISS, ONE], plan);
    march(s, 'jeanne', 'all', 'to bourg', 'no', 'all', 'jeanne', 'all', 'to lesEssarts', 'jeanne', 'all', 'to villeneuve');
    expect([asked(s), s.made[lord('jeanne')], whereIs(s, 'jeanne')]).toEqual([['0 moveStep'], STOPPED, 'villeneuve']);
  });

  it('FIE-21.8 captures riders without a knight if a troop is left, whether they had none or lost them', () => {
    const none = refused({ lords: { henri: 'charolles', gauvain: 'charolles', raoul: 'sigy' } }, holders, [MISS, MISS]);
    march(none, 'henri', 'gauvain', 'to villeneuve', 'ask', 'no', 'all', 'henri');
    expect([whereIs(none, 'henri'), none.captor[lord('gauvain')], whereIs(none, 'gauvain')]).toEqual([null, 1, 'villeneuve']);
    const lost = ridden([MISS, TWO], { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '1K' } });
    answer(lost, 'all');
    expect([lost.captor[lord('henri')], troops(lost, 0, 'villeneuve')]).toEqual([1, '']);
  });

  it('FIE-21.8 takes the village from opponents who are wiped out', () => {
    const s = ridden([THREE, ONE, MISS]);
    answer(s, 'all');
    expect([troops(s, 1, 'villeneuve'), controller(s, 'villeneuve'), s.made[lord('henri')]]).toEqual(['', 0, 1]);
  });

  it('FIE-21.9 lets Lords ride alone, but not those whose points give no die', () => {
    const alone = refused({ lords: { henri: 'charolles', raoul: 'sigy' } }, holders);
    march(alone, 'henri', 'to villeneuve', 'ask', 'no');
    expect(keys(alone)).toEqual(['all', 'stop']);
    const s = refused({ lords: { agnes: 'charolles', raoul: 'sigy' } }, holders);
    march(s, 'agnes', 'to villeneuve', 'ask', 'no');
    expect(asked(s)).toEqual(['0 moveStep']);
    const escorted = refused({ lords: { agnes: 'charolles', raoul: 'charolles', henri: 'sigy' }, troops: { charolles: '2K' } }, holders);
    march(escorted, 'agnes', 'all', 'to villeneuve', 'ask', 'no', 'choose');
    expect(refusalOf(escorted, 'agnes')).toBe('FIE-21.9 ridersWithoutDie');
    expect(allows(escorted, 'agnes + 1K after 1')).toBe(true);
    const bare = refused({ lords: { agnes: 'charolles', raoul: 'charolles', henri: 'sigy' } }, holders);
    march(bare, 'agnes', 'raoul', 'to villeneuve', 'ask', 'no', 'choose');
    expect(refusalOf(bare, 'agnes')).toBe('FIE-21.9 ridersWithoutDie');
  });

  it('FIE-21.10 kills Lords without troops by its hits and captures none of them', () => {
    const two: PlayerPlan = { lords: { louis: 'villeneuve', gauvain: 'villeneuve', arthur: 'bourg' } };
    const s = ridden([ONE, MISS, ONE], riders, two);
    answer(s, 'all');
    expect([asked(s), keys(s)]).toEqual([['1 loseLord'], ['least', 'louis']]);
    answer(s, 'louis');
    expect([whereIs(s, 'louis'), whereIs(s, 'gauvain'), s.captor[lord('gauvain')]]).toEqual([null, 'villeneuve', -1]);
    const killed = ridden([TWO, MISS, MISS], riders, two);
    answer(killed, 'all');
    expect([whereIs(killed, 'louis'), whereIs(killed, 'gauvain'), controller(killed, 'villeneuve')]).toEqual([null, null, 0]);
  });

  it('FIE-21.12 fights no round when an Ambush takes the last rider, or the last opponent', () => {
    const holder: PlayerPlan = { lords: { louis: 'villeneuve', gauvain: 'bourg' }, troops: { villeneuve: '1S' }, hand: ['ambush'] };
    const taken = position([riders, holder, {}], { stage: 'movement', next: () => [playTurn.do({ seat: 0 })] });
    march(taken, 'pass', 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'ambush henri');
    expect(taken.captor[lord('henri')]).toBe(1);
    expect(viewOf(taken, 0).villages[village('villeneuve')].stacks[0].steps?.knights).toEqual([0, 0, 0, 2]);
    expect([taken.battle, taken.core.chance.moments]).toEqual([null, 0]);
    const own = position([{ ...riders, hand: ['ambush'] }, { lords: { louis: 'villeneuve', gauvain: 'bourg' } }, {}], {
      stage: 'movement',
      next: () => [playTurn.do({ seat: 0 })],
    });
    march(own, 'pass', 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'ambush louis');
    expect([own.captor[lord('louis')], own.core.chance.moments, controller(own, 'villeneuve')]).toEqual([0, 0, 0]);
    march(own, 'henri', 'all', 'to bourg');
    expect([whereIs(own, 'henri'), whereIs(own, 'louis')]).toEqual(['bourg', 'bourg']);
  });

  it('FIE-18.13 frees a captive whose escort is taken, and is not hindered by him', () => {
    const s = position(
      [
        { lords: { henri: 'charolles', gauvain: 'charolles', raoul: 'sigy' } },
        { lords: { louis: 'bourg' }, troops: { villeneuve: '3S' } },
        { lords: { othon: 'charolles', arthur: 'tournus' } },
      ],
      { stage: 'movement', captives: { othon: 0 }, chance: scriptChance([MISS, MISS]), next: () => [playTurn.do({ seat: 0 })] },
    );
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'least');
    expect([s.captor[lord('henri')], s.captor[lord('othon')], whereIs(s, 'othon')]).toEqual([1, -1, 'villeneuve']);
  });

  it('FIE-21.6 lets no knight go on with the riders who did not ride', () => {
    const own: PlayerPlan = { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '2K', villeneuve: '3K' } };
    const s = refused(own, holders, [ONE, MISS, MISS], { control: { villeneuve: 1 }, gates: { '0 villeneuve': ['lesEssarts'] } });
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'henri', '1K + 2K after 1');
    expect(refusalOf(s, 'to bourg')).toBe('FIE-21.6 ridersOnly');
    const light = refused(own, holders, [ONE, MISS, MISS], { control: { villeneuve: 1 }, gates: { '0 villeneuve': ['lesEssarts'] } });
    march(light, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'henri', '2K after 1', 'to bourg');
    expect([troops(light, 0, 'bourg'), troops(light, 0, 'villeneuve')]).toEqual(['2K', '3K']);
  });

  it('FIE-21.6 lets only riders go on: what is picked up needs leave', () => {
    const own: PlayerPlan = { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '2K', villeneuve: '2S' } };
    const s = refused(own, holders, [ONE, MISS, MISS], { control: { villeneuve: 1 }, gates: { '0 villeneuve': ['lesEssarts'] } });
    march(s, 'henri', 'all', 'to villeneuve', 'ask', 'no', 'all', 'henri', 'all');
    expect(keys(s)).toEqual(['to charolles', 'to lesEssarts', 'end']);
    expect(refusalOf(s, 'to bourg')).toBe('FIE-21.6 ridersOnly');
  });
});
