import { describe, expect, it } from 'vitest';
import { content } from '../index.ts';
import type { MonState } from '../state.ts';
import type { DieFace } from '../vocabulary.ts';
import {
  alone,
  answer,
  army,
  asked,
  beginWith,
  cards,
  crumbs,
  empire,
  endActions,
  events,
  faceUp,
  give,
  keys,
  onCard,
  play,
  refusalOf,
  roll,
  soldiers,
  start,
  toRound,
  view,
} from './builders.ts';

const strong = army('elephants-de-guerre', { legacy: ['phalange', 'phalange', 'phalange', 'phalange', 'phalange'] });

/** Seat 0 defeats a titan and rolls these faces. */
function defeat(given: Parameters<typeof give>[2], faces: readonly DieFace[], id = 'crabe-des-recifs'): MonState {
  const s = start();
  faceUp(s, id);
  give(s, 0, { armies: [strong], coins: 9, ...given });
  roll(s, ...faces);
  answer(s, `attack ${id}`);
  return s;
}

describe('the damage dice', () => {
  it('MON-6.1 are as many as the titan’s banners', async () => {
    for (const [id, dice] of [
      ['crabe-des-recifs', 1],
      ['taureau-de-fer', 2],
      ['geant-des-glaces', 3],
    ] as const) {
      const s = defeat({}, ['blank', 'blank', 'blank'], id);
      const rolled = answer(s, 'army 1').find(({ key }) => key === 'diceRolled');
      expect(rolled?.params.faces).toHaveLength(dice);
    }
    const added = await content.add({
      game: 'monde-oublie',
      name: 'Two tribes',
      changes: { titans: { 'crabe-des-recifs': { banners: ['blue', 'red'] } } },
    });
    if (!added.ok) throw new Error(added.errors.join());
    const s = beginWith(added.id);
    faceUp(s, 'crabe-des-recifs');
    give(s, 0, { armies: [strong], coins: 9 });
    answer(s, 'attack crabe-des-recifs');
    expect(answer(s, 'army 1').find(({ key }) => key === 'diceRolled')?.params.faces).toHaveLength(2);
  });

  it('MON-6.2 show 2 titans, 2 coins and 2 blanks on six faces', () => {
    expect([...cards.die].sort()).toEqual(['blank', 'blank', 'coin', 'coin', 'titan', 'titan']);
    const seen = cards.die.map((_, face) => {
      const s = defeat({}, []);
      s.core.chance = { kind: 'script', key: [1, 2, 3, 4], script: [face], at: 0, moments: 0 };
      return answer(s, 'army 1').find(({ key }) => key === 'diceRolled')?.params.faces;
    });
    expect(seen.flat()).toEqual([...cards.die]);
  });

  it('MON-6.3 are rolled once', () => {
    const s = defeat({}, ['titan', 'blank']);
    const told = [...answer(s, 'army 1'), ...answer(s, 'port-de-peche')];
    expect(events(told).filter((key) => key === 'diceRolled')).toHaveLength(1);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });

  it('MON-6.9 do nothing on a blank face', () => {
    const s = defeat({ city: ['forge'] }, ['blank', 'blank', 'blank'], 'geant-des-glaces');
    answer(s, 'army 1');
    expect(s.players[0]).toMatchObject({ coins: 8, damaged: [] });
  });
});

describe('a titan face', () => {
  it('MON-6.4 W16 turns an undamaged Empire card face down, of the attacker’s choice', () => {
    const s = defeat({ city: ['forge', 'ecole'], damaged: ['ecole'] }, ['titan', 'titan', 'blank'], 'geant-des-glaces');
    answer(s, 'army 1');
    expect(keys(s)).toEqual(['port-de-peche', 'champ-de-ble', 'forge']);
    expect(refusalOf(s, 'forge')).toBe('MON-6.4 tooFew');
    expect(refusalOf(s, 'forge + forge')).toBe('MON-6.4 twice');
    expect(refusalOf(s, 'forge + ecole')).toBe('MON-6.4 alreadyDamaged');
    answer(s, 'forge + champ-de-ble');
    expect(
      view(s)
        .players[0].city.filter(({ damaged }) => damaged)
        .map(({ card }) => card),
    ).toEqual(['champ-de-ble', 'forge', 'ecole']);
  });

  it('MON-6.5 may hit starting Empire cards, never reserved cards, provinces, titans, armies or the capital', () => {
    const s = defeat({ city: ['forge'], reserve: ['ecole'], provinces: ['foret-haute'], titans: ['grand-roc'] }, ['titan']);
    answer(s, 'army 1');
    expect(keys(s)).toEqual(['port-de-peche', 'champ-de-ble', 'forge']);
    answer(s, 'port-de-peche');
    expect(s.players[0].damaged).toEqual([empire('port-de-peche')]);
  });

  it('MON-6.6 hits all that is left when there is too little, and nothing when there is none', () => {
    const s = defeat({ damaged: ['champ-de-ble'] }, ['titan', 'titan', 'titan'], 'geant-des-glaces');
    answer(s, 'army 1');
    expect(s.players[0].damaged).toEqual([empire('champ-de-ble'), empire('port-de-peche')]);
    const none = defeat({ damaged: ['champ-de-ble', 'port-de-peche'] }, ['titan']);
    expect(events(answer(none, 'army 1'))).toEqual(['attacked', 'diceRolled', 'titanRevealed']);
  });
});

describe('a coin face', () => {
  it('MON-6.7 costs 1 coin of the stock; who has none loses nothing', () => {
    const s = defeat({ coins: 3 }, ['coin', 'coin', 'blank'], 'geant-des-glaces');
    answer(s, 'army 1');
    expect(s.players[0].coins).toBe(0);
    const poor = defeat({ coins: 2 }, ['coin', 'coin', 'coin'], 'geant-des-glaces');
    answer(poor, 'army 1');
    expect(poor.players[0].coins).toBe(0);
    const none = defeat({ coins: 1 }, ['coin']);
    expect(events(answer(none, 'army 1'))).not.toContain('lostCoins');
  });

  it('MON-6.8 never touches coins on military cards', () => {
    const s = defeat({ coins: 4, armies: [{ ...strong, artCoins: 3 }] }, ['coin', 'coin', 'coin'], 'geant-des-glaces');
    answer(s, 'army 1');
    expect(s.players[0]).toMatchObject({ coins: 0, armies: [{ ...strong, artCoins: 3, nameCoins: 4 }] });
  });
});

describe('a damaged card', () => {
  it('MON-6.10 has no icons, action, trigger or passive effect', () => {
    const s = start();
    give(s, 0, { coins: 3, city: ['ecole', 'bains', 'briqueterie', 'aqueduc'], damaged: ['ecole', 'bains', 'briqueterie', 'aqueduc'] });
    expect(view(s).players[0]).toMatchObject({ income: { coins: 5 }, food: 3, discount: 0 });
    expect(keys(s).some((key) => key.endsWith('ecole'))).toBe(false);
    expect(refusalOf(s, 'place 1 ecole')).toBe('MON-6.10 cardDamaged');
    toRound(s, 3);
    give(s, 0, { coins: 3 });
    answer(s, 'place 1 repopulation');
    expect(s.players[0].coins).toBe(0);
  });

  it('MON-6.11 still uses its place and still counts as owned', () => {
    const s = start();
    give(s, 0, { coins: 9, city: ['forge'], damaged: ['forge'] });
    s.empireRow = [empire('forge'), empire('verger')];
    expect(view(s).players[0].capacity).toEqual({ used: 3, total: 4 });
    answer(s, 'place 1 build');
    expect(view(s).players[0].city.map(({ card }) => card)).toEqual(['port-de-peche', 'champ-de-ble', 'forge', 'verger']);
    const choosing = start();
    give(choosing, 0, { coins: 9, city: ['forge'], damaged: ['forge'] });
    choosing.empireRow = [empire('forge'), empire('verger'), empire('bazar')];
    answer(choosing, 'place 1 build');
    expect(refusalOf(choosing, 'build forge')).toBe('MON-10.6 copyOwned');
    const full = start();
    give(full, 0, { coins: 9, city: ['forge', 'ecole'], damaged: ['forge'] });
    full.empireRow = [empire('verger')];
    expect(refusalOf(full, 'place 1 build')).toBe('MON-10.4 cityFull');
  });

  it('MON-6.12 MON-6.13 keeps the citizen on it, and repaired it cannot be used again this round', () => {
    const s = alone(start());
    give(s, 0, { coins: 9, city: ['ecole'], armies: [strong] });
    faceUp(s, 'crabe-des-recifs');
    answer(s, 'place 1 ecole');
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1', 'ecole');
    expect(s.players[0].citizens[0]).toBe(onCard('ecole'));
    play(s, 'place 2 rebuild', 'ecole');
    expect(view(s).players[0].city[2]).toEqual({ card: 'ecole', damaged: false, citizen: 1 });
    expect(refusalOf(s, 'place 3 ecole')).toBe('MON-11.2 cardUsed');
    endActions(s);
    expect(s.round).toBe(2);
    expect(keys(s)).toContain('place 3 ecole');
  });

  it('MON-6.14 starves nobody before the end of the round', () => {
    const s = defeat({}, ['titan']);
    play(s, 'army 1', 'champ-de-ble');
    expect(view(s).players[0].food).toBe(2);
    expect(view(s).players[0].citizens.every(({ place }) => place.kind === 'available')).toBe(true);
    endActions(s);
    expect(asked(s)).toEqual(['0 chooseStarving']);
  });

  it('MON-6.19 when repaired has its permanent effects again at once, but no immediate effect', () => {
    const s = start();
    give(s, 0, {
      coins: 0,
      knowledge: 0,
      city: ['grande-bibliotheque', 'grand-temple', 'forge'],
      damaged: ['grande-bibliotheque', 'grand-temple', 'forge'],
    });
    play(s, 'place 1 rebuild', 'grande-bibliotheque + grand-temple');
    expect(s.players[0]).toMatchObject({ coins: 1, damaged: [empire('forge')] });
    expect(view(s).players[0]).toMatchObject({ income: { knowledge: 1 }, sword: 1 });
  });
});

describe('the army limit', () => {
  const three = [strong, army('lanciers', { name: 1, legacy: ['pillards'], art: 2 }), army('frondeurs')];

  it('MON-6.15 when damage lowers it, armies are disbanded until it is met, after the coin loss', () => {
    const s = defeat(
      { city: ['caserne', 'academie-de-guerre'], armies: [...three, army('miliciens')] },
      ['titan', 'titan', 'coin'],
      'geant-des-glaces',
    );
    const told = answer(s, 'army 1');
    expect(crumbs(s)).toEqual(['afterRound', 'actionPhase', 'chooseDamaged']);
    told.push(...answer(s, 'caserne + academie-de-guerre'));
    expect(asked(s)).toEqual(['0 chooseDisband']);
    expect(crumbs(s)).toEqual(['afterRound', 'actionPhase', 'chooseDisband']);
    expect(events(told).slice(-2)).toEqual(['damaged', 'lostCoins']);
    play(s, 'army 4', 'army 3');
    expect(s.players[0].armies).toHaveLength(2);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });

  it('MON-6.16 MON-6.17 takes whole armies, used or not, with all their cards and coins', () => {
    const s = defeat({ city: ['caserne'], armies: three }, ['titan']);
    play(s, 'army 1', 'caserne');
    expect(keys(s)).toEqual(['army 1', 'army 2', 'army 3']);
    const { coins } = s.players[0];
    answer(s, 'army 2');
    expect(s.players[0].armies.map(({ active }) => active)).toEqual([strong.active, soldiers('frondeurs')]);
    expect(s.militaryDiscard).toEqual([soldiers('lanciers'), soldiers('pillards')]);
    expect(s.players[0].coins).toBe(coins);
    const unused = defeat({ city: ['caserne'], armies: three }, ['titan']);
    play(unused, 'army 1', 'caserne', 'army 3');
    expect(unused.militaryDiscard).toEqual([soldiers('frondeurs')]);
  });

  it('MON-6.18 comes back with the repair, the army does not', () => {
    const s = defeat({ city: ['caserne'], armies: three }, ['titan']);
    play(s, 'army 1', 'caserne', 'army 3');
    toRound(s, 2);
    play(s, 'place 3 rebuild', 'caserne');
    expect(view(s).players[0].armyLimit).toBe(3);
    expect(s.players[0].armies).toHaveLength(2);
  });
});
