/** A board for a game that has none yet: what is to be seen, readably, and everything one may do. */

import type { Json, Refused } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Button } from '../design/index.ts';
import { useDesk } from './desk.ts';
import { Reason } from './Prose.tsx';
import type { Deciding } from './useChoice.ts';
import { labelOf } from './words.ts';

export function GenericBoard({
  board,
  deciding,
  refused,
}: {
  readonly board: Json;
  readonly deciding: Deciding;
  readonly refused: readonly Refused[];
}) {
  const { speaker } = useDesk();
  const { asked, chosen, open } = deciding;
  return (
    <div class="generic">
      <section class="options" aria-label={speaker.say('shell.palette.options')}>
        <h3 class="rubric">{speaker.say('shell.palette.options')}</h3>
        {asked === null || asked.kind === 'amount' ? (
          <p class="nothing">{speaker.say('shell.generic.nothing')}</p>
        ) : (
          <ol>
            {open.map((option) => (
              <li key={option.key}>
                <button
                  type="button"
                  class={chosen.includes(option) ? 'selected' : 'lit'}
                  data-target={`option:${option.key}`}
                  data-state={chosen.includes(option) ? 'selected' : 'lit'}
                  data-place={asked.kind === 'order' && chosen.includes(option) ? chosen.indexOf(option) + 1 : undefined}
                  aria-pressed={asked.kind === 'pick' ? undefined : chosen.includes(option)}
                  onClick={() => deciding.choose(option)}
                >
                  <span>{labelOf(speaker, option)}</span>
                </button>
              </li>
            ))}
            {refused.map((option) => (
              <li key={option.key} class="refused dim">
                <span>{labelOf(speaker, option)}</span>
                <small>
                  <Reason refusal={option.refusal} />
                </small>
              </li>
            ))}
          </ol>
        )}
        {deciding.begun && (
          <Button size="small" kind="quiet" onClick={deciding.clear}>
            {speaker.say('shell.back')}
          </Button>
        )}
      </section>
      <section class="seen" aria-label={speaker.say('shell.generic.seen')}>
        <h3 class="rubric">{speaker.say('shell.generic.seen')}</h3>
        <Value name="" value={board} speaker={speaker} depth={0} />
      </section>
    </div>
  );
}

interface ValueProps {
  readonly name: string;
  readonly value: Json;
  readonly speaker: Speaker;
  readonly depth: number;
}

/** Names where the game has them, numbers as they are, lists in a row, the rest folded. */
function Value({ name, value, speaker, depth }: ValueProps) {
  if (value === null) return <span class="none">–</span>;
  if (typeof value === 'boolean') return <span>{value ? '✓' : '–'}</span>;
  if (typeof value === 'number') return <span class="num">{value}</span>;
  if (typeof value === 'string') return <span>{wordFor(speaker, name, value)}</span>;
  if (isList(value)) {
    if (value.length === 0) return <span class="none">–</span>;
    return (
      <ol class={value.every(isSimple) ? 'inline' : 'block'}>
        {value.map((item, at) => (
          <li key={at}>
            <Value name={name} value={item} speaker={speaker} depth={depth + 1} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl>
      {Object.entries(value).map(([key, item]) => (
        <div key={key} class={isSimple(item) || (isList(item) && item.every(isSimple)) ? 'simple' : 'deep'}>
          <dt>{speaker.has(`term.${key}`) ? speaker.say(`term.${key}`) : spaced(key)}</dt>
          <dd>
            <Value name={key} value={item} speaker={speaker} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isSimple(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

function wordFor(speaker: Speaker, kind: string, id: string): string {
  const singular = kind.replace(/s$/, '').toLowerCase();
  for (const key of [`name.${kind}.${id}`, `name.${singular}.${id}`, `name.card.${id}`, `term.${id}`])
    if (speaker.has(key)) return speaker.say(key);
  return id;
}

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
