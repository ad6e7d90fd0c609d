/** The move on the board: laid down for the one button of the prompt, or given at once when its place is touched. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Choice } from '../../shell/index.ts';
import { vehiclesIn } from './facts.ts';
import { answersOf, heading, type March, marchOf, setOut } from './march.ts';

export interface Marching {
  readonly march: March | null;
  /** The choice with every place within reach lit. */
  readonly choice: Choice;
}

export function useMarch(view: UniView, me: Seat | null, choice: Choice, speaker: Speaker): Marching {
  const now = heading.value;
  const march = useMemo(() => marchOf(view, me, choice, now), [view, me, choice, now]);
  const id = choice.asked?.id;
  const isLoading = march !== null && choice.asked?.step === 'loadGroup';
  const answers = march === null ? [] : answersOf(march);
  const said = answers.map(({ text }) => text).join('\n');
  const present = useRef({ choice, march, answers });
  present.current = { choice, march, answers };
  useLayoutEffect(() => {
    const { march: laid, answers: given, choice: asking } = present.current;
    if (id === undefined || laid === null || (!isLoading && laid.to === null)) return;
    asking.compose({
      answers: given,
      ask: laid.to === null ? 'medioevo.table.march.ask' : 'medioevo.table.march.askTo',
      say: laid.to === null ? 'medioevo.table.march.missing' : `medioevo.table.march.${laid.to.meets}`,
      params: {
        fromNode: laid.from,
        vehicle: laid.vehicle === null ? 'onFoot' : laid.vehicle.name,
        ...(laid.to === null ? {} : { node: laid.to.node, mp: laid.to.mp }),
      },
      draft: [],
    });
  }, [id, said, isLoading]);
  const isSet = march?.sets === true && choice.composed !== null && choice.composed.answers.map(({ text }) => text).join('\n') === said;
  useEffect(() => {
    if (!isSet) return;
    present.current.choice.confirm();
    // Taken back, it is not to set out again by itself.
    heading.value = null;
  }, [isSet]);
  const marching = useMemo(
    () => (march === null ? withPieces(view, choice) : withReach(march, choice, speaker)),
    [view, march, choice, speaker],
  );
  return { march, choice: marching };
}

/** Where one vehicle alone may be taken up, its place stands for it. */
function withPieces(view: UniView, choice: Choice): Choice {
  const { asked } = choice;
  if (asked === null || !['completeMove', 'chooseTransport', 'joinEntry'].includes(asked.step)) return choice;
  const pieces = new Map<string, string>();
  for (const { node } of view.vehicles) {
    const target = `node:${node}`;
    if (pieces.has(target) || choice.lit(target) !== null) continue;
    const open = vehiclesIn(view, node).filter(({ slot }) => choice.lit(`vehicle:${slot}`) !== null);
    if (open.length === 1) pieces.set(target, `vehicle:${open[0].slot}`);
  }
  return {
    ...choice,
    lit: (target) => choice.lit(pieces.get(target) ?? target),
    tap: (target) => choice.tap(pieces.get(target) ?? target),
  };
}

/** Places within reach may be touched, however many steps away; what else the question offers stays as it is. */
function withReach(march: March, choice: Choice, speaker: Speaker): Choice {
  const reach = new Map(march.reach.map((place) => [`node:${place.node}`, place]));
  return {
    ...choice,
    selected: march.to === null ? choice.selected : [...choice.selected, `node:${march.to.node}`],
    lit(target) {
      const place = reach.get(target);
      if (place === undefined) return choice.lit(target);
      const label = speaker.say(`medioevo.table.march.${place.meets}`, { node: place.node, mp: place.mp });
      return { options: [], label, selected: march.to?.node === place.node, place: null };
    },
    refusal: (target) => (reach.has(target) ? null : choice.refusal(target)),
    tap(target) {
      const place = reach.get(target);
      if (place === undefined) choice.tap(target);
      else setOut(choice.asked?.id ?? '', march, place);
    },
  };
}
