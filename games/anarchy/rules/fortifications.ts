/** ANA-9: gate, towers, walls and moat. */

import { type Frame, type Option, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type AnaState, type Player, step } from '../state.ts';
import { CORNERS, type Fort, SIDES } from '../vocabulary.ts';

const HIGHEST_TOWER = 2;

interface PlaceOption extends Option {
  readonly place: number;
}

const CORNER_OPTIONS: readonly PlaceOption[] = CORNERS.map((corner, place) => ({
  key: `tower ${corner}`,
  say: 'placeTower',
  at: [`corner:${corner}`],
  corner,
  place,
}));

const WALL_OPTIONS: readonly PlaceOption[] = SIDES.map((side, place) => ({
  key: `wall ${side}`,
  say: 'placeWall',
  at: [`wall:${side}`],
  side,
  place,
}));

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

function canRaiseTower(p: Player, corner: number): boolean {
  return p.towers[corner] < HIGHEST_TOWER;
}

/** Adjacent walls may differ by at most 1 (ANA-9.10). */
export function canRaiseWall(p: Player, side: number): boolean {
  const height = p.walls[side];
  return height <= p.walls[(side + 1) % 4] && height <= p.walls[(side + 3) % 4];
}

export const placeTower = step.pick('placeTower', {
  rule: ['ANA-9.7', 'ANA-9.8'],
  ask(s, { seat }: { seat: Seat }) {
    const options = CORNER_OPTIONS.filter(({ place }) => canRaiseTower(s.players[seat], place));
    return options.length === 0 ? null : pick(seat, options);
  },
  answer(s, { seat }, { place }) {
    const p = s.players[seat];
    p.towers[place]++;
    s.core.told?.push({ key: 'towerRises', params: { seat, corner: CORNERS[place], value: p.towers[place] } });
  },
  refused(s, { seat }): readonly Refused[] {
    return CORNER_OPTIONS.filter(({ place }) => !canRaiseTower(s.players[seat], place)).map((option) => ({
      ...option,
      refusal: refusal('ANA-9.8', 'towerFull', { corner: CORNERS[option.place], n: HIGHEST_TOWER }),
    }));
  },
});

export const placeWall = step.pick('placeWall', {
  rule: ['ANA-9.9', 'ANA-9.10', 'ANA-9.12'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(
      seat,
      WALL_OPTIONS.filter(({ place }) => canRaiseWall(s.players[seat], place)),
    );
  },
  answer(s, { seat }, { place }) {
    const p = s.players[seat];
    p.walls[place]++;
    s.core.told?.push({ key: 'wallRises', params: { seat, side: SIDES[place], value: p.walls[place] } });
  },
  refused(s, { seat }): readonly Refused[] {
    return WALL_OPTIONS.filter(({ place }) => !canRaiseWall(s.players[seat], place)).map((option) => ({
      ...option,
      refusal: refusal('ANA-9.10', 'wallTooHigh', { side: SIDES[option.place] }),
    }));
  },
});
