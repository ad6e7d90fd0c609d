/** The rules of a book, open and in order, the words asked for marked. */

import { exampleOf, laidExamples, positionOf } from '../../examples/shelf.ts';
import { Runs } from '../../shell/Runs.tsx';
import { markedIn, type Rule, type Section } from '../../shell/rulebook.ts';
import { say } from '../language.ts';

interface TextProps {
  readonly game: string;
  /** The examples that name a rule. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
  readonly sections: readonly Section[];
  readonly asked: string;
  /** The rule in the address. */
  readonly at: string | null;
}

export function Text({ game, sections, examples, asked, at }: TextProps) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.title} data-section={section.title} aria-labelledby={`s-${section.rules[0].id}`}>
          <h2 class="rubric" id={`s-${section.rules[0].id}`}>
            {section.heading}
            {section.chapter !== null && <span class="of">{section.chapter}</span>}
            {asked !== '' && <span class="found">{say('app.rules.found', { count: section.rules.length })}</span>}
          </h2>
          <ol>
            {section.rules.map((rule) => (
              <Line key={rule.id} game={game} rule={rule} examples={examples.get(rule.id) ?? []} asked={asked} here={rule.id === at} />
            ))}
          </ol>
          <Rows of={section.table} />
        </section>
      ))}
    </>
  );
}

interface LineProps {
  readonly game: string;
  readonly rule: Rule;
  readonly examples: readonly string[];
  readonly asked: string;
  readonly here: boolean;
}

function Line({ game, rule, examples, asked, here }: LineProps) {
  return (
    <li id={rule.id} data-rule={rule.id} class={here ? 'here' : ''} aria-current={here ? 'true' : undefined}>
      <a class="id" href={`#${rule.id}`}>
        {rule.id}
      </a>
      <p class="said">
        <Runs of={rule.text} rule={(id) => <a href={`#${id}`}>{id}</a>} words={(text) => <Marked text={text} asked={asked} />} />
        {rule.rulings.map((id) => (
          <a key={id} class="ruling" href={`#${id}`}>
            {id}
          </a>
        ))}
        {examples.map((id) => (
          <a key={id} class="ruling" href={`#${id}`}>
            {id}
          </a>
        ))}
        <AtTable game={game} example={rule.id} />
      </p>
    </li>
  );
}

/** The ways from an example to the table, one for each position. */
function AtTable({ game, example }: { readonly game: string; readonly example: string }) {
  return (
    <>
      {laidExamples(game)
        .filter((id) => exampleOf(id) === example)
        .map((id) => {
          const n = positionOf(game, id);
          const label = [say('app.rules.atTable'), example, ...(n === null ? [] : [n])].join(', ');
          return (
            <a key={id} class="at-table" href={`/rules/${game}/${id}`} aria-label={label}>
              {n === null || n === 1 ? say('app.rules.atTable') : n}
            </a>
          );
        })}
    </>
  );
}

function Marked({ text, asked }: { readonly text: string; readonly asked: string }) {
  if (asked === '') return <>{text}</>;
  return <>{markedIn(text, asked).map(({ text: part, marked }, at) => (marked ? <mark key={at}>{part}</mark> : part))}</>;
}

function Rows({ of: [head, ...rows] }: { readonly of: Section['table'] }) {
  if (head === undefined) return null;
  return (
    <div class="rows">
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
