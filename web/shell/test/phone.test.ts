import { speaker } from '@castellan/text';
import { expect, it } from 'vitest';
import type { Page } from '../board.ts';
import { layoutFor } from '../layout.ts';
import en from '../messages/en.ts';
import { pageFor, pageName, targetsByPage } from '../pages.ts';
import { asked, option } from './builders.ts';

function pageOf(target: string): Page {
  return target.startsWith('city') ? 'mine' : target.startsWith('rival') ? 'rivals' : 'board';
}

it('three layouts for the three screens we promise, and a phone held sideways is a phone', () => {
  expect(layoutFor(1440, 900)).toBe('desktop');
  expect(layoutFor(1024, 768)).toBe('tablet');
  expect(layoutFor(390, 844)).toBe('phone');
  expect(layoutFor(844, 390)).toBe('phone');
});

it('counts each target once, on the page where it lies', () => {
  const question = asked('pick', [
    option('place 1 labour', ['citizen:1', 'action:labour']),
    option('place 2 labour', ['citizen:2', 'action:labour']),
    option('place 2 school', ['citizen:2', 'city:school']),
    option('pass'),
  ]);
  expect(targetsByPage(question, pageOf)).toEqual({ board: 3, mine: 1, rivals: 0 });
  expect(targetsByPage(null, pageOf)).toEqual({ board: 0, mine: 0, rivals: 0 });
});

it('turns to the page that holds the targets, and stays where there are some', () => {
  expect(pageFor({ board: 0, mine: 3, rivals: 1 }, 'board')).toBe('mine');
  expect(pageFor({ board: 2, mine: 3, rivals: 0 }, 'board')).toBe('board');
  expect(pageFor({ board: 0, mine: 0, rivals: 0 }, 'rivals')).toBe('rivals');
});

it('calls its pages as the game does, and to those who watch nothing theirs', () => {
  const voice = speaker('en', [en, { 'page.mine': 'My city' }], (seat) => `Seat ${seat}`);
  expect([pageName(voice, 'mine', 1), pageName(voice, 'rivals', 1)]).toEqual(['My city', 'Rivals']);
  expect(pageName(voice, 'mine', null)).toBe('A player');
});
