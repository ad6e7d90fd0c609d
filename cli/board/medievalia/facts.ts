/** What is printed on the cards of Medievalia, in words. */

import type { Seat } from '@castellan/engine';
import { type Face, type MedView, printedIn, RESOURCES, type Resource } from '@castellan/medievalia';
import type { Speaker } from '@castellan/text';
import { listed, parted } from '../lines.ts';
import type { Thing } from '../own.ts';

/** The type of a card is its id without the number. */
export function typeOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

export function faceOf(view: MedView, card: string): Face {
  const type = typeOf(card);
  const face = printedIn(view).types.find(({ id }) => id === type);
  if (face === undefined) throw new Error(`there is no card named ${type}`);
  return face;
}

/** A card with the number that tells it from its like, as options name it. */
export function cardInWords(speaker: Speaker, view: MedView, card: string): string {
  const type = typeOf(card);
  const several = printedIn(view).ids.filter((id) => typeOf(id) === type).length > 1 && faceOf(view, card).kind !== 'city';
  return speaker.say('board.card', { card: type, copy: several ? Number(card.slice(-2)) : 0 });
}

/** Units by resource. */
export function amountsInWords(speaker: Speaker, units: readonly number[]): string {
  return listed(RESOURCES.map((resource, i) => (units[i] > 0 ? amountInWords(speaker, resource, units[i]) : '')));
}

export function amountInWords(speaker: Speaker, resource: Resource, n: number): string {
  return speaker.say(`board.amount.${resource}`, { n });
}

/** What a card costs a seat now: more gold where the building of a character is missing. */
export function costInWords(speaker: Speaker, view: MedView, seat: Seat | null, face: Face): string {
  const enabler = face.enabledBy < 0 ? null : printedIn(view).types[face.enabledBy].id;
  const spared = enabler === null || seat === null || hasBuilding(view, seat, enabler);
  if (spared) return amountsInWords(speaker, face.cost);
  return speaker.say('board.dear', { cost: amountsInWords(speaker, face.dearCost), card: enabler });
}

function hasBuilding(view: MedView, seat: Seat, type: string): boolean {
  return view.players[seat].hosts.some((host) => host?.buildings.some((building) => building.type === type));
}

/** What it makes, how it fights, what it is worth. */
export function factsInWords(speaker: Speaker, view: MedView, face: Face): string {
  const { kind, resource, amount, workerSlots, buildingSlots, attack, defence, isWorker, prestige, productionBonus, defenceBonus } = face;
  const enabled = printedIn(view).types.find(({ enabledBy }) => enabledBy === face.type)?.id ?? null;
  const isHost = kind === 'city' || kind === 'territory';
  return listed([
    attack + defence > 0 ? speaker.say('board.strength', { attack, defence }) : '',
    prestige > 0 ? speaker.say('board.worth', { n: prestige }) : '',
    resource < 0
      ? ''
      : speaker.say(isHost ? 'board.makes' : 'board.makesAlone', { amount: amountInWords(speaker, RESOURCES[resource], amount) }),
    isWorker ? speaker.say('board.worker') : '',
    workerSlots > 0 ? speaker.say('board.workerSlots', { n: workerSlots }) : '',
    buildingSlots > 0 ? speaker.say('board.buildingSlots', { n: buildingSlots }) : '',
    productionBonus > 0 ? speaker.say('board.productionBonus', { n: productionBonus }) : '',
    defenceBonus > 0 ? speaker.say('board.defenceBonus', { n: defenceBonus }) : '',
    enabled === null ? '' : speaker.say('board.enables', { card: enabled }),
  ]);
}

/** The same; of one with a power, how it fights and what the power does. */
export function readingOf(speaker: Speaker, view: MedView, face: Face): string {
  if (face.power === null) return factsInWords(speaker, view, face);
  const strength = speaker.say('board.strength', { attack: face.attack, defence: face.defence });
  const help = speaker.say(`term.${face.id}.help`);
  return help.startsWith(strength) ? help : parted([strength, help]);
}

/** Every type of card, with what it costs whoever looks. */
export function printed(speaker: Speaker, view: MedView, me: Seat | null): readonly Thing[] {
  return printedIn(view)
    .types.filter(({ kind }) => kind !== 'reminder')
    .map((face) => {
      const cost = costInWords(speaker, view, me, face);
      const kind = speaker.say(`term.${face.kind}`);
      return {
        name: speaker.say(`name.card.${face.id}`),
        lines: [cost === '' ? kind : speaker.say('board.kindAndCost', { kind, cost }), factsInWords(speaker, view, face)],
      };
    });
}
