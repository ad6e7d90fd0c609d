/** What the kernel foresees of a defence, card by card, as the stage shows it. Nothing of it is worked out here. */

import type { AnaView, AttackView, HitView, PlayerView } from '@castellan/anarchy';
import type { Foresight, Seat, Span } from '@castellan/engine';

/** A blow and how it would be met; null as long as nothing is foreseen. */
export interface ForeseenBlow {
  readonly hit: HitView;
  readonly met: { readonly tactics: Span; readonly workers: Span; readonly beers: Span; readonly through: Span } | null;
}

/** A card of the row as it would go. */
export interface ForeseenCard {
  readonly attack: AttackView;
  /** None while the card lies face down: it may strike anywhere. */
  readonly blows: readonly ForeseenBlow[];
  /** The share of what is possible in which it is defended; null as long as nothing is foreseen. */
  readonly held: Span | null;
  /** All that nothing stops, and the bravery that defending it brings at once. */
  readonly through: Span | null;
  readonly bravery: Span | null;
}

export const OUTCOMES = ['loyalty', 'bravery', 'serfs', 'discontent'] as const;

export interface Forecast {
  /** Those still to be met, in the order of resolution: right to left. */
  readonly cards: readonly ForeseenCard[];
  readonly defended: Span | null;
  readonly outcome: { readonly [name in (typeof OUTCOMES)[number]]: Span | null };
  /** Whether it is of what was planned a moment ago. */
  readonly isLate: boolean;
  readonly foresight: Foresight | null;
}

interface Seen {
  readonly foresight: Foresight | null;
  readonly isLate: boolean;
}

/** `me` is the seat that looks ahead: of itself it is told plainly. */
export function forecastOf(view: AnaView, of: PlayerView, me: Seat | null, { foresight, isLate }: Seen): Forecast {
  const name = of.seat === me ? '' : `seat.${of.seat}.`;
  const span = (what: string): Span | null => foresight?.numbers[`${name}${what}`] ?? null;
  const cards = cardsToMeet(view, of).map((attack): ForeseenCard => {
    const card = `card.${attack.slot}`;
    const blows = attack.face?.hits.map((hit): ForeseenBlow => ({ hit, met: metBlow((what) => span(`${card}.${hit.side}.${what}`)) }));
    return { attack, blows: blows ?? [], held: span(card), through: span(`${card}.through`), bravery: span(`${card}.bravery`) };
  });
  return {
    cards,
    defended: span('defended'),
    outcome: { loyalty: span('loyalty'), bravery: span('bravery'), serfs: span('serfs'), discontent: span('discontent') },
    isLate,
    foresight,
  };
}

function metBlow(span: (what: string) => Span | null): ForeseenBlow['met'] {
  const [tactics, workers, beers, through] = [span('tactics'), span('workers'), span('beers'), span('through')];
  return tactics === null || workers === null || beers === null || through === null ? null : { tactics, workers, beers, through };
}

/** The cards still to be met, from right to left. */
export function cardsToMeet({ phase }: AnaView, { attacks, meeting }: PlayerView): readonly AttackView[] {
  const coming = phase === 'resolution' ? attacks.filter(({ slot }) => meeting !== null && slot <= meeting.slot) : attacks;
  return coming.toSorted((one, other) => other.slot - one.slot);
}

/** `2`, `1–2`; a dash as long as nothing is foreseen. */
export function inNumbers(span: Span | null): string {
  if (span === null) return '–';
  return span.least === span.most ? String(span.least) : `${span.least}–${span.most}`;
}

/** Of a hundred. */
export function shareOf({ mean }: Span): number {
  return Math.round(100 * mean);
}
