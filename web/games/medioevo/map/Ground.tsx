/** Land and sea: realms in their colours and patterns, borders, what is lit, what an event strikes, ways. */

import type { UniView } from '@castellan/medioevo';
import { useId } from 'preact/hooks';
import { TINCTURES, type Tincture } from '../../../design/index.ts';
import { type Choice, thing } from '../../../shell/index.ts';
import { blank, bordersOf, cells, coast, LANDS, pathOf, pathOfWay, waters } from './land.ts';
import { isDangerous, type MapPlan, reachAt } from './plan.ts';

interface GroundProps {
  readonly view: UniView;
  /** Places that an event strikes. */
  readonly struck: MapPlan['struck'];
  /** Places that armies of others could reach. */
  readonly threatened?: readonly string[];
  /** Whether the edge of the game is drawn. */
  readonly isEdged?: boolean;
  readonly tincture: (seat: number) => Tincture;
}

/** What changes with the position only. */
export function Ground({ view, struck, threatened = [], isEdged = false, tincture }: GroundProps) {
  const patterns = useId();
  const { seas, territories } = view;
  const borders = bordersOf((area) => territories[area]?.controller ?? -1);
  const contested = territories.filter(({ stacks }) => stacks.length > 1).map(({ id }) => id);
  const held = new Map<number, string[]>();
  for (const { controller, id } of territories) if (controller !== null) held.set(controller, [...(held.get(controller) ?? []), id]);
  return (
    <>
      <Patterns id={patterns} />
      {seas.map(({ id, inPlay }, i) => (
        <path key={id} class={`sea ${inPlay ? '' : 'out'}`} d={cells[LANDS + i]} data-target={`node:${id}`} />
      ))}
      <path class="sea out" d={blank.sea} />
      <path class="waters" d={waters} />
      {[16, 10, 5].map((wide) => (
        <path key={wide} class="shore" d={coast} stroke-width={wide} />
      ))}
      <path class="land blank" d={blank.land} />
      {territories.map(({ controller, id, inPlay }, i) => (
        <path
          key={id}
          class={`land ${inPlay ? '' : 'out'} ${controller === null ? '' : `seat-${tincture(controller)} held`}`}
          d={cells[i]}
          data-target={`node:${id}`}
        />
      ))}
      {/* Colour never speaks alone. */}
      {[...held].map(([seat, nodes]) => (
        <path key={seat} class="ordinary" d={pathOf(nodes)} fill={`url(#${patterns}-${tincture(seat)})`} />
      ))}
      {contested.length > 0 && <path class="fought" d={pathOf(contested)} fill={`url(#${patterns}-fought)`} />}
      {struck.length > 0 && <path class="struck" d={pathOf(struck)} fill={`url(#${patterns}-struck)`} />}
      {threatened.length > 0 && <path class="threatened" d={pathOf(threatened)} fill={`url(#${patterns}-fought)`} />}
      <path class="border" d={borders.within} />
      <path class="border sides" d={borders.between} />
      <path class="coast" d={coast} />
      {isEdged && <path class="game-edge" d={pathOf([...territories, ...seas].flatMap(({ id, inPlay }) => (inPlay ? [id] : [])))} />}
    </>
  );
}

interface AheadProps {
  readonly view: UniView;
  readonly plan: MapPlan;
  readonly choice: Choice;
  readonly tincture: (seat: number) => Tincture;
  /** Whether trade routes are drawn. */
  readonly isTrading: boolean;
}

/** What may be touched, and the ways over land and sea. */
export function Ahead({ view: { territories, seas }, plan, choice, tincture, isTrading }: AheadProps) {
  return (
    <>
      {[...territories, ...seas].map(({ id }, i) => {
        const { 'data-state': state } = thing(choice, `node:${id}`);
        const reach = reachAt(plan, id);
        if (state !== 'lit' && state !== 'selected') return null;
        const hostile = reach !== null && isDangerous(reach);
        return (
          <path
            key={id}
            class={`open ${state} ${hostile ? 'fights' : ''} ${plan.passed.has(id) ? 'passed' : ''}`}
            d={cells[i]}
            data-target={`node:${id}`}
          />
        );
      })}
      {(isTrading ? plan.trades : []).map(({ seat, done, ahead }) => (
        <g key={seat} class={`trade seat-${tincture(seat)}`}>
          {done.length > 1 && <path class="done" d={pathOfWay(done)} />}
          {ahead.length > 1 && <path class="ahead" d={pathOfWay(ahead)} />}
        </g>
      ))}
      {plan.route.length > 0 && <path class="taken" d={pathOf(plan.route.slice(0, 1))} />}
      {plan.route.length > 1 && (
        <>
          <path class="way-edge" d={pathOfWay(plan.route)} />
          <path class="way" d={pathOfWay(plan.route)} />
        </>
      )}
    </>
  );
}

/** One pattern for each tincture: bend, cross, chevron, pale, saltire, fess …; and hatchings for battles and events. */
function Patterns({ id }: { readonly id: string }) {
  const lines: { readonly [tincture in Tincture]: string } = {
    A: 'M0 48 48 0',
    G: 'M24 14v20M14 24h20',
    O: 'M6 32 24 16 42 32',
    V: 'M24 0v48',
    P: 'M14 14 34 34M34 14 14 34',
    S: 'M0 24h48',
    T: 'M0 0h24v24h24',
    L: 'M24 20v8M20 24h8',
    C: 'M0 12h48M0 36h48',
    M: 'M24 12 34 24 24 36 14 24z',
  };
  return (
    <defs>
      {TINCTURES.map((tincture) => (
        <pattern key={tincture} id={`${id}-${tincture}`} width={48} height={48} patternUnits="userSpaceOnUse">
          <path class={`seat-${tincture} stroke`} d={lines[tincture]} />
        </pattern>
      ))}
      <pattern id={`${id}-fought`} width={30} height={30} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="fight" d="M0 0v30" />
      </pattern>
      <pattern id={`${id}-struck`} width={36} height={36} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path class="storm" d="M0 0v36" />
      </pattern>
    </defs>
  );
}
