/** 21. Alliance game: aid for the payments of an ally. */

import { type Refusal, refusal, type Seat, subset } from '@castellan/engine';
import type { SourceOption } from '../options.ts';
import { amountsOf } from '../vocabulary.ts';
import { type Aid, aidFor, billOfAid } from './payment/aid.ts';
import type { Bill } from './payment/bill.ts';
import { shortfall } from './payment/plan.ts';
import { planOf, refusedSources, sourcesFor } from './payment/sources.ts';
import { announcedSources, spend } from './payment/spending.ts';
import { suggestGifts, TO_PERSON } from './payment/suggestions.ts';
import { step } from './step.ts';

/** The ally helps with a production that covers the request, or with nothing at all to decline (MED-21.10, MED-21.11). */
export const giveAid = step.subset('giveAid', {
  rule: ['MED-6.15', 'MED-21.7', 'MED-21.8', 'MED-21.10', 'MED-21.11'],
  ask(s, p: { seat: Seat }) {
    const aid = aidFor(s, s.active);
    const asked = s.purchase?.announced?.asked;
    if (aid === null || asked === undefined) return null;
    const bill = billOfAid(asked, aid);
    const sources = sourcesFor(s, p.seat, aid.payer, bill, -1);
    return subset(p.seat, sources, {
      params: { askingSeat: s.active, penalty: aid.penalty, ...amountsOf(asked) },
      min: 0,
      max: sources.length,
      check: (chosen) => brokenGift(aid, bill, chosen),
      suggest: () => suggestGifts(s, aid, bill),
      suggestToPerson: () => suggestGifts(s, aid, bill, TO_PERSON),
    });
  },
  answer(s, p, chosen: readonly SourceOption[]) {
    const { purchase } = s;
    const announced = purchase?.announced ?? null;
    if (purchase === null || announced === null) return;
    if (chosen.length === 0) {
      s.aidDeclined = true;
      s.purchase = null;
      s.core.told?.push({ key: 'aidDeclined', params: { seat: p.seat, askingSeat: s.active } });
      return;
    }
    s.aidGiven = true;
    s.core.told?.push({ key: 'aidGiven', params: { seat: p.seat, askingSeat: s.active, ...amountsOf(announced.asked) } });
    spend(s, p.seat, chosen);
    spend(s, s.active, announcedSources(s, announced));
  },
  refused(s, p) {
    const aid = aidFor(s, s.active);
    const asked = s.purchase?.announced?.asked;
    if (aid === null || asked === undefined) return [];
    return refusedSources(s, p.seat, aid.payer, billOfAid(asked, aid), -1);
  },
});

function brokenGift({ payer }: Aid, bill: Bill, chosen: readonly SourceOption[]): Refusal | null {
  if (chosen.length === 0) return null;
  const short = shortfall(payer, planOf(payer, chosen), bill);
  return short === 0 ? null : refusal('MED-21.10', 'aidTooSmall', { missing: short, penalty: bill.any });
}
