/** The reading card of anything on the table: a place, a vehicle, a card, an event, a technology. */

import type { Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { contentAt } from './content.ts';
import { cardContent, idOf, isSea, kindOf, levelOf, territoryNamed, vehicleAt } from './facts.ts';
import { UniIcon } from './icons.ts';
import { placeIn, sideName, vehicleIn } from './map/words.ts';
import { nameOf } from './words.ts';

interface ReadingProps {
  readonly view: UniView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function canRead(view: UniView, target: Target): boolean {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'node':
      return territoryNamed(view, id) !== null || isSea(view, id);
    case 'vehicle':
      return vehicleAt(view, Number(id)) !== null;
    case 'card':
      return cardContent(view, id) !== null;
    case 'event':
      return contentAt(view).eventCards.some((event) => event.id === id);
    case 'technology':
      return contentAt(view).technologies.some((technology) => technology.id === id);
    default:
      return false;
  }
}

export function Reading({ view, target, speaker }: ReadingProps) {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'node':
      return <PlaceReading view={view} id={id} speaker={speaker} />;
    case 'vehicle':
      return <VehicleReading view={view} id={id} speaker={speaker} />;
    case 'card':
      return <CardReading view={view} id={id} speaker={speaker} />;
    case 'event':
      return <EventReading view={view} id={id} speaker={speaker} />;
    default:
      return <TechnologyReading view={view} id={id} speaker={speaker} />;
  }
}

interface PartProps {
  readonly view: UniView;
  readonly id: string;
  readonly speaker: Speaker;
}

function Sheet({ name, children }: { readonly name: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div class="card reading uni-reading">
      <p class="name">{name}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** The name of a player, as messages say it. */
function seatName(speaker: Speaker): (seat: number) => string {
  return (seat) => speaker.say('medioevo.table.seat', { seat });
}

function PlaceReading({ view, id, speaker }: PartProps) {
  const territory = contentAt(view).map.territories.find((other) => other.id === id);
  const home = territoryNamed(view, id)?.home ?? null;
  const pacts = view.pacts.filter(({ parties }) => {
    const controller = territoryNamed(view, id)?.controller ?? null;
    return controller !== null && parties.includes(controller);
  });
  return (
    <Sheet name={nameOf(speaker, 'node', id)}>
      {placeIn(speaker, view, id, seatName(speaker)).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {home !== null && <li class="caption">{speaker.say('medioevo.table.homeOf', { seat: home })}</li>}
      {territory !== undefined && <li class="caption">{nameOf(speaker, 'terrain', territory.terrain)}</li>}
      {territory?.fire === true && (
        <li class="caption">
          <UniIcon name="rebellion" size={16} /> {speaker.say('medioevo.table.fire')}
        </li>
      )}
      {pacts.length > 0 && <li class="caption">{speaker.say('medioevo.table.pacts', { n: pacts.length })}</li>}
    </Sheet>
  );
}

function VehicleReading({ view, id, speaker }: PartProps) {
  const vehicle = vehicleAt(view, Number(id));
  if (vehicle === null) return null;
  const { capacity, mp } = levelOf(view, vehicle);
  return (
    <Sheet name={nameOf(speaker, 'vehicle', vehicle.name)}>
      <li>{sideName(speaker, vehicle.seat, seatName(speaker))}</li>
      <li>{vehicleIn(speaker, vehicle)}</li>
      <li class="caption">{speaker.say('medioevo.table.printed', { capacity, mp })}</li>
      {vehicle.halted && <li class="caption">{speaker.say('medioevo.table.halted')}</li>}
    </Sheet>
  );
}

function CardReading({ view, id, speaker }: PartProps) {
  const card = cardContent(view, id);
  if (card === null) return null;
  return (
    <Sheet name={nameOf(speaker, 'card', id)}>
      <li>{speaker.say(`text.card.${id}`)}</li>
      {card.cost > 0 && <li>{speaker.say('medioevo.table.cardCost', { n: card.cost })}</li>}
      <li>{card.timing.map((window) => nameOf(speaker, 'window', window)).join(', ')}</li>
      <li>
        <UniIcon name="objective" size={16} /> {speaker.say(`text.objective.${id}`)}
      </li>
    </Sheet>
  );
}

function EventReading({ view, id, speaker }: PartProps) {
  const event = contentAt(view).eventCards.find((other) => other.id === id);
  if (event === undefined) return null;
  return (
    <Sheet name={nameOf(speaker, 'event', id)}>
      <li>{event.icons.map((effect) => nameOf(speaker, 'effect', effect)).join(', ')}</li>
      <li class="caption">{[...event.dark, ...event.light].map((node) => nameOf(speaker, 'node', node)).join(', ')}</li>
      <li class="caption">{speaker.say('medioevo.table.tolerated', { tax: event.toleratedTax })}</li>
    </Sheet>
  );
}

function TechnologyReading({ view, id, speaker }: PartProps) {
  const technology = contentAt(view).technologies.find((other) => other.id === id);
  if (technology === undefined) return null;
  return (
    <Sheet name={nameOf(speaker, 'technology', id)}>
      <li>{speaker.say(`text.technology.${id}`)}</li>
      <li>{speaker.say('medioevo.table.technologyUse', { n: technology.tpPerUse, unit: speaker.say(`text.technologyUnit.${id}`) })}</li>
      <li class="caption">{speaker.say('medioevo.table.technologyPrice', { n: technology.price })}</li>
    </Sheet>
  );
}
