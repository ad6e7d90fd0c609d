import { expect, it } from 'vitest';
import { glossaryOf } from '../glossary.ts';

const glossary = glossaryOf({
  'term.citizen': 'Citoyen',
  'term.citizen.help': 'Un ouvrier.',
  'term.famine': 'Case Famine',
  'term.famine.help': 'Où attendent les affamés.',
  'term.army': 'Armée',
  'term.army.help': 'Des soldats.',
  'term.unexplained': 'Rien',
  'ask.x': 'Où ?',
});

function marked(sentence: string): readonly string[] {
  return glossary.pieces(sentence).map((piece) => (typeof piece === 'string' ? piece : `[${piece.term.id}:${piece.text}]`));
}

it('knows the terms that have an explanation, by name', () => {
  expect(glossary.terms.map(({ id }) => id)).toEqual(['army', 'famine', 'citizen']);
  expect(glossary.named('army')?.help).toBe('Des soldats.');
  expect(glossary.named('unexplained')).toBeNull();
});

it('finds them in a sentence: whatever the case, in the plural, each once, never inside another word', () => {
  expect(marked('Placez un citoyen sur la Case Famine.')).toEqual([
    'Placez un ',
    '[citizen:citoyen]',
    ' sur la ',
    '[famine:Case Famine]',
    '.',
  ]);
  expect(marked('Vos armées et une autre armée')).toEqual(['Vos ', '[army:armées]', ' et une autre armée']);
  expect(marked('concitoyenneté')).toEqual(['concitoyenneté']);
  expect(marked('un demi-citoyen, une armée-relais')).toEqual(['un demi-citoyen, une armée-relais']);
});

it('a game without terms leaves sentences alone', () => {
  expect(glossaryOf({}).pieces('Citoyen')).toEqual(['Citoyen']);
});
