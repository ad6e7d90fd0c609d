/** End of round (MON-8): income, coins, citizens, tile, feeding. */

import { type Next, type Seat, subset, together } from '@castellan/engine';
import { content } from '../content/content.ts';
import { AVAILABLE, COIN_INCOME, FAMINE, FOOD, KNOWLEDGE_INCOME, type MonState, symbols } from '../state.ts';
import { step } from './step.ts';

export const endOfRound = step.work('endOfRound', {
  rule: ['MON-8.1', 'MON-8.4'],
  run(s, { round }: { round: number }): Next {
    if (round < content.of(s).rounds) takeIncome(s);
    moveArmyCoins(s);
    returnCitizens(s);
    endRoundEffects(s);
    turnTileBack(s);
    return feed(s);
  },
});

/** MON-8.2. */
function takeIncome(s: MonState): void {
  const c = content.of(s);
  for (let seat = 0; seat < s.core.seats; seat++) {
    const player = s.players[seat];
    const coins = symbols(c, player, COIN_INCOME);
    const knowledge = symbols(c, player, KNOWLEDGE_INCOME);
    player.coins += coins;
    player.knowledge += knowledge;
    s.core.told?.push({ key: 'income', params: { seat, coins, knowledge } });
  }
}

/** From the names to the art: every army is unused again (MON-8.5). */
function moveArmyCoins(s: MonState): void {
  for (const { armies } of s.players) {
    for (let i = 0; i < armies.length; i++) {
      const { active, legacy, nameCoins, artCoins } = armies[i];
      if (nameCoins > 0) armies[i] = { active, legacy, nameCoins: 0, artCoins: artCoins + nameCoins };
    }
  }
}

/** Those on the famine space stay there until the feeding (MON-8.6). */
function returnCitizens(s: MonState): void {
  for (const { citizens } of s.players) for (let i = 0; i < citizens.length; i++) if (citizens[i] !== FAMINE) citizens[i] = AVAILABLE;
}

/** MON-8.7; a new round is open to those who had passed. */
function endRoundEffects(s: MonState): void {
  for (const player of s.players) {
    player.roundSwords = 0;
    player.passed = false;
  }
}

/** MON-8.8. */
function turnTileBack(s: MonState): void {
  s.handSide = false;
}

/** Everybody short of food chooses at the same time who starves; all others are available (MON-8.10 to MON-8.13). */
function feed(s: MonState): Next {
  const branches: { seat: Seat; calls: [ReturnType<typeof chooseStarving.do>] }[] = [];
  for (let seat = 0; seat < s.core.seats; seat++) {
    s.players[seat].citizens.fill(AVAILABLE);
    if (hungryCitizens(s, seat) > 0) branches.push({ seat, calls: [chooseStarving.do({ seat })] });
  }
  return branches.length === 0 ? undefined : together(branches);
}

/** MON-8.12. */
function hungryCitizens(s: MonState, seat: Seat): number {
  const player = s.players[seat];
  return Math.max(0, player.citizens.length - symbols(content.of(s), player, FOOD));
}

export const chooseStarving = step.subset('chooseStarving', {
  rule: ['MON-8.12', 'MON-8.13'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const n = hungryCitizens(s, seat);
    const options = content.of(s).options.starve.slice(0, s.players[seat].citizens.length);
    return subset(seat, options, { params: { n }, min: n, max: n });
  },
  answer(s, { seat }, chosen) {
    const { citizens } = s.players[seat];
    for (const { citizen } of chosen) citizens[citizen - 1] = FAMINE;
    if (s.core.told !== null) {
      const starving = chosen.map(({ citizen }) => citizen).sort();
      s.core.told.push({ key: 'starved', params: { seat, n: starving.length, citizens: starving } });
    }
    return undefined;
  },
});
