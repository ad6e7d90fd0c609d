/** Things of the table found by name. */

import type { Seat, Target } from '@castellan/engine';
import type { BishopricView, FiefView, FieView, LordView, PlayerView, VillageView } from '@castellan/fief';
import { CARD_KINDS, type CardKind, SURPRISES } from '@castellan/fief/vocabulary';

export interface LordFound {
  readonly lord: LordView;
  readonly owner: Seat;
}

export function lordNamed({ players }: FieView, id: string): LordFound | null {
  for (const { seat, lords } of players) {
    const lord = lords.find((one) => one.id === id);
    if (lord !== undefined) return { lord, owner: seat };
  }
  return null;
}

export function villageNamed({ villages }: FieView, id: string): VillageView | null {
  return villages.find((village) => village.id === id) ?? null;
}

export function fiefNamed({ fiefs }: FieView, id: string): FiefView | null {
  return fiefs.find((fief) => fief.id === id) ?? null;
}

export function bishopricNamed({ bishoprics }: FieView, id: string): BishopricView | null {
  return bishoprics.find((bishopric) => bishopric.id === id) ?? null;
}

export interface Captive extends LordFound {
  readonly village: string;
}

/** Lords whom a player holds. */
export function captivesOf({ players }: FieView, captor: Seat): readonly Captive[] {
  return players.flatMap(({ seat, lords }) =>
    lords.flatMap((lord) => (lord.captor === captor && lord.village !== null ? [{ lord, owner: seat, village: lord.village }] : [])),
  );
}

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'));
}

export function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

/** The kind of a card by its id: `tax-3` is a `tax`, `lord-henri` a `lord`. */
export function kindOfCard(id: string): CardKind {
  const [word] = id.split('-');
  return CARD_KINDS.find((kind) => kind === word) ?? 'lord';
}

/** What a card is called: its kind, of a Lord the Lord. */
export function nameOfCard(id: string): string {
  return kindOfCard(id) === 'lord' ? id.replace('lord-', '') : kindOfCard(id);
}

export function isSurprise(kind: CardKind): boolean {
  return SURPRISES.some((surprise) => surprise === kind);
}

/** Sides of the game: players alone, or joined by a marriage where that counts, each once. */
export interface SideOfGame {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly goal: number;
}

export function sidesOf({ players }: FieView): readonly SideOfGame[] {
  return players.flatMap(({ seat, ally, sidePoints: points, goal }) => {
    if (ally === null) return [{ seats: [seat], points, goal }];
    return ally < seat ? [] : [{ seats: [seat, ally], points, goal }];
  });
}

/** Whose family is drawn as one's own: a spectator sees that of the first player. */
export function mineOf(view: FieView, me: Seat | null): PlayerView {
  return view.players[me ?? 0];
}
