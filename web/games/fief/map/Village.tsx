/** A village: its ring in the controller's colour, what is built there, who stands in it, and its name. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Shield, type Tincture } from '../../../design/index.ts';
import { At } from '../../../maps/Map.tsx';
import type { Choice } from '../../../shell/index.ts';
import { FieIcon } from '../icons.ts';
import { quiet } from '../quiet.ts';
import { type Land, numberOf, roadBetween } from './land.ts';
import { Stack } from './Stack.tsx';
import type { FiefMapView, MapPlan, MapStack, MapVillage, Overlay } from './view.ts';
import { buildingsIn, controlIn, nameOf, stackIn } from './words.ts';

interface VillageProps {
  readonly land: Land;
  readonly view: FiefMapView;
  readonly village: MapVillage;
  readonly plan: MapPlan;
  readonly overlays: ReadonlySet<Overlay>;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
}

/** Further stacks lie away from the village. */
const STACKED = 26;

export function Village(props: VillageProps) {
  const { land, view, village, plan, overlays, choice, speaker, tincture, nameOfSeat } = props;
  const { id, controller, byDefault, fort, mills, principal, siege, stacks } = village;
  const { at, name, stack: place } = land.made.villages[numberOf(land, id)];
  const inside = stacks.filter(({ gates, outside }) => gates.length === 0 && !outside);
  const captives = stacks.reduce((sum, stack) => sum + stack.captives.length, 0);
  const danger = overlays.has('range') ? plan.dangers.find((other) => other.village === id) : undefined;
  const isContested = overlays.has('range') && plan.contested.includes(id);
  const told = [
    nameOf(speaker, 'village', id),
    controlIn(speaker, village, nameOfSeat),
    ...buildingsIn(speaker, village),
    ...stacks.map((stack) => stackIn(speaker, stack, nameOfSeat)),
  ].join('. ');
  const marks = [
    controller === null ? 'free' : `seat-${tincture(controller)}`,
    byDefault ? 'by-default' : '',
    isContested ? 'contested hostile' : '',
  ];
  const lit = quiet(choice, `village:${id}`, `village ${marks.join(' ')} ${plan.onward.includes(id) ? 'onward' : ''}`, told);
  return (
    <>
      <At place={at} class="spot">
        <div {...lit}>
          <span class="ring">
            <FieIcon name={fort === 'none' ? 'village' : fort} size={24} />
          </span>
          {controller !== null && <Shield tincture={tincture(controller)} size={18} class="owner" />}
          {mills > 0 && (
            <span class="mills">
              {Array.from({ length: mills }, (_, i) => (
                <FieIcon key={i} name="mill" size={18} />
              ))}
            </span>
          )}
          {captives > 0 && (
            <span class="badge captives">
              <FieIcon name="captive" size={16} />
              {captives > 1 && <b>{captives}</b>}
            </span>
          )}
          {(isContested || view.battle?.village === id) && (
            <span class="badge fight">
              <FieIcon name="battle" size={16} />
            </span>
          )}
          {view.uprising?.village === id && (
            <span class="badge fight">
              <FieIcon name="revolt" size={16} />
            </span>
          )}
          {danger !== undefined && (
            <span class="badge danger">
              <FieIcon name={danger.calamity} size={16} />
            </span>
          )}
        </div>
      </At>
      {siege !== null && overlays.has('sieges') && (
        <At place={at} offset={[0, 34]} class="besieged">
          <span class="pill rubric">
            <FieIcon name="siege" size={16} />
            {siege.besiegers.map((seat) => (
              <Shield key={seat} tincture={tincture(seat)} size={14} />
            ))}
            <b>{siege.since}</b>
          </span>
        </At>
      )}
      <At place={at} offset={[name[0], name[1] + (siege !== null && overlays.has('sieges') ? 18 : 0)]} class="named">
        <span class={`map-name ${principal ? 'principal' : ''}`}>{nameOf(speaker, 'village', id)}</span>
      </At>
      {inside.map((stack, i) => (
        <At key={stack.seat} place={at} offset={[place[0], place[1] + (place[1] > 0 ? STACKED : -STACKED) * i]} class="stacked">
          <Stack stack={stack} tincture={tincture} choice={choice} speaker={speaker} />
        </At>
      ))}
      {stacks.map((stack) => {
        const entry = gateOf(land, village, stack);
        if (entry === null) return null;
        return (
          <At key={`${stack.seat} ${stack.outside}`} place={entry.at} offset={entry.offset} class="stacked at-gate">
            <Stack stack={stack} tincture={tincture} choice={choice} speaker={speaker} />
          </At>
        );
      })}
    </>
  );
}

/** Units at a gate stand on the road by which they came; relief outside the ring and units that came by none, a little off the village. */
function gateOf(land: Land, { id, stacks }: MapVillage, stack: MapStack) {
  if (stack.gates.length === 0 && !stack.outside) return null;
  const found = stack.gates.length === 0 ? null : roadBetween(land, id, stack.gates[0]);
  const before = stacks
    .slice(0, stacks.indexOf(stack))
    .filter(({ gates, outside }) => gates[0] === stack.gates[0] && outside === stack.outside && (gates.length > 0 || outside)).length;
  if (found === null) return { at: land.made.villages[numberOf(land, id)].at, offset: [0, 78 + STACKED * before] as const };
  const { at, stack: offset } = found.road.gates[found.end];
  return { at, offset: [offset[0], offset[1] + STACKED * before] as const };
}
