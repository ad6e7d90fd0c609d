/** 19. Military victory and siege. */

import { look, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { CITY_SPOT, homeOf, type MedState } from '../state.ts';
import { allyOf, hasCharacterIn, isEnemy } from './fiefs.ts';
import { isGuarded } from './guarding.ts';
import { finish, sideOf } from './scoring.ts';

/** Enemies are in the fief and none of the territories is guarded; the City does not count, troops of the ally do (MED-19.5 to MED-19.7, MED-19.10). */
export function isBesieged(s: MedState, seat: Seat): boolean {
  const home = homeOf(s, seat);
  const ally = allyOf(s, seat);
  if (ally >= 0 && hasCharacterIn(s, ally, home)) return false;
  let enemies = false;
  for (let other = 0; other < s.core.seats; other++) if (isEnemy(s, seat, other) && hasCharacterIn(s, other, home)) enemies = true;
  if (!enemies) return false;
  const c = content.of(s);
  return s.hosts[seat].every((host, spot) => spot === CITY_SPOT || host < 0 || !isGuarded(s, c, seat, host));
}

/** Counts the siege at the start of a turn; whether the player has lost by it (MED-19.8, MED-19.9). */
export function countSiege(s: MedState, seat: Seat): boolean {
  const before = s.siege[seat];
  s.siege[seat] = isBesieged(s, seat) ? before + 1 : 0;
  if (s.siege[seat] > 0) s.core.told?.push({ key: 'besieged', params: { seat, count: s.siege[seat] } });
  else if (before > 0) s.core.told?.push({ key: 'siegeBroken', params: { seat } });
  return s.siege[seat] >= content.of(s).siegeTurns;
}

/** A player without City leaves with all his cards; his hand is turned up on the discard pile (MED-19.1 to MED-19.4). */
export function eliminate(s: MedState, seat: Seat, by: 'conquest' | 'siege'): void {
  look(s.core.chance, s.hands[seat], s.hands[seat].length);
  const onTable = [...s.hosts[seat].filter((host) => host >= 0), ...s.buildings[seat], ...s.characters[seat]];
  for (const card of onTable) s.place[card] = -1;
  s.discard.push(...onTable, ...s.hands[seat]);
  s.shown = s.shown.filter((card) => !s.hands[seat].includes(card));
  s.hosts[seat].fill(-1);
  s.buildings[seat] = [];
  s.characters[seat] = [];
  s.hands[seat] = [];
  s.eliminated[seat] = true;
  s.core.told?.push({ key: by === 'siege' ? 'starvedOut' : 'cityLost', params: { seat } });
  const left = s.eliminated.flatMap((out, other) => (out ? [] : [other]));
  if (left.every((other) => !isEnemy(s, left[0], other))) finish(s, sideOf(s, left[0]), by);
}
