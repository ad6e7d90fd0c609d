/** What a bargain is about, in words. */

import type { Params } from '@castellan/engine';
import type { ConsentView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';

function wordsOf(speaker: Speaker, kind: string, village: string | null, fief: string | null, lords: readonly string[]): string {
  const [lord, otherLord] = lords;
  return speaker.say(`fief.stage.consent.about.${kind}`, {
    ...(village === null ? {} : { village }),
    ...(fief === null ? {} : { fief }),
    ...(lord === undefined ? {} : { lord }),
    ...(otherLord === undefined ? {} : { otherLord }),
  });
}

/** “the marriage of Henri and Agnès”. */
export function wordsOfConsent(speaker: Speaker, { kind, village, fief, lords }: ConsentView): string {
  return wordsOf(speaker, kind, village, fief, lords);
}

/** The same of an offer's terms, which name it by its words: `marriage henri agnes`. */
function wordsOfMatter(speaker: Speaker, about: string): string {
  const [kind, ...words] = about.split(' ');
  const isThing = (name: string, word: string): boolean => speaker.has(`name.${name}.${word}`);
  return wordsOf(
    speaker,
    kind,
    kind === 'passage' ? (words.find((word) => isThing('village', word)) ?? null) : null,
    words.find((word) => isThing('fief', word)) ?? null,
    words.filter((word) => isThing('lord', word)),
  );
}

/** What one side of a bargain gives, item by item. */
export function itemsOf(speaker: Speaker, terms: Params, share: 'give' | 'get'): readonly string[] {
  const [ecus, village, captive, consent] = ['Ecus', 'Village', 'Captive', 'Consent'].map((slot) => terms[`${share}${slot}`]);
  return [
    ...(Number(ecus) > 0 ? [speaker.say('fief.stage.terms.ecus', { n: Number(ecus) })] : []),
    ...(village === 'none' || village === undefined ? [] : [speaker.say(`name.village.${String(village)}`)]),
    ...(captive === 'none' || captive === undefined ? [] : [speaker.say('fief.stage.terms.free', { lord: String(captive) })]),
    ...(Number(consent) === 0 ? [] : [speaker.say('fief.stage.terms.yes', { what: wordsOfMatter(speaker, String(terms.about)) })]),
  ];
}
