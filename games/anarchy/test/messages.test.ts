import { advance, apply, beginGame, below, fastChance, randomAnswer } from '@castellan/engine';
import { paramsOf, untold } from '@castellan/text/kit';
import { expect, it } from 'vitest';
import { LAYOUTS } from '../content/content.ts';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { c } from './builders.ts';

it('says everything it has to say in both languages', () => {
  expect(untold(game, { en, fr }, 4)).toEqual([]);
});

/** Parameters that choose a wording and have no name. */
const WORDINGS = ['what', 'sex', 'lance', 'shield', 'otherLance', 'otherShield'];

it('has a name for everything it speaks of, in every scenario', () => {
  const nameless = new Set<string>();
  const hear = (key: string, params: object): void => {
    const said = paramsOf(en[key]);
    for (const [param, value] of Object.entries(params)) {
      if (!said.includes(param) || WORDINGS.includes(param)) continue;
      for (const id of Array.isArray(value) ? value : [value])
        if (typeof id === 'string' && en[`name.${kindOf(param)}.${id}`] === undefined) nameless.add(`${key} ${param} ${id}`);
    }
  };
  for (const scenario of LAYOUTS) {
    for (let seed = 1; seed <= 2; seed++) {
      const s = beginGame(game, { seats: 1, options: { scenario } }, fastChance(seed));
      const rng = fastChance(seed);
      s.core.told = [];
      for (let q = advance(game, s); q !== null; ) {
        hear(`ask.${q.frame.step}`, q.params ?? {});
        if (q.kind === 'pick') for (const option of q.options) hear(`option.${option.say}`, option);
        // Most of what is refused is refused again and again.
        const refused = below(rng, 4) === 0 ? game.steps[q.frame.step].refused?.(s, q.frame) : undefined;
        for (const { say, refusal, ...option } of refused ?? []) {
          hear(`option.${say}`, option);
          hear(`refusal.${refusal.key}`, refusal.params);
        }
        q = apply(game, s, q, randomAnswer(q, rng));
        for (const { key, params } of s.core.told ?? []) hear(`event.${key}`, params);
        s.core.told = [];
      }
    }
  }
  expect([...nameless]).toEqual([]);
});

/** `good`, `takenGood` and `goods` all speak of a good. */
function kindOf(param: string): string {
  const last = /[A-Z][a-z]*$/.exec(param)?.[0] ?? param;
  return last.toLowerCase().replace(/s$/, '');
}

it('names every card, box and place of the content', () => {
  for (const messages of [en, fr]) {
    for (const { id } of c.boxes) expect(messages[`name.box.${id}`]).toBeTruthy();
    for (const { id } of c.paths) expect(messages[`name.path.${id}`]).toBeTruthy();
    for (const { id } of c.scenarioCards) expect(messages[`name.castle.${id}`]).toBeTruthy();
    for (const { options } of c.boxes)
      for (const { costs, gains } of options) {
        for (const cost of costs) expect(messages[`name.cost.${cost}`]).toBeTruthy();
        for (const gain of gains) expect(messages[`name.gain.${gain}`]).toBeTruthy();
      }
  }
});

it('explains every word of the glossary', () => {
  const terms = Object.keys(en).filter((key) => /^term\.\w+$/.test(key));
  expect(terms.length).toBeGreaterThan(90);
  for (const messages of [en, fr]) for (const term of terms) expect(messages[`${term}.help`]).toBeTruthy();
});

it('writes French as the rulebook does: a narrow space before high punctuation, curved apostrophes', () => {
  for (const [key, message] of Object.entries(fr)) {
    if (key.startsWith('name.')) continue;
    expect(message, key).not.toMatch(/[ \u00a0][;:!?](?!\w)/);
    expect(message.replace(/''/g, ''), key).not.toMatch(/\w'\w/);
  }
});
