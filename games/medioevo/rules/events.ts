/** 5. Event cards, step 2 of phase 2. */

import { draw, type Frame, type Next, type Seat, shuffle, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, lot, NOBODY, type UniState } from '../state.ts';
import { CATEGORIES, ENGINE, EVENT_EFFECTS, SLOTS, TERRITORIES } from '../vocabulary.ts';
import { strikeEffect } from './event-effects.ts';
import { addDeed } from './honour.ts';
import { isSea } from './map.ts';
import type { EffectOption } from './realm-options.ts';
import { step } from './step.ts';
import { hasArmy } from './troops.ts';
import { kindOf } from './vehicles.ts';
import { openWindow } from './windows.ts';

/** A card is drawn; first card 61 is asked about, then the Plague Doctors, then the effects are chosen (UNI-5.6, UNI-5.16). */
export function events(_s: UniState): readonly Frame[] {
  return [
    drawEvent.do({}),
    askAboutEvent.do({ stage: SAVIOURS }),
    askAboutEvent.do({ stage: DOCTORS }),
    beginEvent.do({}),
    endEvent.do({}),
  ];
}

/** What the window `eventDrawn` is about: which cards belong to it now (UNI-5.16). */
export const SAVIOURS = 0;
export const DOCTORS = 1;

export const drawEvent = step.work('drawEvent', {
  rule: ['UNI-5.6', 'UNI-5.15'],
  run(s, _: object) {
    const card = draw(s.core.chance, s.eventDeck);
    if (card === undefined) return undefined;
    setEvent(s, card);
    renewEvents(s);
    return undefined;
  },
});

/** The card in course; what was done to another one is forgotten. */
export function setEvent(s: UniState, card: number): void {
  s.event = { card, sheltered: [], effects: [], struck: 0, exposed: 0 };
  s.core.told?.push({ key: 'eventDrawn', params: { event: content.of(s).events[card].id } });
}

/** Whenever the deck holds no card the discards are a new one (UNI-5.15). */
export function renewEvents(s: UniState): void {
  if (s.eventDeck.length > 0) return;
  s.eventDeck = shuffle(s.core.chance, s.eventDiscard);
  s.eventDiscard = [];
}

export const askAboutEvent = step.work('askAboutEvent', {
  rule: ['UNI-5.6', 'UNI-5.16'],
  run: (s, { stage }: { stage: number }): Next =>
    s.event === null ? undefined : openWindow(s, { kind: 'eventDrawn', seats: s.order, about: stage }),
});

/** The area as far as it is in play, without the territories that Doctors protect (UNI-5.8, UNI-45.24). */
export function areaOf(s: UniState): number[] {
  const { event } = s;
  if (event === null) return [];
  return content.of(s).events[event.card].nodes.filter((node) => s.inPlay[node] === 1 && !event.sheltered.includes(node));
}

/** Whether a player has military units, buildings or transports in the area (objective of card 42). */
function isExposed(s: UniState, seat: Seat, area: readonly number[]): boolean {
  for (const node of area) {
    if (isSea(node) ? hasArmy(s, seat, node) : s.armies[armyAt(seat, node)] > 0) return true;
    if (isSea(node) || s.owner[node] !== seat) continue;
    for (let category = 0; category < CATEGORIES.length; category++) if (s.buildings[lot(node, category)] > 0) return true;
  }
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && kindOf(slot) !== ENGINE && area.includes(s.at[slot])) return true;
  return false;
}

/** If nothing of the area is in play the card has no effect and none is chosen (UNI-5.8). */
export const beginEvent = step.work('beginEvent', {
  rule: ['UNI-5.7', 'UNI-5.8'],
  run(s, _: object): Next {
    const area = areaOf(s);
    if (s.event === null || area.length === 0) return undefined;
    let exposed = 0;
    for (const seat of s.order) if (isExposed(s, seat, area)) exposed |= 1 << seat;
    s.event = { ...s.event, exposed };
    return chooseEventEffects.do({ seat: s.order[0] });
  },
});

const CHOSEN = 2;

/** The first player chooses two of the three; they are resolved in a fixed order (UNI-5.7, UNI-5.9). */
export const chooseEventEffects = step.subset('chooseEventEffects', {
  rule: ['UNI-5.7', 'UNI-5.9'],
  ask(s, { seat }: { seat: Seat }) {
    const { events: cards, options } = content.of(s);
    if (s.event === null) return null;
    const { id, effects } = cards[s.event.card];
    return subset(
      seat,
      effects.map((effect) => options.realm.effect[effect]),
      { min: CHOSEN, max: CHOSEN, params: { event: id } },
    );
  },
  answer(s, { seat }, chosen: readonly EffectOption[]): Next {
    if (s.event === null) return undefined;
    const effects = chosen.map(({ index }) => index).sort((a, b) => a - b);
    s.event = { ...s.event, effects };
    s.core.told?.push({ key: 'effectsChosen', params: { seat, effects: effects.map((effect) => EVENT_EFFECTS[effect]) } });
    return effects.map((effect) => strikeEffect.do({ effect }));
  },
});

/** The card is discarded; who had something in the area and lost nothing has survived it (UNI-5.15). */
export const endEvent = step.work('endEvent', {
  rule: 'UNI-5.15',
  run(s, _: object) {
    const { event } = s;
    if (event === null) return undefined;
    for (const seat of s.order) if (((event.exposed & ~event.struck) >> seat) & 1) addDeed(s, seat, 'eventSurvived');
    s.event = null;
    s.eventDiscard.push(event.card);
    renewEvents(s);
    return undefined;
  },
});

/** Territories of the area, which alone can be protected (UNI-45.24). */
export function landOfEvent(s: UniState): number[] {
  return areaOf(s).filter((node) => node < TERRITORIES);
}

/** Protects a territory from the card in course (UNI-45.24). */
export function shelterFromEvent(s: UniState, seat: Seat, territory: number): void {
  if (s.event === null || territory === NOBODY || s.event.sheltered.includes(territory)) return;
  s.event = { ...s.event, sheltered: [...s.event.sheltered, territory] };
  if (s.core.told !== null) s.core.told.push({ key: 'eventAverted', params: { seat, node: content.of(s).nodes[territory].id } });
}
