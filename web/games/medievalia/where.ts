/** Where things are: fiefs around the table, cards in fiefs, targets on the pages of a phone. */

import type { Seat, Target } from '@castellan/engine';
import type { CardView, FiefView, HostView, MedView, PlayerView } from '@castellan/medievalia';
import type { Page } from '../../shell/index.ts';

/** The seat at the bottom: mine, or the first for those who watch. */
export function southOf(seat: Seat | null): Seat {
  return seat ?? 0;
}

/** The other players clockwise from the one at the bottom: left, opposite, right. */
export function othersOf({ players }: MedView, south: Seat): readonly PlayerView[] {
  return [...players.slice(south + 1), ...players.slice(0, south)];
}

export function homeOf({ fiefs }: MedView, seat: Seat): FiefView | null {
  return fiefs.find((fief) => fief.seat === seat) ?? null;
}

export function fiefNamed({ fiefs }: MedView, id: string): FiefView | null {
  return fiefs.find((fief) => fief.id === id) ?? null;
}

/** Whose land a fief was laid out as, whether or not he is still there: `fief2` for the third seat. */
export function landOf({ id }: FiefView): Seat | null {
  const [, seat] = /^fief(\d)$/.exec(id) ?? [];
  return seat === undefined ? null : Number(seat);
}

/** The land a seat was dealt: a neutral fief once it is out of the game (MED-19.4). */
export function landFor({ fiefs }: MedView, seat: Seat): FiefView | null {
  return fiefs.find((fief) => landOf(fief) === seat) ?? null;
}

/** Ground that never was anybody's. */
export function isMarch(fief: FiefView): boolean {
  return landOf(fief) === null;
}

/** Ground where battles are fought in the open: marches, and the fiefs of those who are out of the game. */
export function isNeutral({ seat }: FiefView): boolean {
  return seat === null;
}

/** The neutral fief that lies beside just these lands. */
export function marchBetween({ fiefs }: MedView, ...lands: readonly Seat[]): FiefView | null {
  const wanted = lands.map((seat) => `fief${seat}`);
  return (
    fiefs.find((fief) => isMarch(fief) && fief.neighbours.length === wanted.length && wanted.every((id) => fief.neighbours.includes(id))) ??
    null
  );
}

/** The two players a march lies between; nobody for neutral ground that all share. */
export function besideWhom({ fiefs, players }: MedView, { neighbours }: FiefView): readonly Seat[] {
  if (neighbours.length === players.length) return [];
  return neighbours.flatMap((id) => fiefs.filter((fief) => fief.id === id).map(landOf)).filter((seat) => seat !== null);
}

export interface Whereabouts {
  readonly card: CardView;
  readonly fief: FiefView;
  readonly host: HostView | null;
}

/** Every character on the table. */
export function charactersOf(view: MedView): readonly Whereabouts[] {
  return view.fiefs.flatMap((fief) => [
    ...fief.ground.map((card) => ({ card, fief, host: null })),
    ...hostsIn(view, fief).flatMap((host) => host.characters.map((card) => ({ card, fief, host }))),
  ]);
}

export function hostsIn(view: MedView, fief: FiefView): readonly HostView[] {
  if (fief.seat === null) return [];
  return view.players[fief.seat].hosts.filter((host) => host !== null);
}

/** Every card that lies in a player's fief for all to see, host, buildings and characters. */
export function cardsIn(view: MedView, fief: FiefView): readonly CardView[] {
  return [...fief.ground, ...hostsIn(view, fief).flatMap((host) => [host, ...host.buildings, ...host.characters])];
}

/** A card of the table by its id. */
export function cardNamed(view: MedView, id: string): CardView | null {
  for (const fief of view.fiefs) {
    const found = cardsIn(view, fief).find((card) => card.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** Cards that stand in a formation of the battle. */
export function stagedIn({ battle }: MedView): ReadonlySet<string> {
  return new Set(battle?.formations.flatMap(({ cards }) => cards.map(({ id }) => id)) ?? []);
}

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'));
}

export function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

/** Battles and the neutral ground lie on the board, other players' fiefs with the rivals. */
export function pageOf(target: Target, view: MedView, seat: Seat | null): Page {
  if (view.battle !== null) return 'board';
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'hand':
    case 'ally':
      return 'mine';
    case 'fief':
    case 'ground':
      return pageOfFief(fiefNamed(view, id), seat);
    case 'card': {
      if (view.piles.some(({ top }) => top === id)) return 'board';
      return pageOfFief(view.fiefs.find((fief) => cardsIn(view, fief).some((card) => card.id === id)) ?? null, seat, 'mine');
    }
    default:
      return 'board';
  }
}

function pageOfFief(fief: FiefView | null, seat: Seat | null, nowhere: Page = 'board'): Page {
  if (fief === null) return nowhere;
  const land = landOf(fief);
  return land === null ? 'board' : land === southOf(seat) ? 'mine' : 'rivals';
}
