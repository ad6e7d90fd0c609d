import { describe, expect, it } from 'vitest';
import data from '../content/data.json' with { type: 'json' };
import { doEffect } from '../rules/effects.ts';
import { AVAILABLE, FAMINE } from '../state.ts';
import {
  alone,
  answer,
  army,
  asked,
  barracks,
  cards,
  empire,
  events,
  faceUp,
  give,
  keys,
  on,
  onCard,
  play,
  province,
  refusalOf,
  roll,
  row,
  start,
  toRound,
  view,
} from './builders.ts';

describe('the action of an Empire card', () => {
  it('MON-11.1 MON-12.1 is used by an available citizen of any value on an undamaged card of one’s own', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['amphitheatre', 'theatre-royal', 'forge'], damaged: ['theatre-royal'] });
    expect(keys(s).filter((key) => key.endsWith('amphitheatre'))).toEqual([
      'place 1 amphitheatre',
      'place 2 amphitheatre',
      'place 3 amphitheatre',
    ]);
    expect(keys(s).some((key) => key.endsWith('theatre-royal') || key.endsWith('forge'))).toBe(false);
    answer(s, 'place 1 amphitheatre');
    expect(s.players[0]).toMatchObject({ coins: 4, citizens: [onCard('amphitheatre'), AVAILABLE, AVAILABLE] });
  });

  it('MON-11.2 is used once a round by one citizen', () => {
    const s = alone(start());
    give(s, 0, { city: ['amphitheatre'] });
    answer(s, 'place 1 amphitheatre');
    expect(refusalOf(s, 'place 3 amphitheatre')).toBe('MON-11.2 cardUsed');
    toRound(s, 2);
    expect(keys(s)).toContain('place 3 amphitheatre');
  });

  it('MON-11.3 is not open to other players’ citizens', () => {
    const s = start();
    give(s, 1, { city: ['amphitheatre'] });
    expect(keys(s)).not.toContain('place 1 amphitheatre');
    expect(refusalOf(s, 'place 1 amphitheatre')).toBe('MON-11.3 notYourCard');
  });

  it('MON-11.4 may be used in the round in which the card was built', () => {
    const s = alone(start());
    row(s, 'amphitheatre', 'ecole');
    play(s, 'place 1 build', 'build amphitheatre', 'place 2 amphitheatre');
    expect(s.players[0].coins).toBe(6 - 2 + 4);
  });

  it('MON-11.5 is resolved in printed order; impossible parts are skipped, but one must be possible', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['herboristes', 'forge'], damaged: ['forge'] });
    answer(s, 'place 1 herboristes');
    expect(asked(s)).toEqual(['0 chooseRebuildRepairs']);
    expect(events(answer(s, 'forge'))).toEqual(['repaired', 'gainedCoins']);
    expect(s.players[0].coins).toBe(2);
    const whole = start();
    give(whole, 0, { coins: 0, city: ['herboristes'] });
    answer(whole, 'place 1 herboristes');
    expect(whole.players[0].coins).toBe(2);
    const ship = start();
    give(ship, 0, { coins: 0, city: ['navire-cryptan'] });
    row(ship);
    ship.empireDeck = [];
    ship.empireDiscard = [];
    expect(events(answer(ship, 'place 1 navire-cryptan'))).toEqual(['placedOnCard', 'gainedCoins']);
    expect(ship.players[0].coins).toBe(2);
    const bridge = start();
    give(bridge, 0, { city: ['pont'] });
    expect(refusalOf(bridge, 'place 1 pont')).toBe('MON-11.5 cardWithoutEffect');
  });

  it('MON-11.6 W6 École: symbols work whether or not its action is used (and MON-11.2)', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['ecole'] });
    answer(s, 'place 1 ecole');
    expect(s.players[0].knowledge).toBe(1);
    answer(s, 'place 1 rebuild');
    expect(refusalOf(s, 'place 2 ecole')).toBe('MON-11.2 cardUsed');
    toRound(s, 2);
    expect(s.players[0].coins).toBe(6);
    toRound(s, 3);
    expect(s.players[0].coins).toBe(12);
  });

  it('MON-11.7 performs a board action past its citizens, its cover and its fee, and places none there', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['navire-cryptan', 'chantier-naval'] });
    give(s, 1, { citizens: [-1, -1, on('expansion')] });
    answer(s, 'place 1 navire-cryptan');
    expect(asked(s)).toEqual(['0 chooseExplorationMode']);
    play(s, keys(s)[1], 'place 1 rebuild', 'place 2 chantier-naval');
    expect(s.players[0].provinces).toHaveLength(1);
    expect(view(s).actions.find(({ id }) => id === 'exploration')?.citizens).toEqual([]);
    expect(view(s).actions.find(({ id }) => id === 'expansion')?.citizens).toEqual([{ seat: 1, value: 3 }]);
    const crowded = start();
    give(crowded, 0, { coins: 2 });
    give(crowded, 1, { citizens: [on('recruit'), -1, -1] });
    barracks(crowded, 'lanciers');
    crowded.core.stack.push(doEffect.do({ seat: 0, effect: { type: 'performAction', action: 'recruit', free: false } }));
    give(crowded, 0, {});
    answer(crowded, 'army 1');
    expect(crowded.players[0]).toMatchObject({ coins: 2, citizens: [AVAILABLE, AVAILABLE, AVAILABLE] });
    expect(crowded.players[0].armies[0]).toEqual(army('lanciers', { legacy: ['gardes-de-la-cite'] }));
  });

  it('MON-11.8 pays the price of a board action unless the card says it is free', () => {
    const s = start();
    give(s, 0, { coins: 3, knowledge: 0, city: ['chantier-naval'] });
    s.province = province('foret-haute');
    answer(s, 'place 1 chantier-naval');
    expect(s.players[0]).toMatchObject({ coins: 3, knowledge: 0 });
    const { action } = cards.empire[empire('chantier-naval')];
    expect(action).toEqual([{ type: 'performAction', action: 'expansion', free: true }]);
    const paying = start();
    give(paying, 0, { coins: 4 });
    paying.core.stack.push(doEffect.do({ seat: 0, effect: { type: 'performAction', action: 'discovery', free: false } }));
    give(paying, 0, {});
    expect(paying.players[0]).toMatchObject({ coins: 1, knowledge: 1 });
  });
});

describe('symbols', () => {
  it('MON-12.2 a helmet raises the army limit', () => {
    const s = start();
    give(s, 0, { city: ['caserne'] });
    expect(view(s).players[0].armyLimit).toBe(3);
  });

  it('MON-12.3 swords and arrows count in every attack again', () => {
    const s = alone(start());
    s.titans = [-1, -1, -1];
    give(s, 0, {
      coins: 9,
      city: ['grande-muraille', 'pavillon-de-chasse'],
      armies: [army('gardes-de-la-cite'), army('gardes-de-la-cite')],
    });
    for (const which of ['army 1', 'army 2']) {
      faceUp(s, 'colosse-de-boue');
      roll(s, 'blank');
      play(s, 'attack colosse-de-boue', which);
    }
    expect(s.players[0].titans).toHaveLength(2);
  });

  it('MON-12.4 a citizen symbol gives a citizen once, as Repopulation does but free', () => {
    const s = start();
    give(s, 0, { coins: 3, knowledge: 1, provinces: ['collines-fertiles'] });
    row(s, 'longues-huttes', 'rempart');
    play(s, 'place 1 build', 'build longues-huttes');
    expect(s.players[0]).toMatchObject({ coins: 0, knowledge: 0 });
    expect(s.players[0].citizens).toEqual([1, AVAILABLE, AVAILABLE, FAMINE]);
    toRound(s, 2);
    expect(s.players[0].citizens).toHaveLength(4);
  });

  it('MON-12.5 a citizen symbol does nothing for who has five', () => {
    const s = start();
    give(s, 0, { coins: 3, knowledge: 1, city: ['aqueduc'], citizens: [-1, -1, -1, -1, -1] });
    row(s, 'longues-huttes');
    answer(s, 'place 1 build');
    expect(s.players[0].citizens).toHaveLength(5);
    expect(s.players[0].coins).toBe(0);
    give(s, 1, { coins: 0, city: ['aqueduc'], citizens: [-1, -1, -1, -1] });
    s.core.stack.push(doEffect.do({ seat: 1, effect: { type: 'gainCitizen', n: 2 } }));
    give(s, 1, {});
    expect(s.players[1].citizens).toHaveLength(5);
    expect(s.players[1].coins).toBe(4);
  });

  it('MON-12.6 MON-12.8 income symbols give a coin and a knowledge in the income step', () => {
    const s = start();
    give(s, 0, { coins: 0, knowledge: 0, city: ['bazar', 'grande-bibliotheque'] });
    expect(s.players[0].knowledge).toBe(0);
    toRound(s, 2);
    expect(s.players[0]).toMatchObject({ coins: 6, knowledge: 1 });
  });

  it('MON-12.7 food feeds one citizen each', () => {
    const s = start();
    give(s, 0, { city: ['pecheries'], citizens: [-1, -1, -1, -1, -1] });
    expect(view(s).players[0].food).toBe(5);
    toRound(s, 2);
    expect(s.players[0].citizens).not.toContain(FAMINE);
  });

  it('MON-12.9 repairs outside armies repair one own card each, of one’s choice, and may be declined', () => {
    const s = start();
    give(s, 0, { coins: 9, knowledge: 2, damaged: ['port-de-peche', 'champ-de-ble'], city: ['bains'] });
    give(s, 1, { city: ['forge'], damaged: ['forge'] });
    row(s, 'grand-temple');
    answer(s, 'place 1 build');
    expect(keys(s)).toEqual(['port-de-peche', 'champ-de-ble']);
    answer(s, '-');
    expect(s.players[0].damaged).toHaveLength(2);
    play(s, 'place 1 labour', 'place 2 bains');
    expect(refusalOf(s, 'port-de-peche + champ-de-ble')).toBe('MON-10.30 tooMany');
    answer(s, 'champ-de-ble');
    expect(s.players[0].damaged).toEqual([empire('port-de-peche')]);
  });

  it('MON-12.11 capacity comes from capital, provinces and titans only', () => {
    const s = start();
    give(s, 0, { provinces: ['plaine-du-levant'], titans: ['colosse-de-bronze'] });
    expect(view(s).players[0].capacity.total).toBe(4 + 4 + 3);
    expect([...data.empireA, ...data.empireB, ...data.startingEmpire].some(({ icons }) => 'capacity' in icons)).toBe(false);
  });

  it('MON-12.12 symbols of military cards work only while their army is used', () => {
    const s = start();
    give(s, 0, {
      coins: 9,
      knowledge: 0,
      city: ['forge'],
      damaged: ['forge'],
      armies: [army('elephants-de-guerre'), army('ninja-des-brumes', { legacy: ['sapeurs', 'pillards'] })],
    });
    expect(view(s).players[0]).toMatchObject({ sword: 0, arrow: 0 });
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'blank');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(s.players[0]).toMatchObject({ coins: 8, knowledge: 0, damaged: [empire('forge')] });
  });

  it('MON-12.13 immediate effects happen once, when the card enters the city', () => {
    const s = start();
    give(s, 0, { coins: 9, knowledge: 2, armies: [army('elephants-de-guerre', { legacy: ['phalange', 'phalange'] })] });
    faceUp(s, 'colosse-de-boue');
    roll(s, 'blank');
    play(s, 'attack colosse-de-boue', 'army 1');
    expect(s.players[0].coins).toBe(9 - 1 + 2);
    row(s, 'grande-bibliotheque');
    play(s, 'place 1 labour', 'place 1 build');
    expect(s.players[0].coins).toBe(10 - 3 + 2);
    toRound(s, 2);
    expect(s.players[0].coins).toBe(9 + 5);
  });

  it('MON-12.14 every Empire card has a banner; provinces and military cards have none', () => {
    for (const { id, banners } of cards.empire)
      expect(
        banners.reduce((n, count) => n + count, 0),
        id,
      ).toBeGreaterThan(0);
    for (const { banners } of cards.provinces) expect(banners).toEqual([0, 0, 0, 0, 0]);
    const s = start();
    const before = view(s).players[0].banners;
    give(s, 0, { provinces: ['foret-haute'], armies: [army('lanciers')] });
    expect(view(s).players[0].banners).toEqual(before);
  });
});

describe('particular cards', () => {
  it('MON-13.1 MON-13.2 W14 Aqueduc: a coin per food for each new citizen, its own food included', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 3, city: ['aqueduc'] });
    expect(view(s).players[0].food).toBe(4);
    answer(s, 'place 1 repopulation');
    expect(s.players[0].coins).toBe(4);
    const more = toRound(start(), 3);
    give(more, 0, { coins: 3, city: ['aqueduc'], damaged: ['champ-de-ble'], provinces: ['collines-fertiles'], titans: ['serpent-de-hmu'] });
    answer(more, 'place 1 repopulation');
    expect(more.players[0].coins).toBe(1 + 1 + 1 + 2 + 1);
  });

  it('MON-13.1 Aqueduc also pays for a citizen brought by a titan', () => {
    const s = start();
    give(s, 0, { coins: 1, city: ['aqueduc'], armies: [army('catapultes', { legacy: ['archers-longs', 'catapultes'] })] });
    faceUp(s, 'grand-roc');
    roll(s, 'blank', 'blank');
    play(s, 'attack grand-roc', 'army 1');
    expect(s.players[0].citizens).toEqual([AVAILABLE, AVAILABLE, AVAILABLE, FAMINE]);
    expect(s.players[0].coins).toBe(4);
  });

  it('MON-13.2 Avant-Poste Isolé shows an arrow, Citadelle a sword', () => {
    const s = start();
    give(s, 0, { city: ['avant-poste-isole', 'citadelle'] });
    expect(view(s).players[0]).toMatchObject({ arrow: 1, sword: 1 });
  });

  it('MON-13.15 Maison Municipale gives 1 knowledge and the tile, unless the hand shows', () => {
    const s = start();
    give(s, 1, { city: ['maison-municipale'] });
    play(s, 'place 1 labour', 'place 1 maison-municipale');
    expect(s.players[1].knowledge).toBe(1);
    expect(view(s).tile).toEqual({ holder: 1, hand: true });
    const late = start();
    give(late, 1, { city: ['maison-municipale'] });
    play(late, 'place 1 rebuild', 'place 1 maison-municipale');
    expect(late.players[1].knowledge).toBe(1);
    expect(view(late).tile).toEqual({ holder: 0, hand: true });
  });

  it('MON-13.17 W12 Navire Cryptan: Exploration (5 drawn, 1 kept), then 2 coins; it works in round 1 (MON-11.7)', () => {
    const s = start();
    give(s, 0, { coins: 1, city: ['navire-cryptan'] });
    play(s, 'place 1 navire-cryptan', 'draw');
    expect(s.explored).toHaveLength(5);
    expect(s.players[0].coins).toBe(1);
    answer(s, keys(s)[0]);
    expect(s.players[0].reserve).toHaveLength(1);
    expect(s.empireDiscard).toHaveLength(4);
    expect(s.players[0].coins).toBe(3);
  });

  it('MON-13.21 Salle des Primes gives 2 coins after each defeat, in the loot step', () => {
    const s = alone(start());
    s.titans = [-1, -1, -1];
    give(s, 0, { coins: 2, city: ['salle-des-primes'], armies: [army('elephants-de-guerre'), army('elephants-de-guerre')] });
    for (const which of ['army 1', 'army 2']) {
      faceUp(s, 'crabe-des-recifs');
      roll(s, 'coin');
      answer(s, 'attack crabe-des-recifs');
      expect(events(answer(s, which))).toEqual(['attacked', 'diceRolled', 'lostCoins', 'cardGaveCoins', 'titanRevealed']);
    }
    expect(s.players[0].coins).toBe(2);
  });

  it('MON-13.22 Chantier Naval performs Expansion without paying', () => {
    const s = start();
    give(s, 0, { coins: 0, knowledge: 0, city: ['chantier-naval'] });
    const top = s.province;
    answer(s, 'place 2 chantier-naval');
    expect(s.players[0].provinces).toEqual([top]);
    expect(view(s).province.top).not.toBeNull();
    const none = start();
    none.province = -1;
    none.provincePile = [];
    give(none, 0, { city: ['chantier-naval'] });
    expect(refusalOf(none, 'place 1 chantier-naval')).toBe('MON-11.5 cardWithoutEffect');
  });

  it('MON-13.23 Camp d’Entraînement and Arène give 2 and 3 swords until the end of the round', () => {
    const s = alone(start());
    give(s, 0, { city: ['camp-entrainement', 'arene'] });
    answer(s, 'place 1 camp-entrainement');
    expect(view(s).players[0].roundSwords).toBe(2);
    answer(s, 'place 2 arene');
    expect(view(s).players[0].roundSwords).toBe(5);
    toRound(s, 2);
    expect(view(s).players[0].roundSwords).toBe(0);
  });

  it('MON-13.26 provinces and titans lend what their data fields say, and nothing else', () => {
    const plain = view(start()).players[0];
    for (const [kind, card] of [
      ...data.provinces.map((card) => ['provinces', card] as const),
      ...data.titans.map((card) => ['titans', card] as const),
    ]) {
      const s = start();
      give(s, 0, { [kind]: [card.id] });
      const icons: { readonly [icon: string]: number | undefined } = card.icons;
      const of = (icon: string): number => icons[icon] ?? 0;
      const now = view(s).players[0];
      expect(now, card.id).toMatchObject({
        food: plain.food + of('food'),
        income: { coins: plain.income.coins + of('coinIncome'), knowledge: of('knowledgeIncome') },
        sword: of('sword'),
        arrow: of('arrow'),
        armyLimit: plain.armyLimit + of('armyLimit'),
        exploreBonus: of('exploreBonus'),
        discount: 0,
        capacity: { used: 2, total: 4 + of('capacity') },
      });
      if (!('endScore' in card) || card.endScore === null) expect(now.cardVp, card.id).toBe(0);
    }
  });

  it('MON-13.26 Empire cards cost and give once what their data fields say, and nothing else', () => {
    for (const card of [...data.empireA, ...data.empireB]) {
      const s = start();
      give(s, 0, { coins: 20, knowledge: 9 });
      row(s, card.id);
      answer(s, 'place 1 build');
      const effects = cards.empire[empire(card.id)].onGain;
      const sum = (type: string): number => effects.reduce((n, effect) => n + (effect.type === type ? effect.n : 0), 0);
      expect(s.players[0], card.id).toMatchObject({
        coins: 20 - card.cost.coins + sum('gainCoins'),
        knowledge: 9 - card.cost.knowledge + sum('gainKnowledge'),
      });
      expect(s.players[0].citizens, card.id).toHaveLength(3 + sum('gainCitizen'));
    }
  });

  it('MON-13.26 Empire cards in the city lend and do what their data fields say, and nothing else', () => {
    const plain = view(start()).players[0];
    for (const card of [...data.empireA, ...data.empireB]) {
      const s = start();
      give(s, 0, { coins: 6, city: [card.id] });
      const icons: { readonly [icon: string]: number | undefined } = card.icons;
      const of = (icon: string): number => icons[icon] ?? 0;
      const now = view(s).players[0];
      expect(now, card.id).toMatchObject({
        food: plain.food + of('food'),
        income: { coins: plain.income.coins + of('coinIncome'), knowledge: of('knowledgeIncome') },
        sword: of('sword'),
        arrow: of('arrow'),
        armyLimit: plain.armyLimit + of('armyLimit'),
        exploreBonus: of('exploreBonus'),
        discount: card.passive?.coins ?? 0,
        capacity: { used: 3, total: 4 },
      });
      const gained = Object.values(now.banners).reduce((n, { count }) => n + count, 0) - 2;
      expect(gained, card.id).toBe(card.banners.length);
      if (card.endScore === null) expect(now.cardVp, card.id).toBe(0);
      expect(keys(s).includes(`place 1 ${card.id}`), card.id).toBe(
        card.action !== null && !card.action.some(({ type }) => type === 'copyEmpireAction'),
      );
      const effects = cards.empire[empire(card.id)].action ?? [];
      if (effects.length === 0 || !effects.every(({ type }) => type === 'gainCoins' || type === 'gainKnowledge')) continue;
      answer(s, `place 1 ${card.id}`);
      const sum = (type: string): number => effects.reduce((n, effect) => n + (effect.type === type && 'n' in effect ? effect.n : 0), 0);
      expect(s.players[0], card.id).toMatchObject({ coins: 6 + sum('gainCoins'), knowledge: sum('gainKnowledge') });
    }
  });
});

it('MON-12.11 adds up the capacity of all provinces and titans', () => {
  const s = start();
  give(s, 0, { provinces: cards.provinces.map(({ id }) => id), titans: cards.titans.map(({ id }) => id) });
  expect(view(s).players[0].capacity.total).toBe(
    4 + [...data.provinces, ...data.titans].reduce((n, { icons }) => n + (icons.capacity ?? 0), 0),
  );
});
