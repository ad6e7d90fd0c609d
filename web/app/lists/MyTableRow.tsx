/** One of my tables: whose turn, and what is asked, in words. */

import type { ComponentChildren } from 'preact';
import { Lettrine } from '../../design/index.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { Forked } from '../parts/Forked.tsx';
import type { MyTable } from './mine.ts';

interface MyTableRowProps {
  readonly table: MyTable;
  /** What else one may do with it. */
  readonly more?: ComponentChildren;
}

export function MyTableRow({ table, more }: MyTableRowProps) {
  const name = table.title === '' ? titleOf(table.game) : `${titleOf(table.game)} · ${table.title}`;
  return (
    <li>
      <a class="my-table" href={`/t/${table.id}`}>
        <Lettrine tincture={table.shields[table.seat ?? 0]} size={48} />
        <b>
          {name} {table.forked !== null && <Forked at={table.forked.at} />}
        </b>
        <span>
          <Status table={table} />
          {table.local && <small> · {say('app.mine.here')}</small>}
        </span>
      </a>
      {more}
    </li>
  );
}

function Status({ table }: { readonly table: MyTable }) {
  const speaker = useGameSpeaker(table.game, table.names);
  if (table.local && table.seat === null && table.stage === 'playing') return <>{say('app.mine.watched')}</>;
  if (table.stage === 'gathering') return <>{say('app.mine.gathering')}</>;
  if (table.stage === 'finished') return <>{say('app.mine.finished')}</>;
  if (table.turn) {
    const question =
      table.asked !== null && speaker?.has(`ask.${table.asked.step}`) ? speaker.say(`ask.${table.asked.step}`, table.asked.params) : '';
    const turn = say('app.mine.turn');
    // Many questions begin by saying whose turn it is; it is said once.
    const asked = question.startsWith(turn) ? question.slice(turn.length) : question === '' ? '' : ` — ${question}`;
    return (
      <>
        <em>{turn}</em>
        {asked}
      </>
    );
  }
  const [first] = table.waiting;
  if (first === undefined) return <>{say('app.mine.waiting')}</>;
  if (first.step === null || !speaker?.has(`waiting.${first.step}`))
    return <>{say('app.mine.thinks', { name: table.names[first.seat] })}</>;
  return <>{speaker.say(`waiting.${first.step}`, { seat: first.seat })}</>;
}
