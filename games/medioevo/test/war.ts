/** Battles for tests: two sides in Serbia, which is nobody's home, with dice as the test says. */

import { type Frame, scriptChance, type Told } from '@castellan/engine';
import { fight } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { type Battle, battleOf, type Side, type UniState } from '../state.ts';
import { advanceTo, answer, node, type PlayerPlan, type PositionPlan, position, question } from './builders.ts';

export interface BattlePlan extends PositionPlan {
  /** Dice in the order in which they are thrown, as they show. */
  readonly dice?: readonly number[];
  readonly where?: string;
  readonly attacker?: Side;
  readonly defender?: Side;
  /** Anything else that the table looks like. */
  readonly set?: (s: UniState) => void;
}

/** A battle about to begin, player 1 against player 2 unless said, who are at war. After it player 1 is asked what he does. */
export function battle(players: readonly PlayerPlan[], plan: BattlePlan = {}): UniState {
  const { dice = [], where = 'serbia', attacker = 0, defender = 1, set, ...rest } = plan;
  const s = position(players, {
    active: attacker < players.length ? attacker : 0,
    chance: scriptChance(dice.map((face) => face - 1)),
    wars: [[0, 1]],
    ...rest,
    next: (t): readonly Frame[] => [...fight(t, attacker, defender, node(where)), actNow.do({ seat: 0, calledIn: false })],
  });
  set?.(s);
  return advanceTo(s);
}

/** The battle being fought. */
export function present(s: UniState): Battle {
  const b = battleOf(s);
  if (b === null) throw new Error('no battle is fought');
  return b;
}

/** What somebody answers who does nothing in particular. */
const PLAIN: { readonly [step: string]: string } = {
  announceCapture: 'no capture',
  roundChoice: 'fight',
  offerSurrender: 'fight',
  answerSurrender: 'refuse',
  chooseProtection: 'melee',
  assignCrews: 'done',
  captainActions: 'stop',
  sacrificeLight: '0',
  rerollBattleDice: '-',
  spendBlood: '0',
  window: 'pass',
  arrangeFleet: 'as is',
};

/**
 * Answers plainly, with the first unit for every damage point, until one of the steps is asked (`assignDamage`, or `1 assignDamage` of a
 * seat), or the battle is over. Returns what happened.
 */
export function tell(s: UniState, ...steps: readonly string[]): Told[] {
  const depth = s.battles.length;
  const told: Told[] = [];
  for (let n = 0; n < 500 && s.battles.length >= depth && depth > 0; n++) {
    const q = question(s);
    if (steps.includes(q.frame.step) || steps.includes(`${q.seat} ${q.frame.step}`)) break;
    const first = q.kind === 'pick' ? q.options[0].key : q.kind === 'amount' ? String(q.min) : '-';
    told.push(...answer(s, PLAIN[q.frame.step] ?? first, q.seat));
  }
  return told;
}

export function until(s: UniState, ...steps: readonly string[]): UniState {
  tell(s, ...steps);
  return s;
}

/** Attack values of the first round that is compared. */
export function valuesOf(told: readonly Told[]): unknown[] {
  const found = told.find(({ key }) => key === 'attackValues');
  return found === undefined ? [] : [found.params.mine, found.params.theirs];
}

/** Damage dealt, as `seat attack points`, barbarians without seat. */
export function damageOf(told: readonly Told[]): string[] {
  return told
    .filter(({ key }) => key === 'damageDealt' || key === 'damageDealtBarbarian')
    .map(({ params }) => [params.seat, params.attack, params.n].filter((one) => one !== undefined).join(' '));
}
