import { advance, type Frame, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { calamities } from '../rules/calamities.ts';
import { endRound } from '../rules/round.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  c,
  controller,
  holderOf,
  interject,
  keys,
  lord,
  type PlayerPlan,
  type PositionPlan,
  troops,
  viewOf,
  whereIs,
} from './builders.ts';
import { running, toldWhile } from './running.ts';

const card = (id: string): number => c.cards.findIndex((one) => one.id === id);
/** Faces of the die, for a script. */
const faces = (...shown: readonly number[]): readonly number[] => shown.map((face) => face - 1);

/** The calamities of a round strike, with these faces of the dice. */
function struck(
  cards: readonly string[],
  shown: readonly number[],
  players: readonly PlayerPlan[] = [{}, {}, {}],
  plan: Omit<PositionPlan, 'next'> = {},
): FieState {
  return running(players, { stage: 'calamities', ...plan, chance: scriptChance(faces(...shown)) }, (s) => lying(s, cards));
}

function lying(s: FieState, cards: readonly string[]): readonly Frame[] {
  s.spaces = cards.map(card);
  s.strikes = cards.map(() => -2);
  s.eventDeck = s.eventDeck.filter((one) => !s.spaces.includes(one));
  return calamities(s);
}

const calamitiesOf = (s: FieState): string[] =>
  viewOf(s, null).bishoprics.flatMap(({ id, calamities: lie }) => lie.map((calamity) => `${id} ${calamity}`));

describe('calamities', () => {
  it('FIE-15.1 FIE-15.2 are turned up one by one in the order drawn; the die names the bishopric, a six none', () => {
    const s = struck(['famine-1', 'badWeather-1', 'famine-2'], [2, 6, 5]);
    expect(calamitiesOf(s)).toEqual(['tournus famine', 'sigy famine']);
    expect(viewOf(s, null).calamities).toEqual([
      { card: 'famine', bishopric: 'tournus' },
      { card: 'badWeather', bishopric: null },
      { card: 'famine', bishopric: 'sigy' },
    ]);
    const told = toldWhile(s, () => {
      s.core.chance = scriptChance(faces(1, 3, 4));
      s.core.stack = lying(s, ['badWeather-1', 'badWeather-2', 'badWeather-3']).toReversed();
      advance(game, s);
    });
    expect(told.map(({ params }) => params.bishopric)).toEqual(['blaye', 'saintGerome', 'bourg']);
  });

  it('FIE-15.3 last until the end of the round', () => {
    const s = struck(['famine-1'], [2]);
    expect(calamitiesOf(s)).toEqual(['tournus famine']);
    s.core.stack = [endRound.do({ round: s.round })];
    advance(game, s);
    expect(calamitiesOf(s)).toEqual([]);
    expect(viewOf(s, null).discards.event).toContain('famine-1');
  });

  it('FIE-15.4 a bishopric struck twice by the same kind suffers it once, by another kind both', () => {
    const s = struck(['famine-1', 'famine-2', 'badWeather-1'], [2, 2, 2]);
    expect(calamitiesOf(s)).toEqual(['tournus famine', 'tournus badWeather']);
    expect(viewOf(s, null).calamities.map((one) => one?.bishopric)).toEqual(['tournus', null, 'tournus']);
    const twice = struck(['plague-1', 'plague-2'], [2, 2], [{ troops: { mazilles: '4S' } }, {}, {}]);
    expect(troops(twice, 0, 'mazilles')).toBe('2S');
  });
});

describe('plague', () => {
  it('FIE-15.8 W18 takes half of each kind, and an odd one on 1 to 3', () => {
    const s = struck(['plague-1'], [5, 2, 4], [{ troops: { sigy: '3S 2K' }, lords: { henri: 'sigy' } }, {}, {}]);
    expect(troops(s, 0, 'sigy')).toBe('1S 1K');
    expect(whereIs(s, 'henri')).toBe('sigy');
    const spared = struck(['plague-1'], [5, 4, 3], [{ troops: { sigy: '3S 1K' } }, {}, {}]);
    expect(troops(spared, 0, 'sigy')).toBe('2S');
  });

  it('FIE-15.8 counts by player and village, so that stacks are halved apart', () => {
    const s = struck(
      ['plague-1'],
      [5, 3, 3, 4],
      [{ troops: { sigy: '1S', beaujeu: '1S', tournus: '4S' } }, { troops: { sigy: '1S' } }, {}],
      {
        control: { sigy: 0 },
      },
    );
    expect([troops(s, 0, 'beaujeu'), troops(s, 0, 'sigy'), troops(s, 1, 'sigy'), troops(s, 0, 'tournus')]).toEqual(['', '', '1S', '4S']);
  });

  it('FIE-15.8 counts those inside and those outside the ring together', () => {
    const siege: Omit<PositionPlan, 'next'> = { castles: ['sigy'], control: { sigy: 0 }, sieges: { sigy: [1, 1] } };
    const besieged = (inside: string, outside: string): readonly PlayerPlan[] => [
      { troops: { sigy: inside, 'outside sigy': outside } },
      { troops: { sigy: '8S' } },
      {},
    ];
    const even = struck(['plague-1'], [5], besieged('3S', '3S'), siege);
    expect([troops(even, 0, 'sigy'), troops(even, 0, 'outside sigy')]).toEqual(['2S', '1S']);
    const odd = struck(['plague-1'], [5, 1], besieged('3S', '2S'), siege);
    expect([troops(odd, 0, 'sigy'), troops(odd, 0, 'outside sigy')]).toEqual(['1S', '1S']);
  });

  it('FIE-15.9 each Lord there dies on 1 to 3, captives included', () => {
    const s = struck(
      ['plague-1'],
      [5, 3, 4, 3],
      [{ troops: { sigy: '2S' }, lords: { agnes: 'sigy', henri: 'sigy' } }, { lords: { louis: 'sigy', othon: 'bourg' } }, {}],
      { captives: { louis: 0 } },
    );
    expect(['agnes', 'henri', 'louis', 'othon'].map((id) => whereIs(s, id))).toEqual([null, 'sigy', null, 'bourg']);
  });

  it('FIE-15.10 rolls in turn order, by village, for sergeants, knights, then Lords by name; all losses apply together', () => {
    const players: readonly PlayerPlan[] = [
      { troops: { sigy: '1S 1K' }, lords: { henri: 'sigy', agnes: 'sigy', louis: 'sigy' } },
      { troops: { beaujeu: '1K', saintPaul: '1S' } },
      {},
    ];
    const s = running(players, { stage: 'calamities', first: 1, chance: scriptChance(faces(5, 1, 4, 2, 5, 3, 6, 1)) }, (now) => {
      now.captor[lord('louis')] = 1;
      now.at[lord('louis')] = 8;
      return [];
    });
    const told = toldWhile(s, () => {
      s.core.stack = lying(s, ['plague-1']).toReversed();
      advance(game, s);
    });
    const rolls = told.filter(({ key }) => key === 'plagueOdd' || key === 'plagueLord');
    expect(rolls.map(({ params: { seat, village, pawn, lord: who, die } }) => [seat, village, pawn ?? who, die])).toEqual([
      [1, 'beaujeu', 'knight', 1],
      [1, 'saintPaul', 'sergeant', 4],
      [0, 'beaujeu', 'louis', 2],
      [0, 'sigy', 'sergeant', 5],
      [0, 'sigy', 'knight', 3],
      [0, 'sigy', 'agnes', 6],
      [0, 'sigy', 'henri', 1],
    ]);
    expect(told.findIndex(({ key }) => key === 'died')).toBeGreaterThan(told.findIndex(({ params }) => params.lord === 'henri'));
  });

  it('FIE-15.11 leaves engines alone', () => {
    const s = struck(['plague-1'], [5], [{ troops: { sigy: '2S 2E' } }, {}, {}]);
    expect(troops(s, 0, 'sigy')).toBe('1S 2E');
  });

  it('FIE-15.14 W22 frees captives without gaoler, looks at control again and settles titles', () => {
    const s = struck(['plague-1'], [5, 1, 6], [{ troops: { sigy: '1S' } }, { lords: { louis: 'sigy' } }, {}], { captives: { louis: 0 } });
    expect([s.captor[lord('louis')], controller(s, 'sigy')]).toEqual([-1, 1]);
    const widow = struck(['plague-1'], [5, 1, 1], [{ lords: { henri: 'sigy' } }, { lords: { agnes: 'bourg' } }, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
      marriages: [['henri', 'agnes']],
    });
    expect(holderOf(widow, 'comteSigy')).toBe('agnes');
  });

  it('FIE-27.9 FIE-15.10 those who die of it inherit nothing from one another', () => {
    const s = struck(['plague-1'], [5, 1, 1], [{ lords: { agnes: 'sigy', henri: 'sigy' }, troops: { bourg: '1S' } }, {}, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    expect(holderOf(s, 'comteSigy')).toBe('vacant');
  });

  it('FIE-6.15 no bargain or release while a calamity is being resolved', () => {
    const s = struck(
      ['plague-1'],
      [5, 1],
      [{ lords: { henri: 'sigy', louis: 'bourg', othon: 'bourg' } }, { lords: { agnes: 'blaye' } }, { lords: { raoul: 'blaye' } }],
      { titles: { comteSigy: ['henri', 'sigy'] }, captives: { agnes: 2 }, control: { blaye: 2 } },
    );
    expect(asked(s)).toEqual(['0 chooseTitleHolder']);
    expect(keys(s)).toEqual(['to louis', 'to othon']);
    expect(() => interject(s, 2, 'release agnes')).toThrow('FIE-6.15 notNowCalamity');
    answer(s, 'to louis');
    expect(holderOf(s, 'comteSigy')).toBe('louis');
  });

  it('FIE-29.1 in fog of war tells others only how many troops are lost', () => {
    const s = running([{ troops: { sigy: '3S 2K' } }, {}, {}], { stage: 'calamities', options: { fogOfWar: true } }, () => []);
    const told = toldWhile(s, () => {
      s.core.chance = scriptChance(faces(5, 1));
      s.core.stack = lying(s, ['plague-1']).toReversed();
      advance(game, s);
    });
    expect(told.find(({ key }) => key === 'plagueOdd')).toMatchObject({ to: [0] });
    expect(told.find(({ key }) => key === 'plagueTroops')).toMatchObject({
      params: { seat: 0, n: 3, known: false, sergeants: 0, knights: 0 },
      own: { known: true, sergeants: 2, knights: 1 },
      owner: 0,
    });
  });
});
