import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { discardCards, drawCard, drawing } from '../rules/drawing.ts';
import type { FieState } from '../state.ts';
import { answer, asked, c, keys, keysOf, type PlayerPlan, play, position, question, refusalOf, viewOf } from './builders.ts';
import { running } from './running.ts';

const card = (id: string): number => c.cards.findIndex((one) => one.id === id);
const ids = (cards: readonly number[]): string[] => cards.map((one) => c.cards[one].id);

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy' }, hand: ['tax', 'lord-louis', 'goodHarvest'] },
  { lords: { othon: 'tournus' } },
  { lords: { raoul: 'bourg' } },
];

/** The step begins with these cards on top of the decks, the topmost first. */
function begun(event: readonly string[], character: readonly string[] = ['lord-arthur'], hands = players): FieState {
  return running(hands, { stage: 'drawing' }, (s) => {
    const top = (deck: number[], wanted: readonly string[]): number[] => {
      const first = wanted.map(card);
      return [...deck.filter((one) => !first.includes(one)), ...first.toReversed()];
    };
    s.eventDeck = top(s.eventDeck, event);
    s.characterDeck = top(s.characterDeck, character);
    return drawing(s);
  });
}

describe('discard and draw', () => {
  it('FIE-14.1 discards any number of cards face up, each to its own pile', () => {
    const s = begun(['tax-3']);
    expect(asked(s)).toEqual(['0 discardCards']);
    const told = answer(s, 'tax-1 + lord-louis');
    expect(ids(s.hands[0])).toEqual(['goodHarvest-1']);
    expect(viewOf(s, 1).discards).toEqual({ character: ['lord-louis'], event: ['tax-1'] });
    expect(told[0]).toEqual({ key: 'discarded', params: { seat: 0, cards: ['tax', 'louis'] } });
    expect(refusalOf(begun([]), 'tax-2', 0)).toBe('kernel unknownOption');
  });

  it('FIE-14.1 is asked in turn order, each player for both, and discarding nothing is allowed', () => {
    const s = begun(['tax-3', 'tax-4', 'tax-5', 'tax-6', 'tax-7']);
    play(s, '-');
    expect(asked(s)).toEqual(['1 drawCard']);
    play(s, 'stop');
    expect(asked(s)).toEqual(['2 drawCard']);
  });

  it('FIE-14.4 nobody draws with three cards in hand, and nobody has to discard', () => {
    const s = begun(['tax-3']);
    answer(s, '-', 0);
    expect(s.hands[0]).toHaveLength(3);
    expect(asked(s)).toEqual(['1 drawCard']);
    const other = begun(['tax-3', 'tax-4']);
    play(other, 'goodHarvest-1', 'event');
    expect(ids(other.hands[0])).toEqual(['tax-1', 'lord-louis', 'tax-3']);
    expect(asked(other)).toEqual(['1 drawCard']);
  });

  it('FIE-14.2 draws up to two cards, one of them at most from the character deck, and may stop after none or one', () => {
    const s = begun(['tax-3', 'tax-4']);
    play(s, 'tax-1 + lord-louis + goodHarvest-1');
    expect(keys(s)).toEqual(['character', 'event', 'stop']);
    answer(s, 'character');
    expect(keys(s)).toEqual(['event', 'stop']);
    expect(refusalOf(s, 'character')).toBe('FIE-14.2 oneCharacter');
    answer(s, 'event');
    expect(ids(s.hands[0])).toEqual(['lord-arthur', 'tax-3']);
    expect(asked(s)).toEqual(['1 drawCard']);
    play(s, 'event', 'stop');
    expect(s.hands[1]).toHaveLength(1);
    play(s, 'stop');
    expect(s.hands[2]).toHaveLength(0);
    expect(asked(s)).toEqual([]);
  });

  it('FIE-14.3 shows the first card to its owner alone before the second deck is chosen', () => {
    const s = begun(['tax-3']);
    play(s, 'tax-1 + lord-louis + goodHarvest-1');
    const [drew] = answer(s, 'event');
    expect(drew).toMatchObject({ key: 'drew', params: { seat: 0, known: false, card: '' }, own: { known: true, card: 'tax' }, owner: 0 });
    expect(question(s)).toMatchObject({ seat: 0, params: { left: 1 } });
    expect(viewOf(s, 0).players[0].hand.cards).toEqual(['tax-3']);
    expect(viewOf(s, 1).players[0].hand.cards).toEqual([]);
  });

  it('FIE-14.5 a black back goes face down to the next space, unseen, and counts as a draw', () => {
    const s = begun(['plague-1', 'tax-3', 'tax-4']);
    expect(viewOf(s, null).decks.back).toBe('black');
    play(s, 'tax-1 + lord-louis + goodHarvest-1');
    const told = answer(s, 'event');
    expect(told).toEqual([{ key: 'calamityDrawn', params: { seat: 0, n: 1 } }]);
    expect(s.hands[0]).toEqual([]);
    for (const seat of [0, 1, null]) expect(viewOf(s, seat).calamities).toEqual([null]);
    answer(s, 'event');
    expect(ids(s.hands[0])).toEqual(['tax-3']);
    expect(asked(s)).toEqual(['1 drawCard']);
  });

  it('FIE-14.6 with three spaces full a calamity is discarded instead', () => {
    const s = begun(['plague-1', 'plague-2', 'famine-1', 'famine-2', 'tax-3']);
    play(s, 'tax-1 + lord-louis + goodHarvest-1', 'event', 'event', 'event');
    expect(viewOf(s, null).calamities).toEqual([null, null, null]);
    const told = answer(s, 'event');
    expect(keysOf(told)).toContain('calamityDiscarded');
    expect(viewOf(s, null).discards.event).toContain('famine-2');
    expect(viewOf(s, null).calamities).toHaveLength(3);
  });

  it('FIE-14.7 makes an empty deck anew of its discard pile at once; with both empty nothing can be drawn from it', () => {
    const s = running(players, { stage: 'drawing', chance: scriptChance([[1, 0]]) }, (now) => {
      now.eventDiscard = [card('justice-1'), card('ambush-1')];
      now.eventDeck = [];
      now.characterDeck = [];
      return [...drawing(now).slice(0, 1), drawCard.do({ seat: 1, drawn: 0, hasDrawnCharacter: false })];
    });
    expect(ids(s.eventDeck)).toEqual(['ambush-1', 'justice-1']);
    expect(s.eventDiscard).toEqual([]);
    expect(keys(s)).toEqual(['event', 'stop']);
    expect(refusalOf(s, 'character')).toBe('FIE-14.7 deckEmpty');
    play(s, 'event', 'event');
    expect(ids(s.hands[1])).toEqual(['justice-1', 'ambush-1']);
    expect(asked(s)).toEqual([]);
  });

  it('FIE-14.7 a discard fills a deck that was empty, and so does the draw of its last card', () => {
    const s = running(players, { stage: 'drawing' }, (now) => {
      now.eventDeck = [];
      now.characterDeck = [];
      return [discardCards.do({ seat: 0 }), drawCard.do({ seat: 0, drawn: 0, hasDrawnCharacter: false })];
    });
    answer(s, 'tax-1');
    expect([ids(s.eventDeck), s.eventDiscard]).toEqual([['tax-1'], []]);
    s.eventDiscard = [card('justice-1')];
    answer(s, 'event');
    expect([ids(s.eventDeck), s.eventDiscard]).toEqual([['justice-1'], []]);
  });

  describe('a player without a Lord in play and in hand', () => {
    const bare: readonly PlayerPlan[] = [{ hand: ['tax'] }, { lords: { othon: 'tournus' } }, { lords: { raoul: 'bourg' } }];

    it('FIE-14.8 turns cards up until a Lord appears, takes him, and the others are shuffled back', () => {
      const s = begun([], ['cardinal-1', 'dArc-1', 'lord-arthur'], bare);
      const size = s.characterDeck.length;
      play(s, '-');
      const told = answer(s, 'character');
      expect(ids(s.hands[0])).toEqual(['tax-1', 'lord-arthur']);
      expect(viewOf(s, 1).players[0].hand.cards).toEqual(['lord-arthur']);
      expect(told.find(({ key }) => key === 'shuffledBack')?.params).toEqual({ cards: ['cardinal', 'dArc'] });
      expect(s.characterDeck).toHaveLength(size - 1);
      expect(ids(s.characterDeck)).toEqual(expect.arrayContaining(['cardinal-1', 'dArc-1']));
      expect(keys(s)).toEqual(['event', 'stop']);
    });

    it('FIE-14.8 draws as everybody does once he has a Lord in hand', () => {
      const s = begun([], ['cardinal-1', 'lord-arthur'], [{ hand: ['lord-louis'] }, ...bare.slice(1)]);
      play(s, '-', 'character');
      expect(ids(s.hands[0])).toEqual(['lord-louis', 'cardinal-1']);
    });

    it('FIE-14.8 finds one in the discard pile when the deck has none, and draws nothing when neither has one', () => {
      const withDiscard = (discard: readonly string[]): FieState =>
        running(bare, { stage: 'drawing' }, (s) => {
          s.characterDeck = [card('cardinal-1'), card('cardinal-2')];
          s.characterDiscard = discard.map(card);
          return [drawCard.do({ seat: 0, drawn: 0, hasDrawnCharacter: false })];
        });
      const found = withDiscard(['cardinal-3', 'lord-arthur']);
      answer(found, 'character');
      expect(ids(found.hands[0])).toEqual(['tax-1', 'lord-arthur']);
      expect([found.characterDeck.length, found.characterDiscard.length]).toEqual([3, 0]);
      const none = withDiscard(['cardinal-3']);
      expect(keysOf(answer(none, 'character'))).toEqual(['noLordLeft']);
      expect([ids(none.hands[0]), none.characterDeck.length, ids(none.characterDiscard)]).toEqual([['tax-1'], 2, ['cardinal-3']]);
      expect(question(none)).toMatchObject({ params: { left: 2 } });
      expect(keys(none)).toEqual(['event', 'stop']);
    });
  });

  it('FIE-6.2 opens no surprise window in this step', () => {
    const s = position(players, { stage: 'drawing' });
    expect(drawing(s).every(({ step }) => step !== 'poll')).toBe(true);
  });
});
