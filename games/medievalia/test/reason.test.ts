import { advance, apply, beginGame, below, fastChance, type Question } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MedState } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { cards } from './builders.ts';
import { busyAnswer } from './players.ts';

const id = (card: number): string => cards.ids[card];
const typeOf = (card: number): string => cards.faces[card].id;

function hostsOf(s: MedState, seat: number): number[] {
  return s.hosts[seat].filter((host) => host >= 0);
}

/** What somebody might think of at each step, as keys: all of it must be offered or refused. */
const THINKABLE: { readonly [step: string]: (s: MedState, seat: number) => string[] } = {
  draftDeck: () => DECKS.map((deck) => `draw ${deck}`),
  drawDeck: () => DECKS.map((deck) => `draw ${deck}`),
  action: (s, seat) => [
    ...s.hands[seat].map((card) => `play ${typeOf(card)}`),
    ...s.piles.flatMap((pile) => pile.slice(-1).map((card) => `buy ${id(card)}`)),
    ...DECKS.map((deck) => `extra ${deck}`),
    ...hostsOf(s, seat).map((host) => `discard ${id(host)}`),
    ...s.characters[seat].flatMap((card) => [`move ${id(card)}`, `remove ${id(card)}`]),
  ],
  placeCharacter: (s, seat) => ['on open ground', ...hostsOf(s, seat).map((host) => `on ${id(host)}`)],
  placeBuilding: (s, seat) => hostsOf(s, seat).map((host) => `on ${id(host)}`),
  pay: (s, seat) => sources(s, seat),
  giveAid: (s, seat) => sources(s, seat),
  moveOutside: (s, seat) =>
    s.characters[seat].flatMap((card) => [
      `remove ${id(card)}`,
      ...cards.layouts[s.core.seats - 2].fiefs.map((fief) => `march ${id(card)} ${fief.id}`),
    ]),
  declareWar: (s, seat) =>
    s.characters[seat].flatMap((card) => {
      const fief = cards.layouts[s.core.seats - 2].fiefs[s.place[card] >> 4];
      const others = s.hands.flatMap((_, other) => (other === seat || s.eliminated[other] ? [] : [other]));
      return [`remove ${id(card)}`, ...others.map((other) => `war ${fief.id} ${other + 1}`)];
    }),
  deployAttack: () => ['new army', 'stay out'],
  deployDefence: () => ['engage 1', 'pass'],
  chooseTarget: (s, seat) =>
    s.hosts.flatMap((_, owner) =>
      owner === seat ? [] : [...hostsOf(s, owner), ...s.characters[owner]].map((card) => `attack ${id(card)}`),
    ),
  shoot: (s, seat) =>
    s.hosts.flatMap((_, owner) =>
      owner === seat || cards.layouts[s.core.seats - 2].ally[seat] === owner
        ? []
        : [...hostsOf(s, owner), ...s.characters[owner], ...s.buildings[owner]].map((card) => `shoot ${id(card)}`),
    ),
  heal: (s, seat) => s.characters[seat].map((card) => `heal ${id(card)}`),
};

function sources(s: MedState, seat: number): string[] {
  return [
    ...[...hostsOf(s, seat), ...s.characters[seat]].map((card) => `use ${id(card)}`),
    ...s.characters[seat].filter((card) => /^(merchant|artist|bureaucrat)-/.test(id(card))).map((card) => `power ${id(card)}`),
    ...s.hands[seat].map((card) => `discard ${id(card)}`),
  ];
}

function contradictions(s: MedState, q: Question): string[] {
  const offered = q.kind === 'amount' ? [] : q.options.map(({ key }) => key);
  const refused = (game.steps[q.frame.step].refused?.(s, q.frame) ?? []).map(({ key }) => key);
  const thinkable = THINKABLE[q.frame.step]?.(s, q.seat) ?? [];
  return [
    ...offered.filter((key) => refused.includes(key)).map((key) => `${q.frame.step} both offers and refuses “${key}”`),
    ...thinkable
      .filter((key) => !offered.includes(key) && !refused.includes(key))
      .map((key) => `${q.frame.step} neither offers nor refuses “${key}”`),
  ];
}

describe('legality', () => {
  it('whatever can be thought of is either offered or refused with a reason', () => {
    const steps = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed));
      const rng = fastChance(seed + 300);
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, busyAnswer(q, rng))) {
        if (below(rng, 3) > 0) continue;
        expect(contradictions(s, q)).toEqual([]);
        steps.add(q.frame.step);
      }
    }
    expect(Object.keys(THINKABLE).filter((step) => !steps.has(step))).toEqual([]);
  });
});
