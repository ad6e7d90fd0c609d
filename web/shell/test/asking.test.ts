/** The question follows what is taken up, in every game: held against everything that was asked in the kept records. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Asked, fork, parseRecord, type Target } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { type Catalogue, type Speaker, speaker } from '@castellan/text';
import kernelEn from '@castellan/text/en';
import kernelFr from '@castellan/text/fr';
import { describe, expect, it } from 'vitest';
import { screenMessages } from '../../app/table/screens.ts';
import { candidates } from '../choice.ts';
import shellEn from '../messages/en.ts';
import shellFr from '../messages/fr.ts';
import { agreedFields, askedInWords, narrowedKey } from '../words.ts';
import { asked, option } from './builders.ts';

const RECORDS = new URL('../../../games/', import.meta.url);

function recordsOf(game: string): readonly string[] {
  const folder = new URL(`${game}/test/records/`, RECORDS);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

interface Narrowed {
  readonly asked: Asked;
  readonly target: Target;
}

/** One question for each step and kind of thing that, once taken up, still leaves something to choose. */
async function narrowings(id: string): Promise<ReadonlyMap<string, Narrowed>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  const found = new Map<string, Narrowed>();
  for (const text of recordsOf(id)) {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error.key);
    const begun = fork(game, parsed.record, 0);
    if (!begun.ok) throw new Error(begun.error.key);
    for (const { seat, text: answer } of parsed.record.lines) {
      for (const { frame, kind, ...open } of begun.table.questions()) {
        const options = kind === 'pick' && 'options' in open ? open.options : [];
        for (const target of new Set(options.flatMap(({ at = [] }) => at))) {
          const key = narrowedKey(frame.step, [target]);
          if (found.has(key) || options.filter(({ at }) => at?.includes(target)).length < 2) continue;
          const question = begun.table.view(open.seat).asked;
          if (question !== null) found.set(key, { asked: question, target });
        }
      }
      begun.table.reply(seat, answer);
    }
  }
  return found;
}

async function voice(id: string, language: 'en' | 'fr'): Promise<Speaker> {
  const own: Catalogue = (await gameNamed(id)?.messages(language)) ?? {};
  const shared = language === 'en' ? [kernelEn, shellEn] : [kernelFr, shellFr];
  return speaker(language, [...shared, own, await screenMessages(id, language)], (seat) => `Seat ${seat}`);
}

describe.each(GAME_IDS)('%s', (id) => {
  it('asks about what is taken up, in words of its own and in both languages', async () => {
    const found = await narrowings(id);
    expect(found.size).toBeGreaterThan(2);
    for (const language of ['en', 'fr'] as const) {
      const say = await voice(id, language);
      for (const [key, { asked: question, target }] of found) {
        expect(say.has(key), key).toBe(true);
        const open = candidates(question, [target]);
        const words = askedInWords(say, question, { selected: [target], open, composed: null }, 0);
        expect(words, key).toMatch(language === 'en' ? /\?$/ : /\u202f\?$/);
        expect(words, key).not.toBe(askedInWords(say, question, { selected: [], open: question.options, composed: null }, 0));
        expect(words, key).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

describe('a question', () => {
  const question = asked('pick', [
    option('sow 1 field', ['peasant:1', 'field:a'], { peasant: 1, field: 'a' }),
    option('sow 2 field', ['peasant:2', 'field:a'], { peasant: 2, field: 'a' }),
    option('sow 2 garden', ['peasant:2', 'garden:b'], { peasant: 2, garden: 'b' }),
  ]);
  const words: Catalogue = {
    'ask.step': 'Who sows?',
    'ask.step.field': '{field}: by whom?',
    'name.field.a': 'The long field',
    'name.garden.b': 'The garden',
    'shell.askWith': shellEn['shell.askWith'],
  };
  const say = speaker('en', [words], String);
  const at = (...selected: string[]) => askedInWords(say, question, { selected, open: candidates(question, selected), composed: null }, 0);

  it('is as the game asks it until something is taken up, and again when it is put back', () => {
    expect(at()).toBe('Who sows?');
  });

  it('names what is taken up by the fields that all open options agree on', () => {
    expect(agreedFields(candidates(question, ['field:a']))).toMatchObject({ field: 'a' });
    expect(agreedFields(candidates(question, ['field:a']))).not.toHaveProperty('peasant');
    expect(at('field:a')).toBe('The long field: by whom?');
  });

  it('names it by itself where the game has no words for it, and says what it knows where it has no name', () => {
    expect(at('garden:b')).toBe('The garden: what goes with it?');
    expect(at('peasant:2')).toBe('Who sows?');
  });
});
