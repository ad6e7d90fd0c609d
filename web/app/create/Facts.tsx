/** How long the game that is about to be laid takes: by its rules, by what was measured where these leave it open, and as published. */

import type { Rules } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { mainRun, reportsOf } from '../balance/reports.ts';
import { plateOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { type Draft, optionsOf, seatsOf } from './draft.ts';
import { measuredLength } from './length.ts';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

interface FactsProps {
  readonly game: Rules;
  readonly draft: Draft;
  readonly speaker: Speaker;
}

export function Facts({ game, draft, speaker }: FactsProps) {
  const words = usePageWords(WORDS);
  const players = seatsOf(game, draft).length;
  const isOpen = plateOf(game.id)?.openEnded === true;
  const { now } = useLoad(async () => (isOpen ? (await reportsOf(game.id)).map(mainRun) : []), game.id);
  if (words === null || words === 'failed') return null;
  const measured = now.state === 'ready' ? measuredLength(now.value, players) : null;
  return (
    <dl class="facts">
      <Fact name={words.say('page.create.length')}>{speaker.say('game.length', { ...optionsOf(game, draft), players })}</Fact>
      {measured !== null && (
        <Fact
          name={words.say('page.create.usually')}
          note={<a href={`/balance/${game.id}`}>{words.say('page.create.measured', measured)}</a>}
        >
          {words.say('page.create.rounds', measured)}
        </Fact>
      )}
      <Fact name={words.say('page.create.table')} note={words.say('page.create.table.what', { game: game.id })}>
        {say(`app.game.${game.id}.length`)}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <span class="note">{note}</span>}
      </dd>
    </div>
  );
}
