import { advance, canonical, seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { purchaseTurn } from '../rules/purchases.ts';
import { CALAMITY_BITS } from '../rules/struck.ts';
import type { FieState } from '../state.ts';
import {
  allows,
  answer,
  asked,
  bishopric,
  c,
  controller,
  gatesOf,
  holderOf,
  keys,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  question,
  refusalOf,
  troops,
  viewOf,
} from './builders.ts';
import { running } from './running.ts';

/** The purchase turn of seat 0. */
function turn(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'> = {}): FieState {
  return running(players, { stage: 'purchases', active: 0, ...plan }, (s) => purchaseTurn(s, 0));
}

const others: readonly PlayerPlan[] = [{ lords: { othon: 'bourg' } }, { lords: { raoul: 'blaye' } }];
/** The whole county of Sigy with a castle. */
const county: PlayerPlan = { ecus: 50, lords: { henri: 'sigy' }, troops: { saintCiers: '1S', marcamps: '1S' } };

const ofKind = (s: FieState, kind: string): string[] => keys(s).filter((key) => key.startsWith(`${kind} `));

describe('purchases', () => {
  it('FIE-19.1 buys anything in any order and number at its price, one at a time until done', () => {
    const s = turn([{ ...county, ecus: 27 }, ...others], { castles: ['sigy'], bishops: { bourg: 'henri' } });
    play(s, 'sergeant sigy', 'mill sigy', 'knight sigy', 'cardinal henri', 'engine sigy', 'castle saintCiers');
    expect(s.ecus[0]).toBe(0);
    expect([troops(s, 0, 'sigy'), viewOf(s, null).stock.cardinal]).toEqual(['1S 1K 1E', false]);
    expect(asked(s)).toEqual([]);
    const free = turn([{ ...county, ecus: 10 }, ...others], { castles: ['sigy'] });
    play(free, 'sergeant sigy', 'done');
    expect([free.ecus[0], asked(free)]).toEqual([9, []]);
  });

  it('FIE-19.1 refuses what costs more than the player has', () => {
    const s = turn([{ ecus: 2, lords: { henri: 'sigy' } }, ...others], { castles: ['sigy'] });
    expect(keys(s)).toEqual(['sergeant sigy', 'done']);
    for (const key of ['knight sigy', 'engine sigy', 'mill sigy', 'castle sigy']) expect(refusalOf(s, key)).toBe('FIE-19.1 tooDear');
    expect(question(s).params).toEqual({ ecus: 2 });
    expect(asked(turn([{ ecus: 0, lords: { henri: 'sigy' } }, ...others]))).toEqual([]);
  });

  it('FIE-19.12 places troops and engines where the buyer has a castle, a City or a free Lord', () => {
    const s = turn(
      [
        { ecus: 20, lords: { henri: 'bourg', agnes: 'blaye', louis: 'tournus' }, troops: { sigy: '1S', saintPaul: '1S', pugnac: '1S' } },
        ...others,
      ],
      {
        castles: ['sigy'],
        titles: { baronnieSaintPaul: ['louis', 'saintPaul'] },
        control: { bourg: 1, blaye: 2 },
        captives: { agnes: 2 },
      },
    );
    expect(ofKind(s, 'sergeant')).toEqual(['sergeant tournus', 'sergeant sigy', 'sergeant saintPaul', 'sergeant bourg']);
    expect(ofKind(s, 'engine')).toHaveLength(4);
    for (const id of ['pugnac', 'blaye', 'lesEssarts']) expect(refusalOf(s, `knight ${id}`)).toBe('FIE-19.12 noFoothold');
  });

  it('FIE-19.13 W15 places at most four troops in a village, engines apart', () => {
    const s = turn([{ ecus: 50, lords: { henri: 'sigy', louis: 'bourg' } }, ...others], { castles: ['sigy'], control: { bourg: 0 } });
    play(s, 'sergeant sigy', 'sergeant sigy', 'sergeant sigy', 'knight sigy', 'engine sigy', 'engine sigy');
    expect(s.ecus[0]).toBe(50 - 16);
    for (const key of ['sergeant sigy', 'knight sigy']) expect(refusalOf(s, key)).toBe('FIE-19.13 enoughPlaced');
    expect(allows(s, 'sergeant bourg')).toBe(true);
  });

  it('FIE-19.14 nothing gets into a besieged fortification', () => {
    const s = turn([{ ecus: 50, lords: { henri: 'sigy' }, troops: { sigy: '1S' } }, { troops: { sigy: '2S' } }, {}], {
      castles: ['sigy'],
      control: { sigy: 0 },
      sieges: { sigy: [1, 1] },
    });
    expect(asked(s)).toEqual([]);
    const beside = turn([{ ecus: 50, lords: { henri: 'sigy', louis: 'bourg' }, troops: { sigy: '1S' } }, { troops: { sigy: '2S' } }, {}], {
      castles: ['sigy'],
      control: { sigy: 0 },
      sieges: { sigy: [1, 1] },
    });
    for (const key of ['sergeant sigy', 'engine sigy']) expect(refusalOf(beside, key)).toBe('FIE-19.14 nothingGetsIn');
    expect(refusalOf(beside, 'mill sigy')).toBe('FIE-19.15 othersThere');
  });

  it('FIE-19.19 what is bought for a Lord at the gates, or outside his own besieged castle, stands there with his entry roads', () => {
    const gates = turn([{ ecus: 9, lords: { henri: 'bourg' } }, { troops: { bourg: '1S' } }, {}], {
      control: { bourg: 1 },
      gates: { '0 bourg': ['villeneuve'] },
    });
    play(gates, 'knight bourg', 'engine bourg');
    expect([troops(gates, 0, 'bourg'), gatesOf(gates, 0, 'bourg'), controller(gates, 'bourg')]).toEqual(['1K 1E', ['villeneuve'], 1]);
    const outside = turn([{ ecus: 9, lords: { henri: 'outside sigy' }, troops: { sigy: '1S' } }, { troops: { sigy: '2S' } }, {}], {
      castles: ['sigy'],
      control: { sigy: 0 },
      sieges: { sigy: [1, 1] },
      gates: { '0 outside sigy': ['saintPaul'] },
    });
    play(outside, 'knight sigy', 'engine sigy');
    expect([troops(outside, 0, 'outside sigy'), troops(outside, 0, 'sigy')]).toEqual(['1K 1E', '1S']);
    expect(gatesOf(outside, 0, 'outside sigy')).toEqual(['saintPaul']);
  });

  it('FIE-19.15 castles and mills stand in villages of the buyer where no other player has units', () => {
    const s = turn([{ ecus: 50, lords: { henri: 'sigy' }, troops: { bourg: '1S', tournus: '1S' } }, { troops: { bourg: '1S' } }, {}], {
      control: { bourg: 0 },
    });
    expect(ofKind(s, 'mill')).toEqual(['mill tournus', 'mill sigy']);
    expect(ofKind(s, 'castle')).toEqual(['castle tournus', 'castle sigy']);
    for (const kind of ['mill', 'castle']) {
      expect(refusalOf(s, `${kind} bourg`)).toBe('FIE-19.15 othersThere');
      expect(refusalOf(s, `${kind} blaye`)).toBe('FIE-19.15 notYourVillage');
    }
  });

  it('FIE-19.16 a village has one fortification and two mills at most', () => {
    const s = turn([{ ecus: 50, lords: { henri: 'sigy' } }, ...others]);
    play(s, 'mill sigy', 'castle sigy', 'mill sigy');
    expect(refusalOf(s, 'mill sigy')).toBe('FIE-19.16 enoughMills');
    expect(refusalOf(s, 'castle sigy')).toBe('FIE-19.16 fortifiedAlready');
    expect(viewOf(s, null).villages.find(({ id }) => id === 'sigy')).toMatchObject({ fort: 'castle', mills: 2 });
  });

  it('FIE-2.5 mills and castles come from a shared stock', () => {
    const villages = c.villages.map(({ id }) => id).filter((id) => id !== 'sigy');
    const s = turn([{ ecus: 50, lords: { henri: 'sigy' } }, ...others], {
      mills: Object.fromEntries(villages.slice(0, 15).map((id) => [id, 1])),
      castles: villages.slice(0, 12),
    });
    expect(refusalOf(s, 'mill sigy')).toBe('FIE-2.5 noMillLeft');
    expect(refusalOf(s, 'castle sigy')).toBe('FIE-2.5 noCastleLeft');
  });

  it('FIE-19.17 nobody has more pawns on the map than his stock; lost ones can be bought again', () => {
    const plan: PlayerPlan = { ecus: 50, lords: { henri: 'sigy' }, troops: { sigy: '12S 8K 2E' } };
    const s = turn([plan, ...others]);
    answer(s, 'sergeant sigy');
    for (const key of ['sergeant sigy', 'knight sigy', 'engine sigy']) expect(refusalOf(s, key)).toBe('FIE-19.17 noPawnLeft');
    s.knights.fill(0);
    expect(allows(s, 'knight sigy')).toBe(true);
  });

  it('FIE-19.18 nothing can be sold back and no troop disbanded', () => {
    const s = turn([{ ...county, lords: { henri: 'sigy' } }, ...others], { castles: ['sigy'], mills: { sigy: 2 } });
    const q = question(s);
    const options = q.kind === 'pick' ? q.options : [];
    expect(options).toHaveLength(keys(s).length);
    for (const { key } of options) {
      const after = game.copy(s);
      answer(after, key, 0);
      expect(after.ecus[0]).toBeLessThanOrEqual(s.ecus[0]);
      const total = (one: FieState): number =>
        [...one.sergeants, ...one.knights, ...one.engines, ...one.mills].reduce((sum, n) => sum + n, 0);
      expect(total(after)).toBeGreaterThanOrEqual(total(s));
    }
  });

  it('FIE-15.13 troops bought under plague are not touched by it', () => {
    const s = turn([{ ecus: 9, lords: { henri: 'sigy' } }, ...others]);
    s.struck[bishopric('sigy')] |= CALAMITY_BITS.plague;
    const { moments } = s.core.chance;
    play(s, 'sergeant sigy', 'done');
    expect([troops(s, 0, 'sigy'), s.core.chance.moments]).toEqual(['1S', moments]);
  });

  it('FIE-29.1 in fog of war others see that a pawn was bought, not which', () => {
    const s = turn([{ ecus: 9, lords: { henri: 'sigy' } }, ...others], { options: { fogOfWar: true } });
    expect(answer(s, 'knight sigy')).toEqual([
      {
        key: 'boughtPawn',
        params: { seat: 0, village: 'sigy', known: false, pawn: '' },
        own: { known: true, pawn: 'knight' },
        owner: 0,
      },
    ]);
  });
});

describe('fief titles', () => {
  it('FIE-19.2 FIE-19.3 W14 needs every village, a castle and a Lord; the county of Sigy costs 6 écus and is worth a point', () => {
    const s = turn([{ ...county, ecus: 6 }, ...others], { castles: ['sigy'] });
    expect(viewOf(s, null).players[0].points).toBe(0);
    answer(s, 'title comteSigy');
    expect([holderOf(s, 'comteSigy'), s.ecus[0], viewOf(s, null).players[0].points]).toEqual(['henri', 0, 1]);
    expect(viewOf(s, null).fiefs.find(({ id }) => id === 'comteSigy')?.city).toBe('sigy');
  });

  it('FIE-19.3 two écus for each village: Baron 4, Count 6, Duke 8', () => {
    const prices = c.fiefs.map(({ rank, price, villages }) => [rank, price === 2 * villages.length, price]);
    expect(new Set(prices.map(String))).toEqual(new Set(['baron,true,4', 'count,true,6', 'duke,true,8']));
    const s = turn([{ ...county, ecus: 5 }, ...others], { castles: ['sigy'] });
    expect(refusalOf(s, 'title comteSigy')).toBe('FIE-19.3 titleTooDear');
  });

  it('FIE-19.2 is refused without the whole fief, without a castle out of siege, without a Lord who can hold it', () => {
    const part = turn([{ ...county, troops: { saintCiers: '1S' } }, ...others], { castles: ['sigy'] });
    expect(refusalOf(part, 'title comteSigy')).toBe('FIE-19.2 notTheWholeFief');
    expect(refusalOf(turn([county, ...others]), 'title comteSigy')).toBe('FIE-19.2 noCastleInFief');
    const siege = turn([county, { troops: { sigy: '2S' } }, {}], {
      castles: ['sigy', 'bourg'],
      control: { sigy: 0 },
      sieges: { sigy: [1, 1] },
    });
    expect(refusalOf(siege, 'title comteSigy')).toBe('FIE-19.2 noCastleInFief');
    const banned = turn([county, ...others], { castles: ['sigy'], excommunicated: 'henri' });
    expect(refusalOf(banned, 'title comteSigy')).toBe('FIE-19.2 nobodyCanHold');
  });

  it('FIE-19.4 FIE-5.4 FIE-5.10 man or woman, free or captive may hold it, but not under the ban or with two fief titles', () => {
    const s = turn([{ ...county, lords: { henri: 'sigy', agnes: 'bourg', louis: 'sigy', arthur: 'sigy' } }, ...others], {
      castles: ['sigy'],
      captives: { agnes: 1 },
      control: { bourg: 1 },
      excommunicated: 'louis',
      titles: { baronnieMazilles: ['arthur', 'mazilles'], comteTournus: ['arthur', 'tournus'] },
    });
    answer(s, 'title comteSigy');
    expect(keys(s)).toEqual(['to henri', 'to agnes']);
    expect(refusalOf(s, 'to louis')).toBe('FIE-5.11 underTheBan');
    expect(refusalOf(s, 'to arthur')).toBe('FIE-5.4 twoFiefTitles');
    answer(s, 'to agnes');
    expect(holderOf(s, 'comteSigy')).toBe('agnes');
  });

  it('FIE-19.5 one castle of the fief, chosen by the buyer, becomes a City; the castle goes back to the stock', () => {
    const s = turn([county, ...others], { castles: ['sigy', 'saintCiers', 'bourg'] });
    const { castles, cities } = viewOf(s, null).stock;
    answer(s, 'title comteSigy');
    expect(keys(s)).toEqual(['city sigy', 'city saintCiers']);
    answer(s, 'city saintCiers');
    expect(viewOf(s, null).stock).toMatchObject({ castles: castles + 1, cities: cities - 1 });
    expect(
      viewOf(s, null)
        .villages.filter(({ fort }) => fort === 'city')
        .map(({ id }) => id),
    ).toEqual(['saintCiers']);
  });

  it('FIE-19.6 a fief that was created is not for sale again, even without holder', () => {
    const s = turn([{ ...county, lords: { henri: 'sigy' } }, ...others], { titles: { comteSigy: ['crown', 'sigy'] }, king: 'othon' });
    expect(refusalOf(s, 'title comteSigy')).toBe('FIE-19.6 constitutedAlready');
  });

  it('FIE-13.1 FIE-13.2 the buyer may ask the King first: granted, he pays nothing', () => {
    const s = turn([{ ...county, ecus: 0 }, ...others], { castles: ['sigy'], king: 'othon' });
    expect(keys(s)).toEqual(['title comteSigy', 'done']);
    answer(s, 'title comteSigy');
    expect([asked(s), keys(s)]).toEqual([['0 askWaiver'], ['ask', 'leave']]);
    expect(refusalOf(s, 'pay')).toBe('FIE-19.3 titleTooDear');
    answer(s, 'ask');
    expect(asked(s)).toEqual(['1 waivePrice']);
    expect(viewOf(s, 2).consent).toMatchObject({ kind: 'waiver', bySeat: 0, seat: 1, lords: [], fief: 'comteSigy' });
    answer(s, 'yes');
    expect([holderOf(s, 'comteSigy'), s.ecus[0]]).toEqual(['henri', 0]);
  });

  it('FIE-13.2 refused, he may pay or do without, and is not heard again for that title in this turn', () => {
    const s = turn([{ ...county, ecus: 6 }, ...others], { castles: ['sigy'], king: 'othon' });
    play(s, 'title comteSigy', 'ask', 'no');
    expect(asked(s)).toEqual(['0 purchase']);
    answer(s, 'title comteSigy');
    expect([holderOf(s, 'comteSigy'), s.ecus[0]]).toEqual(['henri', 0]);
    const poor = turn([{ ...county, ecus: 5 }, ...others], { castles: ['sigy'], king: 'othon' });
    play(poor, 'title comteSigy', 'ask', 'no');
    expect(refusalOf(poor, 'title comteSigy')).toBe('FIE-13.2 waiverWasRefused');
    const payer = turn([{ ...county, ecus: 6 }, ...others], { castles: ['sigy'], king: 'othon' });
    play(payer, 'title comteSigy', 'pay');
    expect(payer.ecus[0]).toBe(0);
    const without = turn([{ ...county, ecus: 6 }, ...others], { castles: ['sigy'], king: 'othon' });
    play(without, 'title comteSigy', 'leave');
    expect([holderOf(without, 'comteSigy'), asked(without)]).toEqual(['never', ['0 purchase']]);
  });

  it('FIE-13.2 the King’s own player needs no leave, a Regent rules like a King, and a captive one waives nothing', () => {
    const own = turn([{ ...county, ecus: 0 }, ...others], { castles: ['sigy'], king: 'henri' });
    answer(own, 'title comteSigy');
    expect([holderOf(own, 'comteSigy'), own.ecus[0]]).toEqual(['henri', 0]);
    const regent = turn([{ ...county, ecus: 0 }, { lords: { agnes: 'bourg' } }, {}], { castles: ['sigy'], regent: 'agnes' });
    play(regent, 'title comteSigy', 'ask');
    expect(asked(regent)).toEqual(['1 waivePrice']);
    const captive = turn([{ ...county, ecus: 5 }, ...others], {
      castles: ['sigy'],
      king: 'othon',
      captives: { othon: 2 },
      control: { bourg: 2 },
    });
    expect(refusalOf(captive, 'title comteSigy')).toBe('FIE-19.3 titleTooDear');
  });

  it('FIE-6.16 a waiver can be bought while it is asked for, and counts only if the title can still be created', () => {
    const s = turn([{ ...county, ecus: 2 }, { lords: { othon: 'saintCiers' } }, {}], {
      castles: ['sigy'],
      king: 'othon',
      control: { saintCiers: 0 },
    });
    play(s, 'title comteSigy', 'ask');
    s.control[c.villages.findIndex(({ id }) => id === 'saintCiers')] = 1;
    answer(s, 'yes');
    expect([holderOf(s, 'comteSigy'), asked(s)]).toEqual(['never', ['0 purchase']]);
  });
});

describe('taking purchases back', () => {
  /** A table at the purchase turn of seat 0 in that position. */
  function tableAt(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'>): Table<FieState> {
    const s = position(players, { stage: 'purchases', active: 0, ...plan, next: (now) => purchaseTurn(now, 0) });
    advance(game, s);
    return Table.resume(game, { seats: players.length, options: {}, seed: seedFrom('purchases') }, [], s);
  }

  it('FIE-19.20 goes the last first, until the turn is ended', () => {
    const table = tableAt([{ ecus: 9, lords: { henri: 'sigy' } }, ...others], {});
    const before = canonical(table.state.ecus);
    table.reply(0, 'sergeant sigy');
    table.reply(0, 'mill sigy');
    expect(table.undo(0).ok).toBe(true);
    expect(table.state.ecus[0]).toBe(8);
    expect(table.undo(0).ok).toBe(true);
    expect([canonical(table.state.ecus), troops(table.state, 0, 'sigy')]).toEqual([before, '']);
    expect(table.undo(0).ok).toBe(false);
  });

  it('FIE-19.20 goes only as far back as the latest answer of another player', () => {
    const table = tableAt([{ ...county, ecus: 20 }, ...others], { castles: ['sigy'], king: 'othon' });
    table.reply(0, 'sergeant sigy');
    table.reply(0, 'title comteSigy');
    table.reply(0, 'ask');
    table.reply(1, 'no');
    expect(table.undo(0).ok).toBe(false);
    table.reply(0, 'sergeant sigy');
    expect(table.undo(0).ok).toBe(true);
    expect(table.undo(0).ok).toBe(false);
    expect(table.state.ecus[0]).toBe(19);
    expect(table.state.owner[lord('henri')]).toBe(0);
  });
});
