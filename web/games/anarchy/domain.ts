/** Domain cards in sight: those turned up now, or those that the last answer turned up and put away. */

import type { PlayerView } from '@castellan/anarchy';
import type { Asked } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';

export const DOMAIN_ROWS = ['knightTraining', 'valentine', 'michaelmas', 'tournaments', 'brewery', 'lammas'] as const;
export type DomainRow = (typeof DOMAIN_ROWS)[number];

export interface Turned {
  /** Numbers of domain cards. */
  readonly cards: readonly number[];
  /** The row that counts. */
  readonly row: DomainRow | null;
}

const ASKED_ROW: { readonly [step: string]: DomainRow } = {
  valentineShift: 'valentine',
  michaelmasSlots: 'michaelmas',
  brewCell: 'brewery',
  pennantRope: 'lammas',
};

/** Events of turning up cards, with how many cards each stands for. */
const TURNING: { readonly [event: string]: readonly [row: DomainRow, cards: number] } = {
  celebratesValentine: ['valentine', 2],
  celebratesMichaelmas: ['michaelmas', 2],
  joustDrawn: ['tournaments', 2],
  joustWon: ['tournaments', 2],
  joustLost: ['tournaments', 2],
  brews: ['brewery', 2],
  celebratesLammas: ['lammas', 2],
};

export function turnedCards(of: PlayerView, asked: Asked | null, news: readonly LogEntry[]): Turned | null {
  const told = news.filter(({ params }) => params.seat === of.seat);
  const last = told.findLast(({ key }) => key === 'trains' || TURNING[key] !== undefined);
  const row = ASKED_ROW[asked?.step ?? ''] ?? (last === undefined ? null : last.key === 'trains' ? 'knightTraining' : TURNING[last.key][0]);
  if (of.revealed.length > 0) return { cards: of.revealed, row };
  if (last === undefined) return null;
  const { icons } = last.params;
  const n = Array.isArray(icons)
    ? icons.length
    : told.filter(({ key }) => TURNING[key]?.[0] === row).reduce((sum, { key }) => sum + TURNING[key][1], 0);
  return { cards: of.discard.slice(-n), row };
}
