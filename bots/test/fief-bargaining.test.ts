import { advance, carryOut, fastChance, interjectionsOf, propose, type Seat } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { bestCounter, dealWorth } from '../../games/fief/bot/bargaining.ts';
import { game } from '../../games/fief/index.ts';
import { asking } from '../../games/fief/rules/consents.ts';
import { takeWaiver, waivePrice } from '../../games/fief/rules/fief-titles.ts';
import { purchase } from '../../games/fief/rules/purchases.ts';
import { bargainTerms, NONE, NOTHING, type Share, sharesOf } from '../../games/fief/rules/terms.ts';
import { type FieState, slight } from '../../games/fief/state.ts';
import { fief, type PlayerPlan, position, waitingFor } from '../../games/fief/test/builders.ts';
import { botLine, heuristic } from '../index.ts';

const bot = heuristic();

/** Lets a bot say what it likes until it has nothing to say unasked, or has made its offer. */
function says(s: FieState, seat: Seat): string[] {
  const said: string[] = [];
  for (let text = botLine(game, s, seat, bot, fastChance(1)); text !== null && said.length < 12; ) {
    said.push(text);
    expect(carryOut(game, s, { seat, text }), text).toBeNull();
    text = text === '~ send' ? null : botLine(game, s, seat, bot, fastChance(1));
  }
  return said;
}

function offer(s: FieState, from: Seat, toSeat: Seat, give: Partial<Share>, get: Partial<Share>): void {
  const terms = bargainTerms({ toSeat, give: { ...NOTHING, ...give }, get: { ...NOTHING, ...get }, about: NONE, promise: '' });
  propose(game, s, { from, to: [toSeat], terms, until: 'phase', open: false });
}

/** Seat 1 holds Henri, who is King and the last of his family, and seat 2 has to decide something of its own. */
function captive(ecus: number): FieState {
  const s = position(
    [
      { lords: { henri: 'blaye' }, troops: { tournus: '3S', mazilles: '2S' }, ecus },
      { lords: { charles: 'blaye' }, troops: { blaye: '3S 1K' }, ecus: 5 },
      { lords: { raoul: 'bourg', othon: 'bourg' }, troops: { bourg: '2S' }, ecus: 5 },
    ],
    { titles: { comteTournus: ['henri', 'tournus'] }, captives: { henri: 1 }, king: 'henri', castles: ['blaye'], next: waitingFor(2) },
  );
  advance(game, s);
  return s;
}

describe('a bot to whom too little is offered', () => {
  it('answers with a counter-offer: the same captive at a price between what he is worth to both', () => {
    const s = captive(20);
    offer(s, 0, 1, { ecus: 1 }, { captive: 'henri' });
    expect(says(s, 1)).toEqual(['! counter offer 1', '~ get ecus', expect.stringMatching(/^~ \d+$/), '~ send']);
    const [made] = s.core.offers;
    expect([made.from, made.to, made.counters, s.core.offers.length]).toEqual([1, [0], 1, 1]);
    const { give, get } = sharesOf(made.terms);
    expect([give, get.captive]).toEqual([{ ...NOTHING, captive: 'henri' }, NONE]);
    expect(get.ecus).toBeGreaterThan(1);
    expect(dealWorth(s, 0, made)).toBeGreaterThanOrEqual(1);
    expect(dealWorth(s, 1, made)).toBeGreaterThanOrEqual(1);
    expect(botLine(game, s, 0, bot, fastChance(1))).toBe('! accept offer 2');
  });

  it('asks no more than he has, and declines where that is too little', () => {
    const s = captive(3);
    offer(s, 0, 1, { ecus: 1 }, { captive: 'henri' });
    expect(says(s, 1)[0]).toBe('! decline offer 1');
  });

  it('does not haggle on: what answers its own offer it accepts or declines', () => {
    const s = captive(20);
    offer(s, 0, 1, { ecus: 1 }, { captive: 'henri' });
    const [low] = s.core.offers;
    expect(bestCounter(s, 1, low)).not.toBeNull();
    expect(bestCounter(s, 1, { ...low, counters: 7 })).toBeNull();
  });

  it('asks one who has slighted it for more', () => {
    const s = captive(20);
    offer(s, 0, 1, { ecus: 8 }, { captive: 'henri' });
    const [made] = s.core.offers;
    let least = 1;
    while (least < 20 && dealWorth(s, 1, { ...made, terms: { ...made.terms, giveEcus: least } }) < 1) least++;
    s.core.offers = [];
    offer(s, 0, 1, { ecus: least }, { captive: 'henri' });
    expect(botLine(game, s, 1, bot, fastChance(1))).toMatch(/^! accept offer/);
    for (let i = 0; i < 3; i++) slight(s, 1, 0);
    expect(botLine(game, s, 1, bot, fastChance(1))).not.toMatch(/^! accept offer/);
  });

  it('comes back to it when it has answered what it is asked', () => {
    const s = captive(20);
    s.core.stack.pop();
    s.core.stack.push(purchase.do({ seat: 1, begged: 0 }));
    advance(game, s);
    offer(s, 0, 1, { ecus: 1 }, { captive: 'henri' });
    expect(botLine(game, s, 1, bot, fastChance(1))).not.toMatch(/^[!~]/);
    expect(s.core.offers.length).toBe(1);
  });
});

describe('a bot that asks for a consent', () => {
  /** Seat 1 asks the King’s player to waive the price of Sigy, and he wants money for it. */
  function waiver(price: number): FieState {
    const asker: PlayerPlan = {
      lords: { henri: 'sigy', louis: 'mazilles' },
      troops: { sigy: '2S', saintCiers: '1S', marcamps: '1S', mazilles: '3S' },
      ecus: 9,
    };
    const s = position(
      [{ lords: { charles: 'blaye' }, troops: { blaye: '3S' }, ecus: 5 }, asker, { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } }],
      {
        castles: ['sigy'],
        titles: { baronnieMazilles: ['louis', 'mazilles'] },
        king: 'charles',
        stage: 'purchases',
        active: 1,
        next: () =>
          asking(
            waivePrice,
            { kind: 'waiver', bySeat: 1, seat: 0, subject: [fief('comteSigy')] },
            takeWaiver.do({ seat: 1, fief: fief('comteSigy'), begged: 0 }),
          ),
      },
    );
    advance(game, s);
    offer(s, 0, 1, { consent: s.consent?.id ?? 0 }, { ecus: price });
    return s;
  }

  it('prices it, pays a fair price and bids less than a dear one', () => {
    expect(botLine(game, waiver(2), 1, bot, fastChance(1))).toBe('! accept offer 1');
    const s = waiver(9);
    expect(says(s, 1)).toEqual(['! counter offer 1', '~ give ecus', expect.stringMatching(/^~ \d+$/), '~ send']);
    const { give, get } = sharesOf(s.core.offers[0].terms);
    expect(give.ecus).toBeLessThan(9);
    expect(get.consent).toBe(s.consent?.id);
  });

  it('is not put off by one who is asked: he says yes or no to the offer, and no sheet keeps the table waiting', () => {
    const s = waiver(9);
    s.core.offers = [];
    offer(s, 1, 0, { ecus: 1 }, { consent: s.consent?.id ?? 0 });
    const said = botLine(game, s, 0, bot, fastChance(1)) ?? '';
    expect(said).toMatch(/^! (accept|decline) offer/);
    expect(interjectionsOf(game, s, 0).map(({ key }) => key)).toContain('counter offer 2');
  });
});
