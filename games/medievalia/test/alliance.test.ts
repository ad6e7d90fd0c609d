import { laidAs } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples.ts';
import { feedingCapacity } from '../rules/feeding.ts';
import type { MedState } from '../state.ts';
import {
  answer,
  asked,
  cards,
  type FiefPlan,
  handOf,
  isDiscarded,
  isUsed,
  keys,
  play,
  refusalOf,
  resultOf,
  scene,
  suggestions,
  viewOf,
  whereIs,
} from './builders.ts';

const farm = { territories: [['farm', 'peasant']] };
const asks = (s: MedState): string[] => keys(s).filter((key) => key.startsWith('ask'));

describe('alliance game', () => {
  it('MED-21.1 allies sit opposite each other, and turns alternate between the alliances', () => {
    const s = scene([{}, {}, {}, {}]);
    expect(viewOf(s, null).players.map(({ ally }) => ally)).toEqual([2, 3, 0, 1]);
    const turns = [s.active];
    for (let n = 0; n < 3; n++) {
      play(s, 'end turn', 'draw territory');
      turns.push(s.active);
    }
    expect(turns).toEqual([0, 1, 2, 3]);
  });

  it('MED-21.2 each has his own fief, hand, buildings, feeding and prestige', () => {
    const s = scene([
      { territories: [['field']], city: ['school'] },
      {},
      { territories: [['farm'], ['farm']], city: ['bank', 'church'], hand: ['mine'] },
      {},
    ]);
    expect([feedingCapacity(s, 0), feedingCapacity(s, 2)]).toEqual([2, 8]);
    const [first, , third] = viewOf(s, null).players;
    expect([first.prestige, third.prestige, first.hand.size, third.hand.size]).toEqual([1, 2, 0, 1]);
    expect(keys(s).filter((key) => key.startsWith('play'))).toEqual([]);
  });

  it('MED-21.3 MED-21.4 cards are not given to the ally, and hands stay hidden from him', () => {
    const s = scene([{ hand: ['mine', 'peasant'], territories: [['farm']] }, {}, { hand: ['knight'] }, {}]);
    expect(keys(s).map((key) => key.split(' ')[0])).not.toContain('give');
    expect(viewOf(s, 2).players[0].hand).toMatchObject({ size: 2, cards: [] });
    expect(viewOf(s, 0).players[2].hand.cards).toEqual([]);
  });

  it('MED-21.5 allies attack the same enemy in separate battles, each on his own turn', () => {
    const s = scene(
      [{ ...farm, away: { fief1: ['soldier'] } }, { territories: [['field'], ['mine']] }, { ...farm, away: { fief1: ['knight'] } }, {}],
      {
        phase: 'war',
      },
    );
    play(s, 'war fief1 2', 'attack field-01');
    expect(isDiscarded(s, 'field-01')).toBe(true);
    play(s, 'end turn', 'draw territory', 'end turn', 'draw territory', 'end actions', 'end movement', 'war fief1 2', 'attack mine-01');
    expect([isDiscarded(s, 'mine-01'), s.active]).toEqual([true, 2]);
  });

  it('MED-21.7 W17 the ally adds what his unused groups, single characters and hand make, exchanged if he likes', () => {
    const s = scene([
      { cityUsed: true, territories: [['farm']], hand: ['field'] },
      {},
      { territories: [['forest', 'peasant', 'peasant']], hand: ['knight'] },
      {},
    ]);
    play(s, 'play field', 'ask 1 labour');
    expect(keys(s)).toEqual(['use city-03', 'use forest-01', 'discard knight-01']);
    expect(refusalOf(s, 'use forest-01')).toBe('MED-21.10 aidTooSmall');
    expect(refusalOf(s, 'use forest-01 + use forest-01')).toBe('MED-6.15 twice');
    play(s, 'use forest-01 + discard knight-01');
    expect([whereIs(s, 'field-01'), isUsed(s, 'forest-01'), handOf(s, 2)]).toEqual(['fief0 2', true, []]);
  });

  it('MED-21.8 W17 the first aid of each turn costs one resource more, the next ones nothing', () => {
    const s = laidAs(EXAMPLES, 'W17');
    play(s, 'play merchant', 'on open ground', 'use farm-01 + ask 1 gold');
    expect(asked(s)).toBe('2 giveAid');
    expect(refusalOf(s, 'use mine-01')).toBe('MED-21.10 aidTooSmall');
    play(s, 'use mine-01 + use city-03');
    expect([whereIs(s, 'merchant-01'), isUsed(s, 'mine-01'), isUsed(s, 'city-03')]).toEqual(['open fief0', true, true]);
    play(s, 'play priest', 'on open ground', 'use field-01 + ask 3 gold', 'use mine-02');
    expect(whereIs(s, 'priest-01')).toBe('open fief0');
    for (let n = 0; n < 4; n++) play(s, 'end turn', 'draw territory');
    play(s, 'discard field-01', 'ask 1 labour');
    expect(refusalOf(s, 'use city-03')).toBe('MED-21.10 aidTooSmall');
  });

  it('MED-21.10 the request is by type, must lie within the ally’s means and together with the own plan cover the cost', () => {
    const s = scene([{ territories: [['farm']], hand: ['mine', 'field'] }, {}, { city: ['peasant'], territories: [['forest']] }, {}]);
    play(s, 'play mine');
    expect(asks(s)).toEqual(['ask 1 labour', 'ask 2 labour', 'ask 1 energy']);
    expect(refusalOf(s, 'use city-01 + ask 1 energy')).toBe('MED-6.7 notCovered');
    expect(refusalOf(s, 'use city-01 + ask 1 labour + ask 2 labour')).toBe('MED-21.10 askedTwice');
    expect(refusalOf(s, 'use city-01 + ask 2 labour + ask 1 energy')).toBe('MED-21.10 allyCannotGive');
    expect(refusalOf(s, 'use city-01 + ask 3 labour')).toBe('MED-21.10 allyCannotGive');
    const told = answer(s, 'use city-01 + ask 2 labour');
    expect(told.map(({ key }) => key)).toEqual(['aidAsked']);
    expect(viewOf(s, 3).purchase).toMatchObject({ card: 'mine-01', announced: { uses: ['city-01'], asked: { labour: 2 } } });
    expect(refusalOf(s, 'use city-03')).toBe('MED-21.10 aidTooSmall');
    play(s, 'use city-03 + use forest-01');
    expect(whereIs(s, 'mine-01')).toBe('fief0 2');
  });

  it('MED-21.7 MED-21.8 MED-21.10 the ally’s means are his unused groups, his single characters and his hand, less what is lost', () => {
    const helpedBy = (ally: FiefPlan, wanted: string): MedState =>
      scene([{ cityUsed: true, territories: [['forest']], hand: [wanted] }, {}, ally, {}]);
    const asksOf = (ally: FiefPlan): string[] => asks(play(helpedBy({ cityUsed: true, ...ally }, 'field'), 'play field'));
    expect(asksOf({ open: ['peasant', 'peasant', 'peasant!'] })).toEqual(['ask 1 labour']);
    expect(asksOf({ open: ['merchant', 'artist', 'bureaucrat'] })).toEqual(['ask 1 labour', 'ask 2 labour', 'ask 1 gold']);
    expect(asksOf({ hand: ['knight', 'archer'] })).toEqual(['ask 1 labour', 'ask 1 food', 'ask 1 energy', 'ask 1 gold']);
    expect(keys(helpedBy({ cityUsed: true, hand: ['knight'] }, 'field'))).not.toContain('play field');
    expect(keys(helpedBy({ cityUsed: true, hand: ['knight', 'archer'] }, 'farm'))).not.toContain('play farm');
    expect(keys(helpedBy({ cityUsed: true, hand: ['knight', 'archer', 'soldier'] }, 'farm'))).toContain('play farm');
    expect(keys(helpedBy({ hand: ['knight'] }, 'farm'))).not.toContain('play farm');
    expect(keys(helpedBy({ hand: ['knight', 'archer'] }, 'farm'))).toContain('play farm');
  });

  it('MED-21.10 suggests to ask for no more than is missing, and to give what costs least', () => {
    const s = scene([
      { cityUsed: true, territories: [['farm']], hand: ['field'] },
      {},
      { city: ['peasant', 'peasant'], territories: [['forest', 'peasant'], ['mine']], hand: ['knight'] },
      {},
    ]);
    play(s, 'play field');
    expect(suggestions(s)).toEqual([['ask 1 labour']]);
    play(s, 'ask 1 labour');
    expect(suggestions(s)[0]).toEqual(['use city-03']);
    expect(suggestions(s).at(-1)).toEqual([]);
  });

  it('MED-21.11 accepted, the whole payment is carried out: what the payer announced is used and discarded too', () => {
    const s = scene([
      { territories: [['farm', 'peasant']], open: ['bureaucrat'], hand: ['mine', 'field'] },
      {},
      { territories: [['forest']] },
      {},
    ]);
    play(s, 'buy school-01', 'on city-01', 'use farm-01 + power bureaucrat-01 + discard mine-01 + ask 1 labour');
    expect(['farm-01', 'peasant-01', 'bureaucrat-01'].map((id) => isUsed(s, id))).toEqual([false, false, false]);
    play(s, 'use city-03 + use forest-01');
    expect(['farm-01', 'peasant-01', 'bureaucrat-01', 'city-01'].map((id) => isUsed(s, id))).toEqual([true, true, true, false]);
    expect([whereIs(s, 'school-01'), isDiscarded(s, 'mine-01'), handOf(s, 0)]).toEqual(['city-01', true, ['field-01']]);
  });

  it('MED-21.10 the whole plan is laid open: everybody has then seen the card to be played and those to be discarded', () => {
    const s = scene([
      { territories: [['farm']], hand: ['mine', 'field', 'archer'] },
      {},
      { city: ['peasant'], territories: [['forest']] },
      {},
    ]);
    play(s, 'play mine', 'use city-01 + discard field-01 + ask 1 labour');
    for (const seat of [1, 2, 3, null]) expect([...viewOf(s, seat).players[0].hand.cards].sort()).toEqual(['field-01', 'mine-01']);
    play(s, '-');
    expect([...viewOf(s, 3).players[0].hand.cards].sort()).toEqual(['field-01', 'mine-01']);
    play(s, 'play field', 'use city-01');
    expect([viewOf(s, 3).players[0].hand.cards, s.shown.length]).toEqual([['mine-01'], 1]);
  });

  it('MED-21.11 declined, nothing happens and no further aid may be asked in this turn', () => {
    const s = scene([{ territories: [['farm']], hand: ['mine', 'field'] }, {}, { city: ['peasant'], territories: [['forest']] }, {}]);
    play(s, 'play mine', 'use city-01 + ask 2 labour', '-');
    expect([asked(s), handOf(s, 0), isUsed(s, 'city-01'), isUsed(s, 'city-03')]).toEqual([
      '0 action',
      ['mine-01', 'field-01'],
      false,
      false,
    ]);
    expect(refusalOf(s, 'play mine')).toBe('MED-6.7 cannotPay');
    play(s, 'play field');
    expect(asks(s)).toEqual([]);
    play(
      s,
      'use city-01',
      'end turn',
      'draw territory',
      'end turn',
      'draw territory',
      'end turn',
      'draw territory',
      'end turn',
      'draw territory',
      'play mine',
    );
    expect(asks(s)).not.toEqual([]);
  });

  it('MED-21.12 cards used for aid stay used until their owner’s next reactivation', () => {
    const s = scene([{ cityUsed: true, territories: [['farm']], hand: ['field'] }, {}, { city: ['peasant'], territories: [['farm']] }, {}]);
    play(s, 'play field', 'ask 1 labour', 'use city-03', 'end turn', 'draw territory');
    expect([isUsed(s, 'city-03'), isUsed(s, 'peasant-01')]).toEqual([true, true]);
    play(s, 'end turn');
    expect(isUsed(s, 'city-03')).toBe(true);
    play(s, 'draw territory');
    expect([isUsed(s, 'city-03'), isUsed(s, 'peasant-01')]).toEqual([false, false]);
  });

  it('MED-21.13 aid serves every purpose of the active player’s actions', () => {
    const ally = {
      city: ['peasant', 'peasant'],
      territories: [
        ['farm', 'peasant'],
        ['mine', 'peasant', 'peasant'],
      ],
      hand: ['mine', 'mine'],
    };
    const start = (hand: readonly string[]): MedState => scene([{ territories: [['farm'], ['field']], hand }, {}, ally, {}]);
    const territory = play(start(['mine']), 'play mine', 'use city-01 + ask 2 labour');
    const character = play(start(['peasant']), 'play peasant', 'on open ground', 'ask 1 food');
    const building = play(
      start(['mine', 'mine']),
      'buy school-01',
      'on city-01',
      'use farm-01 + discard mine-01 + ask 2 labour + ask 1 gold',
    );
    const draw = play(start(['mine']), 'extra military', 'use farm-01 + ask 2 gold');
    const discard = play(start(['mine']), 'discard field-01', 'ask 1 labour');
    for (const s of [territory, character, building, draw, discard]) {
      expect(asked(s)).toBe('2 giveAid');
      play(s, suggestions(s)[0].join(' + '));
      expect([asked(s), s.aidGiven]).toEqual(['0 action', true]);
    }
    expect([whereIs(territory, 'mine-01'), whereIs(character, 'peasant-01')]).toEqual(['fief0 3', 'open fief0']);
    expect([whereIs(building, 'school-01'), handOf(draw, 0).length, isDiscarded(discard, 'field-01')]).toEqual(['city-01', 2, true]);
    play(discard, 'end turn');
    expect(asked(discard)).toBe('1 drawDeck');
  });

  it('MED-21.14 aided resources may be exchanged and converted further', () => {
    const s = scene([
      { cityUsed: true, territories: [['farm']], hand: ['field'] },
      {},
      { territories: [['forest', 'peasant', 'peasant', 'school']] },
      {},
    ]);
    play(s, 'play field', 'ask 3 energy', 'use forest-01');
    expect(whereIs(s, 'field-01')).toBe('fief0 2');
    const merchant = scene([
      { cityUsed: true, territories: [['farm']], open: ['merchant'], hand: ['forest', 'field'] },
      {},
      { territories: [['mine', 'peasant']] },
      {},
    ]);
    play(merchant, 'play forest', 'power merchant-01 + ask 1 gold', 'use mine-01');
    expect(whereIs(merchant, 'forest-01')).toBe('fief0 2');
  });

  it('MED-21.15 an ally’s Archers and Priests support battles of either side', () => {
    const s = scene(
      [
        { ...farm, away: { centre: ['soldier'] } },
        { ...farm, away: { centre: ['soldier'] } },
        { ...farm, open: ['archer', 'priest'] },
        { ...farm, open: ['archer', 'priest'] },
      ],
      { phase: 'war' },
    );
    play(s, 'war centre 2');
    expect([asked(s), keys(s)]).toEqual(['2 shoot', ['shoot soldier-02', 'pass']]);
    play(s, 'shoot soldier-02');
    expect([asked(s), keys(s)]).toEqual(['3 shoot', ['shoot soldier-01', 'pass']]);
    play(s, 'shoot soldier-01', 'heal soldier-01', 'heal soldier-02');
    expect([isDiscarded(s, 'soldier-01'), isUsed(s, 'priest-01'), isUsed(s, 'priest-02')]).toEqual([true, true, true]);
  });

  it('MED-21.16 characters enter and leave the ally’s fief, fight invaders there as strangers, and may be attacked there', () => {
    const s = scene([{ ...farm, away: { centre: ['soldier'] } }, farm, {}, {}], { phase: 'movement' });
    play(s, 'march soldier-01 fief2');
    expect(whereIs(s, 'soldier-01')).toBe('open fief2');
    const helping = scene(
      [{ ...farm, away: { fief2: ['soldier', 'soldier'] } }, { ...farm, away: { fief2: ['peasant'] } }, { open: ['knight'] }, {}],
      {
        phase: 'war',
      },
    );
    play(helping, 'war fief2 2');
    expect(refusalOf(helping, 'stay out')).toBe('MED-14.3 mustDeployAll');
    const attacked = scene([{ ...farm, away: { fief2: ['soldier!'] } }, { ...farm, away: { fief2: ['knight'] } }, {}, {}], {
      active: 1,
      phase: 'war',
    });
    play(attacked, 'war fief2 1', 'attack soldier-01');
    expect(isDiscarded(attacked, 'soldier-01')).toBe(true);
  });

  it('MED-21.17 a character in an allied fief guards nothing there', () => {
    const s = scene(
      [{ ...farm, away: { fief2: ['soldier'] } }, { ...farm, away: { fief2: ['knight'] } }, { territories: [['field']] }, {}],
      {
        active: 1,
        phase: 'war',
      },
    );
    expect(viewOf(s, null).players[2].hosts[1]).toMatchObject({ id: 'field-01', guarded: false });
    play(s, 'war fief2 3', 'attack field-01');
    expect(isDiscarded(s, 'field-01')).toBe(true);
  });

  it('MED-21.18 when one ally is out the other plays on alone, with the same goal', () => {
    const s = scene(
      [
        {
          city: ['castle', 'school'],
          territories: [
            ['field', 'bank', 'church'],
            ['farm', 'tower'],
          ],
          hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'],
        },
        farm,
        { siege: 2 },
        { ...farm, away: { fief2: ['soldier'] } },
      ],
      { active: 1, tops: ['stable', 'forge', 'carpenter'] },
    );
    play(s, 'end turn');
    expect([s.eliminated, resultOf(s), asked(s)]).toEqual([[false, false, true, false], null, '3 drawDeck']);
    play(s, 'draw territory', 'end turn', 'draw territory');
    const six = [1, 2, 3, 4, 5, 6].map((n) => `discard mine-0${n}`).join(' + ');
    play(s, 'buy stable-01', six);
    expect([viewOf(s, 0).goal, viewOf(s, 0).players[0].prestige, resultOf(s)]).toEqual([11, 7, null]);
    expect(asked(s)).toBe('0 action');
    expect(cards.layouts[2].goal).toBe(11);
  });
});

describe('variants', () => {
  it('MED-22.1 three players: a neutral fief between each two, no alliances, 7 points, and play goes on after an elimination', () => {
    const s = scene([{ ...farm, away: { fief1: ['knight', 'knight'] } }, { hand: ['mine'] }, { ...farm, away: { fief1: ['peasant'] } }], {
      phase: 'war',
    });
    expect(viewOf(s, null)).toMatchObject({ mode: 'freeForAll', goal: 7, players: [{ ally: null }, { ally: null }, { ally: null }] });
    const { fiefs } = viewOf(s, null);
    expect(fiefs.filter(({ seat }) => seat === null).map(({ neighbours }) => [...neighbours].sort())).toEqual([
      ['fief0', 'fief1'],
      ['fief1', 'fief2'],
      ['fief0', 'fief2'],
    ]);
    play(s, 'war fief1 2', 'army 1', 'attack city-02', 'knight-01 > knight-02');
    expect([resultOf(s), s.eliminated[1], asked(s)]).toEqual([null, true, '0 declareWar']);
    s.siege[2] = 2;
    s.place[s.characters[0][1]] = s.place[s.hosts[2][0]] + 15;
    s.characters[2] = [];
    play(s, 'end turn');
    expect(resultOf(s)).toBe('siege: 0');
  });

  it('MED-22.2 every other player is an enemy; only attacker and defender shoot and heal', () => {
    const s = scene(
      [
        { ...farm, away: { n01: ['soldier'] } },
        { ...farm, open: ['archer'], away: { n01: ['soldier'] } },
        { ...farm, open: ['priest'], away: { n01: ['archer'] } },
      ],
      { phase: 'war' },
    );
    expect(keys(s).filter((key) => key.startsWith('war'))).toEqual(['war n01 2', 'war n01 3']);
    play(s, 'war n01 2');
    expect([asked(s), keys(s)]).toEqual(['1 shoot', ['shoot soldier-01', 'shoot archer-02', 'pass']]);
    play(s, 'pass');
    expect(s.battle).toBeNull();
  });

  it('MED-22.3 there is no game for one', async () => {
    const { checkSetup } = await import('@castellan/engine');
    const { game } = await import('../index.ts');
    expect(checkSetup(game, { seats: 1, options: {}, seed: '0'.repeat(64) })?.key).toBe('badSeats');
    expect(checkSetup(game, { seats: 2, options: {}, seed: '0'.repeat(64) })).toBeNull();
  });

  it('MED-22.4 each tie-break compares only those still equal; those equal to the end share a draw', () => {
    const last = (fiefs: Parameters<typeof scene>[0]): string | null => {
      const s = scene(fiefs, { phase: 'start', decks: [1, 0, 5] });
      play(s, 'draw territory');
      return resultOf(s);
    };
    const mines = { territories: [['mine'], ['mine'], ['mine']] };
    expect(last([{ city: ['school'], territories: [['mine']] }, { city: ['bank'] }, mines])).toBe('gold: 0');
    expect(
      last([
        { city: ['school'], hand: ['field'] },
        { city: ['bank'], hand: ['field', 'field'] },
        { ...mines, hand: ['farm', 'farm', 'farm'] },
      ]),
    ).toBe('draw: 0 1');
  });
});
