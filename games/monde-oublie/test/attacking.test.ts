import { describe, expect, it } from 'vitest';
import type { MonState } from '../state.ts';
import {
  alone,
  answer,
  army,
  asked,
  cards,
  events,
  faceUp,
  give,
  keys,
  on,
  play,
  question,
  refusalOf,
  roll,
  start,
  suggestions,
  titan,
  toRound,
  view,
} from './builders.ts';

/** The titan attacked has 6 defence and counts swords only. */
function facing(given: Parameters<typeof give>[2], id = 'crabe-des-recifs', seats = 2): MonState {
  const s = start(seats);
  s.titans = [-1, -1, -1];
  faceUp(s, id);
  give(s, 0, { coins: 9, ...given });
  roll(s, 'blank', 'blank', 'blank');
  return s;
}

const canAttack = (s: MonState): boolean => keys(s).some((key) => key.startsWith('attack'));

describe('an attack', () => {
  it('MON-5.1 needs no citizen', () => {
    const s = facing({ armies: [army('elephants-de-guerre')], citizens: [on('labour'), on('rebuild'), on('rebuild')] });
    expect(keys(s)).toEqual(['attack crabe-des-recifs', 'pass']);
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(view(s).players[0].titans).toEqual(['crabe-des-recifs']);
  });

  it('MON-5.2 is aimed at the face-up card of any of the three stacks', () => {
    const s = facing({
      coins: 30,
      armies: [army('elephants-de-guerre', { legacy: ['phalange', 'phalange', 'phalange', 'phalange', 'phalange'] })],
    });
    faceUp(s, 'taureau-de-fer');
    faceUp(s, 'geant-des-glaces');
    expect(keys(s).filter((key) => key.startsWith('attack'))).toEqual([
      'attack crabe-des-recifs',
      'attack taureau-de-fer',
      'attack geant-des-glaces',
    ]);
    const hidden = cards.titans[s.titanStacks[0][0]].id;
    expect(refusalOf(s, `attack ${hidden}`)).toBe('kernel unknownOption');
    play(s, 'attack geant-des-glaces', 'army 1');
    expect(s.players[0].titans).toEqual([titan('geant-des-glaces')]);
  });

  it('MON-5.3 MON-5.7 is made with one or more unused armies, each paid for, the coins put on the name', () => {
    const s = facing({ coins: 7, armies: [army('lanciers', { art: 1 }), army('lanciers', { art: 3 }), army('phalange', { name: 1 })] });
    answer(s, 'attack crabe-des-recifs');
    expect(asked(s)).toEqual(['0 chooseAttack']);
    expect(keys(s)).toEqual(['army 1', 'army 2']);
    expect(refusalOf(s, 'army 3')).toBe('MON-5.5 armyUsed');
    answer(s, 'army 1 + army 2');
    expect(s.players[0].coins).toBe(1);
    expect(s.players[0].armies).toEqual([
      army('lanciers', { art: 1, name: 2 }),
      army('lanciers', { art: 3, name: 4 }),
      army('phalange', { name: 1 }),
    ]);
    expect(view(s).players[0].armies.map(({ used }) => used)).toEqual([true, true, true]);
  });

  it('MON-5.3 cannot be made with armies that cost more than the stock', () => {
    const s = facing({
      coins: 5,
      armies: [army('lanciers', { art: 1 }), army('lanciers', { art: 3 }), army('elephants-de-guerre', { art: 4 })],
    });
    answer(s, 'attack crabe-des-recifs');
    expect(keys(s)).toEqual(['army 3']);
    expect(refusalOf(s, 'army 1')).toBe('MON-5.15 armyOfNoUse');
    give(s, 0, { coins: 6 });
    expect(keys(s)).toEqual(['army 1', 'army 2', 'army 3']);
    expect(refusalOf(s, 'army 1 + army 3')).toBe('MON-5.3 armiesTooDear');
    const dear = facing({ coins: 5, armies: [army('elephants-de-guerre'), army('lanciers', { art: 7 })] });
    expect(refusalOf(play(dear, 'attack crabe-des-recifs'), 'army 2')).toBe('MON-5.6 armyTooDear');
  });

  it('MON-5.4 is never made by permanent symbols alone', () => {
    const s = facing({
      city: ['forge', 'grande-muraille', 'arsenal', 'citadelle', 'grand-temple'],
      armies: [army('frondeurs', { name: 1 })],
    });
    expect(view(s).players[0].sword).toBe(6);
    expect(refusalOf(s, 'attack crabe-des-recifs')).toBe('MON-5.4 noUnusedArmy');
    give(s, 0, { armies: [army('frondeurs')] });
    answer(s, 'attack crabe-des-recifs');
    expect(refusalOf(s, '-')).toBe('MON-5.4 tooFew');
    answer(s, 'army 1');
    expect(s.players[0].coins).toBe(9 - 1 + 1);
  });

  it('MON-5.5 uses armies without a coin on the name, whatever lies on the art', () => {
    const s = facing({ armies: [army('elephants-de-guerre', { name: 1 })] });
    expect(canAttack(s)).toBe(false);
    give(s, 0, { armies: [army('elephants-de-guerre', { art: 5 })] });
    expect(canAttack(s)).toBe(true);
  });

  it('MON-5.6 W1 costs the coins on the active card plus 1: 1, 2, 4, 8', () => {
    const s = start();
    expect(view(s).players[0].armies[0].price).toBe(1);
    give(s, 0, { armies: [army('elephants-de-guerre', { art: 3 })], coins: 60 });
    expect(view(s).players[0].armies[0].price).toBe(4);
    give(s, 0, { armies: [army('elephants-de-guerre')] });
    const paid: number[] = [];
    for (const round of [1, 2, 3, 4]) {
      toRound(s, round);
      faceUp(s, 'crabe-des-recifs');
      roll(s, 'blank');
      const { coins } = s.players[0];
      play(s, 'attack crabe-des-recifs', 'army 1');
      paid.push(coins - s.players[0].coins);
      expect(view(s).players[0].armies[0].price).toBe(2 ** round);
    }
    expect(paid).toEqual([1, 2, 4, 8]);
  });

  it('MON-5.8 lends the active card and the legacies of a paid army for this attack only', () => {
    const s = facing({
      armies: [army('lanciers', { legacy: ['phalange', 'gardes-de-la-cite'] }), army('miliciens', { legacy: ['phalange'] })],
    });
    expect(view(s).players[0].armies[0].symbols.sword).toBe(3 + 2 + 1);
    play(s, 'attack crabe-des-recifs', 'army 1');
    faceUp(s, 'ver-des-sables');
    answer(s, 'place 1 rebuild');
    expect(refusalOf(s, 'attack ver-des-sables')).toBe('MON-5.15 attackTooWeak');
  });

  it('MON-5.9 counts swords and arrows of undamaged Empire cards, provinces and titans in every attack', () => {
    const s = facing(
      {
        city: ['forge', 'pavillon-de-chasse'],
        provinces: ['defile-de-fer', 'foret-haute'],
        titans: ['sanglier-d-airain', 'oiseau-tempete'],
        armies: [army('gardes-de-la-cite')],
      },
      'hydre-des-marais',
    );
    expect(view(s).players[0]).toMatchObject({ sword: 3, arrow: 4 });
    expect(refusalOf(s, 'attack hydre-des-marais')).toBe('MON-5.15 attackTooWeak');
    give(s, 0, { city: ['tour-des-archers'] });
    answer(s, 'attack hydre-des-marais');
    expect(question(s).params).toEqual({ titan: 'hydre-des-marais', defence: 11, standing: 9 });
    give(s, 0, { damaged: ['forge'] });
    expect(view(s).players[0].sword).toBe(2);
  });

  it('MON-5.10 has a sword for each own citizen on Conscription, in each attack of the round', () => {
    const s = alone(facing({ armies: [army('phalange'), army('phalange')], citizens: [-1, -1, -1] }));
    expect(canAttack(s)).toBe(true);
    give(s, 0, { armies: [army('phalange'), army('lanciers', { legacy: ['phalange'] })] });
    give(s, 1, { citizens: [on('conscription'), -1, -1] });
    expect(refusalOf(play(s, 'attack crabe-des-recifs'), 'army 1')).toBe('MON-5.15 attackTooWeak');
    answer(s, 'army 1 + army 2');
    give(s, 0, { armies: [army('phalange'), army('lanciers', { legacy: ['phalange'] })] });
    faceUp(s, 'crabe-des-recifs');
    answer(s, 'place 2 conscription');
    roll(s, 'blank', 'blank');
    play(s, 'attack crabe-des-recifs', 'army 1');
    faceUp(s, 'crabe-des-recifs');
    play(s, 'attack crabe-des-recifs', 'army 2');
    expect(s.players[0].titans).toHaveLength(3);
  });

  it('MON-5.11 has the swords of card actions until the end of the round', () => {
    const weak = army('gardes-de-la-cite', { legacy: ['phalange'] });
    const given = { city: ['camp-entrainement'], armies: [weak, weak] };
    expect(refusalOf(play(facing(given), 'attack crabe-des-recifs'), 'army 1')).toBe('MON-5.15 attackTooWeak');
    const s = alone(facing(given));
    answer(s, 'place 1 camp-entrainement');
    for (const which of [1, 2]) {
      faceUp(s, 'crabe-des-recifs');
      play(s, 'attack crabe-des-recifs', `army ${which}`);
    }
    expect(s.players[0].titans).toHaveLength(2);
    expect(view(s).players[0].roundSwords).toBe(2);
  });

  it('MON-5.12 counts only swords against a titan that shows only swords', () => {
    const s = facing({
      armies: [army('phalange', { legacy: ['archers-longs'] })],
      city: ['pavillon-de-chasse'],
      provinces: ['foret-haute'],
    });
    expect(refusalOf(s, 'attack crabe-des-recifs')).toBe('MON-5.15 attackTooWeak');
  });

  it('MON-5.13 adds swords and arrows against a titan that shows both', () => {
    const s = facing({ armies: [army('miliciens', { legacy: ['archers-longs'] })], city: ['pavillon-de-chasse'] }, 'colosse-de-boue');
    expect(canAttack(s)).toBe(true);
    play(s, 'attack colosse-de-boue', 'army 1');
    expect(view(s).players[0].titans).toEqual(['colosse-de-boue']);
  });

  it('MON-5.14 defeats the titan when it reaches the defence', () => {
    const s = facing({ armies: [army('phalange')] });
    expect(canAttack(s)).toBe(false);
    give(s, 0, { city: ['forge'] });
    const told = play(s, 'attack crabe-des-recifs') && answer(s, 'army 1');
    expect(told[0]).toMatchObject({ key: 'attacked', params: { attack: 6, defence: 6 } });
    expect(view(s).players[0].titans).toEqual(['crabe-des-recifs']);
  });

  it('MON-5.15 may be declared only if it defeats the titan', () => {
    const s = facing({ armies: [army('phalange'), army('lanciers', { art: 9 })] });
    expect(refusalOf(s, 'attack crabe-des-recifs')).toBe('MON-5.15 attackTooWeak');
    give(s, 0, { coins: 9, armies: [army('phalange'), army('lanciers', { art: 4 })] });
    answer(s, 'attack crabe-des-recifs');
    expect(refusalOf(s, 'army 1')).toBe('MON-5.15 attackTooWeak');
    const dear = facing({ coins: 3, armies: [army('lanciers', { art: 1 }), army('lanciers', { art: 1 })] });
    expect(refusalOf(dear, 'attack crabe-des-recifs')).toBe('MON-5.3 attackTooDear');
    const poor = facing({ coins: 0 });
    expect(refusalOf(poor, 'attack crabe-des-recifs')).toBe('MON-5.6 noArmyPayable');
  });

  it('MON-5.16 may be paid with more armies than needed', () => {
    const s = facing({ armies: [army('elephants-de-guerre'), army('eclaireurs'), army('pillards')] });
    play(s, 'attack crabe-des-recifs', 'army 1 + army 2 + army 3');
    expect(s.players[0].armies.every(({ nameCoins }) => nameCoins === 1)).toBe(true);
    expect(s.players[0]).toMatchObject({ knowledge: 1, coins: 9 - 3 + 2 });
  });

  it('suggests the cheapest armies first', () => {
    const s = facing({ armies: [army('elephants-de-guerre', { art: 4 }), army('lanciers'), army('lanciers', { art: 1 })] });
    answer(s, 'attack crabe-des-recifs');
    expect(suggestions(s)[0]).toEqual(['army 2', 'army 3']);
  });

  it('suggests no army that is not needed, unless it pays for itself', () => {
    const s = facing({ armies: [army('elephants-de-guerre'), army('elephants-de-guerre'), army('lanciers')] });
    answer(s, 'attack crabe-des-recifs');
    expect(suggestions(s)).toEqual([['army 1'], ['army 2']]);
    const looting = facing({ armies: [army('elephants-de-guerre'), army('pillards'), army('pillards', { art: 2 })] });
    answer(looting, 'attack crabe-des-recifs');
    expect(suggestions(looting)).toEqual([['army 1'], ['army 1', 'army 2']]);
    const repairing = facing({ armies: [army('elephants-de-guerre'), army('sapeurs')] });
    answer(repairing, 'attack crabe-des-recifs');
    expect(suggestions(repairing)).toEqual([['army 1']]);
    const damaged = facing({ city: ['forge'], damaged: ['forge'], armies: [army('elephants-de-guerre'), army('sapeurs')] });
    answer(damaged, 'attack crabe-des-recifs');
    expect(suggestions(damaged)).toEqual([['army 1'], ['army 1', 'army 2']]);
  });

  it('suggests of two armies at the same price the one that brings loot, then the weaker one', () => {
    const s = facing({
      armies: [army('elephants-de-guerre', { legacy: ['vieille-garde'] }), army('phalange', { legacy: ['lanciers'] })],
    });
    answer(s, 'attack crabe-des-recifs');
    expect(suggestions(s)).toEqual([['army 2'], ['army 1']]);
    const looting = facing({
      armies: [army('phalange', { legacy: ['lanciers'] }), army('phalange', { legacy: ['vieille-garde', 'pillards'] })],
    });
    answer(looting, 'attack crabe-des-recifs');
    expect(suggestions(looting)[0]).toEqual(['army 2']);
  });
});

describe('what follows', () => {
  it('MON-5.17 happens in the order of the catalogue', () => {
    const s = facing(
      {
        coins: 5,
        city: ['caserne', 'salle-des-primes', 'forge', 'grande-muraille', 'arsenal'],
        damaged: ['forge'],
        armies: [
          army('eclaireurs', { legacy: ['sapeurs', 'phalange', 'phalange', 'vieille-garde', 'pillards'] }),
          army('lanciers'),
          army('frondeurs'),
        ],
      },
      'colosse-de-bronze',
    );
    give(s, 0, { titans: ['geant-des-glaces'] });
    roll(s, 'titan', 'coin', 'titan');
    answer(s, 'attack colosse-de-bronze');
    const told = [...answer(s, 'army 1'), ...answer(s, 'caserne + forge'), ...answer(s, 'army 3')];
    expect(events(told)).toEqual([
      'attacked',
      'spied',
      'gainedKnowledge',
      'repaired',
      'diceRolled',
      'damaged',
      'lostCoins',
      'disbanded',
      'looted',
      'cardGaveCoins',
      'titanRevealed',
    ]);
  });

  it('MON-5.17 W2 Tim’s attack (also MON-5.6, MON-5.8, MON-5.9, MON-5.13, MON-6.7, MON-5.23)', () => {
    const s = facing(
      { coins: 5, city: ['forge', 'grande-muraille'], armies: [army('troupes-merkian', { legacy: ['gardes-de-la-cite'], art: 1 })] },
      'creature-de-pierre',
    );
    const next = s.titanStacks[1][s.titanStacks[1].length - 1];
    roll(s, 'blank', 'coin');
    answer(s, 'attack creature-de-pierre');
    const told = answer(s, 'army 1');
    expect(told[0].params).toMatchObject({ coins: 2, attack: 8, defence: 8 });
    expect(s.players[0].armies).toEqual([army('troupes-merkian', { legacy: ['gardes-de-la-cite'], art: 1, name: 2 })]);
    expect(s.players[0].coins).toBe(2);
    expect(s.players[0].damaged).toEqual([]);
    expect(s.titans[1]).toBe(next);
  });

  it('MON-5.18 espionage gives knowledge when the army is paid', () => {
    const s = facing({ armies: [army('ninja-des-brumes', { legacy: ['phalange', 'vieille-garde', 'ninja-des-brumes'] })] });
    answer(s, 'attack crabe-des-recifs');
    expect(events(answer(s, 'army 1')).slice(0, 2)).toEqual(['attacked', 'spied']);
    expect(s.players[0].knowledge).toBe(2);
  });

  it('MON-5.19 the titan joins the city with its capacity, banners and symbols', () => {
    const s = facing({ armies: [army('elephants-de-guerre')] });
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(view(s).players[0]).toMatchObject({
      titans: ['crabe-des-recifs'],
      capacity: { used: 2, total: 5 },
      income: { coins: 6, knowledge: 0 },
      banners: { blue: { count: 2, vp: 2 } },
    });
    const bull = facing(
      {
        city: ['caserne'],
        armies: [army('elephants-de-guerre', { legacy: ['phalange', 'phalange', 'phalange'] }), army('lanciers'), army('pillards')],
      },
      'taureau-de-fer',
    );
    roll(bull, 'titan', 'blank');
    play(bull, 'attack taureau-de-fer', 'army 1', 'caserne');
    expect(asked(bull)).toEqual(['1 takeTurn']);
    expect(bull.players[0].armies).toHaveLength(3);
  });

  it('MON-5.20 the titan’s own symbols do not help against it', () => {
    const s = facing({ armies: [army('elephants-de-guerre')] }, 'sanglier-d-airain');
    expect(refusalOf(s, 'attack sanglier-d-airain')).toBe('MON-5.15 attackTooWeak');
  });

  it('MON-5.21 army repairs come just before the dice, of the attacker’s choice, and are forced', () => {
    const s = facing({
      city: ['forge', 'ecole', 'verger'],
      damaged: ['forge', 'ecole', 'verger'],
      armies: [army('sapeurs', { legacy: ['sapeurs', 'phalange', 'phalange'] })],
    });
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(asked(s)).toEqual(['0 chooseArmyRepairs']);
    expect(keys(s)).toEqual(['forge', 'ecole', 'verger']);
    expect(refusalOf(s, 'forge')).toBe('MON-5.21 tooFew');
    expect(events(answer(s, 'forge + verger'))).toEqual(['repaired', 'diceRolled', 'titanRevealed']);
    expect(
      view(s)
        .players[0].city.filter(({ damaged }) => damaged)
        .map(({ card }) => card),
    ).toEqual(['ecole']);
    const forced = facing({
      city: ['forge'],
      damaged: ['forge'],
      armies: [army('sapeurs', { legacy: ['sapeurs', 'phalange', 'phalange'] })],
    });
    play(forced, 'attack crabe-des-recifs', 'army 1');
    expect(forced.players[0].damaged).toEqual([]);
  });

  it('MON-5.22 loot comes after the dice and cannot be lost to them', () => {
    const s = facing({ coins: 1, armies: [army('pillards', { legacy: ['phalange', 'phalange'] })] });
    roll(s, 'coin');
    answer(s, 'attack crabe-des-recifs');
    expect(events(answer(s, 'army 1'))).toEqual(['attacked', 'diceRolled', 'looted', 'titanRevealed']);
    expect(s.players[0].coins).toBe(2);
  });

  it('MON-5.23 last, the next card of that stack is turned up', () => {
    const s = facing({ city: ['forge'], armies: [army('elephants-de-guerre')] });
    const next = s.titanStacks[0][s.titanStacks[0].length - 1];
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(asked(s)).toEqual(['0 chooseDamaged']);
    expect(view(s, 0).titans[0]).toMatchObject({ top: null, beneath: [null, null, null, null, null, null, null] });
    answer(s, 'forge');
    expect(s.titans[0]).toBe(next);
    expect(s.titanStacks[0]).toHaveLength(6);
  });

  it('MON-5.24 an empty stack cannot be attacked and is never reshuffled', () => {
    const s = facing({ armies: [army('elephants-de-guerre')] });
    s.titanStacks[0] = [];
    s.titanSeen[0] = [];
    answer(s, 'attack crabe-des-recifs');
    expect(events(answer(s, 'army 1'))).toContain('stackEmpty');
    expect(view(s).titans[0]).toMatchObject({ top: null, beneath: [] });
    give(s, 1, { coins: 9, armies: [army('elephants-de-guerre')] });
    expect(canAttack(s)).toBe(false);
    toRound(s, 2);
    expect(s.titans[0]).toBe(-1);
  });

  it('MON-5.25 one titan a turn, and more on later turns while an unused army can be paid', () => {
    const s = facing({ armies: [army('elephants-de-guerre'), army('elephants-de-guerre'), army('lanciers')] });
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(asked(s)).toEqual(['1 takeTurn']);
    answer(s, 'pass');
    faceUp(s, 'crabe-des-recifs');
    play(s, 'attack crabe-des-recifs', 'army 2');
    faceUp(s, 'crabe-des-recifs');
    expect(canAttack(s)).toBe(false);
    give(s, 0, { armies: [army('elephants-de-guerre')] });
    expect(canAttack(s)).toBe(true);
  });

  it('MON-5.26 titan cards cannot be damaged or lost', () => {
    const s = facing({ titans: ['taureau-de-fer'], armies: [army('elephants-de-guerre')] });
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(keys(s)).toEqual(['port-de-peche', 'champ-de-ble']);
    answer(s, 'champ-de-ble');
    expect(view(s).players[0].titans).toEqual(['taureau-de-fer', 'crabe-des-recifs']);
  });

  it('MON-5.27 loot is taken even if its army was disbanded by the same attack', () => {
    const s = facing({
      coins: 5,
      city: ['caserne'],
      armies: [army('pillards', { legacy: ['phalange', 'phalange'] }), army('lanciers'), army('miliciens')],
    });
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1', 'caserne', 'army 1');
    expect(s.players[0].armies).toEqual([army('lanciers'), army('miliciens')]);
    expect(s.players[0].coins).toBe(5 - 1 + 2);
  });

  it('MON-5.28 a defeat trigger damaged by the same attack gives nothing', () => {
    const coinsAfter = (damaged: string): number => {
      const s = facing({ coins: 5, city: ['salle-des-primes', 'forge'], armies: [army('elephants-de-guerre')] });
      roll(s, 'titan');
      play(s, 'attack crabe-des-recifs', 'army 1', damaged);
      return s.players[0].coins;
    };
    expect(coinsAfter('forge')).toBe(5 - 1 + 2);
    expect(coinsAfter('salle-des-primes')).toBe(5 - 1);
  });
});
