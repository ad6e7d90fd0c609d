/** The last games of a person: where they came in, with what, and the way to see them again. */

import type { Speaker } from '@castellan/text';
import { Icon, Shield } from '../../design/index.ts';
import { plateOf, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import { currentLanguage, say } from '../language.ts';
import { type Played, placeOf } from '../played/played.ts';

export function LastGames({ games, words }: { readonly games: readonly Played[]; readonly words: Speaker }) {
  const date = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'short' });
  return (
    <section aria-labelledby="last">
      <h2 id="last">
        {words.say('page.person.last')} <a href="/records">{words.say('page.person.all', { n: games.length })}</a>
      </h2>
      <ol class="last-games">
        {games.slice(0, 8).map((played) => {
          const place = played.seat === null ? null : placeOf(played, played.seat);
          const score = played.seat === null || played.result === null ? null : played.result.scores[played.seat];
          return (
            <li key={played.id}>
              <time dateTime={new Date(played.when).toISOString()}>{date.format(played.when)}</time>
              <AppIcon name={plateOf(played.game)?.emblem ?? 'castle'} size={20} title={titleOf(played.game)} />
              <b>{played.title === '' ? titleOf(played.game) : played.title}</b>
              <span class="rivals-of" aria-hidden="true">
                {played.rivals.slice(0, 5).map(({ seat }) => (
                  <Shield key={seat} tincture={played.shields[seat]} size={18} />
                ))}
              </span>
              <span class={`outcome ${played.outcome}`}>
                {place === null || played.names.length === 1
                  ? words.say(`page.person.outcome.${played.outcome}`)
                  : words.say('page.person.place', { place, of: played.names.length })}
              </span>
              <span class="num">{score === null ? '' : words.say('page.person.points', { n: score })}</span>
              <a href={`/t/${played.id}`}>
                <Icon name="replay" size={18} /> {say('app.records.replay')}
                <span class="sr"> {played.title}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
