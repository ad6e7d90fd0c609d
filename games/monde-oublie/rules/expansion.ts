/** Expansion (MON-10.15 to MON-10.19) and the variant Expansion + (MON-14). */

import { draw, look, type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { everybody } from '../knowledge.ts';
import { FROM_DECK, type PriceOption, type ProvinceOption } from '../options.ts';
import { canPay, type MonState, NONE, type Player } from '../state.ts';
import { effectFrames } from './effects.ts';
import { step } from './step.ts';

export function payablePrices(c: Content, player: Player): number {
  let n = 0;
  for (const price of c.expansionPrices) if (canPay(player, price)) n++;
  return n;
}

export function expansionTooDear({ expansionPrices: [inKnowledge, inCoins] }: Content, { coins, knowledge }: Player): Refusal {
  return refusal('MON-10.15', 'expansionTooDear', {
    knowledgePrice: inKnowledge.knowledge,
    coinPrice: inCoins.coins,
    coins,
    knowledge,
  });
}

/** Whether another province lies under the face-up one. */
export function takingShowsNext(s: MonState): boolean {
  return s.provincePile.length > 0;
}

export const chooseExpansionPrice = step.pick('chooseExpansionPrice', {
  rule: ['MON-10.15', 'MON-14.4'],
  crumb: () => ({}),
  ask(s, { seat, free }: { seat: Seat; free: boolean }) {
    const c = content.of(s);
    if (free) return pick(seat, [FOR_FREE]);
    const table = takingShowsNext(s) && !s.expansionPlus ? c.options.priceAndSee : c.options.price;
    return pick(
      seat,
      table.filter((price) => canPay(s.players[seat], price)),
      { params: { province: c.provinces[s.province].id } },
    );
  },
  answer(s, { seat }, { coins, knowledge }): Next {
    const player = s.players[seat];
    player.coins -= coins;
    player.knowledge -= knowledge;
    if (coins + knowledge > 0) s.core.told?.push({ key: 'paid', params: { seat, coins, knowledge } });
    return s.expansionPlus && takingShowsNext(s) ? lookOrTake.do({ seat }) : takeProvince(s, seat, s.province);
  },
  refused(s, { seat, free }): Refused[] {
    const c = content.of(s);
    const player = s.players[seat];
    if (free) return [];
    return c.options.price
      .filter((price) => !canPay(player, price))
      .map((price) => ({
        ...price,
        refusal: expansionTooDear(c, player),
      }));
  },
});

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
  s.province = takingShowsNext(s) ? (draw(s.core.chance, s.provincePile) ?? NONE) : NONE;
  s.provinceSeen.pop();
  if (s.province !== NONE) s.core.told?.push({ key: 'provinceRevealed', params: { province: c.provinces[s.province].id } });
  return effectFrames(seat, c.provinces[province].onGain);
}
