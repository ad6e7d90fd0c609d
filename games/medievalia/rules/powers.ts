/** 17. Special powers in battle: Archers and Priests. Those of payments are in `payment/`, the Knight's in `movement.ts`. */

import { type Frame, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { CardOption } from '../options.ts';
import { type Battle, CITY_SPOT, isUsed, type MedState, OPEN_GROUND, spotAt } from '../state.ts';
import { allyOf, areAllied, fiefOf, isEnemy, isInRange } from './fiefs.ts';
import { battleOf, damageTo, formationOf, isFighting } from './formations.ts';
import { useForPower } from './production.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { enterStage } from './stage.ts';
import { step } from './step.ts';

/** Unused Archers or Priests outside the fighting formations (MED-17.2, MED-17.6, MED-17.7). */
function entitled(s: MedState, c: Content, b: Battle, seat: Seat, power: 'shoot' | 'heal'): number[] {
  return s.characters[seat].filter((card) => {
    if (c.faces[card].power !== power || isUsed(s, card)) return false;
    const formation = formationOf(b, card);
    return formation < 0 || !isFighting(b, formation);
  });
}

/** Step 5: who may act is settled now, before anybody does (MED-17.35). */
export const usePowers = step.work('usePowers', {
  rule: ['MED-15.9', 'MED-15.10', 'MED-15.11', 'MED-17.28', 'MED-17.35'],
  run(s) {
    const c = content.of(s);
    const b = battleOf(s);
    const sides = [b.attacker, allyOf(s, b.attacker), b.defender, allyOf(s, b.defender)].filter((seat) => seat >= 0);
    const frames: Frame[] = [enterStage.do({ stage: 'arrows' })];
    for (const seat of sides) for (const card of entitled(s, c, b, seat, 'shoot')) frames.push(shoot.do({ seat, card }));
    frames.push(enterStage.do({ stage: 'healing' }));
    for (const seat of sides) for (const card of entitled(s, c, b, seat, 'heal')) frames.push(heal.do({ seat, card }));
    return frames;
  },
});

export const USE_POWERS = usePowers.do({});

/** Rotates the card that acts, and with it the group of its host or the idle army it belongs to (MED-17.1, MED-17.7, MED-17.31). */
function rotate(s: MedState, seat: Seat, card: number): void {
  const b = battleOf(s);
  const formation = formationOf(b, card);
  if (formation >= 0) for (const other of b.formations[formation].cards) s.used[other] = 1;
  useForPower(s, seat, card);
}

/** Whether a character is behind walls: on a City or beside a military building (MED-17.23). */
function isSheltered(s: MedState, c: Content, owner: Seat, card: number): boolean {
  const place = s.place[card];
  if (spotAt(place) === OPEN_GROUND) return false;
  return (
    spotAt(place) === CITY_SPOT ||
    s.buildings[owner].some((other) => s.place[other] === place && c.faces[other].kind === 'militaryBuilding')
  );
}

const ARROW_OUT_OF_RANGE = reason('MED-17.20', 'outOfRange');
const SHELTERED = reason('MED-17.23', 'sheltered');
const ONLY_CHARACTERS_SHOT = reason('MED-17.22', 'onlyCharactersShot');

/** Why an Archer cannot hit a card of an enemy. */
function whyNotShoot(s: MedState, c: Content, archer: number, owner: Seat, card: number): Reason | null {
  if (c.faces[card].kind !== 'character') return ONLY_CHARACTERS_SHOT;
  if (!isInRange(s, fiefOf(s, archer), fiefOf(s, card))) return ARROW_OUT_OF_RANGE;
  return isSheltered(s, c, owner, card) ? SHELTERED : null;
}

export const shoot = step.pick('shoot', {
  rule: ['MED-15.9', 'MED-17.20', 'MED-17.21', 'MED-17.22', 'MED-17.23', 'MED-17.29', 'MED-17.30'],
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const choices = s.characters.flatMap((cards, owner) =>
      isEnemy(s, seat, owner)
        ? cards.filter((other) => whyNotShoot(s, c, card, owner, other) === null).map((other) => c.options.shoot[other])
        : [],
    );
    return choices.length === 0 ? null : pick(seat, [...choices, c.options.pass], { params: { card: c.faces[card].id } });
  },
  answer(s, { seat, card }, { id }: CardOption) {
    if (id < 0) return;
    const c = content.of(s);
    const b = battleOf(s);
    for (let i = 0; i < c.faces[card].strength; i++) b.arrows.push(id);
    rotate(s, seat, card);
    s.core.told?.push({ key: 'shot', params: { seat, card: c.faces[id].id, id: c.ids[id] } });
  },
  refused(s, { seat, card }): Refused[] {
    const c = content.of(s);
    return s.characters.flatMap((characters, owner) => {
      if (!isEnemy(s, seat, owner)) return [];
      return [...characters, ...s.hosts[owner], ...s.buildings[owner]].flatMap((other) => {
        const why = other < 0 ? null : whyNotShoot(s, c, card, owner, other);
        return why === null ? [] : [refuse(c.options.shoot[other], why, { card: c.faces[other].id, copy: c.options.shoot[other].copy })];
      });
    });
  },
});

const HEAL_OUT_OF_RANGE = reason('MED-17.24', 'outOfRange');
const NOT_HIMSELF = reason('MED-17.24', 'notHimself');
const NOT_HURT = reason('MED-17.26', 'notHurt');

/** Why a Priest cannot heal a character: not himself, not out of range, and only where there is damage. */
function whyNotHeal(s: MedState, c: Content, b: Battle, priest: number, card: number): Reason | null {
  if (card === priest) return NOT_HIMSELF;
  if (!isInRange(s, fiefOf(s, priest), fiefOf(s, card))) return HEAL_OUT_OF_RANGE;
  const formation = formationOf(b, card);
  const struck = formation >= 0 && damageTo(c, b, formation) > 0;
  return struck || b.arrows.includes(card) || s.damage[card] > 0 ? null : NOT_HURT;
}

export const heal = step.pick('heal', {
  rule: ['MED-15.10', 'MED-17.24', 'MED-17.25', 'MED-17.26', 'MED-17.30'],
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const b = battleOf(s);
    const choices = friends(s, seat)
      .filter((other) => whyNotHeal(s, c, b, card, other) === null)
      .map((other) => c.options.heal[other]);
    return choices.length === 0 ? null : pick(seat, [...choices, c.options.pass], { params: { card: c.faces[card].id } });
  },
  answer(s, { seat, card }, { id }: CardOption) {
    if (id < 0) return;
    const c = content.of(s);
    const b = battleOf(s);
    for (let i = 0; i < c.faces[card].strength; i++) b.heals.push(id);
    rotate(s, seat, card);
    s.core.told?.push({ key: 'healed', params: { seat, card: c.faces[id].id, id: c.ids[id] } });
  },
  refused(s, { seat, card }): Refused[] {
    const c = content.of(s);
    const b = battleOf(s);
    return friends(s, seat).flatMap((other) => {
      const why = whyNotHeal(s, c, b, card, other);
      return why === null ? [] : [refuse(c.options.heal[other], why, { card: c.faces[other].id, copy: c.options.heal[other].copy })];
    });
  },
});

/** Characters of a seat and of its ally. */
function friends(s: MedState, seat: Seat): number[] {
  return s.characters.flatMap((cards, owner) => (owner === seat || areAllied(s, seat, owner) ? cards : []));
}
