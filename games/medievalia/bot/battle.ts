/** Marching and fighting. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type ArmyOption, type CardOption, type DeclareOption, type MovementOption, NEW_ARMY, OUT, type TargetOption } from '../options.ts';
import { garrisonOf } from '../rules/battle.ts';
import { charactersIn, fiefOf, isEnemy, isNeutral, ownerOfFief } from '../rules/fiefs.ts';
import { attackOf, battleOf, damageTo, engagersOf, fateOf, shotDown, toughness } from '../rules/formations.ts';
import { isGuarded } from '../rules/guarding.ts';
import { availableIn } from '../rules/war.ts';
import { type Battle, CITY_SPOT, homeOf, isUsed, layoutOf, type MedState, OPEN_GROUND, placeAt } from '../state.ts';
import { TASTE } from './taste.ts';
import { isTroop, raidersNear } from './threat.ts';
import { worthOfCard, worthOfCharacter, worthOfHost } from './worth.ts';

/** Ready characters of a seat on open ground of a fief. */
function looseIn(s: MedState, seat: Seat, fief: number): number[] {
  return s.characters[seat].filter((card) => s.place[card] === placeAt(fief, OPEN_GROUND) && !isUsed(s, card));
}

/** Troops that may leave home: those who do not work. */
export function isRaider(c: Content, card: number): boolean {
  return isTroop(c.faces[card]);
}

/** What a seat could bring against an enemy's fief: the attack of its raiders that are not further off than a step or two. */
function raidAgainst(
  s: MedState,
  c: Content,
  seat: Seat,
  enemy: Seat,
): { readonly force: number; readonly count: number; readonly gain: number } {
  const raiders = s.characters[seat].filter((card) => isRaider(c, card));
  const home = homeOf(s, enemy);
  const loose = looseIn(s, enemy, home);
  const stopped = loose.length;
  const armies = raiders.map((card) => c.faces[card].attack).sort((a, b) => b - a);
  const free = armies.slice(stopped);
  return { force: attackOf(c, raiders), count: raiders.length, gain: plunder(s, c, enemy, free) };
}

/** What free attackers could bring down in a fief: each takes the best host it can still destroy, or all together the City. */
function plunder(s: MedState, c: Content, enemy: Seat, armies: readonly number[]): number {
  const hosts = s.hosts[enemy].filter((host) => host >= 0);
  const city = s.hosts[enemy][CITY_SPOT];
  const total = armies.reduce((sum, attack) => sum + attack, 0);
  if (city >= 0 && total >= needed(s, c, enemy, city)) return 5000;
  const prizes = hosts
    .filter((host) => host !== city)
    .map((host) => ({ needed: needed(s, c, enemy, host), worth: worthOfHost(s, c, enemy, host) }))
    .sort((a, b) => b.worth - a.worth);
  let gain = 0;
  for (const attack of armies) {
    const index = prizes.findIndex((prize) => prize.needed <= attack);
    if (index >= 0) gain += prizes.splice(index, 1)[0].worth;
  }
  return gain;
}

/** Points that bring a host down. */
export function needed(s: MedState, c: Content, seat: Seat, host: number): number {
  const place = s.place[host];
  let points = c.faces[host].kind === 'city' ? c.faces[host].defence - s.damage[host] : 1;
  for (const card of s.characters[seat]) if (s.place[card] === place) points += c.faces[card].defence - s.damage[card];
  for (const card of s.buildings[seat])
    if (s.place[card] === place && c.faces[card].kind === 'militaryBuilding') points += c.faces[card].defence - s.damage[card];
  return points;
}

/** The enemy most worth a raid, and how much it promises after what it may cost. */
function bestRaid(s: MedState, c: Content, seat: Seat): { readonly enemy: Seat; readonly promise: number } {
  let enemy = -1;
  let promise = 0;
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other) || s.eliminated[other]) continue;
    const { gain, force, count } = raidAgainst(s, c, seat, other);
    const guards = s.hosts[other].filter((host, spot) => spot !== CITY_SPOT && host >= 0 && isGuarded(s, c, other, host)).length;
    const siege = count > 0 && guards === 0 ? TASTE.raid.siege : 0;
    const worth = force >= TASTE.raid.force ? gain + siege - TASTE.raid.cost : 0;
    if (worth > promise) {
      promise = worth;
      enemy = other;
    }
  }
  return { enemy, promise };
}

/** Raiders go where a raid promises something and come home when it does not; workers stay, one loose hand as well. */
export function weighMarch(s: MedState, seat: Seat, option: MovementOption): number {
  if (option.move === 'remove') return -200;
  if (option.move !== 'march') return option.move === 'endMovement' ? 0.1 : 0;
  const c = content.of(s);
  const from = fiefOf(s, option.id);
  const home = homeOf(s, seat);
  const { distance } = layoutOf(s);
  const nearer = (goal: number): boolean => distance[option.index][goal] < distance[from][goal];
  if (!isRaider(c, option.id)) return from === home ? -20 : nearer(home) ? 5 : -5;
  const { enemy, promise } = bestRaid(s, c, seat);
  if (from === home && raidersNear(s, c, seat) >= looseIn(s, seat, home).length && promise < 1000) return -8;
  if (enemy < 0) {
    if (ownerOfFief(s, from) >= 0 && from !== home) return -3;
    return from === home ? -5 : nearer(home) ? 3 : -5;
  }
  const target = homeOf(s, enemy);
  if (from === target) return -10;
  return nearer(target) ? 5 + promise / 100 : -5;
}

/** What is lost when the cheapest cards of an army take the damage first. */
function losses(s: MedState, c: Content, cards: readonly number[], damage: number): number {
  let points = damage;
  let lost = 0;
  const order = [...cards].sort((a, b) => worthOfCharacter(c.faces[a]) - worthOfCharacter(c.faces[b]));
  for (const card of order) {
    const tough = Math.max(0, c.faces[card].defence - s.damage[card]);
    if (points < tough) break;
    points -= tough;
    lost += worthOfCharacter(c.faces[card]);
  }
  return lost;
}

/** Whether a battle promises more than it costs. */
export function weighWar(s: MedState, seat: Seat, option: DeclareOption): number {
  if (option.move === 'remove') return -200;
  if (option.move !== 'war') return 0;
  const c = content.of(s);
  const taste = TASTE.war;
  const { index: fief, enemySeat: enemy } = option;
  if (isNeutral(s, fief)) {
    const mine = charactersIn(s, seat, fief);
    const theirs = charactersIn(s, enemy, fief);
    return losses(s, c, theirs, attackOf(c, mine)) - taste.neutralLoss * losses(s, c, mine, attackOf(c, theirs));
  }
  const mine = availableIn(s, seat, fief);
  const theirs = availableIn(s, enemy, fief);
  if (homeOf(s, enemy) !== fief) {
    const there = charactersIn(s, enemy, fief);
    return losses(s, c, there, attackOf(c, mine)) - taste.intrudedLoss * losses(s, c, mine, attackOf(c, there)) + taste.intruder;
  }
  const armies = mine.map((card) => c.faces[card].attack).sort((a, b) => b - a);
  const gain = plunder(s, c, enemy, armies.slice(theirs.length));
  const hunted = charactersIn(s, enemy, fief).length > 0 ? taste.hunted : 0;
  const felled = taste.defenders * losses(s, c, theirs, attackOf(c, mine));
  return gain + hunted + felled - taste.raidLoss * losses(s, c, mine, attackOf(c, theirs));
}

/** Apart, so that one defender cannot stop them all; those without an attack stay out if they may. */
export function weighDeployment(s: MedState, card: number, { index }: ArmyOption): number {
  const c = content.of(s);
  if (index === NEW_ARMY) return c.faces[card].attack > 0 ? 2 : 0.5;
  return index === OUT ? 1 : 0;
}

/** Engage what threatens most and what can be brought down. */
export function weighEngagement(s: MedState, card: number, option: ArmyOption): number {
  const c = content.of(s);
  if (option.index === OUT) return 0;
  const b = battleOf(s);
  const army = b.formations[option.index];
  const engaged = engagersOf(b, option.index);
  const own = engaged < 0 ? [card] : [...b.formations[engaged].cards, card];
  const threat = engaged >= 0 ? 0 : threatOf(s, c, b, option.index);
  const kills = losses(s, c, army.cards, attackOf(c, own)) - (engaged < 0 ? 0 : losses(s, c, army.cards, attackOf(c, own.slice(0, -1))));
  const dies = losses(s, c, own, attackOf(c, army.cards)) - (engaged < 0 ? 0 : losses(s, c, own.slice(0, -1), attackOf(c, army.cards)));
  return threat + kills - dies - TASTE.war.trouble;
}

/** What a free army could destroy, alone or with the other free ones. */
function threatOf(s: MedState, c: Content, b: Battle, index: number): number {
  if (homeOf(s, b.defender) !== b.fief) return 0;
  const attack = attackOf(c, b.formations[index].cards);
  const free = b.formations.flatMap(({ foe, cards }, i) => (i < b.armies && foe < 0 ? [attackOf(c, cards)] : []));
  const together = free.reduce((sum, points) => sum + points, 0);
  const city = s.hosts[b.defender][CITY_SPOT];
  if (together >= needed(s, c, b.defender, city)) return 1000 + 10 * attack;
  const prizes = s.hosts[b.defender].filter((host) => host >= 0 && host !== city && needed(s, c, b.defender, host) <= attack);
  return Math.max(0, ...prizes.map((host) => TASTE.war.threat * worthOfHost(s, c, b.defender, host)));
}

/** The City when all free armies together can take it; else what this army can destroy or bring down, minus what it may cost. */
export function weighTarget(s: MedState, army: number, option: TargetOption): number {
  const c = content.of(s);
  if (option.index < 0 && option.id < 0) return 0;
  const b = battleOf(s);
  const attack = attackOf(c, b.formations[army].cards);
  if (option.index >= 0) {
    const target = engagersOf(b, option.index);
    return extraLoss(s, c, b, army, target) - TASTE.war.trouble;
  }
  const face = c.faces[option.id];
  if (face.kind === 'character') {
    const falls = attack >= toughness(s, c, b, option.id);
    return (falls ? worthOfCharacter(face) : 0) - revenge(s, c, b, army, face.attack) - TASTE.war.trouble;
  }
  return weighAssault(s, c, b, army, option.id, attack);
}

function weighAssault(s: MedState, c: Content, b: Battle, army: number, host: number, attack: number): number {
  const known = b.formations.findIndex((formation) => formation.host === host);
  const before = known < 0 ? 0 : damageTo(c, b, known);
  const free = b.formations.reduce(
    (sum, { foe, cards }, i) => sum + (i < b.armies && (foe < 0 || foe === known) ? attackOf(c, cards) : 0),
    0,
  );
  const bar = needed(s, c, b.defender, host);
  const worth = worthOfHost(s, c, b.defender, host);
  const garrison = garrisonOf(s, c, b.defender, host);
  const strikesBack = known < 0 ? revenge(s, c, b, army, attackOf(c, garrison.cards)) : 0;
  if (before >= bar) return -2;
  if (before + attack >= bar) return worth - strikesBack;
  if (free >= bar) return TASTE.war.together * worth - strikesBack;
  const guards = losses(
    s,
    c,
    garrison.cards.filter((card) => c.faces[card].kind === 'character'),
    before + attack,
  );
  return guards - strikesBack - TASTE.war.trouble;
}

/** What an army loses when its target strikes back. */
function revenge(s: MedState, c: Content, b: Battle, army: number, damage: number): number {
  return losses(s, c, b.formations[army].cards, damage);
}

/** What one more army costs a formation that is struck already. */
function extraLoss(s: MedState, c: Content, b: Battle, army: number, target: number): number {
  const { cards } = b.formations[target];
  const before = damageTo(c, b, target);
  return losses(s, c, cards, before + attackOf(c, b.formations[army].cards)) - losses(s, c, cards, before);
}

/** What a battle costs one seat and its friends, and its enemies, as things stand. */
function balance(s: MedState, c: Content, b: Battle, seat: Seat): number {
  let sum = 0;
  b.formations.forEach(({ seat: owner, host }, index) => {
    const { fallen, hostLost } = fateOf(s, c, b, index);
    const lost = fallen.reduce((total, card) => total + (card === host ? 0 : worthOfCard(s, c, owner, card)), 0);
    const whole = lost + (hostLost ? worthOfHost(s, c, owner, host) : 0);
    sum += isEnemy(s, seat, owner) ? whole : -whole;
  });
  for (const card of shotDown(s, b)) {
    const isFoe = s.characters.some((cards, owner) => isEnemy(s, seat, owner) && cards.includes(card));
    sum += (isFoe ? 1 : -1) * worthOfCharacter(c.faces[card]);
  }
  return sum;
}

/** How much an arrow, a heal or a bonus on a card changes the battle for a seat. */
export function weighTouch(s: MedState, seat: Seat, kind: 'arrows' | 'heals' | 'bonuses', { id }: CardOption): number {
  if (id < 0) return 0.5;
  const c = content.of(s);
  const b = battleOf(s);
  const touched = { ...b, [kind]: [...b[kind], id] };
  return balance(s, c, touched, seat) - balance(s, c, b, seat) + worthOfCard(s, c, seat, id) / 10_000;
}

/** Strike where it hurts. */
export function weighStrike(s: MedState, formation: number, { index }: ArmyOption): number {
  const c = content.of(s);
  const b = battleOf(s);
  return losses(s, c, b.formations[index].cards, attackOf(c, b.formations[formation].cards));
}

/** The cheapest cards first. */
export function weighSacrifice(s: MedState, { id }: CardOption): number {
  const c = content.of(s);
  const b = battleOf(s);
  const seat = b.formations.find(({ cards }) => cards.includes(id))?.seat ?? b.attacker;
  return -worthOfCard(s, c, seat, id) / Math.max(1, toughness(s, c, b, id));
}
