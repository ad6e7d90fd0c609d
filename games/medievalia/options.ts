/**
 * Every option the rules can offer, made once per content so that asking costs nothing but putting them in a list.
 *
 * What options point at: a card on the table or on a pile as `card:<card>`, a card of one's hand as `hand:<type>` (to play it) or
 * `card:<card>` (to discard it), `deck:<deck>`, `fief:<fief>`, the open ground of a fief as `ground:<fief>`, in a battle an attacking
 * army as `army:<number from 1>`, one to be formed as `army:new`, and the army that engaged it as `defence:<the same number>`, a resource of the ally as `ally:<resource>`.
 */

import type { Option, Seat } from '@castellan/engine';
import type { Components, Layout } from './content/content.ts';
import { DECKS, type Deck, RESOURCES, type Resource } from './vocabulary.ts';

/** An option about one card. `card` names its type and `copy` tells it from the others (0 where there is only one). */
export interface CardOption extends Option {
  readonly id: number;
  readonly card: string;
  readonly copy: number;
}

export interface DeckOption extends Option {
  readonly deck: Deck;
  readonly index: number;
}

interface PlayOption extends Option {
  readonly move: 'play';
  readonly card: string;
  readonly type: number;
}

interface ExtraDrawOption extends DeckOption {
  readonly move: 'extraDraw';
}

/** What is done with one card on the table or on a pile. */
interface CardMove extends CardOption {
  readonly move: 'buy' | 'discardTerritory' | 'remove' | 'moveInside';
}

interface EndOption extends Option {
  readonly move: 'endActions' | 'endMovement' | 'endTurn';
}

export type ActionOption = PlayOption | ExtraDrawOption | CardMove | EndOption;

/** Spot of the own fief where something is put. */
export interface PlaceOption extends Option {
  readonly card: string | null;
  readonly copy: number;
  /** The host, -1 for the open ground. */
  readonly id: number;
}

export interface SourceOption extends CardOption {
  readonly move: 'use' | 'power' | 'discard';
}

export interface AskOption extends Option {
  readonly move: 'ask';
  readonly resource: Resource;
  readonly index: number;
  readonly amount: number;
}

export type PaymentOption = SourceOption | AskOption;

/**
 * A fief in a sentence: a player's fief is named after him, a march between two of several players after both, and neutral ground
 * that all share has a name of its own.
 */
export interface FiefNamed {
  readonly where: 'home' | 'theirs' | 'march' | 'neutral';
  readonly fief: string;
  readonly ownerSeat: Seat;
  readonly otherSeat: Seat;
}

export function fiefNamed({ fiefs, home }: Layout, index: number): FiefNamed {
  const { id, seat, neighbours } = fiefs[index];
  if (seat >= 0) return { where: 'home', fief: id, ownerSeat: seat, otherSeat: seat };
  const lands = neighbours.map((other) => fiefs[other].seat);
  if (lands.length === home.length) return { where: 'neutral', fief: id, ownerSeat: 0, otherSeat: 0 };
  return { where: 'march', fief: id, ownerSeat: lands[0], otherSeat: lands[1] };
}

/** The same for a battle: the enemy's own fief need not be named after him once more. */
export function battlefieldNamed(layout: Layout, index: number, enemySeat: Seat): FiefNamed {
  const named = fiefNamed(layout, index);
  return layout.fiefs[index].seat === enemySeat ? { ...named, where: 'theirs' } : named;
}

interface MarchOption extends CardOption, FiefNamed {
  readonly move: 'march';
  readonly index: number;
}

export type MovementOption = MarchOption | CardMove | EndOption;

export interface WarOption extends Option, FiefNamed {
  readonly move: 'war';
  readonly index: number;
  readonly enemySeat: Seat;
}

export type DeclareOption = WarOption | CardMove | EndOption;

/** `index` counts armies from 0; -1 founds a new one, -2 stays out. */
export interface ArmyOption extends Option {
  readonly army: number;
  readonly index: number;
}

/** What a free army strikes at: a card, the army that engaged army `index`, or nothing (both -1). */
export interface TargetOption extends Option {
  readonly id: number;
  readonly index: number;
  readonly card: string | null;
  readonly copy: number;
  readonly army: number;
}

interface LayoutOptions {
  /** By fief. */
  readonly openGround: readonly PlaceOption[];
  /** By card, then by fief. */
  readonly march: readonly (readonly MarchOption[])[];
  /** By fief, then by enemy. */
  readonly war: readonly (readonly WarOption[])[];
}

/** Lists are by card, type, deck or resource, as their names say. */
export interface Options {
  readonly draw: readonly DeckOption[];
  readonly play: readonly PlayOption[];
  readonly extraDraw: readonly ExtraDrawOption[];
  readonly buy: readonly CardMove[];
  readonly discardTerritory: readonly CardMove[];
  readonly remove: readonly CardMove[];
  readonly moveInside: readonly CardMove[];
  readonly endActions: EndOption;
  readonly endMovement: EndOption;
  readonly endTurn: EndOption;
  /** The same with something still to be played or bought: it cannot be taken back once the next player has drawn. */
  readonly endTurnEarly: EndOption;
  /** The same where nobody can march or fight: to end the actions would come to the same, and once had its own key. */
  readonly endIdle: EndOption;
  readonly endIdleEarly: EndOption;
  /** The same where nobody can fight: so would the end of the movement. */
  readonly endUnfought: EndOption;
  readonly onHost: readonly PlaceOption[];
  readonly use: readonly SourceOption[];
  readonly power: readonly SourceOption[];
  readonly discard: readonly SourceOption[];
  /** By resource, then by amount (from 1, at index 0). */
  readonly ask: readonly (readonly AskOption[])[];
  readonly starve: readonly CardOption[];
  readonly found: ArmyOption;
  readonly stayOut: ArmyOption;
  readonly join: readonly ArmyOption[];
  readonly engage: readonly ArmyOption[];
  readonly hold: ArmyOption;
  readonly attackCard: readonly TargetOption[];
  readonly attackArmy: readonly TargetOption[];
  readonly attackNothing: TargetOption;
  readonly bonus: readonly CardOption[];
  readonly strike: readonly ArmyOption[];
  readonly damage: readonly CardOption[];
  readonly shoot: readonly CardOption[];
  readonly heal: readonly CardOption[];
  readonly pass: CardOption;
  /** For two, three and four seats. */
  readonly layouts: readonly LayoutOptions[];
}

/** More of one resource than an ally can ever be asked for at once. */
export const MOST_ASKED = 40;

export const NEW_ARMY = -1;
export const OUT = -2;

export function makeOptions({ faces, ids, types, layouts }: Components): Options {
  const copies = types.map((type) => faces.filter((face) => face === type).length);
  const about = (id: number) => {
    const face = faces[id];
    const several = copies[face.type] > 1 && face.kind !== 'city';
    return { id, card: face.id, copy: several ? Number(ids[id].slice(-2)) : 0, at: [`card:${ids[id]}`] };
  };
  const byCard = <O>(make: (card: ReturnType<typeof about>, id: string) => O): readonly O[] => ids.map((id, card) => make(about(card), id));
  const cardMove = (say: string, word: string, move: CardMove['move'], confirm: boolean): readonly CardMove[] =>
    byCard((card, id) => ({ key: `${word} ${id}`, say, move, ...card, ...(confirm ? { confirm } : {}) }));
  const source = (move: SourceOption['move']): readonly SourceOption[] =>
    byCard((card, id) => ({ key: `${move} ${id}`, say: move, move, ...card }));
  const choice = (say: string, word: string): readonly CardOption[] => byCard((card, id) => ({ key: `${word}${id}`, say, ...card }));
  const armies = (say: string, word: string): readonly ArmyOption[] =>
    faces.map((_, index) => ({ key: `${word} ${index + 1}`, say, army: index + 1, index, at: [`army:${index + 1}`] }));
  return {
    draw: DECKS.map((deck, index) => ({ key: `draw ${deck}`, say: 'draw', deck, index, at: [`deck:${deck}`] })),
    play: types.map(({ id, type }) => ({ key: `play ${id}`, say: 'play', move: 'play', card: id, type, at: [`hand:${id}`] })),
    extraDraw: DECKS.map((deck, index) => ({
      key: `extra ${deck}`,
      say: 'extraDraw',
      move: 'extraDraw',
      deck,
      index,
      at: [`deck:${deck}`],
    })),
    buy: cardMove('buy', 'buy', 'buy', false),
    discardTerritory: cardMove('discardTerritory', 'discard', 'discardTerritory', true),
    remove: cardMove('remove', 'remove', 'remove', true),
    moveInside: cardMove('moveInside', 'move', 'moveInside', false),
    endActions: { key: 'end actions', say: 'endActions', move: 'endActions' },
    endMovement: { key: 'end movement', say: 'endMovement', move: 'endMovement' },
    endTurn: { key: 'end turn', say: 'endTurn', move: 'endTurn' },
    endTurnEarly: { key: 'end turn', say: 'endTurn', move: 'endTurn', confirm: true },
    endIdle: { key: 'end turn', say: 'endTurn', move: 'endTurn', formerly: ['end actions'] },
    endIdleEarly: { key: 'end turn', say: 'endTurn', move: 'endTurn', confirm: true, formerly: ['end actions'] },
    endUnfought: { key: 'end turn', say: 'endTurn', move: 'endTurn', formerly: ['end movement'] },
    onHost: byCard((card, id) => ({ key: `on ${id}`, say: 'onHost', ...card })),
    use: source('use'),
    power: source('power'),
    discard: source('discard'),
    ask: RESOURCES.map((resource, index) =>
      Array.from({ length: MOST_ASKED }, (_, i) => ({
        key: `ask ${i + 1} ${resource}`,
        say: 'ask',
        move: 'ask',
        resource,
        index,
        amount: i + 1,
        at: [`ally:${resource}`],
      })),
    ),
    starve: choice('starve', 'remove '),
    found: { key: 'new army', say: 'found', army: 0, index: NEW_ARMY, at: ['army:new'] },
    stayOut: { key: 'stay out', say: 'stayOut', army: 0, index: OUT },
    join: armies('join', 'army'),
    engage: armies('engage', 'engage'),
    hold: { key: 'pass', say: 'hold', army: 0, index: OUT },
    attackCard: byCard((card, id) => ({ key: `attack ${id}`, say: 'attackCard', ...card, index: -1, army: 0 })),
    attackArmy: faces.map((_, index) => ({
      key: `attack army ${index + 1}`,
      say: 'attackArmy',
      id: -1,
      index,
      card: null,
      copy: 0,
      army: index + 1,
      at: [`defence:${index + 1}`],
    })),
    attackNothing: { key: 'pass', say: 'attackNothing', id: -1, index: -1, card: null, copy: 0, army: 0 },
    bonus: choice('bonus', 'to '),
    strike: armies('strike', 'strike'),
    damage: choice('damage', ''),
    shoot: choice('shoot', 'shoot '),
    heal: choice('heal', 'heal '),
    pass: { key: 'pass', say: 'pass', id: -1, card: '', copy: 0 },
    layouts: layouts.map((layout) => layoutOptions(layout, byCard)),
  };
}

interface AboutCard {
  readonly id: number;
  readonly card: string;
  readonly copy: number;
  readonly at: readonly string[];
}

function layoutOptions(layout: Layout, byCard: <O>(make: (card: AboutCard, id: string) => O) => readonly O[]): LayoutOptions {
  const { fiefs, home } = layout;
  return {
    openGround: fiefs.map((fief) => ({
      key: 'on open ground',
      say: 'onOpenGround',
      id: -1,
      card: null,
      copy: 0,
      at: [`ground:${fief.id}`],
    })),
    march: byCard((card, id) =>
      fiefs.map((fief, index) => ({
        ...card,
        key: `march ${id} ${fief.id}`,
        say: 'march',
        move: 'march',
        ...fiefNamed(layout, index),
        index,
        at: [...card.at, `fief:${fief.id}`],
      })),
    ),
    war: fiefs.map((fief, index) =>
      home.map((_, seat) => ({
        key: `war ${fief.id} ${seat + 1}`,
        say: 'war',
        move: 'war',
        ...battlefieldNamed(layout, index, seat),
        index,
        enemySeat: seat,
        at: [`fief:${fief.id}`],
      })),
    ),
  };
}
