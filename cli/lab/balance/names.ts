/** What seats, starts, things, endings and points are called, in both languages. */

import type { Named } from '@castellan/bots';
import { type Catalogue, kindOf, type Speaker } from '@castellan/text';
import type { Call } from '../../command.ts';
import { speakerFor } from '../../language.ts';
import { type Opened, onShelf, ownMessages } from '../../opened.ts';
import type { Names } from './report.ts';

interface Tongue {
  readonly messages: Catalogue;
  readonly speaker: Speaker;
}

export async function namesOf(call: Call, opened: Opened): Promise<Names> {
  const [en, fr] = await Promise.all([tongueOf(call, opened, 'en'), tongueOf(call, opened, 'fr')]);
  const both = (say: (tongue: Tongue) => string): Named => ({ en: say(en), fr: say(fr) });
  return {
    seat: (seat) => both(({ speaker }) => speaker.say('lab.seat', { n: seat + 1 })),
    thing: (kind, id) =>
      both(({ messages, speaker }) =>
        kind === 'place'
          ? speaker.say('lab.place', { n: Number(id) })
          : (messages[`name.${kind}.${id}`] ?? messages[`name.${kindOf(kind)}.${id}`] ?? id),
      ),
    title: (kind) => both(({ speaker }) => speaker.say(`lab.kind.${kind}`)),
    ending: (by) => both(({ speaker }) => speaker.say(`ending.${by}`)),
    points: (key) => both(({ speaker }) => speaker.say(`score.${key}`)),
  };
}

async function tongueOf(call: Call, opened: Opened, language: 'en' | 'fr'): Promise<Tongue> {
  const messages: Catalogue = {
    ...(await onShelf(call, opened.game.id).messages(language)),
    ...(await ownMessages(opened, language)),
  };
  return { messages, speaker: await speakerFor(language, messages) };
}

/** A message of the command line in both languages. */
export async function sayBoth(key: string): Promise<Named> {
  const [en, fr] = await Promise.all([speakerFor('en'), speakerFor('fr')]);
  return { en: en.say(key), fr: fr.say(key) };
}
