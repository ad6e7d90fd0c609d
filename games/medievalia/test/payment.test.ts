import { advance, apply, beginGame, below, fastChance, randomAnswer, shuffle } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { PaymentOption } from '../options.ts';
import { missing } from '../rules/payment/missing.ts';
import { previewPayment, surplusOf } from '../rules/payment/preview.ts';
import { asked, cards, handOf, isDiscarded, isUsed, keys, play, question, refusalOf, scene, suggestions, viewOf } from './builders.ts';

/** All amounts of labour, food, energy and gold that exchanges, Merchants and discards can make of a supply, tried out one by one. */
function reachable(supply: readonly number[], discards: number, merchants: number): string[] {
  const seen = new Set<string>();
  const queue: { units: readonly number[]; left: number; merchants: number }[] = [{ units: supply, left: discards, merchants }];
  for (const { units, left, merchants: idle } of queue) {
    const add = (next: readonly number[], discardsLeft: number, idleLeft: number): void => {
      const key = `${next.join()} ${discardsLeft} ${idleLeft}`;
      if (seen.has(key)) return;
      seen.add(key);
      queue.push({ units: next, left: discardsLeft, merchants: idleLeft });
    };
    const changed = (...changes: readonly (readonly [number, number])[]): number[] => {
      const next = units.slice();
      for (const [resource, by] of changes) next[resource] += by;
      return next;
    };
    for (let to = 0; to < 4; to++) {
      if (left > 0) add(changed([to, 1]), left - 1, idle);
      for (let from = 0; from < 4; from++) {
        if (from !== to && units[from] >= 3) add(changed([from, -3], [to, 1]), left, idle);
        if (from !== to && from !== 3 && idle > 0 && units[from] >= 1) add(changed([from, -1], [to, 1]), left, idle - 1);
      }
      if (idle > 0 && units[3] >= 1)
        for (let second = to; second < 4; second++) add(changed([3, -1], [to, 1], [second, 1]), left, idle - 1);
    }
  }
  return [supply.join(), ...[...seen].map((key) => key.split(' ')[0])];
}

/** Whether some way of converting covers the cost, a discount dropping units of any of its types. */
function covers(
  supply: readonly number[],
  need: readonly number[],
  any: number,
  discards: number,
  merchants: number,
  discount: number,
): boolean {
  return reachable(supply, discards, merchants).some((text) => {
    const units = text.split(',').map(Number);
    const gap = need.reduce((sum, wanted, i) => sum + Math.max(0, wanted - units[i]), 0);
    const left = units.reduce((sum, there, i) => sum + Math.max(0, there - need[i]), 0);
    return gap <= discount && left >= any;
  });
}

/** How many more cards of the hand would do. */
function shortOf(supply: readonly number[], need: readonly number[], any: number, discards: number, merchants: number, discount: number) {
  let short = 0;
  while (!covers(supply, need, any, discards + short, merchants, discount)) short++;
  return short;
}

describe('payments', () => {
  it('MED-6.5 MED-6.8 MED-6.16 MED-17.11 MED-17.12 finds a way of converting exactly when trying them all finds one', () => {
    const rng = fastChance(11);
    for (let n = 0; n < 250; n++) {
      const supply = Array.from({ length: 4 }, () => Math.max(0, below(rng, 7) - 2));
      const need = Array.from({ length: 4 }, () => Math.max(0, below(rng, 5) - 1));
      const discards = below(rng, 3);
      const merchants = below(rng, 3);
      const discount = below(rng, 3) * 2;
      const found = missing(supply, { need, any: 0 }, discards, merchants, discount) === 0;
      expect(found, JSON.stringify({ supply, need, discards, merchants, discount })).toBe(
        covers(supply, need, 0, discards, merchants, discount),
      );
    }
  });

  it('MED-6.7 MED-6.9 MED-21.10 says of a payment or aid that is too small how many cards of the hand would make up for it', () => {
    const rng = fastChance(13);
    for (let n = 0; n < 150; n++) {
      const supply = Array.from({ length: 4 }, () => Math.max(0, below(rng, 7) - 3));
      const need = Array.from({ length: 4 }, () => Math.max(0, below(rng, 4) - 1));
      const discards = below(rng, 2);
      const merchants = below(rng, 4);
      const about = JSON.stringify({ supply, need, discards, merchants });
      expect(missing(supply, { need, any: 0 }, discards, merchants, 0), about).toBe(shortOf(supply, need, 0, discards, merchants, 0));
      expect(missing(supply, { need, any: 1 }, discards, 0, 0), about).toBe(shortOf(supply, need, 1, discards, 0, 0));
      const nothing = [0, 0, 0, 0];
      expect(missing(supply, { need: nothing, any: 4 }, discards, merchants, 0), about).toBe(
        shortOf(supply, nothing, 4, discards, merchants, 0),
      );
    }
  });

  it('MED-6.12 MED-21.8 the same for resources of any type: four for a card, or one that is lost with an aid', () => {
    const rng = fastChance(12);
    for (let n = 0; n < 200; n++) {
      const supply = Array.from({ length: 4 }, () => Math.max(0, below(rng, 6) - 2));
      const discards = below(rng, 3);
      const merchants = below(rng, 3);
      const draws = missing(supply, { need: [0, 0, 0, 0], any: 4 }, discards, merchants, 0) === 0;
      expect(draws, JSON.stringify({ supply, discards, merchants })).toBe(covers(supply, [0, 0, 0, 0], 4, discards, merchants, 0));
      const need = Array.from({ length: 4 }, () => Math.max(0, below(rng, 4) - 1));
      const gives = missing(supply, { need, any: 1 }, discards, 0, 0) === 0;
      expect(gives, JSON.stringify({ supply, need, discards })).toBe(covers(supply, need, 1, discards, 0, 0));
    }
  });

  it('MED-6.1 MED-6.2 what one payment produces is gone when it is made: the next one needs cards of its own', () => {
    const s = scene([{ territories: [['farm', 'peasant']], hand: ['peasant', 'peasant'] }, {}]);
    play(s, 'play peasant', 'on open ground', 'use farm-01');
    expect(keys(s)).not.toContain('play peasant');
    expect(refusalOf(s, 'play peasant')).toBe('MED-6.7 cannotPay');
  });

  it('MED-6.3 more than the cost may be produced; it is lost, and all chosen sources are used', () => {
    const s = scene([{ city: ['peasant', 'peasant'], territories: [['field'], ['mine']], open: ['peasant'], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field', 'use city-01 + use peasant-03 + use mine-01 + discard mine-02');
    expect(['city-01', 'peasant-01', 'peasant-02', 'peasant-03', 'mine-01'].map((id) => isUsed(s, id))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(isUsed(s, 'field-01')).toBe(false);
    expect(handOf(s, 0)).toEqual([]);
  });

  it('MED-6.4 sources are groups, single characters on open ground, cards of the hand, and an ally’s aid', () => {
    const s = scene([{ territories: [['farm', 'peasant']], open: ['peasant'], hand: ['field', 'mine'] }, {}, {}, {}]);
    play(s, 'play field');
    expect(keys(s).filter((key) => !key.startsWith('ask'))).toEqual(['use city-01', 'use farm-01', 'use peasant-02', 'discard mine-01']);
    expect(keys(s).some((key) => key.startsWith('ask'))).toBe(false);
    const helped = scene([{ territories: [['farm', 'peasant']], hand: ['field', 'mine'] }, {}, { open: ['peasant'] }, {}]);
    play(helped, 'play field');
    expect(keys(helped)).toContain('ask 1 labour');
  });

  it('MED-6.6 every resource type of the cost must be covered', () => {
    const s = scene([{ territories: [['field'], ['forest', 'peasant'], ['farm']], hand: ['soldier', 'soldier'] }, {}]);
    play(s, 'play soldier', 'on open ground');
    expect(refusalOf(s, 'use forest-01')).toBe('MED-6.7 notCovered');
    expect(refusalOf(s, 'use field-01')).toBe('MED-6.7 notCovered');
    expect(refusalOf(s, 'use field-01 + use city-01')).toBe('MED-6.7 notCovered');
    play(s, 'use field-01 + use forest-01');
  });

  it('MED-6.7 a payment is all or nothing: one that does not cover the cost is refused and changes nothing', () => {
    const s = scene([{ territories: [['field']], open: ['peasant', 'peasant'], hand: ['mine', 'farm'] }, {}]);
    play(s, 'play mine');
    expect(refusalOf(s, 'use city-01 + use peasant-01')).toBe('MED-6.7 notCovered');
    expect(refusalOf(s, 'use city-01 + use city-01')).toBe('MED-6.15 twice');
    expect(isUsed(s, 'city-01')).toBe(false);
    expect(handOf(s, 0)).toEqual(['mine-01', 'farm-01']);
    play(s, 'use city-01 + use peasant-01 + use peasant-02');
  });

  it('MED-6.8 W9 three of a kind are exchanged for one other: a Field with two Peasants pays one gold, energy or labour', () => {
    const s = scene([{ cityUsed: true, territories: [['field', 'peasant', 'peasant']], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field', 'use field-01');
    expect(['field-01', 'peasant-01', 'peasant-02'].map((id) => isUsed(s, id))).toEqual([true, true, true]);
    const armed = scene([{ territories: [['field', 'peasant', 'peasant'], ['farm']], hand: ['soldier', 'mine'] }, {}]);
    play(armed, 'play soldier', 'on open ground', 'use field-01 + use farm-01');
    const pious = scene([{ city: ['church'], territories: [['field', 'peasant', 'peasant'], ['farm']], hand: ['priest', 'mine'] }, {}]);
    play(pious, 'play priest', 'on open ground', 'use field-01 + use farm-01');
    expect(missing([0, 3, 0, 0], { need: [0, 0, 0, 1], any: 0 }, 0, 0, 0)).toBe(0);
    expect(missing([0, 3, 0, 0], { need: [0, 0, 1, 0], any: 0 }, 0, 0, 0)).toBe(0);
    expect(missing([0, 2, 0, 0], { need: [0, 0, 1, 0], any: 0 }, 0, 0, 0)).toBe(1);
  });

  it('MED-6.9 MED-6.10 a card of the hand is one resource of any type, and lies face up on the discard pile', () => {
    const s = scene([{ cityUsed: true, hand: ['field', 'mine', 'knight', 'peasant'] }, {}]);
    play(s, 'play field', 'discard knight-01');
    expect([isDiscarded(s, 'knight-01'), handOf(s, 0)]).toEqual([true, ['mine-01', 'peasant-01']]);
    expect(viewOf(s, 1).discard).toEqual(['knight-01']);
    play(s, 'play peasant', 'on open ground');
    expect(isDiscarded(s, 'mine-01')).toBe(false);
    expect(keys(s)).toEqual(['use field-01', 'discard mine-01']);
    play(s, 'discard mine-01');
    const many = scene([{ cityUsed: true, hand: ['field', 'field', 'field', 'mine'] }, {}]);
    play(many, 'play mine', 'discard field-01 + discard field-02 + discard field-03');
    expect(handOf(many, 0)).toEqual([]);
  });

  it('MED-6.11 the card that is played cannot be discarded for itself', () => {
    const s = scene([{ territories: [['farm']], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field');
    expect(refusalOf(s, 'discard field-01')).toBe('MED-6.11 cardIsPlayed');
    const alone = scene([{ cityUsed: true, hand: ['field'] }, {}]);
    expect(keys(alone)).not.toContain('play field');
  });

  it('MED-6.12 MED-6.13 four resources of any types draw an extra card, as often as they are paid', () => {
    const s = scene([
      {
        territories: [
          ['farm', 'peasant'],
          ['mine', 'peasant'],
          ['forest', 'peasant', 'peasant'],
        ],
        hand: ['field', 'field'],
      },
      {},
    ]);
    play(s, 'extra military');
    expect(refusalOf(s, 'use farm-01')).toBe('MED-6.7 notCovered');
    play(s, 'use farm-01 + use city-01');
    expect([handOf(s, 0).length, s.decks[1].length]).toEqual([3, 19]);
    play(s, 'extra character', 'use forest-01 + use mine-01');
    expect([handOf(s, 0).length, asked(s)]).toEqual([4, '0 action']);
    expect(refusalOf(scene([{ hand: ['field', 'field'] }, {}]), 'extra military')).toBe('MED-6.12 cannotPayDraw');
  });

  it('MED-6.14 off-turn nothing can be exchanged or discarded: nobody else is asked while a player acts and pays', () => {
    const s = scene([
      { territories: [['farm', 'peasant']], hand: ['field', 'mine'] },
      { territories: [['farm', 'peasant']], hand: ['mine'] },
    ]);
    expect(refusalOf(s, 'discard mine-02', 1)).toBe('kernel notAsked');
    play(s, 'play field');
    expect(refusalOf(s, 'discard mine-02', 1)).toBe('kernel notAsked');
  });

  it('MED-6.15 a card is a source once, and only unused or in hand', () => {
    const s = scene([{ cityUsed: true, territories: [['farm']], open: ['peasant!', 'peasant'], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field');
    expect(refusalOf(s, 'use city-01')).toBe('MED-6.15 sourceUsed');
    expect(refusalOf(s, 'use peasant-01')).toBe('MED-6.15 sourceUsed');
    expect(refusalOf(s, 'use peasant-02 + use peasant-02')).toBe('MED-6.15 twice');
    expect(refusalOf(s, 'discard mine-02')).toBe('kernel unknownOption');
    play(s, 'use peasant-02');
  });

  it('suggests the payment that gives up least, then one that spares the table', () => {
    const s = scene([
      {
        territories: [['field', 'peasant', 'peasant'], ['farm'], ['forest'], ['mine']],
        open: ['peasant'],
        hand: ['soldier', 'mine', 'mine'],
      },
      {},
    ]);
    play(s, 'play soldier', 'on open ground');
    expect(suggestions(s)).toEqual([
      ['use farm-01', 'use forest-01'],
      ['discard mine-02', 'discard mine-03'],
    ]);
  });

  it('suggests to a person to keep the hand where it can be paid otherwise, and to waste least so; a bot weighs a card against a surplus', () => {
    const s = scene([
      {
        cityUsed: true,
        territories: [
          ['farm', 'peasant', 'peasant'],
          ['field', 'peasant', 'peasant'],
          ['field', 'peasant', 'peasant', 'peasant'],
        ],
        hand: ['peasant', 'mine'],
      },
      {},
    ]);
    play(s, 'play peasant', 'on open ground');
    expect(suggestions(s)).toEqual([['use field-01'], ['discard mine-01']]);
    const q = question(s);
    expect(q.kind === 'subset' && q.suggest?.().map((chosen) => chosen.map(({ key }) => key))).toEqual([['discard mine-01']]);
  });

  it('suggests to a person to discard as little as the bill leaves open', () => {
    const s = scene([{ cityUsed: true, territories: [['field', 'peasant', 'peasant', 'peasant']], hand: ['soldier', 'mine', 'mine'] }, {}]);
    play(s, 'play soldier', 'on open ground');
    expect(suggestions(s)).toEqual([
      ['use field-01', 'discard mine-01'],
      ['discard mine-01', 'discard mine-02'],
    ]);
  });

  it('suggests no source that gives nothing: whoever stands on open ground is passed over when his symbol is not wanted', () => {
    const labour = scene([{ cityUsed: true, open: ['merchant', 'bureaucrat'], territories: [['farm']], hand: ['field'] }, {}]);
    play(labour, 'play field');
    expect(suggestions(labour)[0]).toEqual(['use bureaucrat-01']);
    const gold = scene([
      {
        cityUsed: true,
        open: ['peasant', 'priest', 'artist', 'merchant'],
        city: ['church'],
        territories: [['field'], ['farm']],
        hand: ['priest'],
      },
      {},
    ]);
    play(gold, 'play priest', 'on open ground');
    expect(suggestions(gold)[0]).toEqual(['use field-01', 'use merchant-01']);
  });

  it('suggests nothing that could be left out, whatever lies on the table', () => {
    const payments = { seen: 0 };
    for (let seed = 1; seed <= 30; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed));
      const rng = fastChance(seed + 9);
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        if (q.kind !== 'subset' || q.check === undefined || q.frame.step !== 'pay') continue;
        for (const [best = []] of [q.suggest?.() ?? [], q.suggestToPerson?.() ?? []])
          for (const option of best) {
            const rest = best.filter((other) => other !== option);
            expect(q.check(rest), `${option.key} of ${best.map(({ key }) => key).join(' + ')}`).not.toBeNull();
          }
        payments.seen++;
      }
    }
    expect(payments.seen).toBeGreaterThan(400);
  });

  // The guards would be turned with their group (MED-5.13).
  it('suggests a group without bystanders before one whose guards would be turned for nothing', () => {
    const s = scene([{ cityUsed: true, territories: [['field', 'knight'], ['field'], ['farm', 'peasant']], hand: ['peasant'] }, {}]);
    play(s, 'play peasant', 'on open ground');
    expect(suggestions(s)[0]).toEqual(['use field-02']);
  });

  it('MED-17.12 finds Bureaucrats behind many other specialists', () => {
    const open = ['merchant', 'merchant', 'merchant', 'artist', 'artist', 'artist', 'bureaucrat', 'bureaucrat', 'bureaucrat'];
    const s = scene([
      {
        open,
        territories: [
          ['field', 'peasant', 'peasant'],
          ['farm', 'peasant'],
          ['farm', 'peasant'],
        ],
      },
      {},
    ]);
    play(s, 'buy school-01', 'on field-01');
    expect(suggestions(s)[0].filter((key) => key.startsWith('power'))).toEqual(['power bureaucrat-01', 'power bureaucrat-02']);
  });

  it('MED-6.9 suggests to discard a territory like those in play before the only one of a resource that is lacking', () => {
    const s = scene([{ territories: [['field!'], ['farm!']], hand: ['mine', 'field', 'forest', 'knight'] }, {}]);
    play(s, 'play forest');
    expect(suggestions(s)[0]).toEqual(['use city-01', 'discard field-02']);
  });

  it('MED-17.5 MED-17.11 finds the one payment there is: a card of the hand, multiplied by Merchants on a used host', () => {
    const s = scene([{ cityUsed: true, city: ['merchant', 'merchant', 'merchant'], hand: ['mine', 'field'] }, {}]);
    play(s, 'play mine');
    expect(suggestions(s)).toEqual([['power merchant-01', 'power merchant-02', 'discard field-01']]);
    play(s, 'power merchant-01 + power merchant-02 + discard field-01');
    expect([handOf(s, 0), isDiscarded(s, 'field-01'), isUsed(s, 'merchant-03')]).toEqual([[], true, false]);
    const draw = scene([{ cityUsed: true, city: ['merchant', 'merchant', 'merchant'], hand: ['field'] }, {}]);
    play(draw, 'extra military');
    expect(suggestions(draw)).toEqual([['power merchant-01', 'power merchant-02', 'power merchant-03', 'discard field-01']]);
  });

  it('shows a running total from the view alone', () => {
    const s = scene([
      { city: ['bureaucrat'], territories: [['field', 'peasant', 'peasant', 'artist'], ['mine']], open: ['merchant'], hand: ['mine'] },
      {},
    ]);
    play(s, 'buy school-01', 'on mine-01');
    const q = question(s);
    const options = q.kind === 'subset' ? cards.options : null;
    if (options === null) throw new Error('a payment is asked');
    const field = cards.ids.indexOf('field-01');
    const merchant = cards.ids.indexOf('merchant-01');
    const artist = cards.ids.indexOf('artist-01');
    const bureaucrat = cards.ids.indexOf('bureaucrat-01');
    const seen = viewOf(s, 0);
    expect(seen.purchase).toMatchObject({
      purpose: 'building',
      card: 'school-01',
      host: 'mine-01',
      cost: { labour: 2, food: 1, energy: 1, gold: 1 },
    });
    expect(viewOf(s, 1).purchase).toBeNull();
    expect(previewPayment(seen, 0, [options.use[field]])).toEqual({
      produced: { labour: 0, food: 3, energy: 0, gold: 0 },
      discards: 0,
      asked: { labour: 0, food: 0, energy: 0, gold: 0 },
      missing: 4,
      helps: false,
      cost: { labour: 2, food: 1, energy: 1, gold: 1 },
      any: 0,
      over: { exchanges: 4, lost: 0 },
    });
    expect(previewPayment(seen, 0, [options.power[bureaucrat], options.use[field]]).missing).toBe(1);
    expect(previewPayment(seen, 0, [options.power[bureaucrat], options.use[field], options.use[merchant]]).missing).toBe(0);
    expect(previewPayment(seen, 0, [options.power[artist], options.power[bureaucrat]]).missing).toBe(0);
  });

  it('the running total agrees with the rules in every payment of many games', () => {
    const byKey = new Map<string, PaymentOption>();
    const { use, power, discard, ask } = cards.options;
    for (const option of [...use, ...power, ...discard, ...ask.flat()]) byKey.set(option.key, option);
    const verdicts = { covered: 0, short: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed));
      const rng = fastChance(seed + 5);
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) {
        if (q.kind !== 'subset' || q.check === undefined) continue;
        const tried = shuffle(rng, q.options.slice()).slice(0, 1 + below(rng, q.options.length));
        const chosen = tried.flatMap(({ key }) => byKey.get(key) ?? []);
        const verdict = q.check(tried);
        if (verdict !== null && verdict.key !== 'notCovered' && verdict.key !== 'aidTooSmall') continue;
        const { missing: short } = previewPayment(viewOf(s, q.seat), q.seat, chosen);
        expect(short, `${q.frame.step} ${tried.map(({ key }) => key).join(' + ')}`).toBe(verdict === null ? 0 : verdict.params.missing);
        verdicts[verdict === null ? 'covered' : 'short']++;
      }
    }
    expect(Math.min(verdicts.covered, verdicts.short)).toBeGreaterThan(200);
  });

  it('MED-6.3 MED-6.8 tells what becomes of more than the cost: exchanged three for one, or lost', () => {
    const school = [2, 1, 1, 1];
    const given = (labour: number, food: number): number[] => [labour, food, 0, 0];
    expect(surplusOf(school, 0, given(1, 4), 2)).toEqual({ exchanges: 1, lost: 0 });
    expect(surplusOf(school, 0, given(2, 5), 2)).toEqual({ exchanges: 0, lost: 4 });
    expect(surplusOf(school, 0, given(2, 8), 0)).toEqual({ exchanges: 2, lost: 1 });
    expect(surplusOf(given(0, 0), 4, given(1, 2), 1)).toEqual({ exchanges: 0, lost: 0 });
    expect(surplusOf(given(1, 0), 1, given(1, 1), 1)).toEqual({ exchanges: 0, lost: 1 });
  });
});
