import { describe, expect, it } from 'vitest';
import { doEffect } from '../rules/effects.ts';
import { AVAILABLE, FAMINE } from '../state.ts';
import { alone, answer, army, asked, crumbs, events, faceUp, give, keys, play, refusalOf, roll, start, toRound, view } from './builders.ts';

describe('Labour', () => {
  it('MON-10.1 gives 2 coins', () => {
    const s = start();
    answer(s, 'place 1 labour');
    expect(s.players[0].coins).toBe(8);
  });
});

describe('Conscription', () => {
  it('MON-10.13 gives a sword for each own citizen there, for the rest of the round', () => {
    const s = start();
    play(s, 'place 1 conscription', 'place 2 conscription', 'place 3 conscription');
    expect(view(s).players.map(({ roundSwords }) => roundSwords)).toEqual([2, 1]);
    toRound(s, 2);
    expect(view(s).players.map(({ roundSwords }) => roundSwords)).toEqual([0, 0]);
  });

  it('MON-10.14 serves every later attack and is not used up', () => {
    const s = alone(start());
    give(s, 0, { coins: 9, armies: [army('phalange'), army('phalange')] });
    s.titans = [-1, -1, -1];
    answer(s, 'place 1 conscription');
    for (const which of ['army 1', 'army 2']) {
      faceUp(s, 'crabe-des-recifs');
      roll(s, 'blank');
      play(s, 'attack crabe-des-recifs', which);
    }
    expect(s.players[0].titans).toHaveLength(2);
    expect(view(s).players[0].roundSwords).toBe(1);
  });
});

describe('Discovery', () => {
  it('MON-10.20 costs 3 coins and gives 1 knowledge', () => {
    const s = start();
    answer(s, 'place 1 discovery');
    expect(s.players[0]).toMatchObject({ coins: 3, knowledge: 1 });
    give(s, 1, { coins: 2 });
    expect(refusalOf(s, 'place 2 discovery')).toBe('MON-10.20 actionTooDear');
  });

  it('MON-10.21 is followed by the reactions to it', () => {
    const s = start(3);
    give(s, 1, { city: ['avant-poste-isole'], armies: [army('lanciers', { art: 1 })] });
    give(s, 2, { coins: 1, city: ['guilde-des-scribes'] });
    answer(s, 'place 1 discovery');
    expect(s.players[0].knowledge).toBe(1);
    expect(asked(s)).toEqual(['1 outpostReaction']);
    expect(crumbs(s)).toEqual(['afterRound', 'actionPhase', 'outpostReaction']);
    answer(s, 'no');
    expect(asked(s)).toEqual(['2 scribesReaction']);
    answer(s, 'no');
    expect(asked(s)).toEqual(['1 takeTurn']);
    const free = start(3);
    give(free, 2, { coins: 1, city: ['guilde-des-scribes'] });
    free.core.stack.push(doEffect.do({ seat: 0, effect: { type: 'performAction', action: 'discovery', free: true } }));
    give(free, 0, { coins: 0 });
    expect(free.players[0]).toMatchObject({ coins: 0, knowledge: 1 });
    expect(asked(free)).toEqual(['2 scribesReaction']);
  });
});

describe('Repopulation', () => {
  it('MON-10.70 costs 3 coins and gives the lowest citizen in the supply', () => {
    const s = alone(toRound(start(), 3));
    give(s, 0, { coins: 8 });
    const told = answer(s, 'place 1 repopulation');
    expect(events(told)).toEqual(['placed', 'repopulated', 'gainedCitizen']);
    expect(told[2].params).toEqual({ seat: 0, citizen: 4 });
    expect(s.players[0].coins).toBe(5);
    expect(answer(s, 'place 2 repopulation')[2].params).toEqual({ seat: 0, citizen: 5 });
    expect(s.players[0].coins).toBe(2);
    expect(refusalOf(s, 'place 3 repopulation')).toBe('MON-10.73 allCitizens');
  });

  it('MON-11.8 is told without a price where a card makes it free', () => {
    const s = toRound(start(), 3);
    s.core.told = [];
    s.core.stack.push(doEffect.do({ seat: 0, effect: { type: 'performAction', action: 'repopulation', free: true } }));
    s.core.stack.push(doEffect.do({ seat: 0, effect: { type: 'performAction', action: 'discovery', free: true } }));
    give(s, 0, { coins: 0 });
    expect(events(s.core.told)).toEqual(['gainedKnowledge', 'gainedCitizen']);
    expect(s.players[0]).toMatchObject({ coins: 0, knowledge: 1 });
  });

  it('MON-10.71 puts the new citizen on the famine space for this round', () => {
    const s = alone(toRound(start(), 3));
    give(s, 0, { coins: 8 });
    answer(s, 'place 1 repopulation');
    expect(s.players[0].citizens).toEqual([8, AVAILABLE, AVAILABLE, FAMINE]);
    expect(keys(s).some((key) => key.startsWith('place 4'))).toBe(false);
  });

  it('MON-10.73 is closed to who has all five citizens', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 9, citizens: [-1, -1, -1, -1, -1] });
    expect(refusalOf(s, 'place 5 repopulation')).toBe('MON-10.73 allCitizens');
  });
});
