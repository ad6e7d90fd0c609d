import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { answer, asked, handOf, isDiscarded, keys, play, resultOf, scene, viewOf, whereIs } from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };
/** The siege count of seat 1 after it has begun its turn. */
const count = (defender: object, invaders: object): number => {
  const s = scene([{ ...farm, ...invaders }, defender], { active: 1, phase: 'start' });
  return s.siege[1];
};
const there = { away: { fief1: ['peasant'] } };

/** Seat 0 takes the City of seat 1 with two Knights. */
function takeCity(s: MedState): void {
  play(s, 'war fief1 2', 'army 1', 'attack city-02', 'knight-01 > knight-02');
}

describe('military victory and siege', () => {
  it('MED-19.1 MED-19.2 who loses his City is out at once, and whose last opponent that was wins', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight', 'knight'] } }, { open: ['peasant!'] }], { phase: 'war' });
    takeCity(s);
    expect(resultOf(s)).toBe('conquest: 0');
    const three = scene([{ ...farm, away: { fief1: ['knight', 'knight'] } }, {}, farm], { phase: 'war' });
    takeCity(three);
    expect([three.eliminated, resultOf(three)]).toEqual([[false, true, false], null]);
  });

  it('MED-15.21 MED-15.22 MED-19.1 MED-19.3 a territory razed in the battle that takes the City leaves the game once', () => {
    const s = scene(
      [
        { territories: [['farm'], ['farm']], away: { fief1: ['knight', 'knight', 'soldier'] } },
        { territories: [['field'], ['mine', 'school']] },
        farm,
      ],
      { phase: 'war' },
    );
    const before = game.components(s);
    const told = ['war fief1 2', 'army 1', 'new army', 'attack city-02', 'attack mine-01', 'knight-01 > knight-02'].flatMap((text) =>
      answer(s, text),
    );
    expect(told.flatMap(({ key }) => (key === 'destroyed' || key === 'cityLost' ? [key] : []))).toEqual(['destroyed', 'cityLost']);
    expect(game.components(s)).toEqual(before);
    expect([s.eliminated, s.hosts[1]]).toEqual([
      [false, true, false],
      [-1, -1, -1, -1, -1],
    ]);
    expect(['mine-01', 'school-01', 'field-01', 'city-02'].every((id) => isDiscarded(s, id))).toBe(true);
  });

  it('MED-19.2 an alliance wins when both opposing Cities are gone, with an ally who is out himself', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight', 'knight'] } }, {}, farm, farm], { phase: 'war' });
    s.eliminated[2] = true;
    const last: MedState = JSON.parse(JSON.stringify(s));
    takeCity(s);
    expect([s.eliminated, resultOf(s)]).toEqual([[false, true, true, false], null]);
    last.eliminated[3] = true;
    takeCity(last);
    expect(resultOf(last)).toBe('conquest: 0 2');
  });

  it('MED-19.3 all his cards leave the game: hand, City, territories, buildings and characters everywhere', () => {
    const s = scene(
      [
        { ...farm, away: { fief1: ['knight', 'knight'] } },
        { territories: [['field', 'peasant', 'school']], open: ['peasant!'], away: { n12: ['soldier'] }, hand: ['mine', 'archer'] },
        farm,
      ],
      { phase: 'war' },
    );
    s.shown.push(...s.hands[1]);
    takeCity(s);
    expect(viewOf(s, 2).players[1]).toMatchObject({ hosts: [null, null, null, null, null], characters: 0, prestige: 0, hand: { size: 0 } });
    expect(s.shown).toEqual([]);
    for (const id of ['city-02', 'field-01', 'school-01', 'peasant-02', 'peasant-03', 'soldier-01', 'mine-01', 'archer-01'])
      expect(isDiscarded(s, id), id).toBe(true);
    expect([handOf(s, 1), s.characters[1], s.buildings[1]]).toEqual([[], [], []]);
    expect(viewOf(s, 2).discard).toEqual(expect.arrayContaining(['mine-01', 'archer-01']));
  });

  it('MED-19.4 his fief is neutral for the rest of the game', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight', 'knight', 'soldier!'] } }, {}, { ...farm, away: { fief1: ['peasant'] } }], {
      phase: 'war',
    });
    takeCity(s);
    expect(viewOf(s, null).fiefs[2]).toMatchObject({ id: 'fief1', seat: null });
    play(s, 'end turn', 'draw territory', 'end actions', 'end movement', 'war fief1 1');
    expect(asked(s)).toBe('0 damageOrder');
    expect(s.battle?.formations[1].cards).toHaveLength(2);
    const alone = scene(
      [{ ...farm, away: { fief1: ['knight', 'knight'], n12: ['soldier'] } }, {}, { ...farm, away: { n12: ['peasant'] } }],
      {
        phase: 'war',
      },
    );
    takeCity(alone);
    play(alone, 'end turn', 'draw territory', 'end turn', 'draw territory', 'end actions', 'end movement');
    expect(keys(alone).filter((key) => key.startsWith('war'))).toEqual(['war n12 3']);
  });

  it('MED-19.5 besieged are those with an enemy in the fief and no guarded territory, also without any territory', () => {
    expect(count({ territories: [['field'], ['farm']] }, there)).toBe(1);
    expect(count({}, there)).toBe(1);
    expect(count({ territories: [['field']] }, { away: { neutral: ['knight'] } })).toBe(0);
    expect(count({ territories: [['field'], ['farm', 'peasant!']] }, there)).toBe(0);
    expect(count({ territories: [['field', 'tower']] }, there)).toBe(0);
    expect(count({ territories: [['field', 'school']], open: ['soldier'] }, there)).toBe(1);
  });

  it('MED-19.6 guards or a military building on the City do not prevent it', () => {
    expect(count({ city: ['soldier', 'castle'], territories: [['field']] }, there)).toBe(1);
  });

  it('MED-19.7 enemies count used or unused, whatever their attack', () => {
    expect(count({ territories: [['field']] }, { away: { fief1: ['priest!'] } })).toBe(1);
  });

  it('MED-19.8 W16 the count rises at each besieged start of turn and falls to 0 otherwise', () => {
    const s = scene(
      [
        { ...farm, ...there },
        { territories: [['field']], open: ['peasant'] },
      ],
      { active: 1, phase: 'start' },
    );
    expect(s.siege[1]).toBe(1);
    play(s, 'draw territory', 'end turn', 'draw territory', 'end turn');
    expect(s.siege[1]).toBe(2);
    const guarded = scene(
      [
        { ...farm, ...there },
        { territories: [['field']], open: ['peasant'], siege: 1 },
      ],
      { active: 0 },
    );
    play(guarded, 'end turn');
    expect(guarded.siege[1]).toBe(2);
    play(guarded, 'draw territory', 'move peasant-03', 'on field-01', 'end turn', 'draw territory', 'end turn');
    expect(guarded.siege[1]).toBe(0);
  });

  it('MED-19.9 MED-19.13 W16 at three he is out before he draws, and that is a military victory', () => {
    const s = scene([{ ...farm, ...there }, { territories: [['field']] }], { active: 1, phase: 'start' });
    play(s, 'draw territory', 'end turn', 'draw territory', 'end turn', 'draw territory', 'end turn');
    const hand = handOf(s, 1).length;
    expect([s.siege[1], hand]).toEqual([2, 2]);
    play(s, 'draw territory', 'end turn');
    expect([resultOf(s), s.siege[1]]).toEqual(['siege: 0', 3]);
    expect(s.decks[0].length).toBe(38 - 2 - 4);
  });

  it('MED-19.10 a character of the ally in the fief breaks the siege', () => {
    const fiefs = (away: object) => [{ ...farm, ...there }, { territories: [['field']], siege: 1 }, {}, { ...farm, ...away }];
    expect(scene(fiefs({ away: { fief1: ['peasant!'] } }), { active: 1, phase: 'start' }).siege[1]).toBe(0);
    expect(scene(fiefs({}), { active: 1, phase: 'start' }).siege[1]).toBe(2);
  });

  it('MED-19.11 siege counts are public', () => {
    const s = scene([{ siege: 1 }, { siege: 2 }]);
    for (const seat of [0, 1, null]) expect(viewOf(s, seat).players.map(({ siege }) => siege)).toEqual([1, 2]);
  });

  it('MED-19.12 being besieged has no other effect', () => {
    const besieged = scene(
      [
        { ...farm, ...there },
        { territories: [['field']], hand: ['farm', 'peasant'] },
      ],
      { active: 1, phase: 'start' },
    );
    const free = scene(
      [
        { ...farm, away: { neutral: ['peasant'] } },
        { territories: [['field']], hand: ['farm', 'peasant'] },
      ],
      { active: 1, phase: 'start' },
    );
    expect(besieged.siege[1]).toBe(1);
    play(besieged, 'draw military');
    play(free, 'draw military');
    expect(viewOf(besieged, 1).players[1]).toEqual({ ...viewOf(free, 1).players[1], siege: 1 });
    expect(asked(besieged)).toBe(asked(free));
  });

  it('MED-19.14 a player eliminated at the start of his turn has no turn', () => {
    const s = scene([{ ...farm, ...there }, { territories: [['field']], siege: 2 }, farm], { active: 0 });
    const told = answer(s, 'end turn');
    expect(told.map(({ key }) => key)).toEqual(['turnBegan', 'besieged', 'starvedOut', 'turnBegan']);
    expect([s.eliminated[1], asked(s), whereIs(s, 'city-02')]).toEqual([true, '2 drawDeck', null]);
    play(s, 'draw territory', 'end turn');
    expect(asked(s)).toBe('0 drawDeck');
  });
});
