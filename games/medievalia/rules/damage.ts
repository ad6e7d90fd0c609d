/** 15. Damage: bonuses, whom a target strikes, the order of losses, and the result. Arrows and heals are in `powers.ts`. */

import { type Frame, order, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { ArmyOption, CardOption, FiefNamed } from '../options.ts';
import { type Battle, idsOf, type MedState, namesOf, ownerOf } from '../state.ts';
import { bonusOf } from './faces.ts';
import { removeCharacter } from './feeding.ts';
import {
  attackersOf,
  attackOf,
  battleOf,
  carriedDamage,
  damageTo,
  type Fate,
  fateOf,
  formationOf,
  isFighting,
  shotDown,
  toughness,
} from './formations.ts';
import { eliminate } from './siege.ts';
import { step } from './step.ts';
import { lossOf, removeHost } from './territories.ts';

/** Step 4a: Infantry and civil buildings each protect one card of their formation, those of the attacker first (MED-15.4). */
export const assignBonuses = step.work('assignBonuses', {
  rule: 'MED-15.4',
  run(s) {
    const c = content.of(s);
    const b = battleOf(s);
    const givers: Frame[] = [];
    b.formations.forEach(({ seat, cards, host }, formation) => {
      if (!isFighting(b, formation)) return;
      for (const card of cards) if (bonusOf(c.faces[card]) > 0) givers.push(assignBonus.do({ formation, giver: card }));
      if (host < 0) return;
      for (const card of s.buildings[seat])
        if (s.place[card] === s.place[host] && bonusOf(c.faces[card]) > 0) givers.push(assignBonus.do({ formation, giver: card }));
    });
    return givers;
  },
});

export const ASSIGN_BONUSES = assignBonuses.do({});

/** Who may get a bonus: from Infantry another character (MED-17.9, MED-17.10), from a civil building any card that fights on its host (MED-8.17). */
function recipients(c: Content, b: Battle, formation: number, giver: number): number[] {
  const { cards } = b.formations[formation];
  if (c.faces[giver].kind !== 'character') return cards;
  return cards.filter((card) => card !== giver && c.faces[card].kind === 'character');
}

export const assignBonus = step.pick('assignBonus', {
  rule: ['MED-8.17', 'MED-8.18', 'MED-15.4', 'MED-17.9', 'MED-17.10'],
  ask(s, { formation, giver }: { formation: number; giver: number }) {
    const c = content.of(s);
    const b = battleOf(s);
    const cards = recipients(c, b, formation, giver);
    if (cards.length === 0) return null;
    return pick(
      b.formations[formation].seat,
      cards.map((card) => c.options.bonus[card]),
      { params: { card: c.faces[giver].id } },
    );
  },
  answer(s, { formation, giver }, { id }: CardOption) {
    const c = content.of(s);
    const b = battleOf(s);
    const points = bonusOf(c.faces[giver]);
    for (let i = 0; i < points; i++) b.bonuses.push(id);
    s.core.told?.push({
      key: 'bonusGiven',
      params: { seat: b.formations[formation].seat, giverCard: c.faces[giver].id, card: c.faces[id].id, points },
    });
  },
});

/** A target strikes back at its attacker; attacked by several, at the one its owner chooses (MED-15.5). */
export const strikeBack = step.work('strikeBack', {
  rule: ['MED-14.19', 'MED-15.3', 'MED-15.5'],
  run(s) {
    const c = content.of(s);
    const b = battleOf(s);
    const choices: Frame[] = [];
    b.formations.forEach((formation, index) => {
      if (index < b.armies || formation.foe >= 0 || formation.cards.length === 0) return;
      const attackers = attackersOf(b, index);
      formation.foe = attackers[0];
      if (attackers.length > 1 && attackOf(c, formation.cards) > 0) choices.push(chooseStruckArmy.do({ formation: index }));
    });
    return choices;
  },
});

export const STRIKE_BACK = strikeBack.do({});

export const chooseStruckArmy = step.pick('chooseStruckArmy', {
  rule: 'MED-15.5',
  ask(s, { formation }: { formation: number }) {
    const c = content.of(s);
    const b = battleOf(s);
    const { seat, cards } = b.formations[formation];
    return pick(
      seat,
      attackersOf(b, formation).map((army) => c.options.strike[army]),
      { params: { cards: namesOf(c, cards) } },
    );
  },
  answer(s, { formation }, { index, army }: ArmyOption) {
    const b = battleOf(s);
    b.formations[formation].foe = index;
    s.core.told?.push({ key: 'struckBack', params: { seat: b.formations[formation].seat, army } });
  },
});

/** Step 4b: whoever loses cards says in which order, the attacker first (MED-15.7). */
export const orderDamage = step.work('orderDamage', {
  rule: 'MED-15.7',
  run(s) {
    const c = content.of(s);
    const b = battleOf(s);
    return b.formations.flatMap((_, formation) => (damageTo(c, b, formation) > 0 ? [damageOrder.do({ formation })] : []));
  },
});

export const ORDER_DAMAGE = orderDamage.do({});

export const damageOrder = step.order('damageOrder', {
  rule: ['MED-15.7', 'MED-15.8'],
  ask(s, { formation }: { formation: number }) {
    const c = content.of(s);
    const b = battleOf(s);
    const { seat, cards, host } = b.formations[formation];
    const points = damageTo(c, b, formation);
    const ordered = cards.filter((card) => card !== host);
    return order(
      seat,
      ordered.map((card) => c.options.damage[card]),
      { params: { points }, suggest: () => [cheapestOrder(s, c, b, ordered, points).map((card) => c.options.damage[card])] },
    );
  },
  answer(s, { formation }, chosen: readonly CardOption[]) {
    const place = battleOf(s).formations[formation];
    const city = place.cards.filter((card) => card === place.host);
    place.cards = [...chosen.map(({ id }) => id), ...city];
  },
});

/** Of more cards not every way to lose some is tried. */
const MOST_TRIED = 10;

/** An order that gives up as little as possible: first those that fall, then one that bears what is left. */
function cheapestOrder(s: MedState, c: Content, b: Battle, cards: readonly number[], points: number): readonly number[] {
  const price = (card: number): number => c.faces[card].cost.reduce((sum, units) => sum + units, 0);
  const cheapestFirst = cards.toSorted((one, other) => price(one) - price(other));
  if (cards.length > MOST_TRIED) return cheapestFirst;
  let best: readonly number[] = cheapestFirst;
  let least = Number.POSITIVE_INFINITY;
  for (let lost = 0; lost < 1 << cards.length; lost++) {
    const fallen = cheapestFirst.filter((_, i) => (lost & (1 << i)) !== 0);
    const left = points - fallen.reduce((sum, card) => sum + toughness(s, c, b, card), 0);
    const worth = fallen.reduce((sum, card) => sum + price(card), 0);
    if (left < 0 || worth >= least) continue;
    const others = cheapestFirst.filter((card) => !fallen.includes(card));
    const bearer = others.filter((card) => toughness(s, c, b, card) > left);
    if (left > 0 && bearer.length === 0 && others.length > 0) continue;
    best = left > 0 ? [...fallen, ...bearer, ...others.filter((card) => !bearer.includes(card))] : [...fallen, ...others];
    least = worth;
  }
  return best;
}

interface BattleFrame extends FiefNamed {
  readonly seat: Seat;
  readonly enemySeat: Seat;
}

/**
 * Step 6: what the damage does to every formation at once, then the battle is over (MED-15.12 to MED-15.26). With his City a player is
 * out (MED-19.1), so Cities go last: whatever else fell with them has left the table by then.
 */
export const resolveBattle = step.work('resolveBattle', {
  rule: ['MED-15.12', 'MED-15.13', 'MED-15.22', 'MED-15.23', 'MED-15.24'],
  crumb: ({ enemySeat, where, fief, ownerSeat, otherSeat }: BattleFrame) => ({ enemySeat, where, fief, ownerSeat, otherSeat }),
  run(s, _p: BattleFrame) {
    const c = content.of(s);
    const b = battleOf(s);
    const fates = b.formations.map((_, formation) => fateOf(s, c, b, formation));
    const bystanders = shotDown(s, b);
    carryDamage(s, b, fates, bystanders);
    s.battle = null;
    for (const card of bystanders) fall(s, c, ownerOf(s, card), [card]);
    fates.forEach(({ fallen }, i) => {
      fall(s, c, b.formations[i].seat, fallen);
    });
    const lost = b.formations.filter((_, i) => fates[i].hostLost);
    const isCity = (host: number): boolean => c.faces[host].kind === 'city';
    for (const { seat, host } of lost) if (!isCity(host)) loseTerritory(s, c, seat, host);
    for (const { seat, host } of lost) if (isCity(host)) eliminate(s, seat, 'conquest');
    s.core.told?.push({ key: 'battleOver', params: {} });
  },
});

/** Survivors keep what they have taken until the end of the turn (MED-15.23). */
function carryDamage(s: MedState, b: Battle, fates: readonly Fate[], bystanders: readonly number[]): void {
  b.formations.forEach(({ cards }, i) => {
    const { fallen, absorber, absorbed } = fates[i];
    for (const card of cards) if (!fallen.includes(card)) s.damage[card] = carriedDamage(s, b, card, card === absorber ? absorbed : 0);
  });
  for (const card of new Set([...b.arrows, ...b.heals]))
    if (formationOf(b, card) < 0 && !bystanders.includes(card)) s.damage[card] = carriedDamage(s, b, card, 0);
}

/** Takes fallen characters and military buildings off the table (MED-15.20, MED-15.22); a fallen City is lost as a host. */
function fall(s: MedState, c: Content, seat: Seat, cards: readonly number[]): void {
  const fallen = cards.filter((card) => c.faces[card].kind !== 'city');
  if (fallen.length === 0) return;
  s.core.told?.push({ key: 'fell', params: { seat, cards: namesOf(c, fallen), ids: idsOf(c, fallen) } });
  for (const card of fallen) {
    if (c.faces[card].kind === 'character') removeCharacter(s, seat, card);
    else {
      s.buildings[seat].splice(s.buildings[seat].indexOf(card), 1);
      s.place[card] = -1;
      s.discard.push(card);
    }
  }
}

/** A territory goes with its buildings (MED-15.21). */
function loseTerritory(s: MedState, c: Content, seat: Seat, host: number): void {
  s.core.told?.push({ key: 'destroyed', params: lossOf(s, c, seat, host) });
  removeHost(s, seat, host);
}
