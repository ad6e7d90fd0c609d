import type { Result } from '@castellan/engine';
import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import ending from '../../shell/messages/ending.en.ts';
import type { Chair } from '../../tables/local/kept.ts';
import { EMPTY_SUMMARY } from '../../tables/local/kept.ts';
import { type Ended, endedInWords, resignedInWords } from '../analysis/ended.ts';
import words from '../analysis/messages/en.ts';

const NAMES = ['Ada', 'Bob', 'Cleo'];
const chairs = NAMES.map((name): Chair => ({ kind: 'bot', name, level: 'squire' }));
const voice = speaker('en', [ending, words, { 'ending.coins': 'More coins' }], (seat) => NAMES[seat]);
const result: Result = { scores: [30, 25, 20], winners: [0], by: 'points' };

function told(ended: Ended, counted: Result | null) {
  const { ending, verdict, decided, result } = endedInWords(ended, { chairs, summary: { ...EMPTY_SUMMARY, result: counted } }, voice);
  return { verdict, decided, winners: ending.winners, counted: result?.winners, beneath: resignedInWords(ended, NAMES, voice) };
}

describe('how a game that is looked back at ended', () => {
  it('is as its table says: who resigned has not won, however well a bot has played on', () => {
    expect(told({ ending: { by: 'result', winners: [1] }, resigned: [0] }, result)).toEqual({
      verdict: 'Bob wins, 25 to 20',
      decided: null,
      winners: [1],
      counted: [1],
      beneath: ['Ada resigned'],
    });
  });

  it('is a victory where all others have resigned', () => {
    expect(told({ ending: { by: 'resignation', winners: [2] }, resigned: [0, 1] }, null)).toEqual({
      verdict: 'Cleo wins',
      decided: null,
      winners: [2],
      counted: undefined,
      beneath: ['All others have resigned'],
    });
  });

  it('tells what decided where points were level, and not that they were', () => {
    const level: Result = { scores: [30, 30, 20], winners: [1], by: 'coins' };
    const ended: Ended = { ending: { by: 'result', winners: [1] }, resigned: [] };
    expect(told(ended, level)).toMatchObject({ verdict: 'Bob wins', decided: 'More coins' });
    expect(told({ ...ended, resigned: [0] }, level)).toMatchObject({ verdict: 'Bob wins, 30 to 20', decided: null });
  });

  it('is none where it was given up, or where the record ends before it', () => {
    expect(told({ ending: { by: 'abandoned', winners: [] }, resigned: [0] }, null).verdict).toBe('The game was given up');
    expect(told({ ending: null, resigned: [] }, null).verdict).toBe('The record ends here, before the end of the game');
  });
});
