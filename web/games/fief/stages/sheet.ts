/** A bargain's sheet as it is being filled in: what one side gives, and the answers that put it down. */

import type { Asked, Json, Option, Planned } from '@castellan/engine';

export const SHARES = ['give', 'get'] as const;
export type ShareName = (typeof SHARES)[number];

export interface Share {
  readonly ecus: number;
  readonly village: string | null;
  readonly captive: string | null;
  readonly consent: boolean;
}

export type Draft = { readonly [share in ShareName]: Share };

function named(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== 'none' ? value : null;
}

function cap(share: ShareName, slot: string): string {
  return `${share}${slot}`;
}

/** What lies on the sheet already. */
export function draftOf({ params }: Asked): Draft {
  const share = (side: ShareName): Share => ({
    ecus: Number(params[cap(side, 'Ecus')] ?? 0),
    village: named(params[cap(side, 'Village')]),
    captive: named(params[cap(side, 'Captive')]),
    consent: Number(params[cap(side, 'Consent')] ?? 0) !== 0,
  });
  return { give: share('give'), get: share('get') };
}

export function isEmpty({ give, get }: Draft): boolean {
  return [give, get].every(({ ecus, village, captive, consent }) => ecus === 0 && village === null && captive === null && !consent);
}

/** Something was taken off again that lies on the sheet: it is begun anew. */
function isCleared(laid: Share, wanted: Share): boolean {
  return (
    (laid.village !== null && wanted.village === null) ||
    (laid.captive !== null && wanted.captive === null) ||
    (laid.consent && !wanted.consent)
  );
}

const CLEAN: Share = { ecus: 0, village: null, captive: null, consent: false };

/** The answers that make one draft of the other. */
export function changesTo(laid: Draft, wanted: Draft): readonly Planned[] {
  const anew = SHARES.some((share) => isCleared(laid[share], wanted[share]));
  const from = anew ? { give: CLEAN, get: CLEAN } : laid;
  const answers: Planned[] = anew ? [{ text: 'clear', step: 'bargainSheet' }] : [];
  const put = (text: string): void => {
    answers.push({ text, step: 'bargainSheet' });
  };
  for (const share of SHARES) {
    const [was, is] = [from[share], wanted[share]];
    if (is.ecus !== was.ecus) {
      put(`${share} ecus`);
      answers.push({ text: String(is.ecus), step: 'bargainSum' });
    }
    if (is.village !== null && is.village !== was.village) put(`${share} village ${is.village}`);
    if (is.captive !== null && is.captive !== was.captive) put(`${share} captive ${is.captive}`);
    if (is.consent && !was.consent) put(`${share} consent`);
  }
  return answers;
}

/** The whole as one plan; a promise in one's own words goes with it. */
export function sending(laid: Draft, wanted: Draft, promise: string): readonly Planned[] {
  const words = promise.trim().replace(/\s+/g, ' ');
  return [...changesTo(laid, wanted), { text: words === '' ? 'send' : `send: ${words}`, step: 'bargainSheet' }];
}

/** What one side may put on the sheet, by its slots. */
export interface Slots {
  readonly ecus: boolean;
  readonly villages: readonly string[];
  readonly captives: readonly string[];
  readonly consent: boolean;
}

function field(option: Option, name: string): string | null {
  const value: unknown = Reflect.get(option, name);
  return typeof value === 'string' ? value : null;
}

/** The options of the sheet by side; what lies on it may stay. */
export function slotsOf({ options }: Pick<Asked, 'options'>, share: ShareName, { village, captive, consent }: Share): Slots {
  const mine = options.filter(({ key }) => key.startsWith(`${share} `));
  const names = (slot: string, laid: string | null): readonly string[] => [
    ...new Set([...(laid === null ? [] : [laid]), ...mine.flatMap((option) => field(option, slot) ?? [])]),
  ];
  return {
    ecus: mine.some(({ key }) => key === `${share} ecus`),
    villages: names('village', village),
    captives: names('captive', captive),
    consent: consent || mine.some(({ key }) => key === `${share} consent`),
  };
}
