/** The share of the win that each seat may expect. */

import { winShares } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { whyNotAttack } from '../rules/attacking.ts';
import { scoreOf } from '../rules/scoring.ts';
import { ARROW, armySymbols, COIN_INCOME, KNOWLEDGE_INCOME, type MonState, NONE, type Player, SWORD, symbols } from '../state.ts';
import { bestBuildGlance, cardGlance, titanGlance } from './glance.ts';
import { citizensAtHome, roundsLeft } from './worth.ts';

/**
 * What one of each adds to the logarithm of a seat's odds, by the number of rounds that follow: fitted to the outcomes of 4,500 games that
 * the instinct played against itself at tables of two to four.
 */
const ODDS = {
  /** If the game were scored now. */
  vp: [0.58, 0.32, 0.21, 0.16, 0.14, 0.13],
  coin: [0.06, 0.04, 0.02, 0.01, 0.01, 0],
  knowledge: [0.07, 0.15, 0.19, 0.18, 0.2, 0.28],
  coinIncome: [0, 0.1, 0.13, 0.13, 0.12, 0.12],
  knowledgeIncome: [0, 0.34, 0.49, 0.64, 0.78, 1.03],
  sword: [0.03, 0.14, 0.28, 0.34, 0.36, 0.35],
  citizen: [0.18, 0.36, 0.45, 0.52, 0.61, 0.63],
  /** A citizen still to be placed in this round. */
  home: [0.29, 0.24, 0.13, 0.2, 0.28, 0.32],
  /** What armies lend when they are paid for. */
  lentSword: [0.02, 0.11, 0.16, 0.18, 0.15, 0.14],
  lentEspionage: [0, 0.02, 0.18, 0.33, 0.37, 0.54],
  titan: [0.11, 0.27, 0.34, 0.26, 0.17, 0.11],
  /** VP of the best titan within reach, and of the best card that could be built. */
  reach: [0.39, 0.23, 0.17, 0.18, 0.15, 0.14],
  build: [0.33, 0.2, 0.1, 0.05, 0.03, 0.02],
};

/** An arrow as part of a sword: not every titan can be hit by it. */
const ARROW_SHARE = 0.7;

export function value(s: MonState): readonly number[] {
  const c = content.of(s);
  return winShares(
    s,
    s.players.map((player) => outlook(c, s, player)),
    1,
  );
}

function outlook(c: Content, s: MonState, player: Player): number {
  const left = Math.min(roundsLeft(c, s), ODDS.vp.length - 1);
  const home = player.passed ? 0 : citizensAtHome(player);
  let lentSwords = 0;
  let lentEspionage = 0;
  for (const army of player.armies) {
    const { sword, arrow, espionage } = armySymbols(c, army);
    lentSwords += sword + ARROW_SHARE * arrow;
    lentEspionage += espionage;
  }
  return (
    ODDS.vp[left] * scoreOf(c, player).total +
    ODDS.coin[left] * player.coins +
    ODDS.knowledge[left] * player.knowledge +
    ODDS.coinIncome[left] * symbols(c, player, COIN_INCOME) +
    ODDS.knowledgeIncome[left] * symbols(c, player, KNOWLEDGE_INCOME) +
    ODDS.sword[left] * (symbols(c, player, SWORD) + ARROW_SHARE * symbols(c, player, ARROW)) +
    ODDS.citizen[left] * player.citizens.length +
    ODDS.home[left] * home +
    ODDS.lentSword[left] * lentSwords +
    ODDS.lentEspionage[left] * lentEspionage +
    ODDS.titan[left] * player.titans.length +
    (player.passed ? 0 : ODDS.reach[left] * bestTitanGlance(c, s, player)) +
    (home === 0 ? 0 : ODDS.build[left] * bestBuildGlance(c, s, player, cardGlance))
  );
}

function bestTitanGlance(c: Content, s: MonState, player: Player): number {
  let best = 0;
  for (const face of s.titans) {
    if (face === NONE || whyNotAttack(c, player, c.titans[face]) !== null) continue;
    best = Math.max(best, titanGlance(c, s, player, c.titans[face]));
  }
  return best;
}
