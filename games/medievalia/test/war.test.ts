import { describe, expect, it } from 'vitest';
import { answer, asked, cardNamed, type FiefPlan, isDiscarded, isUsed, keys, play, refusalOf, scene } from './builders.ts';

const wars = (s: Parameters<typeof keys>[0]): string[] => keys(s).filter((key) => key.startsWith('war'));
const farm = { territories: [['farm', 'peasant']] };

describe('declaring battles', () => {
  it('MED-13.1 battles one after another, or none', () => {
    const fiefs: FiefPlan[] = [
      { ...farm, away: { neutral: ['soldier'], fief1: ['knight'] } },
      { territories: [['farm'], ['field']], away: { neutral: ['peasant'] } },
    ];
    const s = scene(fiefs, { phase: 'war' });
    expect(wars(s)).toEqual(['war neutral 2', 'war fief1 2']);
    play(s, 'war neutral 2');
    expect(wars(s)).toEqual(['war fief1 2']);
    play(s, 'war fief1 2', 'attack field-01');
    expect([asked(s), wars(s)]).toEqual(['0 declareWar', []]);
    play(s, 'end turn');
    const none = scene(fiefs, { phase: 'war' });
    play(none, 'end turn');
    expect(asked(none)).toBe('1 drawDeck');
  });

  it('MED-13.2 a battle is against one enemy who has cards in that fief', () => {
    const s = scene(
      [
        { ...farm, away: { n01: ['soldier'] } },
        { ...farm, away: { n01: ['peasant'] } },
        { ...farm, away: { n12: ['peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    expect(wars(s)).toEqual(['war n01 2']);
    expect(refusalOf(s, 'war n01 3')).toBe('MED-13.2 noEnemyThere');
  });

  it('MED-13.3 in neutral, enemy, own or allied fiefs', () => {
    const s = scene(
      [
        { ...farm, open: ['soldier'], away: { centre: ['soldier'], fief1: ['soldier'], fief2: ['soldier'] } },
        { ...farm, away: { fief0: ['peasant'], centre: ['peasant'], fief2: ['peasant'] } },
        {},
        {},
      ],
      { phase: 'war' },
    );
    expect(wars(s)).toEqual(['war fief0 2', 'war fief1 2', 'war fief2 2', 'war centre 2']);
  });

  it('MED-13.4 in a player’s fief an available troop is needed, in a neutral one any character, used or not', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['soldier!'], fief1: ['soldier!'] } },
        { ...farm, away: { neutral: ['peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    expect(wars(s)).toEqual(['war neutral 2']);
    expect(refusalOf(s, 'war fief1 2')).toBe('MED-13.4 noTroopsThere');
    const guards = scene(
      [
        { ...farm, away: { neutral: ['soldier'] } },
        { ...farm, away: { fief0: ['peasant'], neutral: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    expect(refusalOf(guards, 'war fief0 2')).toBe('MED-13.4 noTroopsThere');
  });

  it('MED-13.5 those who will be deployed need an attack of at least one together', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['priest', 'merchant!'], fief1: ['artist', 'soldier!'] } },
        { ...farm, away: { neutral: ['peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    expect(asked(s)).toBe('1 drawDeck');
    const armed = scene(
      [
        { ...farm, away: { neutral: ['priest', 'soldier!'], fief1: ['artist'] } },
        { ...farm, away: { neutral: ['peasant'] } },
      ],
      {
        phase: 'war',
      },
    );
    expect(wars(armed)).toEqual(['war neutral 2']);
    expect(refusalOf(armed, 'war fief1 2')).toBe('MED-13.5 noAttackThere');
  });

  it('MED-13.6 one battle per fief and enemy in a turn, and nobody is deployed twice', () => {
    const s = scene(
      [
        { ...farm, open: ['soldier', 'soldier'] },
        { ...farm, away: { fief0: ['knight', 'peasant'] } },
        { ...farm, away: { fief0: ['knight'] } },
      ],
      { phase: 'war' },
    );
    expect(wars(s)).toEqual(['war fief0 2', 'war fief0 3']);
    play(s, 'war fief0 2', 'new army', 'stay out', 'peasant-03 > knight-01');
    expect(wars(s)).toEqual(['war fief0 3']);
    expect(refusalOf(s, 'war fief0 2')).toBe('MED-13.6 alreadyFoughtThere');
    s.fought[cardNamed('soldier-02')] = 1;
    expect(refusalOf(s, 'war fief0 3')).toBe('MED-13.4 noTroopsThere');
  });

  it('MED-13.6 in the next turn the same troops may fight the same enemy in the same fief again', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight'] } }, { territories: [['farm'], ['field']] }], { phase: 'war' });
    play(s, 'war fief1 2', 'attack field-01');
    expect(wars(s)).toEqual([]);
    play(s, 'end turn', 'draw territory', 'end turn', 'draw territory', 'end actions', 'end movement');
    expect(wars(s)).toEqual(['war fief1 2']);
    play(s, 'war fief1 2', 'attack farm-02');
    expect(isDiscarded(s, 'farm-02')).toBe(true);
  });

  it('MED-13.7 fighting turns no cards', () => {
    const s = scene(
      [
        { ...farm, away: { neutral: ['knight'] } },
        { ...farm, away: { neutral: ['peasant'] } },
      ],
      { phase: 'war' },
    );
    play(s, 'war neutral 2');
    expect(isUsed(s, 'knight-01')).toBe(false);
  });

  it('MED-13.8 allies never fight each other', () => {
    const s = scene(
      [
        { ...farm, away: { centre: ['soldier'], fief2: ['soldier'] } },
        { ...farm, away: { centre: ['peasant'] } },
        { ...farm, away: { centre: ['peasant'] } },
        {},
      ],
      { phase: 'war' },
    );
    expect(wars(s)).toEqual(['war centre 2']);
    expect(refusalOf(s, 'war centre 3')).toBe('MED-13.8 alliesNeverFight');
    expect(refusalOf(s, 'war fief2 3')).toBe('MED-13.8 alliesNeverFight');
  });

  it('MED-13.9 City and buildings are never deployed: they fight only when attacked', () => {
    const s = scene(
      [
        { city: ['castle'], ...farm, open: ['soldier'] },
        { ...farm, away: { fief0: ['knight'] } },
      ],
      { phase: 'war' },
    );
    const told = answer(s, 'war fief0 2');
    expect(told.filter(({ key }) => key === 'deployed' || key === 'engaged').map(({ params }) => params.id)).toEqual([
      'soldier-01',
      'knight-01',
    ]);
    expect(told.filter(({ key }) => key === 'fell').map(({ params }) => params.ids)).toEqual([['soldier-01'], ['knight-01']]);
  });
});
