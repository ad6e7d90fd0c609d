/** One-sided plans. A sensible player must know how to meet each of them, and a search reckons with them. */

import { type Option, type Question, type Seat, type Style, type Weigher, weigher, weighing } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import type { ActionOption, DeclareOption, MovementOption, PaymentOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import { placeCharacter } from '../rules/characters.ts';
import { fiefOf, isEnemy } from '../rules/fiefs.ts';
import { drawDeck } from '../rules/flow.ts';
import { isGuarded } from '../rules/guarding.ts';
import { moveOutside } from '../rules/movement.ts';
import { pay } from '../rules/purchase.ts';
import { draftDeck } from '../rules/setup.ts';
import { declareWar } from '../rules/war.ts';
import { homeOf, layoutOf, type MedState } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { isRaider, weighMarch, weighWar } from './battle.ts';
import { weighAction, weighDeck, weighPlace } from './economy.ts';
import { isTroop } from './threat.ts';

type Weigh = (s: MedState, question: Question, option: Option) => number;

/** What is weighed otherwise, and the usual weights for the rest. */
function otherwise(usual: Weigh, weighers: readonly Weigher<MedState>[]): Weigh {
  return weighing(weighers, usual);
}

const TERRITORY = DECKS.indexOf('territory');
const MILITARY = DECKS.indexOf('military');

/** Face of what an action plays or buys; null for other actions. */
function faceOf(c: Content, option: ActionOption): Face | null {
  if (option.move === 'play') return c.types[option.type];
  return option.move === 'buy' ? c.faces[option.id] : null;
}

/** Soldiers as soon as they can be fed, all of them to the nearest enemy, and never home again. */
export function rusher(usual: Weigh): Style<MedState> {
  return {
    weigh: otherwise(usual, [
      weigher(draftDeck, (s, { index }, _p, seat) => deckForWar(s, seat, index)),
      weigher(drawDeck, (s, { index }, _p, seat) => deckForWar(s, seat, index)),
      weigher(action, (s, option, _p, seat) => {
        const face = faceOf(content.of(s), option);
        const bias = face === null ? 0 : isTroop(face) ? 60 : face.kind === 'territory' ? 0 : face.kind === 'character' ? -10 : -40;
        return weighAction(s, seat, option) + bias;
      }),
      weigher(placeCharacter, (s, option, _p, seat) => {
        const card = s.purchase?.card ?? 0;
        return isTroop(content.of(s).faces[card]) ? (option.id < 0 ? 1 : 0) : weighPlace(s, seat, card, option);
      }),
      weigher(moveOutside, (s, option, _p, seat) => marchOn(s, seat, option)),
      weigher(declareWar, (s, option, _p, seat) => warAnyhow(s, seat, option)),
    ]),
    answer: (s, q) => (q.kind === 'subset' && q.frame.step === pay.name ? keeping(s, q.suggest?.() ?? [], isTroop) : null),
  };
}

/** Three territories to feed them, then nothing but troops. */
function deckForWar(s: MedState, seat: Seat, deck: number): number {
  const { faces } = content.of(s);
  const land =
    s.hosts[seat].filter((host) => host >= 0 && faces[host].kind === 'territory').length +
    s.hands[seat].filter((card) => faces[card].kind === 'territory').length;
  if (deck === TERRITORY) return land < 3 ? 12 : -5;
  return deck === MILITARY ? 10 : 2;
}

function nearestEnemy(s: MedState, seat: Seat): number {
  const { distance } = layoutOf(s);
  let home = -1;
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other) || s.eliminated[other]) continue;
    if (home < 0 || distance[homeOf(s, seat)][homeOf(s, other)] < distance[homeOf(s, seat)][home]) home = homeOf(s, other);
  }
  return home;
}

function marchOn(s: MedState, seat: Seat, option: MovementOption): number {
  const goal = nearestEnemy(s, seat);
  if (option.move !== 'march' || goal < 0 || !isRaider(content.of(s), option.id)) return weighMarch(s, seat, option);
  const { distance } = layoutOf(s);
  return distance[option.index][goal] < distance[fiefOf(s, option.id)][goal] ? 10 : -10;
}

function warAnyhow(s: MedState, seat: Seat, option: DeclareOption): number {
  const weight = weighWar(s, seat, option);
  return option.move === 'war' && option.index === homeOf(s, option.enemySeat) ? weight + 8 : weight;
}

/** The payment suggested that takes fewest cards of a kind out of the hand, then fewest cards. */
function keeping(s: MedState, suggested: readonly (readonly Option[])[], dear: (face: Face) => boolean): readonly Option[] | null {
  const c = content.of(s);
  let best: readonly Option[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const chosen of suggested) {
    const loss = lossOf(c, chosen, dear);
    if (loss < least) {
      least = loss;
      best = chosen;
    }
  }
  return best;
}

const DEAR = 10;

function lossOf(c: Content, chosen: readonly Option[], dear: (face: Face) => boolean): number {
  let loss = 0;
  for (const option of chosen) {
    const payment: Payment = { option };
    const card = discarded(payment);
    if (card >= 0) loss += dear(c.faces[card]) ? DEAR : 1;
  }
  return loss;
}

/** A method of reading, so that an option of a payment may be looked at as what it is. */
interface Payment {
  readonly option: Option & Partial<Pick<PaymentOption, 'move'>> & { readonly id?: number };
}

function discarded({ option }: Payment): number {
  return option.move === 'discard' ? (option.id ?? -1) : -1;
}

/** Guards on every territory, walls before anything else, and nobody ever leaves. */
export function turtle(usual: Weigh): Style<MedState> {
  return {
    weigh: otherwise(usual, [
      weigher(action, (s, option, _p, seat) => {
        const face = faceOf(content.of(s), option);
        const bias = face === null ? 0 : face.kind === 'militaryBuilding' ? 40 : isTroop(face) ? 20 : 0;
        return weighAction(s, seat, option) + bias;
      }),
      weigher(placeCharacter, (s, option, _p, seat) => {
        const c = content.of(s);
        const bare = option.id >= 0 && c.faces[option.id].kind === 'territory' && !isGuarded(s, c, seat, option.id);
        return weighPlace(s, seat, s.purchase?.card ?? 0, option) + (bare ? 20 : 0);
      }),
      weigher(moveOutside, (_s, { move }) => (move === 'march' || move === 'remove' ? -1 : 0)),
    ]),
  };
}

/** Workers and buildings, as if alone in the world. */
export function builder(usual: Weigh): Style<MedState> {
  return {
    weigh: otherwise(usual, [
      weigher(action, (s, option, _p, seat) => {
        const face = faceOf(content.of(s), option);
        const bias = face === null ? 0 : isTroop(face) ? -60 : face.kind === 'civilBuilding' ? 25 : 0;
        return weighAction(s, seat, option) + bias;
      }),
      weigher(draftDeck, (s, { index }, _p, seat) => weighDeck(s, seat, index) - (index === MILITARY ? 20 : 0)),
      weigher(drawDeck, (s, { index }, _p, seat) => weighDeck(s, seat, index) - (index === MILITARY ? 20 : 0)),
      weigher(moveOutside, (_s, { move }) => (move === 'march' || move === 'remove' ? -1 : 0)),
      weigher(declareWar, (_s, { move }) => (move === 'war' || move === 'remove' ? -1 : 0)),
    ]),
  };
}

/** Cards first: draws whatever can be drawn, and never pays with a card of the hand if it can be helped. */
export function hoarder(usual: Weigh): Style<MedState> {
  return {
    weigh: otherwise(usual, [
      weigher(action, (s, option, _p, seat) => weighAction(s, seat, option) + (option.move === 'extraDraw' ? 30 : 0)),
    ]),
    answer: (s, q) => (q.kind === 'subset' && q.frame.step === pay.name ? keeping(s, q.suggest?.() ?? [], () => true) : null),
  };
}
