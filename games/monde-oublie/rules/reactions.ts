/** Reactions to Discovery: Guilde des Scribes (MON-13.10) and Avant-Poste Isolé (MON-13.3, MON-13.4). */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { CoinOption } from '../options.ts';
import { type Army, isDamaged, leftOf, type MonState, rightOf } from '../state.ts';
import { step } from './step.ts';
import { type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

/** In clockwise order from the player who discovered; whoever has both cards is asked for the Guilde first (MON-10.21). */
export function discoveryReactions(s: MonState, discoverer: Seat): Next {
  const frames: Frame[] = [];
  for (let seat = leftOf(s, discoverer); seat !== discoverer; seat = leftOf(s, seat)) {
    if (leftOf(s, seat) === discoverer) addReactions(s, seat, 'discoveryByLeftNeighbour', frames);
    if (rightOf(s, seat) === discoverer) addReactions(s, seat, 'discoveryByRightNeighbour', frames);
  }
  return frames;
}

function addReactions(s: MonState, seat: Seat, on: 'discoveryByLeftNeighbour' | 'discoveryByRightNeighbour', frames: Frame[]): void {
  const c = content.of(s);
  const player = s.players[seat];
  for (const card of player.city)
    if (c.empire[card].trigger?.on === on && !isDamaged(player, card)) frames.push(reactToDiscovery.do({ seat, card }));
}

/** One card's window. The others that wait for theirs are no part of its breadcrumb. */
export const reactToDiscovery = step.work('reactToDiscovery', {
  rule: ['MON-10.21', 'MON-13.3', 'MON-13.10'],
  run(s, { seat, card }: { seat: Seat; card: number }): Next {
    const isScribes = content.of(s).empire[card].trigger?.on === 'discoveryByLeftNeighbour';
    return (isScribes ? scribesReaction : outpostReaction).do({ seat, card });
  },
});

export const scribesReaction = step.pick('scribesReaction', {
  rule: ['MON-13.10', 'MON-7.4'],
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const { id, trigger } = c.empire[card];
    if (trigger?.on !== 'discoveryByLeftNeighbour' || s.players[seat].coins < trigger.effect.coins) return null;
    const { coins, knowledge } = trigger.effect;
    return pick(seat, [c.options.buyKnowledge, c.options.buyNothing], { params: { card: id, coins, knowledge } });
  },
  answer(s, { seat, card }, { yes }) {
    const { id, trigger } = content.of(s).empire[card];
    if (!yes || trigger?.on !== 'discoveryByLeftNeighbour') return undefined;
    const { coins, knowledge } = trigger.effect;
    s.players[seat].coins -= coins;
    s.players[seat].knowledge += knowledge;
    s.core.told?.push({ key: 'boughtKnowledge', params: { seat, card: id, coins, n: knowledge } });
    return undefined;
  },
});

export const outpostReaction = step.pick('outpostReaction', {
  rule: ['MON-13.3', 'MON-13.4', 'MON-7.4'],
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const options = coinsToTake(s, seat, null);
    if (options.length === 0) return null;
    options.push(c.options.leaveCoins);
    return pick(seat, options, { params: { card: c.empire[card].id } });
  },
  answer(s, { seat }, { index, from }) {
    if (from === null) return undefined;
    const { armies } = s.players[seat];
    const { active, legacy, nameCoins, artCoins } = armies[index];
    armies[index] =
      from === 'name' ? { active, legacy, nameCoins: nameCoins - 1, artCoins } : { active, legacy, nameCoins, artCoins: artCoins - 1 };
    s.core.told?.push({
      key: from === 'name' ? 'coinOffName' : 'coinOffArt',
      params: { seat, soldiers: content.of(s).military[active].id },
    });
    return undefined;
  },
  refused: (s, { seat }) => refusedBy((refused) => coinsToTake(s, seat, refused)),
});

interface TakingCoin {
  readonly c: Content;
  readonly army: Army;
}

const NO_COIN_THERE = reason('MON-13.3', 'noCoinThere', ({ c, army }: TakingCoin) => ({ soldiers: c.military[army.active].id }));

function whyNotTakeCoin({ nameCoins, artCoins }: Army, from: CoinOption['from']): Reason<TakingCoin> | null {
  return (from === 'name' ? nameCoins : artCoins) > 0 ? null : NO_COIN_THERE;
}

function coinsToTake(s: MonState, seat: Seat, refused: Refusals): CoinOption[] {
  const c = content.of(s);
  const options: CoinOption[] = [];
  s.players[seat].armies.forEach((army, i) => {
    for (const table of [c.options.coinOnName, c.options.coinOnArt]) {
      const option = table[i][army.active];
      const why = whyNotTakeCoin(army, option.from);
      if (why === null) options.push(option);
      else refused?.push(refuse(option, why, { c, army }));
    }
  });
  return options;
}
