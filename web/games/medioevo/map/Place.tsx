/** A place of the map: its name, its town, who stands there, and the sign by which one goes there. */

import type { Seat } from '@castellan/engine';
import type { StackView, UniView, VehicleView } from '@castellan/medioevo';
import { UNITS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { Shield, type Tincture } from '../../../design/index.ts';
import { At } from '../../../maps/Map.tsx';
import { type Choice, thing } from '../../../shell/index.ts';
import { armiesIn, isSea, isStandIn, signOf, signOfVehicle, sum, territoryContent, territoryNamed, vehiclesIn } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Cube, Cubes, Units } from '../Pieces.tsx';
import { nameOf, ROMAN } from '../words.ts';
import { FAR, NEAR, nameAt, stackAt, townNameAt, townOf } from './land.ts';
import { barsTrade, type Overlay, type ThreatAt } from './overlays.ts';
import { isDangerous, type MapPlan, reachAt } from './plan.ts';
import { placeIn, vehicleIn } from './words.ts';

export interface PlaceProps {
  readonly view: UniView;
  readonly me: Seat | null;
  readonly overlay: Overlay;
  /** Units that others could lead there. */
  readonly threat: ThreatAt | null;
  readonly node: string;
  readonly distance: number;
  readonly plan: MapPlan;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
}

/** Who stands in a place, and the sign by which one goes there. */
export function Piece(props: PlaceProps) {
  const { view, me, node, distance, overlay, choice } = props;
  const isShown = (side: Seat | null): boolean => overlay !== 'markets' || barsTrade(view, me, side);
  const armies = armiesIn(view, node).filter(({ seat }) => isShown(seat));
  const vehicles = vehiclesIn(view, node).filter(
    ({ kind, seat, slot }) => kind === 'caravan' || kind === 'merchantShip' || isShown(seat) || choice.lit(`vehicle:${slot}`) !== null,
  );
  return (
    <>
      {distance > FAR ? (
        <Forces {...props} armies={armies} vehicles={vehicles} />
      ) : (
        <Discs {...props} armies={armies} vehicles={vehicles} />
      )}
      <Threatened {...props} />
      <Sign {...props} isOccupied={armies.length + vehicles.length > 0} />
    </>
  );
}

/** Who could strike what is mine, with how many. */
function Threatened({ view, me, node, distance, threat, tincture }: PlaceProps) {
  const territory = territoryNamed(view, node);
  const isMine = me !== null && (territory?.controller === me || armiesIn(view, node).some(({ seat }) => seat === me));
  if (threat === null || !isMine || distance === FAR) return null;
  return (
    <At place={stackAt(distance, node)} offset={[0, 30]} class="threats">
      {threat.by.map(({ seat, units }) => (
        <span key={seat}>
          <Shield tincture={tincture(seat)} size={14} />
          <b>{units}</b>
        </span>
      ))}
    </At>
  );
}

/** Names that cover nothing. What has no room is named when one points at it, and in the list. */
export function Name({ view, node, distance, speaker }: Pick<PlaceProps, 'view' | 'node' | 'distance' | 'speaker'>) {
  const [x, y, turn, fits] = nameAt(distance, speaker.language, node);
  if (fits === 0) return null;
  const isWater = isSea(view, node);
  const isOut = territoryNamed(view, node)?.inPlay === false;
  return (
    <At place={[x, y]} class="named">
      <span
        class={`map-name ${isWater ? 'water' : ''} ${isOut ? 'out' : ''} ${distance === NEAR ? 'large' : ''}`}
        style={turn === 0 ? undefined : { rotate: `${turn}deg` }}
      >
        {nameOf(speaker, 'node', node)}
      </span>
    </At>
  );
}

/** The inhabited zone: what is built, its good, its port, the cubes of its market. */
export function Town({ view, node, distance, speaker }: Pick<PlaceProps, 'view' | 'node' | 'distance' | 'speaker'>) {
  const territory = territoryNamed(view, node);
  const city = territoryContent(view, node)?.city ?? null;
  const place = townOf(node);
  if (territory === null || city === null || place === null || !territory.inPlay) return null;
  const name = townNameAt(distance, speaker.language, node);
  const civil = territory.buildings.find(({ id }) => id === 'village' || id === 'town' || id === 'city');
  return (
    <>
      <At place={place} class="town">
        <span class={`zone ${civil === undefined ? 'bare' : ''}`}>
          {city.port && <UniIcon name="port" size={14} />}
          <UniIcon name={civil === undefined ? 'zone' : civil.id === 'village' || civil.id === 'town' ? civil.id : 'city'} size={16} />
          <Cube good={city.good} size={14} />
          {territory.market.length > 0 && <Cubes of={territory.market} />}
        </span>
      </At>
      {name !== null && name[2] === 1 && (
        <At place={place} offset={[name[0], name[1]]} class="named">
          <span class="map-name town-name">{nameOf(speaker, 'zone', node)}</span>
        </At>
      )}
    </>
  );
}

interface ForcesProps extends PlaceProps {
  readonly armies: readonly StackView[];
  readonly vehicles: readonly VehicleView[];
}

/** Sides that have anything in a place. */
function sidesOf({ armies, vehicles }: Pick<ForcesProps, 'armies' | 'vehicles'>): readonly (Seat | null)[] {
  return [...new Set([...armies.map(({ seat }) => seat), ...vehicles.map(({ seat }) => seat)])];
}

/** From far away: one disc for each side, with how many there are; swords where they face each other, a torch where people rebel. */
function Discs(props: ForcesProps) {
  const { armies, node, tincture, view } = props;
  const sides = sidesOf(props);
  const isRebel = territoryNamed(view, node)?.rebel === true;
  if (sides.length === 0 && !isRebel) return null;
  return (
    <At place={stackAt(1, node)} class="discs">
      <span class="side-by-side">
        {armies.length > 1 && <UniIcon name="war" size={16} title={true} />}
        {isRebel && <UniIcon name="rebellion" size={16} title={true} />}
        {sides.map((seat) => {
          const n = sum(armies.find((stack) => stack.seat === seat)?.units ?? []);
          return (
            <span key={seat} class={seat === null ? 'disc horde' : `disc seat-${tincture(seat)} ${n === 0 ? 'idle' : ''}`}>
              {n === 0 ? <i /> : <b>{n}</b>}
            </span>
          );
        })}
      </span>
    </At>
  );
}

/** Nearer: a pill for each side, then a box with everything in it. */
function Forces(props: ForcesProps) {
  const { distance, node, view } = props;
  const sides = sidesOf(props);
  const territory = territoryNamed(view, node);
  const fort = territory?.buildings.find(({ id }) => id === 'tower' || id === 'fort' || id === 'castle');
  const church = territory?.buildings.find(({ id }) => id === 'cathedral');
  const works = [...(fort === undefined ? [] : [fort]), ...(church === undefined ? [] : [church])];
  const token = territory?.token ?? null;
  const isRebel = territory?.rebel === true;
  const bans = territory?.bans ?? [];
  if (sides.length + works.length + bans.length === 0 && token === null && !isRebel) return null;
  return (
    <At place={stackAt(distance, node)} class={`stacked ${distance === NEAR ? 'near' : ''}`}>
      <span class="piles">
        {(works.length > 0 || token !== null || isRebel || bans.length > 0) && (
          <span class="marks">
            {works.map(({ id, damage, structure }) => (
              <span key={id} class={`work ${damage > 0 ? 'hurt' : ''}`}>
                <UniIcon name={id} size={16} title={true} />
                {(distance === NEAR || damage > 0) && (
                  <small>
                    {structure - damage}/{structure}
                  </small>
                )}
              </span>
            ))}
            {token !== null && (
              <span class="work">
                <UniIcon name="control" size={14} title={true} />
                <Shield tincture={props.tincture(token)} size={14} />
              </span>
            )}
            {isRebel && (
              <span class="work rebel">
                <UniIcon name="rebellion" size={16} title={true} />
              </span>
            )}
            {bans.length > 0 && (
              <span class="work rebel">
                <UniIcon name="ban" size={16} title={true} />
              </span>
            )}
          </span>
        )}
        {sides.map((seat) => (
          <Pile key={seat} {...props} seat={seat} />
        ))}
      </span>
    </At>
  );
}

function Pile(props: ForcesProps & { readonly seat: Seat | null }) {
  const { armies, choice, distance, seat, speaker, tincture, vehicles } = props;
  const stack = armies.find((other) => other.seat === seat);
  const own = vehicles.filter((vehicle) => vehicle.seat === seat);
  const units = stack?.units ?? [];
  const n = sum(units);
  const main = UNITS[units.indexOf(Math.max(...units, 0))];
  const touched = own.filter(({ slot }) => choice.lit(`vehicle:${slot}`) !== null);
  return (
    <span class={`pile ${seat === null ? 'horde' : `seat-${tincture(seat)}`} ${distance === NEAR ? 'box' : ''}`}>
      {seat === null ? <UniIcon name="barbarians" size={16} title={true} /> : <Shield tincture={tincture(seat)} size={18} />}
      {(distance === NEAR ? own : touched).map((vehicle) => (
        <span key={vehicle.slot} {...thing(choice, `vehicle:${vehicle.slot}`, 'map-vehicle', vehicleIn(speaker, vehicle))}>
          <UniIcon name={signOfVehicle(vehicle.name)} size={16} />
          <small>{ROMAN[vehicle.level]}</small>
          {vehicle.halted && distance === NEAR && <UniIcon name="stop" size={14} title={true} />}
          {distance === NEAR && vehicle.cubes.length > 0 && <Cubes of={vehicle.cubes} />}
        </span>
      ))}
      {distance < NEAR && touched.length === 0 && n === 0 && own.length > 0 && (
        <span class="of">
          <UniIcon name={signOfVehicle(own[0].name)} size={16} />
          {own.length > 1 && <b>{own.length}</b>}
        </span>
      )}
      {n > 0 &&
        (distance === NEAR ? (
          <Units of={units} stopped={stack?.stopped} size={16} />
        ) : (
          <span class="of">
            {main !== undefined && (
              <UniIcon name={own.length > 0 && touched.length === 0 ? signOfVehicle(own[0].name) : signOf(main)} size={16} />
            )}
            <b>{n}</b>
          </span>
        ))}
    </span>
  );
}

/** Whether a place that may be touched has no room for its name; what one only passes needs none, nor does all of Europe at once. */
function isNameless({ node, distance, plan, speaker }: PlaceProps): boolean {
  return distance > 1 && !plan.passed.has(node) && nameAt(distance, speaker.language, node)[3] === 0;
}

/** What one touches to go there: with the MP that would be left, or with swords. Readers hear everything that lies there. */
function Sign(props: PlaceProps & { readonly isOccupied: boolean }) {
  const { view, node, distance, plan, choice, speaker, nameOfSeat, isOccupied } = props;
  const target = `node:${node}`;
  const found = thing(choice, target);
  if (found['data-state'] !== 'lit' && found['data-state'] !== 'selected') return null;
  // The piece itself is there to be touched.
  if (distance > FAR && isStandIn(choice, target)) return null;
  const reach = reachAt(plan, node);
  const told = [nameOf(speaker, 'node', node), ...placeIn(speaker, view, node, nameOfSeat)].join('. ');
  const place = stackAt(Math.max(1, distance), node);
  const lit = {
    ...thing(choice, target),
    class: `goal ${reach !== null && isDangerous(reach) ? 'fights' : ''} ${plan.passed.has(node) ? 'passed' : ''}`,
  };
  return (
    <At place={place} offset={isOccupied ? [0, distance === FAR ? -16 : -26] : [0, 0]} class="goals">
      <div {...lit}>
        <span class="sr">{told}</span>
        {reach === null ? (
          <i />
        ) : reach.meets === 'clash' || reach.meets === 'capture' ? (
          <UniIcon name="war" size={16} />
        ) : reach.meets === 'stop' ? (
          <UniIcon name="stop" size={16} />
        ) : (
          <b>{reach.mp}</b>
        )}
      </div>
      {isNameless(props) && (
        <span class="map-name aim" aria-hidden="true">
          {nameOf(speaker, 'node', node)}
        </span>
      )}
      {reach !== null && reach.honour < 0 && <span class="price">−{-reach.honour}</span>}
    </At>
  );
}
