/** Games worth telling, each in a sentence that leads to it. */

import type { Speaker } from '@castellan/text';
import { plateOf, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import type { Played } from '../played/played.ts';
import { type Deed, scoreOf } from './statistics.ts';

export function Deeds({ deeds, words }: { readonly deeds: readonly Deed[]; readonly words: Speaker }) {
  if (deeds.length === 0) return null;
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">
        {words.say('page.person.deeds')} <small>{words.say('page.person.deeds.what')}</small>
      </h2>
      <ul class="deeds">
        {deeds.map(({ kind, played }) => (
          <li key={played.id}>
            <a href={`/t/${played.id}`}>
              <span class="round-sign">
                <AppIcon name={plateOf(played.game)?.emblem ?? 'castle'} size={24} />
              </span>
              <b>{deedInWords(kind, played, words)}</b>
              <small>
                {played.title === '' ? '' : `${played.title}, `}
                {titleOf(played.game)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function deedInWords(kind: Deed['kind'], played: Played, words: Speaker): string {
  const { result, seat, answers, names } = played;
  const best = scoreOf(played);
  switch (kind) {
    case 'longest':
      return words.say('page.deed.longest', { n: answers });
    case 'crowded':
      return words.say('page.deed.crowded', { n: names.length - 1 });
    case 'best':
      return words.say('page.deed.best', { n: best });
    default: {
      const next = Math.max(...(result?.scores ?? []).filter((_, other) => other !== seat));
      return words.say(`page.deed.${kind}`, { best, next });
    }
  }
}
