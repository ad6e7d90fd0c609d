/** Expansion (MON-10.15 to MON-10.19) and the variant Expansion + (MON-14). */

import { draw, look, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content, type Price } from '../content/content.ts';
import { FROM_DECK, type PriceOption, type ProvinceOption } from '../options.ts';
import { canPay, type MonState, NONE, type Player } from '../state.ts';
import { effectFrames } from './effects.ts';
import { everybody } from './knowledge.ts';
import { step } from './step.ts';
import { type OfPlayer, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

const EXPANSION_TOO_DEAR = reason('MON-10.15', 'expansionTooDear', ({ c, player: { coins, knowledge } }: OfPlayer) => {
  const [inKnowledge, inCoins] = c.expansionPrices;
  return { knowledgePrice: inKnowledge.knowledge, coinPrice: inCoins.coins, coins, knowledge };
});

function whyNotPay(player: Player, price: Price): Reason<OfPlayer> | null {
  return canPay(player, price) ? null : EXPANSION_TOO_DEAR;
}

const NO_PROVINCE_LEFT = reason('MON-10.18', 'noProvinceLeft', () => ({}));

export function whyNotExpand(
  { expansionPrices: [inKnowledge, inCoins] }: Content,
  s: MonState,
  player: Player,
  free: boolean,
): Reason<OfPlayer> | null {
  if (s.province === NONE) return NO_PROVINCE_LEFT;
  if (free || whyNotPay(player, inKnowledge) === null) return null;
  return whyNotPay(player, inCoins);
}

/** Whether another province lies under the face-up one. */
function hasNextProvince(s: MonState): boolean {
  return s.provincePile.length > 0;
}

export const chooseExpansionPrice = step.pick('chooseExpansionPrice', {
  rule: ['MON-10.15', 'MON-14.4'],
  crumb: () => ({}),
  ask(s, { seat, free }: { seat: Seat; free: boolean }) {
    if (free) return pick(seat, [FOR_FREE]);
    return pick(seat, prices(s, seat, null), { params: { province: content.of(s).provinces[s.province].id } });
  },
  answer(s, { seat }, { coins, knowledge }): Next {
    const player = s.players[seat];
    player.coins -= coins;
    player.knowledge -= knowledge;
    if (coins + knowledge > 0) s.core.told?.push({ key: 'paid', params: { seat, coins, knowledge } });
    return s.expansionPlus && hasNextProvince(s) ? lookOrTake.do({ seat }) : takeProvince(s, seat, s.province);
  },
  refused: (s, { seat, free }) => (free ? [] : refusedBy((refused) => prices(s, seat, refused))),
});

function prices(s: MonState, seat: Seat, refused: Refusals): PriceOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const options: PriceOption[] = [];
  for (const price of c.options.price) {
    const why = whyNotPay(player, price);
    if (why === null) options.push(price);
    else refused?.push(refuse(price, why, { c, player }));
  }
  return options;
}

const FOR_FREE: PriceOption = { key: 'free', say: 'payNothing', coins: 0, knowledge: 0 };

/** Expansion +: the face-up province, or a look at the first ones (MON-14.2, MON-14.4). */
export const lookOrTake = step.pick('lookOrTake', {
  rule: ['MON-14.2', 'MON-14.4'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const { options } = content.of(s);
    return pick(seat, [options.takeProvince[s.province], options.lookAtProvinces]);
  },
  answer(s, { seat }, { face }): Next {
    if (face !== FROM_DECK) return takeProvince(s, seat, face);
    const seen = look(s.core.chance, s.provincePile, content.of(s).expansionPlusLook - 1);
    for (let i = 1; i <= seen.length; i++) s.provinceSeen[s.provinceSeen.length - i] |= 1 << seat;
    s.core.told?.push({ key: 'lookedAtProvinces', params: { seat, n: seen.length + 1 } });
    return chooseProvince.do({ seat, n: seen.length });
  },
});

/** `n` cards of the pile are being looked at, besides the face-up one. */
export const chooseProvince = step.pick('chooseProvince', {
  rule: ['MON-14.2', 'MON-14.3'],
  crumb: () => ({}),
  ask(s, { seat, n }: { seat: Seat; n: number }) {
    const { takeProvince: table } = content.of(s).options;
    const options: ProvinceOption[] = [table[s.province]];
    for (let i = 1; i <= n; i++) {
      const option = table[s.provincePile[s.provincePile.length - i]];
      if (!options.includes(option)) options.push(option);
    }
    return pick(seat, options, { always: true });
  },
  answer(s, { seat, n }, { face }): Next {
    putOthersUnder(s, face, n);
    return takeProvince(s, seat, face);
  },
});

/**
 * Makes the chosen card the face-up one and puts the others looked at under the pile in their order (MON-14.3). All know
 * where the former face-up card went; the looker knows the rest.
 */
function putOthersUnder(s: MonState, chosen: number, n: number): void {
  const cards = [s.province, ...s.provincePile.splice(s.provincePile.length - n).reverse()];
  const seen = [everybody(s.core.seats), ...s.provinceSeen.splice(s.provinceSeen.length - n).reverse()];
  const at = cards.indexOf(chosen);
  cards.splice(at, 1);
  seen.splice(at, 1);
  s.provincePile.unshift(...cards.reverse());
  s.provinceSeen.unshift(...seen.reverse());
  s.province = chosen;
}

/** Takes the face-up province and turns the next one up (MON-10.16, MON-10.17). */
function takeProvince(s: MonState, seat: Seat, province: number): Next {
  const c = content.of(s);
  s.players[seat].provinces.push(province);
  s.core.told?.push({ key: 'tookProvince', params: { seat, province: c.provinces[province].id } });
  s.province = hasNextProvince(s) ? (draw(s.core.chance, s.provincePile) ?? NONE) : NONE;
  s.provinceSeen.pop();
  if (s.province !== NONE) s.core.told?.push({ key: 'provinceRevealed', params: { province: c.provinces[s.province].id } });
  return effectFrames(seat, c.provinces[province].onGain);
}
