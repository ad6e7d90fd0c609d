/** In which windows one is asked: standing answers that let a kind of window, or a card, pass (UNI-47.8). */

import { ASK, type Standing, standingName } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { COLOURS, WINDOWS, type WindowKind } from '@castellan/medioevo/vocabulary';
import { contentAt } from '../content.ts';
import { cardContent } from '../facts.ts';

const PASS = { step: 'window', key: 'pass' } as const;

/** What may be said of a kind of window or of a card: asked always, as usual (where something of mine is concerned), never. */
export const WAYS = ['ask', 'usual', 'never'] as const;
export type Way = (typeof WAYS)[number];

/** And for how long: until it is changed, to the end of the turn, to the end of the phase. */
export const SPANS = ['ever', 'round', 'phase'] as const;
export type Span = (typeof SPANS)[number];

/** A kind of window, or a card by its number. */
export type Subject = { readonly window: WindowKind } | { readonly card: number };

/** Where one may pass whatever window it is; the first two unless one says otherwise (UNI-47.8). */
export const PASSES = ['elsewhere', 'nothing', 'onlyBorrowed', 'laterRound'] as const;
export type PassName = (typeof PASSES)[number];

export function saidFor(subject: Subject, way: Exclude<Way, 'usual'>, until: Span = 'ever'): Standing {
  const said = { step: PASS.step, key: way === 'ask' ? ASK : PASS.key, until };
  if ('window' in subject) return { ...said, where: { window: subject.window } };
  return { ...said, when: { name: way === 'ask' ? 'card' : 'onlyCard', n: subject.card, each: true } };
}

/** All that may have been said of it. */
export function allSaid(subject: Subject): readonly Standing[] {
  return [saidFor(subject, 'ask'), saidFor(subject, 'never')];
}

/** What I have said of it, the last word first; as usual if nothing. */
export function wayOf(standing: readonly Standing[], subject: Subject): { readonly way: Way; readonly span: Span } {
  const names = allSaid(subject).map(standingName);
  const said = standing.findLast((one) => names.includes(standingName(one)));
  if (said === undefined) return { way: 'usual', span: 'ever' };
  return { way: said.key === ASK ? 'ask' : 'never', span: SPANS.find((span) => span === said.until) ?? 'ever' };
}

/** Pass where nothing of mine is concerned, or nothing could be paid. */
export function passWhere(name: PassName): Standing {
  return { ...PASS, until: 'ever', when: { name, n: 0 } };
}

export function isPassedWhere(standing: readonly Standing[], name: PassName): boolean {
  return standing.some((one) => standingName(one) === standingName(passWhere(name)));
}

/** Where I want to be asked. */
export function asksIn(standing: readonly Standing[]): readonly Standing[] {
  return standing.filter(({ step, key }) => step === PASS.step && key === ASK);
}

/** What of mine may be used in a kind of window: cards and technologies. */
export interface Means {
  readonly cards: readonly string[];
  readonly technologies: readonly string[];
}

/** Nobody is asked in these: one acts in one's own turn, or calls in (UNI-47.2). */
const UNASKED: readonly WindowKind[] = ['any', 'purchase', 'combatMove', 'trade'];

/** Windows in which I hold something, in the order of a turn. */
export function windowsOf(view: UniView, seat: number): readonly { readonly kind: WindowKind; readonly means: Means }[] {
  const { cards, levels } = view.players[seat];
  const levelOf = new Map<string, number>(COLOURS.map((colour, i) => [colour, levels[i]]));
  const known = contentAt(view).technologies.filter(({ branch, level }) => (levelOf.get(branch) ?? 0) >= level);
  return WINDOWS.map((kind) => ({
    kind,
    means: {
      cards: cards.map(({ id }) => id).filter((id) => cardContent(view, id)?.timing.includes(kind) ?? false),
      technologies: known.filter(({ timing }) => timing.some((window) => window === kind)).map(({ id }) => id),
    },
  })).filter(({ kind, means }) => !UNASKED.includes(kind) && means.cards.length + means.technologies.length > 0);
}
