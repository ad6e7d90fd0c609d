/** How a seat stands, in numbers; what each of them is worth was learned from games (`weights.json`). */

import { learnedValue, type Outlook, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { feedingCapacity } from '../rules/feeding.ts';
import { fiefOf, isEnemy, isNeutral } from '../rules/fiefs.ts';
import { isGuarded } from '../rules/guarding.ts';
import { prestigeOfSide, sideOf } from '../rules/scoring.ts';
import { isBesieged } from '../rules/siege.ts';
import { CITY_SPOT, homeOf, isOnOpenGround, isUsed, layoutOf, type MedState } from '../state.ts';
import { ENERGY, FOOD, GOLD, LABOUR } from '../vocabulary.ts';
import weights from './weights.json' with { type: 'json' };
import { outputIn } from './worth.ts';

const FEATURES = [
  'prestige',
  'prestigeSquared',
  'labour',
  'food',
  'energy',
  'gold',
  'territories',
  'noTerritory',
  'guarded',
  'unguardedAll',
  'workers',
  'hungry',
  'hand',
  'troopsInHand',
  'territoriesInHand',
  'troopsAtHome',
  'attackAtHome',
  'defenceAtHome',
  'readyAtHome',
  'attackOnTheWay',
  'attackInside',
  'bodiesInside',
  'outnumbered',
  'invaders',
  'invadingAttack',
  'threatened',
  'besieged',
  'siege',
  'lastSiege',
  'buildings',
  'strongholds',
  'onTurn',
] as const;

type Features = { readonly [name in (typeof FEATURES)[number]]: number };

/** Units of a resource in a turn beyond which more are hardly used. */
const MOST_UNITS = 6;

function featuresOf(s: MedState, seat: Seat): Features {
  const c = content.of(s);
  const share = prestigeOfSide(s, seat) / layoutOf(s).goal;
  const output = (resource: number): number => Math.min(MOST_UNITS, outputIn(s, c, seat, resource));
  const besieged = isBesieged(s, seat) ? 1 : 0;
  return {
    prestige: share,
    prestigeSquared: share * share,
    labour: output(LABOUR),
    food: output(FOOD),
    energy: output(ENERGY),
    gold: output(GOLD),
    ...landOf(s, c, seat),
    hungry: Math.max(0, s.characters[seat].length - feedingCapacity(s, seat)),
    ...handOf(s, c, seat),
    ...warOf(s, c, seat),
    besieged,
    siege: s.siege[seat],
    lastSiege: s.siege[seat] >= c.siegeTurns - 1 ? besieged : 0,
    buildings: s.buildings[seat].length,
    strongholds: s.buildings[seat].filter((card) => c.faces[card].kind === 'militaryBuilding').length,
    onTurn: s.active === seat ? 1 : 0,
  };
}

function landOf(s: MedState, c: Content, seat: Seat) {
  let territories = 0;
  let guarded = 0;
  const hosts = s.hosts[seat];
  for (let spot = 0; spot < hosts.length; spot++) {
    if (spot === CITY_SPOT || hosts[spot] < 0) continue;
    territories++;
    if (isGuarded(s, c, seat, hosts[spot])) guarded++;
  }
  return { territories, noTerritory: territories === 0 ? 1 : 0, guarded, unguardedAll: guarded === 0 ? 1 : 0 };
}

function handOf(s: MedState, c: Content, seat: Seat) {
  let troopsInHand = 0;
  let territoriesInHand = 0;
  for (const card of s.hands[seat]) {
    const { kind, isWorker } = c.faces[card];
    if (kind === 'territory') territoriesInHand++;
    else if (!isWorker) troopsInHand++;
  }
  return { hand: s.hands[seat].length, troopsInHand, territoriesInHand };
}

/** Who stands where: at home, on neutral ground, inside an enemy's fief; and what of others is inside one's own or a step away. */
function warOf(s: MedState, c: Content, seat: Seat) {
  const home = homeOf(s, seat);
  const { distance } = layoutOf(s);
  let workers = 0;
  let troopsAtHome = 0;
  let attackAtHome = 0;
  let defenceAtHome = 0;
  let readyAtHome = 0;
  let attackOnTheWay = 0;
  let attackInside = 0;
  let bodiesInside = 0;
  for (const card of s.characters[seat]) {
    const { attack, defence, isWorker } = c.faces[card];
    const fief = fiefOf(s, card);
    if (isWorker) workers++;
    if (fief === home) {
      defenceAtHome += defence;
      if (!isWorker) troopsAtHome++;
      if (!isWorker) attackAtHome += attack;
      if (isOnOpenGround(s, card) && !isUsed(s, card)) readyAtHome++;
    } else if (isNeutral(s, fief)) attackOnTheWay += attack;
    else {
      attackInside += attack;
      bodiesInside++;
    }
  }
  let invaders = 0;
  let invadingAttack = 0;
  let threatened = 0;
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other)) continue;
    for (const card of s.characters[other]) {
      const fief = fiefOf(s, card);
      const { attack } = c.faces[card];
      if (fief === home) {
        invaders++;
        invadingAttack += attack;
      } else if (fief !== homeOf(s, other) && distance[fief][home] === 1) threatened += attack;
    }
  }
  return {
    workers,
    troopsAtHome,
    attackAtHome,
    defenceAtHome: Math.min(12, defenceAtHome),
    readyAtHome: Math.min(6, readyAtHome),
    attackOnTheWay,
    attackInside,
    bodiesInside,
    outnumbered: Math.max(0, invaders - readyAtHome),
    invaders,
    invadingAttack,
    threatened,
  };
}

/** Rounds at which another set of weights begins to count. */
const PHASES = [3, 6, 10];

/** Alliances are another game: their sets come after the others. */
function phaseOf(s: MedState): number {
  const round = PHASES.filter((from) => s.turns >= from * s.core.seats).length;
  return layoutOf(s).mode === 'alliance' ? PHASES.length + 1 + round : round;
}

export const outlook: Outlook<MedState> = {
  names: FEATURES,
  features(s, seat) {
    const features = featuresOf(s, seat);
    return FEATURES.map((name) => features[name]);
  },
  phase: phaseOf,
  moment: ({ turns }) => turns,
  sides(s) {
    const sides: (readonly Seat[])[] = [];
    for (let seat = 0; seat < s.core.seats; seat++) {
      const side = sideOf(s, seat);
      if (side[0] === seat) sides.push(side);
    }
    return sides;
  },
  isOut: (s, seat) => s.eliminated[seat],
  weights,
};

export const value = learnedValue(outlook);
