/** In which windows one is asked: standing answers that let a kind of window, or a card, pass (UNI-47.8). */

import type { Standing } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { COLOURS, WINDOWS, type WindowKind } from '@castellan/medioevo/vocabulary';
import { contentAt } from '../content.ts';
import { cardContent } from '../facts.ts';

const PASS = { step: 'window', key: 'pass' } as const;

export const WAYS = ['always', 'turn', 'never'] as const;
export type Way = (typeof WAYS)[number];

/** What lets a kind of window pass, whatever could be done in it. */
export function passOf(standing: readonly Standing[], kind: WindowKind): Standing | null {
  return (
    standing.find(({ step, key, where, when }) => step === PASS.step && key === PASS.key && where?.window === kind && when === undefined) ??
    null
  );
}

export function wayOf(standing: readonly Standing[], kind: WindowKind): Way {
  const kept = passOf(standing, kind);
  return kept === null ? 'always' : kept.until === 'ever' ? 'never' : 'turn';
}

export function passFor(kind: WindowKind, way: Exclude<Way, 'always'>): Standing {
  return { ...PASS, until: way === 'never' ? 'ever' : 'round', where: { window: kind } };
}

/** Pass where nothing of mine is concerned, or nothing could be paid; and where a card, by its number, is all that could be used. */
export function passWhere(name: 'elsewhere' | 'nothing' | 'onlyCard', n = 0): Standing {
  return { ...PASS, until: 'ever', when: { name, n } };
}

export function isPassedWhere(standing: readonly Standing[], name: 'elsewhere' | 'nothing' | 'onlyCard', n = 0): boolean {
  return standing.some(({ step, key, when }) => step === PASS.step && key === PASS.key && when?.name === name && when.n === n);
}

/** What of mine may be used in a kind of window: cards and technologies. */
export interface Means {
  readonly cards: readonly string[];
  readonly technologies: readonly string[];
}

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
  })).filter(({ kind, means }) => kind !== 'any' && means.cards.length + means.technologies.length > 0);
}
