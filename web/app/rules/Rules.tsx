/** The rule catalogues: every rule by its number, searchable. */

import './book.css';
import './rules.css';
import { PLATES, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';
import { Trouble } from '../parts/states.tsx';
import { Book } from './Book.tsx';
import { hasRules } from './shelf.ts';

interface RulesProps {
  readonly params: readonly string[];
}

export default function Rules({ params: [game] }: RulesProps) {
  if (game === '') return <Shelf />;
  return hasRules(game) ? <Book game={game} /> : <NoBook game={game} />;
}

function Shelf() {
  return (
    <Frame title={say('app.nav.rules')} class="rule-shelf">
      <h1>{say('app.nav.rules')}</h1>
      <p class="lead">{say('app.rules.lead')}</p>
      <ul class="books">
        {PLATES.map(({ id, emblem }) => (
          <li key={id}>
            <AppIcon name={emblem} size={36} />
            {hasRules(id) ? <a href={`/rules/${id}`}>{titleOf(id)}</a> : <b>{titleOf(id)}</b>}
            <p>{say(hasRules(id) ? `app.game.${id}.tagline` : 'app.rules.notYet')}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function NoBook({ game }: { readonly game: string }) {
  return (
    <Frame bare title={say('app.nav.rules')}>
      <Trouble code="noRules" detail={game} />
    </Frame>
  );
}
