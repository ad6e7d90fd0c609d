import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import {
  answerInWords,
  careful,
  chipLabelOf,
  countedInWords,
  labelOf,
  plain,
  reasonOf,
  ruleOf,
  sureInWords,
  undoInWords,
} from '../words.ts';
import { asked, option } from './builders.ts';

const voice = speaker(
  'en',
  [
    {
      'option.place': 'Citizen {citizen} on {action}',
      'option.place.action': 'Citizen {citizen}',
      'option.silk': 'Silk',
      'option.salt': 'Salt',
      'refusal.notHigher': 'Too low.',
      'option.none': 'None',
      'option.use': 'Use the {card}{copy, plural, =0 {} other { #}}',
      'option.pass': 'Pass',
      'sure.pass': 'Pass? You could still act.',
      'ask.deploy': '{side}: how many?',
      'undo.pay': 'Undo paying for {what}',
      'undo.place': 'Undo placing {citizen}',
      'shell.undo': 'Undo',
      'shell.undoWhat': 'Undo “{what}”',
      'shell.sure': 'Confirm: {option}?',
    },
  ],
  (seat) => `Seat ${seat}`,
);

describe('answers in words', () => {
  it('an option is labelled with its own fields', () => {
    expect(labelOf(voice, { ...option('place 3 labour'), ...{ citizen: 3, action: 'labour' } })).toBe('Citizen 3 on labour');
  });

  it('a number is told with what it counts, for it says nothing by itself', () => {
    const amount = asked('amount', [], { step: 'deploy', params: { side: 'left' } });
    expect(countedInWords(voice, amount, 0)).toBe('left: how many?');
    expect(countedInWords(voice, asked('pick', [option('pass')]), 0)).toBeNull();
    expect(countedInWords(voice, null, 0)).toBeNull();
  });

  it('of one thing says only what is left to choose, where the game has words for that', () => {
    const place = { ...option('place 3 labour'), ...{ citizen: 3, action: 'labour' } };
    expect(chipLabelOf(voice, place, ['action:labour'])).toBe('Citizen 3');
    expect(chipLabelOf(voice, place, ['citizen:3'])).toBe('Citizen 3 on labour');
    expect(chipLabelOf(voice, place, [])).toBe('Citizen 3 on labour');
  });

  it('of a subset names what was chosen, of an amount the number, of nothing says so', () => {
    const pay = asked('subset', [option('silk'), option('salt')], { min: 0, max: 2 });
    expect(answerInWords(voice, pay, 'silk + salt')).toBe('Silk · Salt');
    expect(answerInWords(voice, pay, '-')).toBe('None');
    expect(answerInWords(voice, asked('order', pay.options), 'salt > silk')).toBe('Salt · Silk');
    expect(answerInWords(voice, asked('amount', []), '4')).toBe('4');
  });
});

/** A question about things of which some are alike. */
function alike(kind: 'pick' | 'subset', cards: readonly (readonly [card: string, copy: number])[], more = {}) {
  const options = cards.map(([card, copy]) => ({ ...option(`use ${card}-${copy}`), ...{ card, copy } }));
  return asked(kind, options, more);
}

describe('of things that are alike', () => {
  it('says the number only where one could be taken for another', () => {
    expect(
      answerInWords(
        voice,
        alike('pick', [
          ['field', 5],
          ['mine', 6],
        ]),
        'use field-5',
      ),
    ).toBe('Use the field');
    expect(
      answerInWords(
        voice,
        alike('pick', [
          ['field', 5],
          ['field', 6],
        ]),
        'use field-5',
      ),
    ).toBe('Use the field 5');
  });

  it('of several ways to pay tells apart only what they use', () => {
    const three = [
      ['serf', 1],
      ['serf', 2],
      ['serf', 3],
    ] as const;
    expect(answerInWords(voice, alike('subset', three, { suggestions: ['use serf-1'] }), 'use serf-1')).toBe('Use the serf');
    expect(answerInWords(voice, alike('subset', three), 'use serf-1 + use serf-2')).toBe('Use the serf 1 · Use the serf 2');
  });
});

describe('undo', () => {
  it('says what it takes back as the game does, by the option or by the question', () => {
    const place = { ...option('place 3 labour'), ...{ citizen: 3, action: 'labour' } };
    expect(undoInWords(voice, asked('pick', [place]), 'place 3 labour')).toBe('Undo placing 3');
    const pay = { ...asked('subset', [option('silk')]), step: 'pay', params: { what: 'a forge' } };
    expect(undoInWords(voice, pay, 'silk')).toBe('Undo paying for a forge');
  });

  it('else reads the answer back; a number alone would not say anything', () => {
    expect(undoInWords(voice, asked('pick', [option('silk')]), 'silk')).toBe('Undo “Silk”');
    expect(undoInWords(voice, asked('amount', []), '4')).toBe('Undo');
    const fields = [
      ['field', 5],
      ['field', 6],
    ] as const;
    expect(undoInWords(voice, alike('pick', fields), 'use field-5')).toBe('Undo “Use the field”');
  });
});

it('asks once more in the words of the game, which say why', () => {
  expect(sureInWords(voice, option('pass'))).toBe('Pass? You could still act.');
  expect(sureInWords(voice, option('silk'))).toBe('Confirm: Silk?');
});

it('a refusal is a reason in words and, unless it is the kernel’s own, a rule', () => {
  const refusal = { rule: 'MON-4.5', key: 'notHigher', params: {} };
  expect(reasonOf(voice, refusal)).toBe('Too low.');
  expect(ruleOf(refusal)).toBe('MON-4.5');
  expect(ruleOf({ ...refusal, rule: 'kernel' })).toBeNull();
});

it('a message that cannot be made is its key, and never takes the table down', () => {
  expect(() => voice.say('option.place', { citizen: 3 })).toThrow();
  expect(careful(voice).say('option.place', { citizen: 3 })).toBe('option.place');
  expect(careful(voice).say('option.silk')).toBe('Silk');
});

it('words are compared without capitals and accents', () => {
  expect(plain('Éclaireurs')).toBe('eclaireurs');
});
