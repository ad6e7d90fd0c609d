/** End of game and scoring (MON-9). */

import type { Result, Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { EndScore } from '../content/schema.ts';
import { banners, FAMINE, FOOD, type MonState, type Player, symbols } from '../state.ts';
import { type Ending, TRIBES } from '../vocabulary.ts';
import { step } from './step.ts';

export interface Score {
  /** Never above 0. */
  readonly famine: number;
  /** By tribe. */
  readonly tribes: readonly number[];
  readonly cards: number;
  readonly total: number;
}

/** VP of a player if the game ended now, damaged cards counting as repaired (MON-9.1 to MON-9.7). */
export function scoreOf(c: Content, player: Player): Score {
  const tribes = TRIBES.map((_, tribe) => tribeScore(c, banners(c, player, tribe)));
  const famine = -c.faminePenalty * player.citizens.filter((place) => place === FAMINE).length;
  const cards = cardScore(c, player);
  // `+ 0` turns a minus zero into the zero that JSON keeps.
  return { famine: famine + 0, tribes, cards, total: tribes.reduce((sum, vp) => sum + vp, famine + cards) };
}

/** MON-9.3, MON-9.4. */
export function tribeScore({ bannerScore }: Content, count: number): number {
  return bannerScore[Math.min(count, bannerScore.length - 1)];
}

/** VP printed on Empire cards and titans (MON-9.6). */
export function cardScore(c: Content, player: Player): number {
  let vp = 0;
  for (const card of player.city) vp += endScore(c, player, c.empire[card].endScore);
  for (const card of player.titans) vp += endScore(c, player, c.titans[card].endScore);
  return vp;
}

const PAIRS_CAP = 6;

function endScore(c: Content, player: Player, score: EndScore | null): number {
  if (score === null) return 0;
  switch (score.type) {
    case 'tribePairs':
      return Math.ceil(Math.min(banners(c, player, TRIBES.indexOf(score.tribe)), PAIRS_CAP) / 2);
    case 'fullSets':
      return score.vp * Math.min(...TRIBES.map((_, tribe) => banners(c, player, tribe)));
    case 'perCard':
      return perN(score, cardsOf(player, score.card));
    case 'perToken':
      return perN(score, score.token === 'coin' ? player.coins : player.knowledge);
    case 'perFood':
      return perN(score, symbols(c, { ...player, damaged: [] }, FOOD));
    case 'flat':
      return score.vp;
  }
}

/** So many VP for every full `per` (MON-13.24, MON-13.25). */
function perN({ per, vp, max }: { readonly per: number; readonly vp: number; readonly max: number | null }, count: number): number {
  return Math.min(vp * Math.floor(count / per), max ?? Number.POSITIVE_INFINITY);
}

function cardsOf(player: Player, kind: 'titan' | 'province' | 'empire'): number {
  switch (kind) {
    case 'titan':
      return player.titans.length;
    case 'province':
      return player.provinces.length;
    case 'empire':
      return player.city.length;
  }
}

/** Tie-breaks in their order (MON-9.10 to MON-9.12). */
const TIE_BREAKS: readonly { readonly by: Exclude<Ending, 'score' | 'shared'>; of(player: Player): number }[] = [
  { by: 'coins', of: (player) => player.coins },
  { by: 'cards', of: (player) => player.city.length + player.provinces.length + player.titans.length },
  { by: 'knowledge', of: (player) => player.knowledge },
];

export const scoreGame = step.work('scoreGame', {
  rule: ['MON-9.1', 'MON-9.2', 'MON-9.6', 'MON-9.8', 'MON-9.9', 'MON-9.13'],
  run(s) {
    for (const player of s.players) player.damaged = [];
    s.core.result = resultOf(s);
    s.core.told?.push({ key: 'gameOver', params: { seats: s.core.result.winners } });
  },
});

function resultOf(s: MonState): Result {
  const c = content.of(s);
  const scored = s.players.map((player) => scoreOf(c, player));
  const scores = scored.map(({ total }) => total);
  const breakdown = [
    { key: 'famine', values: scored.map(({ famine }) => famine) },
    ...TRIBES.map((tribe, i) => ({ key: tribe, values: scored.map(({ tribes }) => tribes[i]) })),
    { key: 'cards', values: scored.map(({ cards }) => cards) },
  ];
  let winners = best(
    s.players.map((_, seat) => seat),
    scores,
  );
  let by: Ending = 'score';
  for (const tieBreak of TIE_BREAKS) {
    if (winners.length === 1) break;
    const values = s.players.map(tieBreak.of);
    breakdown.push({ key: `tie.${tieBreak.by}`, values });
    winners = best(winners, values);
    by = tieBreak.by;
  }
  return { scores, winners, by: winners.length === 1 ? by : 'shared', breakdown };
}

function best(seats: readonly Seat[], values: readonly number[]): Seat[] {
  const most = Math.max(...seats.map((seat) => values[seat]));
  return seats.filter((seat) => values[seat] === most);
}
