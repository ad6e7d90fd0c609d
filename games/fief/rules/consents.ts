/** FIE-6.16: one player asks another for his yes. While the question waits, the yes may be part of a bargain. */

import { type Callable, type Frame, type Params, pick, type RuleId, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ConsentOption } from '../options.ts';
import type { Consent, FieState } from '../state.ts';
import type { ConsentKind } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

/** What is asked of whom; a type, so that it is JSON to the compiler. */
export type Request = {
  readonly kind: ConsentKind;
  readonly bySeat: Seat;
  readonly seat: Seat;
  /** Of a passage the village, of a waiver and a crown title the fief; then the Lords concerned. */
  readonly subject: readonly number[];
};

export const openConsent = step.work('openConsent', {
  rule: 'FIE-6.16',
  run(s, { kind, bySeat, seat, subject }: Request) {
    s.consents++;
    s.consent = { id: s.consents, kind, bySeat, seat, subject, answer: null };
    return undefined;
  },
});

interface Asking {
  readonly rule: RuleId | readonly RuleId[];
  /** What the question is about, in words. */
  params(s: FieState, consent: Consent): Params;
  /** Conditions for standing answers, such as passage for one's ally only. */
  readonly conditions?: { readonly [name: string]: { holds(s: FieState, p: Frame, seat: Seat, n: number): boolean } };
}

/** The step in which such a consent is asked for; it has nothing to ask once a bargain has answered it. */
export function consenting(name: string, { rule, params, conditions }: Asking): Callable<FieState, object, ConsentOption> {
  return step.pick(name, {
    rule,
    ask(s, _: object) {
      const { consent } = s;
      if (consent === null || consent.answer !== null) return null;
      const { agree, refuse } = content.of(s).options;
      return pick(consent.seat, [agree, refuse], { params: { bySeat: consent.bySeat, ...params(s, consent) } });
    },
    answer(s, _p, { agrees }: ConsentOption) {
      answerConsent(s, agrees);
      return undefined;
    },
    conditions,
  });
}

/** Asks, and goes on with `then`, which reads the answer by `takeConsent`. */
export function asking(question: Callable<FieState, object, ConsentOption>, request: Request, then: Frame): readonly Frame[] {
  return [openConsent.do(request), question.do({}), then];
}

/** The answer that was given; the question is over. */
export function takeConsent(s: FieState): boolean {
  const agrees = s.consent?.answer === true;
  s.consent = null;
  return agrees;
}

export function answerConsent(s: FieState, agrees: boolean): void {
  if (s.consent !== null) s.consent = { ...s.consent, answer: agrees };
}

const NOT_ASKED = reason('FIE-6.16', 'consentNotAsked');

/** Why a player cannot give this very consent in a bargain now. */
export function whyNotConsent({ consent }: FieState, seat: Seat, id: number): Reason | null {
  return consent !== null && consent.id === id && consent.answer === null && consent.seat === seat ? null : NOT_ASKED;
}

/** What a consent is about, by ids. A type, so that it is JSON to the compiler. */
export type Matter = { readonly village: string | null; readonly fief: string | null; readonly lords: readonly string[] };

export function matterOf(s: FieState, { kind, subject }: Consent): Matter {
  const { villages, fiefs, lords } = content.of(s);
  const [first] = subject;
  const village = kind === 'passage' ? villages[first].id : null;
  const fief = kind === 'waiver' || kind === 'crownTitle' ? fiefs[first].id : null;
  const concerned = village === null && fief === null ? subject : subject.slice(1);
  return { village, fief, lords: concerned.map((lord) => lords[lord].id) };
}

/** The same in one word of many, by which an answer left ahead knows it again: `marriage henri agnes`. */
export function nameOfConsent(s: FieState, consent: Consent): string {
  const { village, fief, lords } = matterOf(s, consent);
  return [consent.kind, village, fief, ...lords].filter((word) => word !== null).join(' ');
}
