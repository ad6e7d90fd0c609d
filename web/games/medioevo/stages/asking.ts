/** In which windows one is asked: standing answers that let a kind of window, or a card, pass (UNI-47.8). */

import { ASK, type Standing } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { COLOURS, WINDOWS, type WindowKind } from '@castellan/medioevo/vocabulary';
import { contentAt } from '../content.ts';
import { cardContent } from '../facts.ts';

const PASS = { step: 'window', key: 'pass' } as const;

/** Always asked, as usual (where something of mine is concerned), not this turn, never. */
export const WAYS = ['ask', 'usual', 'turn', 'never'] as const;
export type Way = (typeof WAYS)[number];

export const CARD_WAYS = ['ask', 'usual', 'never'] as const;
export type CardWay = (typeof CARD_WAYS)[number];

/** Where people pass unless they say otherwise (UNI-47.8). */
export const PASSES = ['elsewhere', 'nothing', 'onlyBorrowed', 'laterRound'] as const;
export type PassName = (typeof PASSES)[number];

/** What I have said of a kind of window, whatever could be done in it. */
function saidOf(standing: readonly Standing[], kind: WindowKind): Standing | undefined {
  return standing.find(({ step, where, when }) => step === PASS.step && where?.window === kind && when === undefined);
}

export function wayOf(standing: readonly Standing[], kind: WindowKind): Way {
  const said = saidOf(standing, kind);
  if (said === undefined) return 'usual';
  return said.key === ASK ? 'ask' : said.until === 'ever' ? 'never' : 'turn';
}

export function saidFor(kind: WindowKind, way: Exclude<Way, 'usual'>): Standing {
  return { step: PASS.step, key: way === 'ask' ? ASK : PASS.key, until: way === 'turn' ? 'round' : 'ever', where: { window: kind } };
}

/** Pass where nothing of mine is concerned, or nothing could be paid; and where a card, by its number, is all that could be used. */
export function passWhere(name: PassName | 'onlyCard', n = 0): Standing {
  return { ...PASS, until: 'ever', when: name === 'onlyCard' ? { name, n, each: true } : { name, n } };
}

export function isPassedWhere(standing: readonly Standing[], name: PassName | 'onlyCard', n = 0): boolean {
  return standing.some(({ step, key, when }) => step === PASS.step && key === PASS.key && when?.name === name && when.n === n);
}

/** To be asked wherever a card, by its number, could be used. */
export function askForCard(num: number): Standing {
  return { step: PASS.step, key: ASK, until: 'ever', when: { name: 'card', n: num, each: true } };
}

/** All that may have been said of a card. */
export function cardSaid(num: number): readonly Standing[] {
  return [askForCard(num), passWhere('onlyCard', num)];
}

export function cardWayOf(standing: readonly Standing[], num: number): CardWay {
  const isAsked = standing.some(({ step, key, when }) => step === PASS.step && key === ASK && when?.name === 'card' && when.n === num);
  return isAsked ? 'ask' : isPassedWhere(standing, 'onlyCard', num) ? 'never' : 'usual';
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
