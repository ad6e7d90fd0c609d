/** 13. War: declaring battles. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { battlefieldNamed, type DeclareOption } from '../options.ts';
import { homeOf, isOnOpenGround, isUsed, layoutOf, type MedState } from '../state.ts';
import { beginBattle } from './battle.ts';
import { refusedRemovals, remove, STARVE, whyNotRemove } from './feeding.ts';
import { areAllied, fiefOf, hasCharacterIn, isEnemy, isNeutral } from './fiefs.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

/** Whether a character in that fief is unused, guards nothing and has not been deployed in this turn (MED-13.6, MED-14.2). */
function isAvailableIn(s: MedState, fief: number, card: number): boolean {
  return fiefOf(s, card) === fief && !isUsed(s, card) && isOnOpenGround(s, card) && s.fought[card] === 0;
}

export function availableIn(s: MedState, seat: Seat, fief: number): number[] {
  return s.characters[seat].filter((card) => isAvailableIn(s, fief, card));
}

function battleNumber(fief: number, enemy: Seat): number {
  return fief * 8 + enemy;
}

const ALLIES_NEVER_FIGHT = reason('MED-13.8', 'alliesNeverFight');
const NO_ENEMY_THERE = reason('MED-13.2', 'noEnemyThere');
const ALREADY_FOUGHT_THERE = reason('MED-13.6', 'alreadyFoughtThere');
const NO_TROOPS_THERE = reason('MED-13.4', 'noTroopsThere');
const TROOPS_HAVE_FOUGHT = reason('MED-13.6', 'troopsHaveFought');
const NO_ATTACK_THERE = reason('MED-13.5', 'noAttackThere');

/** Why a battle against that player cannot be declared in that fief. */
function whyNotFight(s: MedState, seat: Seat, fief: number, enemy: Seat): Reason | null {
  if (areAllied(s, seat, enemy)) return ALLIES_NEVER_FIGHT;
  if (homeOf(s, enemy) !== fief && !hasCharacterIn(s, enemy, fief)) return NO_ENEMY_THERE;
  if (s.battles.includes(battleNumber(fief, enemy))) return ALREADY_FOUGHT_THERE;
  return whyNotAttack(s, seat, fief);
}

/** Why the troops that a seat would fight with there cannot (MED-13.4): in a neutral fief those are all its characters, used or not. */
function whyNotAttack(s: MedState, seat: Seat, fief: number): Reason | null {
  const { faces } = content.of(s);
  const all = isNeutral(s, fief);
  const characters = s.characters[seat];
  let troops = 0;
  let attack = 0;
  for (let i = 0; i < characters.length; i++) {
    const card = characters[i];
    if (all ? fiefOf(s, card) !== fief : !isAvailableIn(s, fief, card)) continue;
    if (s.fought[card] === 1) return TROOPS_HAVE_FOUGHT;
    troops++;
    attack += faces[card].attack;
  }
  if (troops === 0) return NO_TROOPS_THERE;
  return attack < 1 ? NO_ATTACK_THERE : null;
}

/** Calls for each battle that a seat could begin where it stands, until one call says that is enough. */
function findBattle(s: MedState, seat: Seat, found: (fief: number, enemy: Seat) => boolean): boolean {
  const { fiefs } = layoutOf(s);
  for (let fief = 0; fief < fiefs.length; fief++) {
    if (!hasCharacterIn(s, seat, fief)) continue;
    for (let enemy = 0; enemy < s.core.seats; enemy++)
      if (isEnemy(s, seat, enemy) && !s.eliminated[enemy] && whyNotFight(s, seat, fief, enemy) === null && found(fief, enemy)) return true;
  }
  return false;
}

/** Whether there is any battle that a seat could begin now. */
export function canFight(s: MedState, seat: Seat): boolean {
  return findBattle(s, seat, () => true);
}

function battlesFor(s: MedState, seat: Seat): DeclareOption[] {
  const { war } = content.of(s).options.layouts[s.core.seats - 2];
  const battles: DeclareOption[] = [];
  findBattle(s, seat, (fief, enemy) => {
    battles.push(war[fief][enemy]);
    return false;
  });
  return battles;
}

/** Phase 4b: battles one after another, as long as the active player wants. */
export const declareWar = step.pick('declareWar', {
  rule: ['MED-3.10', 'MED-13.1', 'MED-13.2', 'MED-13.3'],
  crumb: () => ({}),
  ask(s, _p: object) {
    const { options } = content.of(s);
    const choices = battlesFor(s, s.active);
    if (choices.length > 0 || s.battles.length > 0)
      for (const card of s.characters[s.active]) if (whyNotRemove(s, card) === null) choices.push(options.remove[card]);
    choices.push(options.endTurn);
    return pick(s.active, choices);
  },
  answer(s, _p, option: DeclareOption): Next {
    switch (option.move) {
      case 'war': {
        s.battles.push(battleNumber(option.index, option.enemySeat));
        s.core.told?.push({
          key: 'warDeclared',
          params: { seat: s.active, enemySeat: option.enemySeat, ...battlefieldNamed(layoutOf(s), option.index, option.enemySeat) },
        });
        const available = isNeutral(s, option.index) ? [] : availableIn(s, s.active, option.index);
        const defenders = isNeutral(s, option.index) ? [] : availableIn(s, option.enemySeat, option.index);
        return [...beginBattle(s, option.index, s.active, option.enemySeat, available, defenders), STARVE, DECLARE_WAR];
      }
      case 'remove':
        remove(s, s.active, option.id);
        return [STARVE, DECLARE_WAR];
      default:
        return undefined;
    }
  },
  refused(s, _p): Refused[] {
    const { war } = content.of(s).options.layouts[s.core.seats - 2];
    const refused: Refused[] = [];
    war.forEach((enemies, fief) => {
      for (const option of enemies) {
        const { enemySeat: enemy } = option;
        if (enemy === s.active || s.eliminated[enemy]) continue;
        if (!hasCharacterIn(s, s.active, fief) && !hasCharacterIn(s, enemy, fief) && homeOf(s, enemy) !== fief) continue;
        const why = whyNotFight(s, s.active, fief, enemy);
        if (why !== null) refused.push(refuse(option, why, { enemySeat: enemy }));
      }
    });
    return [...refused, ...refusedRemovals(s, s.active)];
  },
});

export const DECLARE_WAR = declareWar.do({});
