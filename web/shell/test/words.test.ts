import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { answerInWords, careful, chipLabelOf, labelOf, plain, reasonOf, ruleOf } from '../words.ts';
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
    },
  ],
  (seat) => `Seat ${seat}`,
);

describe('answers in words', () => {
  it('an option is labelled with its own fields', () => {
    expect(labelOf(voice, { ...option('place 3 labour'), ...{ citizen: 3, action: 'labour' } })).toBe('Citizen 3 on labour');
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
