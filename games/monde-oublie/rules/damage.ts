/** Damage (MON-6): dice, cards turned face down, coins lost, armies disbanded. */

import { dice, type Frame, type Next, pick, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CardOption } from '../options.ts';
import { ARMY_LIMIT, isDamaged, type MonState, type Player, symbols } from '../state.ts';
import type { DieFace } from '../vocabulary.ts';
import { step } from './step.ts';
import { nameOfCard, type OfCard, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

export const rollDamage = step.work('rollDamage', {
  rule: ['MON-6.1', 'MON-6.2', 'MON-6.3', 'MON-6.9'],
  run(s, { seat, dice: count }: { seat: Seat; dice: number }): Next {
    const { die } = content.of(s);
    const faces = dice(s.core.chance, count, die.length).map((rolled) => die[rolled - 1]);
    s.core.told?.push({ key: 'diceRolled', params: { seat, faces } });
    const frames: Frame[] = [];
    const titans = countFaces(faces, 'titan');
    const coins = countFaces(faces, 'coin');
    if (titans > 0) frames.push(chooseDamaged.do({ seat, n: titans }));
    if (coins > 0) frames.push(loseCoins.do({ seat, n: coins }));
    if (titans > 0) frames.push(keepArmyLimit.do({ seat }));
    return frames;
  },
});

function countFaces(faces: readonly DieFace[], face: DieFace): number {
  return faces.filter((rolled) => rolled === face).length;
}

const ALREADY_DAMAGED = reason('MON-6.4', 'alreadyDamaged', nameOfCard);

function whyNotDamage(player: Player, card: number): Reason<OfCard> | null {
  return isDamaged(player, card) ? ALREADY_DAMAGED : null;
}

export const chooseDamaged = step.subset('chooseDamaged', {
  rule: ['MON-6.4', 'MON-6.5', 'MON-6.6'],
  crumb: () => ({}),
  ask(s, { seat, n }: { seat: Seat; n: number }) {
    const options = undamaged(s, seat, null);
    if (options.length === 0) return null;
    const count = Math.min(n, options.length);
    return subset(seat, options, { params: { n: count }, min: count, max: count });
  },
  answer(s, { seat }, chosen) {
    const player = s.players[seat];
    for (const { face } of chosen) player.damaged.push(face);
    s.core.told?.push({ key: 'damaged', params: { seat, cards: chosen.map(({ card }) => card) } });
    return undefined;
  },
  refused: (s, { seat }) => refusedBy((refused) => undamaged(s, seat, refused)),
});

function undamaged(s: MonState, seat: Seat, refused: Refusals): CardOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const options: CardOption[] = [];
  for (const card of player.city) {
    const why = whyNotDamage(player, card);
    if (why === null) options.push(c.options.cityCard[card]);
    else refused?.push(refuse(c.options.cityCard[card], why, { c, card }));
  }
  return options;
}

/** Only coins in stock can be lost (MON-6.7, MON-6.8). */
export const loseCoins = step.work('loseCoins', {
  rule: ['MON-6.7', 'MON-6.8'],
  run(s, { seat, n }: { seat: Seat; n: number }) {
    const player = s.players[seat];
    const lost = Math.min(n, player.coins);
    player.coins -= lost;
    if (lost > 0) s.core.told?.push({ key: 'lostCoins', params: { seat, n: lost } });
  },
});

/** Armies are disbanded until the limit is met (MON-6.15). */
export const keepArmyLimit = step.work('keepArmyLimit', {
  rule: 'MON-6.15',
  run(s, { seat }: { seat: Seat }): Next {
    const player = s.players[seat];
    return player.armies.length > symbols(content.of(s), player, ARMY_LIMIT) ? chooseDisband.do({ seat }) : undefined;
  },
});

export const chooseDisband = step.pick('chooseDisband', {
  rule: ['MON-6.15', 'MON-6.16', 'MON-6.17'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const c = content.of(s);
    const player = s.players[seat];
    return pick(
      seat,
      player.armies.map(({ active }, index) => c.options.disband[index][active]),
      { params: { limit: symbols(c, player, ARMY_LIMIT), armies: player.armies.length } },
    );
  },
  answer(s, { seat }, { index }): Next {
    disband(s, seat, index);
    return keepArmyLimit.do({ seat });
  },
});

/** Its cards go to the military discard, starting cards to the box (MON-3.12); its coins to the supply. */
function disband(s: MonState, seat: Seat, index: number): void {
  const c = content.of(s);
  const [{ active, legacy }] = s.players[seat].armies.splice(index, 1);
  for (const card of [active, ...legacy]) (c.military[card].starting ? s.militaryBox : s.militaryDiscard).push(card);
  s.core.told?.push({ key: 'disbanded', params: { seat, soldiers: c.military[active].id } });
}
