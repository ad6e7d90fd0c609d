/** The rule catalogues: every rule by its number, searchable. */

import { useEffect, useState } from 'preact/hooks';
import '../../shell/shell.css';
import './rules.css';
import { speaker } from '@castellan/text';
import { Icon } from '../../design/index.ts';
import { glossaryOf } from '../../shell/glossary.ts';
import { RuleBookView } from '../../shell/side/Rules.tsx';
import { useGameMessages } from '../games/messages.ts';
import { PLATES, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import { currentCatalogue, currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { shellWords } from '../table/words.ts';
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

/** The numbers of rules are plain: what would have to be decoded is none. */
function ruleInAddress(): string | null {
  return /^#([\w.-]+)$/.exec(location.hash)?.[1] ?? null;
}

function Book({ game }: { readonly game: string }) {
  const language = currentLanguage();
  const { now: words } = useLoad(() => shellWords(language), language);
  const messages = useGameMessages(game);
  const [rule, setRule] = useState<string | null>(ruleInAddress);
  useEffect(() => {
    const follow = (): void => setRule(ruleInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const glossary = messages === null ? null : glossaryOf(messages);
  return (
    <Frame title={`${titleOf(game)} · ${say('app.nav.rules')}`} class="rule-page">
      <p>
        <a href="/rules">
          <Icon name="rules" size={16} /> {say('app.nav.rules')}
        </a>
      </p>
      <h1>{titleOf(game)}</h1>
      {words.state === 'ready' ? (
        <RuleBookView
          game={game}
          language={language}
          speaker={speaker(language, [currentCatalogue(), words.value, messages ?? {}], (seat) => String(seat + 1))}
          glossary={glossary}
          at={rule}
          onOpen={(id) => {
            history.replaceState(null, '', `#${id}`);
            setRule(id);
          }}
        />
      ) : words.state === 'failed' ? (
        <Trouble code="load" retry={() => location.reload()} />
      ) : (
        <Loading blocks={6} />
      )}
    </Frame>
  );
}
