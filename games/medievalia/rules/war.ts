/** 13. War: declaring battles. */

import { type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { battlefieldNamed, type DeclareOption } from '../options.ts';
import { homeOf, isOnOpenGround, isUsed, layoutOf, type MedState } from '../state.ts';
import { beginBattle } from './battle.ts';
import { refusedRemovals, remove, STARVE } from './feeding.ts';
import { areAllied, charactersIn, fiefOf, hasCharacterIn, isEnemy, isNeutral } from './fiefs.ts';
import { attackOf } from './formations.ts';
import { step } from './step.ts';

/** Unused characters of a seat in a fief that guard nothing and have not been deployed in this turn (MED-13.6, MED-14.2). */
export function availableIn(s: MedState, seat: Seat, fief: number): number[] {
  return s.characters[seat].filter(
    (card) => fiefOf(s, card) === fief && !isUsed(s, card) && isOnOpenGround(s, card) && s.fought[card] === 0,
  );
}

/** The characters a seat would fight with there (MED-13.4): in a neutral fief all of them, used or not. */
function troopsFor(s: MedState, seat: Seat, fief: number): number[] {
  return isNeutral(s, fief) ? charactersIn(s, seat, fief) : availableIn(s, seat, fief);
}

function battleNumber(fief: number, enemy: Seat): number {
  return fief * 8 + enemy;
}

/** Why a battle against that player cannot be declared in that fief, or null. */
function whyNoBattle(s: MedState, seat: Seat, fief: number, enemy: Seat): Refusal | null {
  if (areAllied(s, seat, enemy)) return refusal('MED-13.8', 'alliesNeverFight');
  if (homeOf(s, enemy) !== fief && !hasCharacterIn(s, enemy, fief)) return refusal('MED-13.2', 'noEnemyThere', { enemySeat: enemy });
  if (s.battles.includes(battleNumber(fief, enemy))) return refusal('MED-13.6', 'alreadyFoughtThere', { enemySeat: enemy });
  const troops = troopsFor(s, seat, fief);
  if (troops.length === 0) return refusal('MED-13.4', 'noTroopsThere');
  if (troops.some((card) => s.fought[card] === 1)) return refusal('MED-13.6', 'troopsHaveFought');
  if (attackOf(content.of(s), troops) < 1) return refusal('MED-13.5', 'noAttackThere');
  return null;
}

/** Fiefs where the active player stands and could fight. */
export function battlesFor(s: MedState, seat: Seat): DeclareOption[] {
  const { war } = content.of(s).options.layouts[s.core.seats - 2];
  const battles: DeclareOption[] = [];
  for (let fief = 0; fief < war.length; fief++) {
    if (!hasCharacterIn(s, seat, fief)) continue;
    for (let enemy = 0; enemy < s.core.seats; enemy++)
      if (isEnemy(s, seat, enemy) && !s.eliminated[enemy] && whyNoBattle(s, seat, fief, enemy) === null) battles.push(war[fief][enemy]);
  }
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
      for (const card of s.characters[s.active]) if (!isUsed(s, card)) choices.push(options.remove[card]);
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
        const why = whyNoBattle(s, s.active, fief, option.enemySeat);
        if (why !== null) refused.push({ ...option, refusal: why });
      }
    });
    return [...refused, ...refusedRemovals(s, s.active)];
  },
});

export const DECLARE_WAR = declareWar.do({});
