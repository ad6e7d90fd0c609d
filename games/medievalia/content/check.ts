/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import { DECKS } from '../vocabulary.ts';
import { contentOf } from './content.ts';
import data from './data.json' with { type: 'json' };
import { type Data, DataSchema, type LayoutData } from './schema.ts';

export { DataSchema as schema } from './schema.ts';
export { data };

export const assemble = assembling({
  fits: (raw): raw is Data => Value.Check(DataSchema, raw),
  misfits: (raw) => Value.Errors(DataSchema, raw),
  contradictions,
  contentOf,
});

/** What a schema cannot say of the data as a whole. */
function contradictions(raw: Data): string[] {
  const errors: string[] = [];
  const { cardTypes, cardInstances, constants, buildingPiles } = raw;
  const people = [...cardTypes.military, ...cardTypes.character];
  const types = [...cardTypes.city, ...cardTypes.territory, ...people, ...cardTypes.building, ...cardTypes.memo];
  for (const { id, count } of types) {
    if (types.filter((other) => other.id === id).length !== 1) errors.push(`cardTypes: ${id} must be there once`);
    const copies = cardInstances.filter(({ type }) => type === id).length;
    if (copies !== count) errors.push(`cardInstances: there are ${copies} of ${id}, not ${count}`);
  }
  const ids = new Set(cardInstances.map(({ id }) => id));
  if (ids.size !== cardInstances.length) errors.push('cardInstances: two cards have the same id');
  for (const { id, type } of cardInstances) {
    if (!types.some((known) => known.id === type)) errors.push(`cardInstances.${id}: there is no ${type}`);
    if (id.replace(/-\d+$/, '') !== type) errors.push(`cardInstances.${id}: a card is named after its type, ${type}`);
  }
  for (const deck of raw.decks) {
    const own = [...cardTypes.territory, ...people].filter((card) => card.deck === deck.id);
    if (own.reduce((sum, { count }) => sum + count, 0) !== deck.size) errors.push(`decks.${deck.id}: its size is not that of its cards`);
    for (const { id, count } of own) if (deck.types[id] !== count) errors.push(`decks.${deck.id}: it must have ${count} of ${id}`);
  }
  if (DECKS.some((id) => raw.decks.filter((deck) => deck.id === id).length !== 1)) errors.push('decks: each must be there once');
  for (const { id, isWorker, produces, power, enabledBy } of people) {
    if (isWorker !== (produces?.resource === 'labour')) errors.push(`${id}: a worker is a character whose symbol is labour`);
    if (enabledBy !== null && !cardTypes.building.some((building) => building.id === enabledBy && building.enables === id))
      errors.push(`${id}: the ${enabledBy} does not name it`);
    if (power?.kind === 'discountBuilding' && power.amount !== constants.bureaucratDiscount)
      errors.push(`${id}: its discount differs from constants.bureaucratDiscount`);
    if (power?.kind === 'multiply' && (power.factor !== constants.artistFactor || power.maxCards !== constants.artistMaxCards))
      errors.push(`${id}: its power differs from constants.artistFactor and artistMaxCards`);
    if (power?.kind === 'extraMove' && power.steps !== constants.externalStepsKnight)
      errors.push(`${id}: its steps differ from constants.externalStepsKnight`);
  }
  for (const { id, buildingSlots } of [...cardTypes.city, ...cardTypes.territory])
    if (buildingSlots !== constants.maxBuildingsPerHost) errors.push(`${id}: its buildingSlots differ from constants.maxBuildingsPerHost`);
  for (const building of cardTypes.building) {
    if (building.buildingClass !== 'civil') continue;
    if (building.productionBonus !== constants.civilProductionBonus || building.defenceBonus !== constants.civilDefenceBonus)
      errors.push(`${building.id}: its bonuses differ from those of constants`);
    if (!people.some((person) => person.id === building.enables && person.enabledBy === building.id))
      errors.push(`${building.id}: the ${building.enables} does not name it`);
    if (building.startsFaceUpOnPile !== buildingPiles.openCards.includes(building.id))
      errors.push(`${building.id}: startsFaceUpOnPile differs from buildingPiles.openCards`);
  }
  const buildings = cardTypes.building.reduce((sum, { count }) => sum + count, 0);
  if (buildingPiles.shuffledRest !== buildings - 3) errors.push('buildingPiles.shuffledRest: it must be all buildings but three');
  if (buildingPiles.pileSizes.reduce((sum, size) => sum + size, 0) !== buildings)
    errors.push('buildingPiles.pileSizes: together they must hold every building');
  if (buildingPiles.faceUpOrder.some((id) => !buildingPiles.openCards.includes(id))) errors.push('buildingPiles.faceUpOrder: other cards');
  for (const [seats, layout] of Object.entries(raw.layouts)) errors.push(...layoutErrors(Number(seats), layout));
  return errors;
}

function layoutErrors(seats: number, { fiefs, alliances }: LayoutData): string[] {
  const errors: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    if (fiefs.filter((fief) => fief.seat === seat).length !== 1) errors.push(`layouts.${seats}: seat ${seat} must have one fief`);
  for (const fief of fiefs) {
    if ((fief.kind === 'player') !== (fief.seat !== null)) errors.push(`layouts.${seats}.${fief.id}: its kind and its seat do not agree`);
    if (fief.seat !== null && fief.seat >= seats) errors.push(`layouts.${seats}.${fief.id}: there is no seat ${fief.seat}`);
    for (const id of fief.adj) {
      const other = fiefs.find((known) => known.id === id);
      if (other === undefined || !other.adj.includes(fief.id)) errors.push(`layouts.${seats}.${fief.id}: ${id} does not lie beside it`);
      else if (other.seat !== null && fief.seat !== null) errors.push(`layouts.${seats}: two player fiefs are never adjacent`);
    }
  }
  if ((alliances ?? []).some((pair) => pair.length !== 2)) errors.push(`layouts.${seats}: an alliance has two seats`);
  return errors;
}
