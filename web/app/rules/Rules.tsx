/** The rule catalogues: every rule by its number, searchable. */

import './book.css';
import { isTaught } from '../../lessons/shelf.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';
import { Shelf as GameShelf } from '../parts/Shelf.tsx';
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
      <GameShelf has={hasRules}>
        {({ id }) => (
          <>
            <h2>
              <a href={`/rules/${id}`}>{titleOf(id)}</a>
            </h2>
            <p>{say(`app.game.${id}.tagline`)}</p>
            <div class="further">
              {isTaught(id) && <a href={`/learn/${id}`}>{say('app.learn.lessons')}</a>}
              <a href={`/pieces/${id}`}>{say('app.pieces.title')}</a>
              <a href={`/aid/${id}`}>{say('app.aid.title')}</a>
            </div>
          </>
        )}
      </GameShelf>
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
