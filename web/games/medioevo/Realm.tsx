/** My realm: money, armies, the ladders of technology, cards, tokens; beside the map, and as a page of its own on a phone. */

import type { PlayerView } from '@castellan/medioevo';
import { COLOURS, TECHNOLOGY_LEVELS } from '@castellan/medioevo/vocabulary';
import { Counter, signed } from '../../design/index.ts';
import { EmpireCard } from './EmpireCard.tsx';
import { isPointedAt, sum, unitsOf } from './facts.ts';
import { UniIcon } from './icons.ts';
import { Cubes, Units, Vehicle } from './Pieces.tsx';
import { quiet } from './quiet.ts';
import { openLeaf, useUniTable } from './table.ts';
import { nameOf, ROMAN } from './words.ts';

interface OfProps {
  readonly of: PlayerView;
}

/** What one has and owes: hidden florins, what the next taxes and upkeep make of them. */
export function Treasury({ of }: OfProps) {
  const { speaker, view } = useUniTable();
  const { arrears, blood, controlTokens, florins, honour, income, kingdom, loans, recruited, seat, tax, unitLimit, upkeep } = of;
  return (
    <section class="uni-treasury" aria-label={speaker.say('medioevo.table.realm')}>
      <h3 class="rubric">
        {kingdom === null ? speaker.say('medioevo.table.realm') : nameOf(speaker, 'kingdom', kingdom)}
        {florins !== null && view.final === null && <UniIcon name="secret" size={18} title={speaker.say('medioevo.table.hidden')} />}
      </h3>
      <div class="row">
        {florins !== null && (
          <Counter
            icon={<UniIcon name="florins" size={20} />}
            label={speaker.say('medioevo.table.florinsNow', { n: florins, income, upkeep })}
            value={florins}
            income={income - upkeep}
            class="large"
          />
        )}
        <Counter icon={<UniIcon name="honour" size={20} />} label={speaker.say('medioevo.table.honour', { n: honour })} value={honour} />
        <Counter icon={<UniIcon name="tax" size={20} />} label={speaker.say('medioevo.table.tax', { tax, income })} value={tax} />
        <Counter
          icon={<UniIcon name="units" size={20} />}
          label={speaker.say('medioevo.table.unitsNow', { n: unitsOf(view, seat), upkeep })}
          value={unitsOf(view, seat)}
        />
        {view.phase === 'purchases' && (
          <Counter
            icon={<UniIcon name="lightInfantry" size={20} />}
            label={speaker.say('medioevo.table.recruited', { n: recruited, most: unitLimit })}
            value={recruited}
            of={unitLimit}
          />
        )}
        <Counter
          icon={<UniIcon name="control" size={20} />}
          label={speaker.say('medioevo.table.controlLeft', { n: controlTokens })}
          value={controlTokens}
        />
        {loans > 0 && (
          <Counter icon={<UniIcon name="debt" size={20} />} label={speaker.say('medioevo.table.loans', { n: loans })} value={loans} />
        )}
        {arrears > 0 && (
          <Counter
            icon={<UniIcon name="debt" size={20} />}
            label={speaker.say('medioevo.table.arrears', { n: arrears })}
            value={arrears}
            short
          />
        )}
        {blood > 0 && (
          <Counter icon={<UniIcon name="blood" size={20} />} label={speaker.say('medioevo.table.blood', { n: blood })} value={blood} />
        )}
      </div>
      <p class="quiet">{speaker.say('medioevo.table.balance', { income, upkeep, balance: signed(income - upkeep) })}</p>
    </section>
  );
}

/** Six ladders; a touch opens the whole table. */
export function Ladders({ of: { levels, points } }: OfProps) {
  const { choice, speaker } = useUniTable();
  const isLit = choice.asked?.options.some(({ at = [] }) => at.some((target) => target.startsWith('technology:'))) ?? false;
  return (
    <section class="uni-ladders">
      <h3 class="rubric">{speaker.say('medioevo.table.arts')}</h3>
      <button
        type="button"
        class={isLit ? 'lit' : ''}
        aria-expanded={openLeaf.value === 'arts'}
        onClick={() => {
          openLeaf.value = openLeaf.value === 'arts' ? 'table' : 'arts';
        }}
      >
        <span class="sr">{speaker.say('medioevo.table.openArts')}</span>
        {COLOURS.map((colour, i) => (
          <span
            key={colour}
            class={`ladder branch-${colour}`}
            data-tip={speaker.say('medioevo.table.ladder', { colour, level: levels[i], points: points[i] })}
          >
            <span class="sr">{speaker.say('medioevo.table.ladder', { colour, level: levels[i], points: points[i] })}</span>
            {Array.from({ length: TECHNOLOGY_LEVELS }, (_, n) => (
              <i key={n} class={n < levels[i] ? 'on' : ''} aria-hidden="true">
                {ROMAN[n + 1]}
              </i>
            )).toReversed()}
            <UniIcon name={`branch-${colour}`} size={16} />
            {points[i] > 0 && <small aria-hidden="true">{points[i]}</small>}
          </span>
        ))}
      </button>
    </section>
  );
}

/** Objective tokens, upright and flipped. */
export function Tokens({ of: { flipped, tokens } }: OfProps) {
  const { choice, speaker } = useUniTable();
  if (sum(tokens) + sum(flipped) === 0) return null;
  return (
    <ul class="uni-tokens" aria-label={speaker.say('medioevo.table.tokens')}>
      {COLOURS.map((colour, i) =>
        tokens[i] === 0 ? null : (
          <li key={colour}>
            <span {...quiet(choice, `token:${colour}`, `token branch-${colour}`)}>
              <UniIcon name="objective" size={16} />
              <span class="sr">{speaker.say('medioevo.table.token', { colour, n: tokens[i], flipped: flipped[i] })}</span>
              <b aria-hidden="true">
                {tokens[i] - flipped[i]}/{tokens[i]}
              </b>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** More cards do not lie side by side with all that they say. */
const ABREAST = 3;

export function Cards({ of: { cards, cardPrice, dealt } }: OfProps) {
  const { speaker } = useUniTable();
  const open = typeof dealt === 'number' ? [] : dealt;
  return (
    <section class={`uni-cards ${cards.length + open.length > ABREAST ? 'many' : ''}`} aria-label={speaker.say('medioevo.table.cards')}>
      <h3 class="rubric">
        {speaker.say('medioevo.table.cards')}
        <small>{speaker.say('medioevo.table.cardPrice', { n: cardPrice })}</small>
      </h3>
      {cards.length + open.length === 0 && <p class="quiet">{speaker.say('medioevo.table.noCards')}</p>}
      <ul>
        {cards.map(({ id, state, met }) => (
          <li key={id}>
            <EmpireCard id={id} state={state} met={met} />
          </li>
        ))}
        {open.map((id) => (
          <li key={id}>
            <EmpireCard id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that moves, place by place; what may be taken up is lit here as on the map. */
export function Armies({ of: { seat } }: OfProps) {
  const { choice, speaker, view } = useUniTable();
  const vehicles = view.vehicles.filter((vehicle) => vehicle.seat === seat && vehicle.carrier === null);
  const garrisons = view.territories.filter(({ stacks }) => stacks.some((stack) => stack.seat === seat));
  const nodes = [...new Set([...garrisons.map(({ id }) => id), ...vehicles.map(({ node }) => node)])];
  const open = view.vehicles.filter(({ slot }) => choice.lit(`vehicle:${slot}`) !== null).length;
  return (
    <section class="uni-armies" aria-label={speaker.say('medioevo.table.armies')}>
      <h3 class="rubric">
        {speaker.say('medioevo.table.armies')}
        {open > 0 && <small>{speaker.say('medioevo.table.mayMove', { n: open })}</small>}
      </h3>
      {nodes.length === 0 && <p class="quiet">{speaker.say('medioevo.table.noArmies')}</p>}
      <ul>
        {nodes.map((node) => {
          const stack = garrisons.find(({ id }) => id === node)?.stacks.find((other) => other.seat === seat);
          return (
            <li key={node}>
              <span {...(isPointedAt(choice, `node:${node}`) ? quiet(choice, `node:${node}`, 'place') : { class: 'place' })}>
                <b>{nameOf(speaker, 'node', node)}</b>
                {stack !== undefined && <Units of={stack.units} stopped={stack.stopped} size={16} />}
              </span>
              {vehicles
                .filter((vehicle) => vehicle.node === node)
                .map((vehicle) => (
                  <span key={vehicle.slot} {...quiet(choice, `vehicle:${vehicle.slot}`, 'mover')}>
                    <Vehicle of={vehicle} size={20} />
                    <span class="called">{nameOf(speaker, 'vehicle', vehicle.name)}</span>
                    {sum(vehicle.units) > 0 && <Units of={vehicle.units} size={16} />}
                    {vehicle.cubes.length > 0 && <Cubes of={vehicle.cubes} />}
                    {vehicle.halted ? (
                      <UniIcon name="stop" size={16} title={true} />
                    ) : (
                      <span class="mp" data-tip={speaker.say('medioevo.table.mp', { n: vehicle.mp })}>
                        <UniIcon name="mp" size={14} title={true} />
                        <b>{vehicle.mp}</b>
                      </span>
                    )}
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Units of others that I hold, and mine that others hold. */
export function Prisoners({ of: { prisoners, seat } }: OfProps) {
  const { nameOf: nameOfSeat, speaker, view } = useUniTable();
  const held = prisoners.flatMap((units, owner) => (sum(units) > 0 ? [{ owner, units }] : []));
  const lost = view.players.flatMap((other) =>
    sum(other.prisoners[seat] ?? []) > 0 ? [{ holder: other.seat, units: other.prisoners[seat] }] : [],
  );
  if (held.length + lost.length === 0) return null;
  return (
    <section class="uni-prisoners">
      <h3 class="rubric">{speaker.say('medioevo.table.prisoners')}</h3>
      <ul>
        {held.map(({ owner, units }) => (
          <li key={owner}>
            {speaker.say('medioevo.table.held', { name: nameOfSeat(owner) })} <Units of={units} size={16} />
          </li>
        ))}
        {lost.map(({ holder, units }) => (
          <li key={`by ${holder}`}>
            {speaker.say('medioevo.table.heldBy', { name: nameOfSeat(holder) })} <Units of={units} size={16} />
          </li>
        ))}
      </ul>
    </section>
  );
}
