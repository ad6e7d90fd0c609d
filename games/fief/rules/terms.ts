/** FIE-6.11, 6.17: the sheet of a bargain as the terms of an offer; an invitation to an embassy is one on which nothing is given. */

import type { Params, Seat } from '@castellan/engine';

/** What one side of a bargain gives: a sum, a village, a captive, a consent, each at most once (FIE-6.17). */
export type Share = { readonly ecus: number; readonly village: string; readonly captive: string; readonly consent: number };

/** No village, no captive, no consent by name. */
export const NONE = 'none';

export const NOTHING: Share = { ecus: 0, village: NONE, captive: NONE, consent: 0 };

export function isNothing({ ecus, village, captive, consent }: Share): boolean {
  return ecus === 0 && village === NONE && captive === NONE && consent === 0;
}

interface Terms {
  readonly toSeat: Seat;
  /** What its maker gives, and what he gets. */
  readonly give: Share;
  readonly get: Share;
  /** Of which consent it is, as `nameOfConsent`. */
  readonly about: string;
  /** What he promises besides: it binds nobody (FIE-6.12) and is kept for the two to see. */
  readonly promise: string;
}

function termsOf(deal: 'bargain' | 'embassy', { toSeat, give, get, about, promise }: Terms, talk: number): Params {
  return {
    deal,
    talk,
    toSeat,
    about,
    promised: promise !== '',
    promise,
    gives: !isNothing(give),
    gets: !isNothing(get),
    giveEcus: give.ecus,
    giveVillage: give.village,
    giveCaptive: give.captive,
    giveConsent: give.consent,
    getEcus: get.ecus,
    getVillage: get.village,
    getCaptive: get.captive,
    getConsent: get.consent,
  };
}

export function bargainTerms(terms: Terms): Params {
  return termsOf('bargain', terms, 0);
}

/** An invitation to a talk. */
export function embassyTerms(toSeat: Seat, talk: number): Params {
  return termsOf('embassy', { toSeat, give: NOTHING, get: NOTHING, about: NONE, promise: '' }, talk);
}

/** The embassy to which an offer invites; null for a bargain. */
export function embassyOf({ deal, talk }: Params): number | null {
  return deal === 'embassy' ? Number(talk) : null;
}

/** The two sides of an offer's terms. */
export function sharesOf(terms: Params): { readonly give: Share; readonly get: Share } {
  const share = (side: string): Share => ({
    ecus: Number(terms[`${side}Ecus`]),
    village: String(terms[`${side}Village`]),
    captive: String(terms[`${side}Captive`]),
    consent: Number(terms[`${side}Consent`]),
  });
  return { give: share('give'), get: share('get') };
}
