import { speaker } from '@castellan/text';
import { expect, it } from 'vitest';
import type { Page } from '../board.ts';
import { candidates } from '../choice.ts';
import { layoutFor } from '../layout.ts';
import en from '../messages/en.ts';
import { pageFor, pageName, targetsByPage } from '../pages.ts';
import { asked, option } from './builders.ts';

function pageOf(target: string): Page | null {
  if (target.startsWith('citizen')) return null;
  return target.startsWith('city') ? 'mine' : target.startsWith('rival') ? 'rivals' : 'board';
}

it('three layouts for the three screens we promise, and a phone held sideways is a phone', () => {
  expect(layoutFor(1440, 900)).toBe('desktop');
  expect(layoutFor(1024, 768)).toBe('tablet');
  expect(layoutFor(390, 844)).toBe('phone');
  expect(layoutFor(844, 390)).toBe('phone');
});

const question = asked('pick', [
  option('place 1 labour', ['citizen:1', 'action:labour']),
  option('place 2 labour', ['citizen:2', 'action:labour']),
  option('place 2 school', ['citizen:2', 'city:school']),
  option('pass'),
]);

it('counts each target once, on the page where it lies; what lies in the sheet itself lies on none', () => {
  expect(targetsByPage(question.options, [], pageOf)).toEqual({ board: 1, mine: 1, rivals: 0 });
  expect(targetsByPage([], [], pageOf)).toEqual({ board: 0, mine: 0, rivals: 0 });
});

it('once something is taken up, counts what goes with it', () => {
  const open = candidates(question, ['city:school']);
  expect(targetsByPage(open, ['city:school'], pageOf)).toEqual({ board: 0, mine: 0, rivals: 0 });
  expect(targetsByPage(candidates(question, ['citizen:1']), ['citizen:1'], pageOf)).toEqual({ board: 1, mine: 0, rivals: 0 });
});

it('turns to the page that holds most of what may be touched, and stays where none holds more', () => {
  expect(pageFor({ board: 0, mine: 3, rivals: 1 }, 'board')).toBe('mine');
  expect(pageFor({ board: 1, mine: 18, rivals: 0 }, 'board')).toBe('mine');
  expect(pageFor({ board: 9, mine: 2, rivals: 0 }, 'mine')).toBe('board');
  expect(pageFor({ board: 3, mine: 3, rivals: 0 }, 'mine')).toBe('mine');
  expect(pageFor({ board: 0, mine: 0, rivals: 0 }, 'rivals')).toBe('rivals');
});

it('calls its pages as the game does, and to those who watch nothing theirs', () => {
  const voice = speaker('en', [en, { 'page.mine': 'My city' }], (seat) => `Seat ${seat}`);
  expect([pageName(voice, 'mine', 1), pageName(voice, 'rivals', 1)]).toEqual(['My city', 'Rivals']);
  expect(pageName(voice, 'mine', null)).toBe('A player');
});
