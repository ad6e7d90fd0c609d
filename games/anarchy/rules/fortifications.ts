/** ANA-9: gate, towers, walls and moat. */

import { type Frame, pick, type Seat } from '@castellan/engine';
import { type PlaceOption, TOWER_PLACES, WALL_PLACES } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { CORNERS, type Fort, SIDES } from '../vocabulary.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

const HIGHEST_TOWER = 2;

/** What a fortification icon does; a frame where the owner chooses. */
export function fortify(s: AnaState, seat: Seat, fort: Fort): Frame | null {
  const p = s.players[seat];
  switch (fort) {
    case 'gate':
      p.gate++;
      s.core.told?.push({ key: 'gateRises', params: { seat, value: p.gate } });
      return null;
    case 'moat':
      p.moat++;
      s.core.told?.push({ key: 'moatRises', params: { seat, value: p.moat } });
      return null;
    case 'tower':
      return placeTower.do({ seat });
    case 'wall':
      return placeWall.do({ seat });
  }
}

type Placing = [p: Player, option: PlaceOption];

const TOWER_FULL = reason<Placing>('ANA-9.8', 'towerFull', (_p, { place }) => ({ corner: CORNERS[place], n: HIGHEST_TOWER }));

function whyNotTower(p: Player, { place }: PlaceOption): Reason<Placing> | null {
  return p.towers[place] < HIGHEST_TOWER ? null : TOWER_FULL;
}

const WALL_TOO_HIGH = reason<Placing>('ANA-9.10', 'wallTooHigh', (_p, { place }) => ({ side: SIDES[place] }));

/** Adjacent walls may differ by at most 1 (ANA-9.10). */
export function whyNotWall({ walls }: Player, { place }: PlaceOption): Reason<Placing> | null {
  const height = walls[place];
  return height <= walls[(place + 1) % 4] && height <= walls[(place + 3) % 4] ? null : WALL_TOO_HIGH;
}

export const placeTower = step.pick('placeTower', {
  rule: ['ANA-9.7', 'ANA-9.8'],
  ask(s, { seat }: { seat: Seat }) {
    const options = TOWER_PLACES.filter((option) => whyNotTower(s.players[seat], option) === null);
    return options.length === 0 ? null : pick(seat, options);
  },
  answer(s, { seat }, { place }) {
    const p = s.players[seat];
    p.towers[place]++;
    s.core.told?.push({ key: 'towerRises', params: { seat, corner: CORNERS[place], value: p.towers[place] } });
  },
  refused(s, { seat }) {
    return refusedAmong(TOWER_PLACES, whyNotTower, (option) => [s.players[seat], option]);
  },
});

export const placeWall = step.pick('placeWall', {
  rule: ['ANA-9.9', 'ANA-9.10', 'ANA-9.12'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(
      seat,
      WALL_PLACES.filter((option) => whyNotWall(s.players[seat], option) === null),
    );
  },
  answer(s, { seat }, { place }) {
    const p = s.players[seat];
    p.walls[place]++;
    s.core.told?.push({ key: 'wallRises', params: { seat, side: SIDES[place], value: p.walls[place] } });
  },
  refused(s, { seat }) {
    return refusedAmong(WALL_PLACES, whyNotWall, (option) => [s.players[seat], option]);
  },
});
