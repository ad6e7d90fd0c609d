import { describe, expect, it } from 'vitest';
import type { MonState } from '../state.ts';
import {
  alone,
  answer,
  asked,
  barracks,
  cityOf,
  empire,
  empireId,
  events,
  give,
  keys,
  on,
  play,
  question,
  refusalOf,
  row,
  start,
  toRound,
  view,
} from './builders.ts';

/** Seat 0 has placed citizen 1 on Build and is asked what to build. */
function building(given: Parameters<typeof give>[2], ...ids: readonly string[]): MonState {
  const s = start();
  give(s, 0, given);
  row(s, ...ids);
  return play(s, 'place 1 build');
}

describe('Build', () => {
  it('MON-10.2 builds exactly one card, of the row or of the reserve', () => {
    const s = building({ coins: 9, reserve: ['ecole', 'rempart'] }, 'forge', 'verger', 'forge');
    expect(keys(s)).toEqual(['build forge', 'build verger', 'build ecole from reserve']);
    answer(s, 'build ecole from reserve');
    expect(cityOf(s.players[0])).toEqual(['port-de-peche', 'champ-de-ble', 'ecole']);
    expect(s.players[0].reserve.map(empireId)).toEqual(['rempart']);
    expect(asked(s)).toEqual(['1 takeTurn']);
    const fromRow = building({ coins: 9 }, 'forge', 'verger');
    answer(fromRow, 'build verger');
    expect(fromRow.empireRow).toEqual([empire('forge'), -1]);
  });

  it('MON-10.3 costs all its coins and knowledge, and one never replaces the other', () => {
    const s = building({ coins: 9, knowledge: 1 }, 'rempart', 'verger', 'grand-temple');
    expect(refusalOf(s, 'build grand-temple')).toBe('MON-10.3 tooLittleKnowledge');
    answer(s, 'build rempart');
    expect(s.players[0]).toMatchObject({ coins: 6, knowledge: 0 });
    const rich = building({ coins: 2, knowledge: 9 }, 'rempart', 'verger', 'pont');
    expect(refusalOf(rich, 'build rempart')).toBe('MON-10.3 cardTooDear');
  });

  it('MON-10.4 needs a free place: capacity of capital, provinces and titans less all Empire cards', () => {
    const s = start();
    give(s, 0, { coins: 9, city: ['forge', 'ecole'] });
    row(s, 'verger');
    expect(view(s).players[0].capacity).toEqual({ used: 4, total: 4 });
    expect(refusalOf(s, 'place 1 build')).toBe('MON-10.4 cityFull');
    give(s, 0, { titans: ['colosse-de-boue'] });
    expect(keys(s)).toContain('place 1 build');
    play(s, 'place 1 build');
    expect(view(s).players[0].capacity).toEqual({ used: 5, total: 5 });
    const full = building({ coins: 9, city: ['grue', 'ecole'] }, 'verger', 'pont');
    expect(refusalOf(full, 'build verger')).toBe('MON-10.4 noCapacity');
  });

  it('MON-10.5 counts starting and damaged cards, not reserved ones', () => {
    const s = start();
    give(s, 0, { city: ['forge'], damaged: ['forge'], reserve: ['ecole', 'bazar'], provinces: ['plaine-du-levant'] });
    expect(view(s).players[0].capacity).toEqual({ used: 3, total: 8 });
    const full = start();
    give(full, 0, { coins: 9, city: ['forge', 'ecole'], damaged: ['forge', 'port-de-peche'], reserve: ['bazar'] });
    row(full, 'verger');
    expect(refusalOf(full, 'place 1 build')).toBe('MON-10.4 cityFull');
    full.players[0].city.pop();
    give(full, 0, { reserve: ['bains'] });
    expect(keys(full)).toContain('place 1 build');
  });

  it('MON-10.6 refuses a second copy in the city', () => {
    const s = building({ coins: 9, city: ['forge'], reserve: ['forge'] }, 'forge', 'verger');
    expect(keys(s)).toEqual(['build verger']);
    expect(refusalOf(s, 'build forge')).toBe('MON-10.6 copyOwned');
    expect(refusalOf(s, 'build forge from reserve')).toBe('MON-10.6 copyOwned');
  });

  it('MON-10.7 lays the card face up; its symbols count at once, then its immediate effects happen', () => {
    const s = toRound(start(), 4);
    give(s, 0, { coins: 4, knowledge: 1, city: ['aqueduc'] });
    row(s, 'quartier-des-tisserands', 'palais');
    const told = answer(s, 'place 1 build');
    expect(events(told)).toEqual(['placed', 'built', 'gainedCitizen', 'cardGaveCoins']);
    expect(view(s).players[0]).toMatchObject({ food: 5, coins: 5 });
  });

  it('MON-10.8 takes a citizen of any value', () => {
    const s = start();
    give(s, 0, { coins: 9 });
    give(s, 1, { citizens: [-1, -1, on('build')] });
    row(s, 'verger', 'forge');
    expect(keys(s).filter((key) => key.endsWith(' build'))).toEqual(['place 1 build', 'place 2 build', 'place 3 build']);
  });

  it('MON-10.9 MON-10.10 MON-10.11 W8 fees for citizens 2, 3, 2, 1, 3 are 0, 1, 0, 1, 0', () => {
    const s = start(4);
    row(s, 'verger', 'pont', 'amphitheatre', 'camp-entrainement', 'guilde-des-scribes', 'dramaturges-zori');
    const fees = [2, 3, 2, 1, 3].map((citizen) => {
      const { coins } = s.players[s.active];
      const seat = s.active;
      const card = keys(play(s, `place ${citizen} build`))[0];
      const fee = coins - s.players[seat].coins;
      answer(s, card);
      expect(coins - s.players[seat].coins).toBe(fee + 2);
      return fee;
    });
    expect(fees).toEqual([0, 1, 0, 1, 0]);
  });

  it('MON-10.12 wants fee and cost together from the stock held before', () => {
    const s = start();
    give(s, 0, { coins: 3 });
    give(s, 1, { citizens: [-1, on('build'), -1] });
    row(s, 'forge');
    expect(keys(s).filter((key) => key.endsWith(' build'))).toEqual(['place 2 build']);
    expect(refusalOf(s, 'place 1 build')).toBe('MON-10.12 feeTooDear');
    give(s, 0, { coins: 4 });
    answer(s, 'place 3 build');
    expect(s.players[0].coins).toBe(0);
  });
});

describe('Grue', () => {
  it('MON-13.12 MON-13.13 W15 is discarded to build for nothing, even in a full city', () => {
    const s = start();
    give(s, 0, { coins: 0, knowledge: 0, city: ['grue', 'forge'] });
    row(s, 'grand-port', 'forge');
    expect(view(s).players[0].banners.purple.count).toBe(1);
    answer(s, 'place 1 build');
    expect(cityOf(s.players[0])).toEqual(['port-de-peche', 'champ-de-ble', 'forge', 'grand-port']);
    expect(view(s).players[0]).toMatchObject({ capacity: { used: 4, total: 4 }, coins: 0, banners: { purple: { count: 0 } } });
  });

  it('MON-13.12 may be used or not, for cards of the row and of the reserve, knowledge included', () => {
    const s = building({ coins: 9, knowledge: 0, city: ['grue'], reserve: ['grand-temple'] }, 'verger');
    expect(keys(s)).toEqual(['build verger', 'build verger with grue', 'build grand-temple from reserve with grue']);
    answer(s, 'build grand-temple from reserve with grue');
    expect(s.players[0]).toMatchObject({ coins: 9, knowledge: 0, reserve: [] });
    const kept = building({ coins: 9, city: ['grue'] }, 'verger');
    answer(kept, 'build verger');
    expect(cityOf(kept.players[0])).toContain('grue');
  });

  it('MON-13.13 leaves the placement fee due', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['grue'] });
    give(s, 1, { citizens: [-1, on('build'), -1] });
    row(s, 'grand-port');
    expect(keys(s).filter((key) => key.endsWith(' build'))).toEqual(['place 2 build']);
    expect(refusalOf(s, 'place 1 build')).toBe('MON-10.12 feeUnpayable');
    give(s, 0, { coins: 1 });
    answer(s, 'place 1 build');
    expect(s.players[0].coins).toBe(0);
    expect(cityOf(s.players[0])).toContain('grand-port');
  });

  it('MON-13.14 cannot be used while damaged', () => {
    const s = start();
    give(s, 0, { coins: 0, city: ['grue'], damaged: ['grue'] });
    row(s, 'grand-port');
    expect(refusalOf(s, 'place 1 build')).toBe('MON-4.9 nothingToBuild');
  });

  it('MON-13.32 goes to the Empire discard in rounds 1 to 3 and leaves the game from round 4 on', () => {
    const s = building({ coins: 0, city: ['grue'] }, 'verger');
    expect(s.empireDiscard).toEqual([empire('grue')]);
    s.empireDeck = [];
    toRound(s, 2);
    expect([...s.empireDeck, ...s.empireRow]).toContain(empire('grue'));
    const late = toRound(start(), 4);
    give(late, 0, { coins: 0, city: ['grue'] });
    row(late, 'palais', 'grand-temple');
    play(late, 'place 1 build', 'build palais with grue');
    expect(late.empireDiscard).toEqual([]);
    expect(late.empireBox).toContain(empire('grue'));
  });
});

describe('Briqueterie and Maîtres Bâtisseurs', () => {
  it('MON-13.20 lower the coin cost by 1 and 2, together by 3, never below 0, never knowledge', () => {
    const s = building(
      { coins: 9, knowledge: 1, city: ['briqueterie', 'maitres-batisseurs'], provinces: ['plaine-du-levant'] },
      'pont',
      'arsenal',
      'rempart',
    );
    expect(view(s).players[0].discount).toBe(3);
    expect(question(s).kind === 'pick' && keys(s)).toEqual(['build pont', 'build arsenal', 'build rempart']);
    answer(s, 'build arsenal');
    expect(s.players[0]).toMatchObject({ coins: 7, knowledge: 0 });
    const cheap = building({ coins: 0, city: ['maitres-batisseurs', 'briqueterie'], provinces: ['plaine-du-levant'] }, 'pont', 'rempart');
    expect(cheap.players[0].coins).toBe(0);
    expect(cityOf(cheap.players[0])).toContain('pont');
    const one = building({ coins: 2, city: ['briqueterie'] }, 'forge');
    expect(one.players[0].coins).toBe(0);
    const reserved = play(building({ coins: 2, city: ['briqueterie'], reserve: ['forge'] }), 'build forge from reserve');
    expect(reserved.players[0].coins).toBe(0);
  });

  it('MON-13.20 lower neither the fee nor their own cost, and nothing while damaged', () => {
    const s = start();
    give(s, 0, { coins: 2, city: ['briqueterie'] });
    give(s, 1, { citizens: [-1, on('build'), -1] });
    row(s, 'forge');
    expect(refusalOf(s, 'place 1 build')).toBe('MON-10.12 feeTooDear');
    give(s, 0, { damaged: ['briqueterie'] });
    expect(refusalOf(s, 'place 2 build')).toBe('MON-4.9 nothingToBuild');
    const own = start();
    give(own, 0, { coins: 3 });
    row(own, 'briqueterie');
    answer(own, 'place 1 build');
    expect(own.players[0].coins).toBe(0);
  });
});

it('asks even for a single card when a reserve could hide another', () => {
  const s = building({ coins: 2, reserve: ['rempart'] }, 'verger', 'ecole');
  expect(asked(s)).toEqual(['0 chooseBuild']);
  expect(keys(s)).toEqual(['build verger']);
});

it('keeps the secret of a second copy in the reserve', () => {
  const s = alone(start());
  const player = give(s, 0, { coins: 9, reserve: ['forge'] });
  player.reserve.push(empire('forge'));
  player.reserveFrom.push(0);
  row(s, 'verger');
  barracks(s);
  play(s, 'place 1 build', 'build forge from reserve');
  expect([player.reserve, player.reserveFrom]).toEqual([[empire('forge')], [0]]);
});
