/** Whatever the checks of content say is said in French too. */

import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { reasonsIn } from '../reasons.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CHECKS = ['engine/content.ts', 'games/anarchy/content/ambiguities.ts', ...GAME_IDS.map((id) => `games/${id}/content/check.ts`)];

/** The reasons that stand in a source: after the place and a colon, or as the last thing a complaint is given; names and numbers as `x`. */
function reasonsOf(source: string): string[] {
  const named = source.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x');
  const strings = [...named.matchAll(/`([^`\n]*)`|'([^'\n]*)'/g)].map(([, template, plain]) => template ?? plain);
  const placed = strings.flatMap((text) => /^[\w./]+: (.+)$/.exec(text)?.[1] ?? []);
  const complaints = [...named.matchAll(/complain\([^;]*?[`']([^`'\n]+)[`'],?\s*\);/g)].map(([, reason]) => reason);
  return [...placed, ...complaints].filter((reason) => reason.includes(' '));
}

describe('what speaks against a pack', () => {
  it.each(CHECKS)('%s: is said in French', async (file) => {
    const inFrench = await reasonsIn('fr');
    const reasons = reasonsOf(readFileSync(new URL(file, ROOT), 'utf8'));
    expect(reasons.length).toBeGreaterThan(1);
    expect(reasons.filter((reason) => inFrench(reason).language !== 'fr')).toEqual([]);
  });

  it('keeps the names it speaks of, in the order of the sentence, and is left as it is where it is not known', async () => {
    const inFrench = await reasonsIn('fr');
    expect(inFrench('there are 3 of field, not 4').text).toBe('il y a 3 exemplaires de field, et non 4');
    expect(inFrench('something new')).toEqual({ text: 'something new', language: 'en' });
    expect((await reasonsIn('en'))('it is missing')).toEqual({ text: 'it is missing', language: 'en' });
  });
});
