/** The march on the board: laid down for the one button of the prompt, or given at once when its road is touched. */

import type { Planned, Seat } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Choice, useLastForesight } from '../../shell/index.ts';
import { villageNamed } from './facts.ts';
import { type MapPlan, NO_PLAN } from './map/view.ts';
import { answersOf, heading, isDangerous, type March, marchOf, setOut, waysTo } from './march.ts';

export interface Marching {
  readonly march: March | null;
  /** The choice with the roads of the march lit. */
  readonly choice: Choice;
  readonly plan: MapPlan;
}

export function useMarch(view: FieView, me: Seat | null, choice: Choice, speaker: Speaker): Marching {
  const march = marchOf(view, me, choice, heading.value);
  const id = march === null ? null : choice.asked?.id;
  const answers = useAnswers(march, choice);
  const said = answers.map(({ text }) => text).join('\n');
  const present = useRef({ choice, march, answers });
  present.current = { choice, march, answers };
  useLayoutEffect(() => {
    const now = present.current;
    // Who is asked for the road alone may also take the next one, or none: only a way beyond it is put together.
    if (id === null || id === undefined || now.march === null || !(now.march.loads || now.march.via !== null)) return;
    now.choice.compose({
      answers: now.answers,
      ask: `fief.table.march.${now.march.to === null ? 'ask' : now.march.via === null ? 'askTo' : 'askBy'}`,
      say: now.march.to === null ? 'fief.table.march.missing' : 'fief.table.march.go',
      params: {
        lord: now.march.lord,
        fromVillage: now.march.from,
        ...(now.march.to === null ? {} : { village: now.march.to }),
        ...(now.march.via === null ? {} : { viaVillage: now.march.via }),
      },
      draft: [],
    });
  }, [id, said, march?.via]);
  const isSet = march?.sets === true && choice.composed !== null && choice.composed.answers.map(({ text }) => text).join('\n') === said;
  useEffect(() => {
    if (!isSet) return;
    present.current.choice.confirm();
    // Taken back, it is not to set out again by itself.
    heading.value = null;
  }, [isSet]);
  if (march === null) return { march, choice: withLeaders(view, choice), plan: planOf(view, me, choice) };
  return { march, choice: withRoads(view, march, choice, speaker), plan: planOf(view, me, choice, march) };
}

/** What the march says; of one of two steps the table is asked first whether it will ask once more what goes along. */
function useAnswers(march: March | null, { chosen }: Choice): readonly Planned[] {
  const answers = march === null ? [] : answersOf(march, chosen);
  const isFar = march !== null && march.via !== null;
  const texts = answers.map(({ text }) => text);
  const { foresight } = useLastForesight(isFar ? texts : null, texts.join('\n'));
  if (!isFar) return answers;
  if (foresight === null) return [];
  return foresight.carried === answers.length ? answers : answersOf(march, chosen, false);
}

/** Where one Lord alone may set out, his village stands for him. */
function withLeaders(view: FieView, choice: Choice): Choice {
  if (choice.asked?.step !== 'moveStep') return choice;
  const leaderIn = (target: string): string | null => {
    const stacks = view.villages.find(({ id }) => target === `village:${id}`)?.stacks ?? [];
    const leaders = stacks.flatMap(({ lords }) => lords).filter((lord) => choice.lit(`lord:${lord}`) !== null);
    return leaders.length === 1 ? `lord:${leaders[0]}` : null;
  };
  return {
    ...choice,
    lit(target) {
      const leader = leaderIn(target);
      return leader === null ? choice.lit(target) : choice.lit(leader);
    },
    tap(target) {
      choice.tap(leaderIn(target) ?? target);
    },
  };
}

/** Villages at the ends of open roads may be touched, closed ones say why not. */
function withRoads(view: FieView, march: March, choice: Choice, speaker: Speaker): Choice {
  // Where nothing is to be loaded, the question itself is about these roads.
  const roads = march.loads ? march.roads : [];
  const roadTo = (target: string) => roads.find(({ village }) => target === `village:${village}`) ?? null;
  return {
    ...choice,
    selected: march.to === null ? choice.selected : [...choice.selected, `village:${march.to}`],
    lit(target) {
      const road = roadTo(target);
      const [far] = waysTo(march, target.replace('village:', ''));
      if (far !== undefined)
        return {
          options: [],
          label: speaker.say('fief.table.march.by', { village: far.village, viaVillage: far.via }),
          selected: march.to === far.village,
          place: null,
        };
      if (road === null || road.closed !== null) return choice.lit(target);
      const label =
        road.asks === null
          ? speaker.say('option.road', { village: road.village })
          : speaker.say('fief.table.march.asking', { village: road.village, seat: road.asks });
      return { options: [], label, selected: march.to === road.village, place: null };
    },
    refusal(target) {
      const closed = roadTo(target)?.closed;
      if (closed === undefined || closed === null) return choice.refusal(target);
      return { rule: closed.rule, key: closed.why, params: { village: target.replace('village:', ''), seat: closed.seat } };
    },
    tap(target) {
      const village = target.replace('village:', '');
      if (roadTo(target) === null && waysTo(march, village).length === 0) choice.tap(target);
      else setOut(view, choice.asked?.id ?? '', march, village);
    },
  };
}

/** What is drawn of a march: who bars which road, where one would have to stop, where plague waits. */
function planOf(view: FieView, me: Seat | null, choice: Choice, march: March | null = null): MapPlan {
  const { group } = view;
  if (group === null || me === null || group.seat !== me) return NO_PLAN;
  if (march === null && choice.asked?.step !== 'takeRoad') return NO_PLAN;
  const open = group.roads.filter(({ closed }) => closed === null);
  const reached = [...open, ...(march === null ? [] : march.further)].map(({ village }) => village);
  const ally = view.players[me].ally;
  const isHostile = (id: string): boolean => {
    const village = villageNamed(view, id);
    const holder = village?.controller ?? null;
    if (holder === null || holder === me || holder === ally) return false;
    return village?.stacks.some(({ seat }) => seat === holder) ?? false;
  };
  return {
    route: march === null || march.to === null ? [] : [group.village, ...(march.via === null ? [] : [march.via]), march.to],
    contested: reached.filter(isHostile),
    onward: march === null ? [] : [...new Set(march.further.map(({ via }) => via))],
    gates: group.roads.flatMap(({ village, asks, closed }) =>
      asks === null && closed === null ? [] : [{ from: village, to: group.village, granted: false }],
    ),
    dangers: [
      ...open.map(({ village }) => ({ village, from: group.village })),
      ...group.further.map(({ via, village }) => ({ village, from: via })),
    ].flatMap(({ village, from }) => (isDangerous(view, from, village) ? [{ village, calamity: 'plague' as const }] : [])),
  };
}
