/** 14. Battle in a player's fief, and 16. battle in a neutral fief: who fights whom. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type ArmyOption, fiefNamed, NEW_ARMY, OUT, type TargetOption } from '../options.ts';
import { type Battle, homeOf, isOnOpenGround, layoutOf, type MedState } from '../state.ts';
import { ASSIGN_BONUSES, ORDER_DAMAGE, resolveBattle, STRIKE_BACK } from './damage.ts';
import { charactersIn, fiefOf, isNeutral } from './fiefs.ts';
import { attackOf, battleOf, engagersOf, formationOf } from './formations.ts';
import { USE_POWERS } from './powers.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { enterStage } from './stage.ts';
import { step } from './step.ts';

/** Lays a battle out: in a neutral fief everybody fights at once, in a player's fief troops are deployed first. */
export function beginBattle(
  s: MedState,
  fief: number,
  attacker: Seat,
  defender: Seat,
  attacking: readonly number[],
  defending: readonly number[],
): Frame[] {
  s.battle = { fief, attacker, defender, stage: 'attack', armies: 0, formations: [], bonuses: [], arrows: [], heals: [] };
  const end = resolveBattle.do({ seat: attacker, enemySeat: defender, ...fiefNamed(layoutOf(s), fief) });
  const clash = [
    enterStage.do({ stage: 'bonuses' }),
    ASSIGN_BONUSES,
    STRIKE_BACK,
    enterStage.do({ stage: 'order' }),
    ORDER_DAMAGE,
    USE_POWERS,
    end,
  ];
  if (isNeutral(s, fief)) {
    meetInTheOpen(s, s.battle);
    return clash;
  }
  return [
    deployAttack.do({ cards: attacking }),
    enterStage.do({ stage: 'defence' }),
    deployDefence.do({ cards: defending }),
    enterStage.do({ stage: 'targets' }),
    CHOOSE_TARGETS,
    ...clash,
  ];
}

/** Troops to be deployed, one after another. */
interface Troops {
  readonly cards: readonly number[];
}

function about(c: Content, card: number): { readonly card: string; readonly id: string } {
  return { card: c.faces[card].id, id: c.ids[card] };
}

/** All characters of both sides there, used and unused, form two armies that hit each other (MED-16.1, MED-16.2). */
function meetInTheOpen(s: MedState, b: Battle): void {
  const cards = charactersIn(s, b.attacker, b.fief);
  for (const card of cards) s.fought[card] = 1;
  b.armies = 1;
  b.formations = [
    { seat: b.attacker, cards, host: -1, foe: 1 },
    { seat: b.defender, cards: charactersIn(s, b.defender, b.fief), host: -1, foe: 0 },
  ];
}

const MUST_DEPLOY_ALL = reason('MED-14.3', 'mustDeployAll');
const MUST_BE_ABLE_TO_HURT = reason('MED-13.5', 'mustBeAbleToHurt');
const MUST_ENGAGE = reason('MED-14.7', 'mustEngage');

/** Why the attacker cannot keep the first of these troops out: only at home he may, and what is deployed must be able to hurt. */
function whyNotStayOut(s: MedState, c: Content, b: Battle, cards: readonly number[]): Reason | null {
  if (homeOf(s, b.attacker) !== b.fief) return MUST_DEPLOY_ALL;
  for (let i = 1; i < cards.length; i++) if (c.faces[cards[i]].attack > 0) return null;
  return b.formations.some((formation) => attackOf(c, formation.cards) > 0) ? null : MUST_BE_ABLE_TO_HURT;
}

/** Why the defender cannot keep a troop out. */
function whyNotHold(s: MedState, b: Battle): Reason | null {
  return homeOf(s, b.defender) === b.fief ? null : MUST_ENGAGE;
}

/** Step 1: each available troop joins an army, founds one or, at home, stays out. */
export const deployAttack = step.pick('deployAttack', {
  rule: ['MED-14.1', 'MED-14.2', 'MED-14.3', 'MED-14.4'],
  ask(s, { cards }: Troops) {
    if (cards.length === 0) return null;
    const c = content.of(s);
    const b = battleOf(s);
    const choices = [...c.options.join.slice(0, b.armies), c.options.found];
    if (whyNotStayOut(s, c, b, cards) === null) choices.push(c.options.stayOut);
    return pick(b.attacker, choices, { params: about(c, cards[0]) });
  },
  answer(s, { cards }, option: ArmyOption): Next {
    if (option.index !== OUT) joinArmy(s, cards[0], option);
    return deployAttack.do({ cards: cards.slice(1) });
  },
  refused(s, { cards }): Refused[] {
    const c = content.of(s);
    const why = whyNotStayOut(s, c, battleOf(s), cards);
    return why === null ? [] : [refuse(c.options.stayOut, why)];
  },
});

function joinArmy(s: MedState, card: number, { index }: ArmyOption): void {
  const c = content.of(s);
  const b = battleOf(s);
  if (index === NEW_ARMY) b.formations.push({ seat: b.attacker, cards: [card], host: -1, foe: -1 });
  else b.formations[index].cards.push(card);
  b.armies = b.formations.length;
  s.fought[card] = 1;
  s.core.told?.push({ key: 'deployed', params: { seat: b.attacker, ...about(c, card), army: index === NEW_ARMY ? b.armies : index + 1 } });
}

/** Step 2: each available troop of the defender engages one of the armies or, at home, none. */
export const deployDefence = step.pick('deployDefence', {
  rule: ['MED-14.5', 'MED-14.6', 'MED-14.7', 'MED-14.8'],
  ask(s, { cards }: Troops) {
    if (cards.length === 0) return null;
    const c = content.of(s);
    const b = battleOf(s);
    const choices = c.options.engage.slice(0, b.armies);
    if (whyNotHold(s, b) === null) choices.push(c.options.hold);
    return pick(b.defender, choices, { params: about(c, cards[0]) });
  },
  answer(s, { cards }, option: ArmyOption): Next {
    if (option.index !== OUT) engage(s, cards[0], option.index);
    return deployDefence.do({ cards: cards.slice(1) });
  },
  refused(s): Refused[] {
    const why = whyNotHold(s, battleOf(s));
    return why === null ? [] : [refuse(content.of(s).options.hold, why)];
  },
});

function engage(s: MedState, card: number, army: number): void {
  const b = battleOf(s);
  const engagers = engagersOf(b, army);
  if (engagers >= 0) b.formations[engagers].cards.push(card);
  else {
    b.formations[army].foe = b.formations.length;
    b.formations.push({ seat: b.defender, cards: [card], host: -1, foe: army });
  }
  s.core.told?.push({ key: 'engaged', params: { seat: b.defender, ...about(content.of(s), card), army: army + 1 } });
}

/** Step 3: every army that nobody engaged is free to choose. */
export const chooseTargets = step.work('chooseTargets', {
  rule: 'MED-14.9',
  run(s) {
    const { formations, armies } = battleOf(s);
    return formations.flatMap(({ foe }, army) => (army < armies && foe < 0 ? [chooseTarget.do({ army })] : []));
  },
});

const CHOOSE_TARGETS = chooseTargets.do({});

function isDeployed(b: Battle, card: number): boolean {
  const index = formationOf(b, card);
  return index >= 0 && b.formations[index].foe >= 0;
}

const HOST_ELSEWHERE = reason('MED-14.15', 'notInThisFief');
const CHARACTER_ELSEWHERE = reason('MED-14.10', 'notInThisFief');
const HOST_OF_ANOTHER = reason('MED-14.10', 'notInThisBattle');
const CHARACTER_OF_ANOTHER = reason('MED-14.20', 'notInThisBattle');
const GUARD_NOT_ALONE = reason('MED-14.11', 'guardNotAlone');
const ATTACK_ITS_ARMY = reason('MED-14.10', 'attackItsArmy');

/** Why a host, a character or a military building of another player cannot be attacked by itself (MED-14.10). */
function whyNotTarget(s: MedState, c: Content, b: Battle, owner: Seat, card: number): Reason | null {
  const { kind } = c.faces[card];
  const isHost = kind === 'city' || kind === 'territory';
  if (fiefOf(s, card) !== b.fief) return isHost ? HOST_ELSEWHERE : CHARACTER_ELSEWHERE;
  if (owner !== b.defender) return isHost ? HOST_OF_ANOTHER : CHARACTER_OF_ANOTHER;
  if (isHost) return null;
  if (!isOnOpenGround(s, card)) return GUARD_NOT_ALONE;
  return isDeployed(b, card) ? ATTACK_ITS_ARMY : null;
}

/** Hosts, armies that engaged another one, and characters that stand there by themselves, neither deployed nor guards. */
function targets(s: MedState, b: Battle): TargetOption[] {
  const c = content.of(s);
  const { attackCard, attackArmy } = c.options;
  const choices: TargetOption[] = [];
  for (const host of s.hosts[b.defender]) if (host >= 0 && whyNotTarget(s, c, b, b.defender, host) === null) choices.push(attackCard[host]);
  for (let army = 0; army < b.armies; army++) if (engagersOf(b, army) >= 0) choices.push(attackArmy[army]);
  for (const card of s.characters[b.defender]) if (whyNotTarget(s, c, b, b.defender, card) === null) choices.push(attackCard[card]);
  return choices;
}

export const chooseTarget = step.pick('chooseTarget', {
  rule: ['MED-14.9', 'MED-14.10', 'MED-14.11', 'MED-14.12'],
  ask(s, { army }: { army: number }) {
    const c = content.of(s);
    const b = battleOf(s);
    const cards = b.formations[army].cards.map((card) => c.faces[card].id);
    return pick(b.attacker, [...targets(s, b), c.options.attackNothing], { params: { army: army + 1, cards } });
  },
  answer(s, { army }, option: TargetOption) {
    const c = content.of(s);
    const b = battleOf(s);
    if (option === c.options.attackNothing) return;
    b.formations[army].foe = option.index >= 0 ? engagersOf(b, option.index) : formationAt(s, c, b, option.id);
    s.core.told?.push({
      key: option.index >= 0 ? 'targetedArmy' : 'targeted',
      params: { seat: b.attacker, army: army + 1, card: option.card, otherArmy: option.army, enemySeat: b.defender },
    });
  },
  refused(s): Refused[] {
    const c = content.of(s);
    const b = battleOf(s);
    return s.hosts.flatMap((hosts, owner) => {
      const walls = s.buildings[owner].filter((card) => c.faces[card].kind === 'militaryBuilding');
      const cards = owner === b.attacker ? [] : [...hosts.filter((host) => host >= 0), ...s.characters[owner], ...walls];
      return cards.flatMap((card) => {
        const why = whyNotTarget(s, c, b, owner, card);
        const option = c.options.attackCard[card];
        return why === null ? [] : [refuse(option, why, { card: option.card, copy: option.copy })];
      });
    });
  },
});

/** The formation of an attacked host or single character, made when it is attacked first (MED-14.16, MED-14.17). */
function formationAt(s: MedState, c: Content, b: Battle, card: number): number {
  const isHost = c.faces[card].kind !== 'character';
  const known = b.formations.findIndex(({ host, cards }) => (isHost ? host === card : cards[0] === card && cards.length === 1));
  if (known >= 0) return known;
  b.formations.push(isHost ? garrisonOf(s, c, b.defender, card) : { seat: b.defender, cards: [card], host: -1, foe: -1 });
  return b.formations.length - 1;
}

/** All characters and military buildings on a host, and the City itself when it is the host: the City comes last (MED-15.8). */
export function garrisonOf(s: MedState, c: Content, seat: Seat, host: number) {
  const place = s.place[host];
  const cards = s.characters[seat].filter((card) => s.place[card] === place);
  cards.push(...s.buildings[seat].filter((card) => s.place[card] === place && c.faces[card].kind === 'militaryBuilding'));
  if (c.faces[host].kind === 'city') cards.push(host);
  return { seat, cards, host, foe: -1 };
}
