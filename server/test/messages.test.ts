import { misprints } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import en from '../protocol/messages/en.ts';
import fr from '../protocol/messages/fr.ts';

it('the server says the same things in both languages, set as each of them is', () => {
  expect(misprints({ en, fr })).toEqual([]);
});
