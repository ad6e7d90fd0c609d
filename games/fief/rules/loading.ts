/** 20. What a group is made of: other Lords, troops, engines and captives, all in one answer (FIE-20.4, FIE-18.2). */

import { type Next, type Refusal, type Refused, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { LoadOption } from '../content/war-options.ts';
import { type FieState, type Group, STOPPED } from '../state.ts';
import { ENGINE, KNIGHT, LORDS, PAWNS, SERGEANT } from '../vocabulary.ts';
import { isFree } from './families.ts';
import {
  companyOf,
  countOf,
  lighten,
  NEEDS_MAID,
  NO_LOAD,
  NO_STEP,
  pawnSteps,
  possibleCaptives,
  possibleCompanions,
  wholeLoad,
  whyNotTogether,
} from './groups.ts';
import { hasRoad, riddenKnights } from './passage.ts';
import { marched } from './pawns.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export const NO_WAY = reason('FIE-20.12', 'noRoadOpen');
export const ONE_NUMBER = reason('FIE-20.4', 'oneNumberEach');
const NOT_SO_MANY = reason('FIE-20.4', 'notSoMany');
const TIRED = reason('FIE-20.5', 'pawnsTired');
const LIGHT = reason('FIE-21.6', 'onlyRidersGoOn');
const ENGINES_STAY = reason('FIE-26.10', 'enginesStay');

/** Whether nothing but knights can go along, since the Lords can only go on as riders (FIE-21.6). */
function isLight(s: FieState, group: Group): boolean {
  return !hasRoad(s, group, true);
}

/** Whether a group has others with it than Lords and the knights who rode with them (FIE-21.6). */
export function isHeavy(s: FieState, { seat, place, load }: Group): boolean {
  if (countOf(load, SERGEANT) + countOf(load, ENGINE) > 0) return true;
  for (let made = 0; made < STOPPED; made++) if (load[KNIGHT][made] > riddenKnights(s, seat, place, made)) return true;
  return false;
}

/** Everything that could go with a group, d'Arc taken along if she may come: pawns by kind and steps made. */
function widestLoad(s: FieState, group: Group): number[][] {
  const lords = [...group.lords, ...possibleCompanions(s, group)];
  return wholeLoad(s, { ...group, lords }, isLight(s, group));
}

/** The group that an answer makes. */
function gather(group: Group, chosen: readonly LoadOption[]): Group {
  const lords = group.lords.slice();
  const captives: number[] = [];
  let load: Group['load'] = NO_LOAD;
  for (const { load: what, index, made, n } of chosen) {
    if (what === 'lord') lords.push(index);
    else if (what === 'captive') captives.push(index);
    else load = withPawns(load, index, made, n);
  }
  return { ...group, lords, captives, load };
}

function withPawns(load: Group['load'], pawn: number, made: number, n: number): Group['load'] {
  const more = load.map((counts) => counts.slice());
  more[pawn][made] = n;
  return more;
}

/** Whether two numbers are named for the same pawns. */
export function namesTwice(chosen: readonly LoadOption[]): boolean {
  for (let i = 0; i < chosen.length; i++)
    for (let j = 0; j < i; j++)
      if (
        chosen[i].load === 'pawns' &&
        chosen[j].load === 'pawns' &&
        chosen[i].index === chosen[j].index &&
        chosen[i].made === chosen[j].made
      )
        return true;
  return false;
}

/** Why a group cannot be made so: two numbers for the same pawns, one without a step left for it, or no road open to all. */
function whyNotGather(s: FieState, group: Group, chosen: readonly LoadOption[]): Reason | null {
  if (namesTwice(chosen)) return ONE_NUMBER;
  const made = gather(group, chosen);
  for (const { load, index, made: steps } of chosen) if (load === 'pawns' && steps >= pawnSteps(s, made.lords, index)) return NEEDS_MAID;
  return whyNotTogether(s, made.lords) ?? (hasRoad(s, made, false) ? null : NO_WAY);
}

/** A load as an answer. */
function optionsOf(s: FieState, { load, captives, lords }: Group): LoadOption[] {
  const { war } = content.of(s).options;
  const chosen = lords.slice(1).map((lord) => war.companion[lord]);
  for (let pawn = 0; pawn < PAWNS.length; pawn++)
    for (let made = 0; made < STOPPED; made++) if (load[pawn][made] > 0) chosen.push(war.pawns[pawn][made][load[pawn][made] - 1]);
  for (const lord of captives) chosen.push(war.takeCaptive[lord]);
  return chosen;
}

/** All who can go with these Lords, and all that can. */
function everything(s: FieState, group: Group, lords: readonly number[]): Group {
  const led = { ...group, lords };
  return { ...led, load: wholeLoad(s, led, isLight(s, led)), captives: possibleCaptives(s, led) };
}

/**
 * Ready answers: everything, all but a sergeant who stays to hold the village, the same without the other Lords, and nobody but who must
 * come. None is named twice.
 */
function readyLoads(s: FieState, group: Group): LoadOption[][] {
  const alone = group.fled < 0 ? companyOf(s, group.lords[0]) : group.lords;
  const all = [...group.lords, ...possibleCompanions(s, group)];
  const parties =
    all.length > alone.length && whyNotTogether(s, all) === null && hasRoad(s, { ...group, lords: all }, false) ? [all, alone] : [alone];
  const ready: LoadOption[][] = [];
  for (const lords of parties) {
    const whole = everything(s, group, lords);
    ready.push(optionsOf(s, whole));
    if (countOf(whole.load, SERGEANT) > 0) ready.push(optionsOf(s, { ...whole, load: lighten(whole.load, SERGEANT, 1) }));
  }
  ready.push(optionsOf(s, { ...group, lords: alone, load: NO_LOAD, captives: [] }));
  const seen: string[] = [];
  return ready.filter((chosen) => {
    const name = chosen.map(({ key }) => key).join();
    if (seen.includes(name)) return false;
    seen.push(name);
    return true;
  });
}

/**
 * What goes along with a Lord, in one answer: other Lords of the player there, a number of each kind of pawn with the same steps behind
 * them, captives (FIE-20.4). On an escape his troops inside (FIE-26.10).
 */
export const loadUp = step.subset('loadUp', {
  rule: ['FIE-20.4', 'FIE-20.5', 'FIE-20.7', 'FIE-18.2'],
  ask(s, _: object) {
    const { group } = s;
    if (group === null) return null;
    const c = content.of(s);
    const { war } = c.options;
    const options: LoadOption[] = [];
    for (const lord of possibleCompanions(s, group)) options.push(war.companion[lord]);
    let most = options.length;
    const whole = widestLoad(s, group);
    for (let pawn = 0; pawn < PAWNS.length; pawn++)
      for (let made = 0; made < STOPPED; made++) {
        const n = whole[pawn][made];
        if (n === 0) continue;
        for (let i = 0; i < n; i++) options.push(war.pawns[pawn][made][i]);
        most++;
      }
    for (const lord of possibleCaptives(s, group)) {
      options.push(war.takeCaptive[lord]);
      most++;
    }
    if (options.length === 0) return null;
    const lord = c.lords[group.lords[0]].id;
    return subset(group.seat, options, {
      min: 0,
      max: most,
      params: { lord },
      check(chosen): Refusal | null {
        const why = whyNotGather(s, group, chosen);
        return why === null ? null : { ...why, params: { lord } };
      },
      suggest: () => readyLoads(s, group),
    });
  },
  answer(s, _p, chosen: readonly LoadOption[]): Next {
    if (s.group !== null) s.group = gather(s.group, chosen);
    return undefined;
  },
  refused: (s) => (s.group === null ? [] : [...refusedLords(s, s.group), ...refusedPawns(s, s.group)]),
});

/** Lords beside the group who have no step left. */
function refusedLords(s: FieState, group: Group): Refused[] {
  const { options, lords } = content.of(s);
  const able = possibleCompanions(s, group);
  const refused: Refused[] = [];
  for (let lord = 0; lord < LORDS; lord++) {
    if (s.owner[lord] !== group.seat || s.at[lord] !== group.place || !isFree(s, lord)) continue;
    if (!group.lords.includes(lord) && !able.includes(lord))
      refused.push(refuse(options.war.companion[lord], NO_STEP, { lord: lords[lord].id }));
  }
  return refused;
}

/** Pawns that have made their steps, that cannot go this way, or that are not there. */
function refusedPawns(s: FieState, group: Group): Refused[] {
  const { options, steps } = content.of(s);
  const { seat, place } = group;
  const able = widestLoad(s, group);
  return options.war.pawns.flatMap((byMade, pawn) =>
    byMade.flatMap((byNumber, made) => {
      const there = marched(s, seat, place, pawn, made);
      if (there === 0 && made > 0) return [];
      const limit = pawn === ENGINE ? steps.engine : steps.troop;
      return byNumber.slice(able[pawn][made]).map((option) => {
        if (option.n > there) return refuse(option, NOT_SO_MANY, { kind: PAWNS[pawn], n: there });
        if (group.fled >= 0 && pawn === ENGINE) return refuse(option, ENGINES_STAY);
        if (made >= limit) return refuse(option, TIRED, { kind: PAWNS[pawn], most: limit });
        return refuse(option, pawn === KNIGHT ? NOT_SO_MANY : LIGHT, { kind: PAWNS[pawn], n: able[pawn][made] });
      });
    }),
  );
}
