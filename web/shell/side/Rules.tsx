/** The rule catalogue: searchable, every rule by its number, and the words of the game. */

import type { Language, Speaker } from '@castellan/text';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Fault, Skeleton } from '../../design/index.ts';
import type { Glossary } from '../glossary.ts';
import { Runs } from '../Runs.tsx';
import { loadRules, type Rule, type RuleBook, type Section, searchRules } from '../rulebook.ts';
import { plain } from '../words.ts';

interface RuleBookViewProps {
  readonly game: string;
  readonly language: Language;
  readonly speaker: Speaker;
  readonly glossary: Glossary | null;
  /** The rule it is opened at. */
  readonly at: string | null;
  readonly onOpen: (id: string) => void;
}

export function RuleBookView({ game, language, speaker, glossary, at, onOpen }: RuleBookViewProps) {
  const [book, setBook] = useState<RuleBook | 'missing' | null>(null);
  const [asked, setAsked] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useId();

  useEffect(() => {
    let current = true;
    loadRules(game, language).then(
      (loaded) => current && setBook(loaded.sections.length === 0 ? 'missing' : loaded),
      () => current && setBook('missing'),
    );
    return () => {
      current = false;
    };
  }, [game, language]);

  useEffect(() => {
    if (at === null || book === null) return;
    setAsked('');
    const rule = list.current?.querySelector(`[data-rule="${at}"]`);
    rule?.closest('details')?.setAttribute('open', '');
    rule?.scrollIntoView({ block: 'center' });
  }, [at, book]);

  const found = useMemo(() => (book === null || book === 'missing' ? [] : searchRules(book, asked)), [book, asked]);
  const words = useMemo(
    () => (glossary === null ? [] : glossary.terms.filter(({ name, help }) => plain(`${name} ${help}`).includes(plain(asked)))),
    [glossary, asked],
  );

  if (book === 'missing') return <Fault>{speaker.say('shell.rules.missing')}</Fault>;
  return (
    <div class="rules">
      <label class="sr" htmlFor={search}>
        {speaker.say('shell.rules.search')}
      </label>
      <input
        id={search}
        class="input"
        type="search"
        placeholder={speaker.say('shell.rules.search')}
        value={asked}
        onInput={(event) => setAsked(event.currentTarget.value)}
      />
      {book === null && <Skeleton label={speaker.say('shell.loading')} />}
      <div ref={list} class="list">
        {words.length > 0 && (
          <details open={asked !== ''}>
            <summary>{speaker.say('shell.rules.words')}</summary>
            <dl>
              {words.map(({ id, name, help }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{help}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {found.map((section) => (
          <SectionView
            key={section.title}
            section={section}
            open={asked !== '' || section.rules.some(({ id }) => id === at)}
            at={at}
            onOpen={onOpen}
          />
        ))}
        {book !== null && found.length === 0 && words.length === 0 && <p class="nothing">{speaker.say('shell.rules.none', { asked })}</p>}
      </div>
    </div>
  );
}

interface SectionProps {
  readonly section: Section;
  readonly open: boolean;
  readonly at: string | null;
  readonly onOpen: (id: string) => void;
}

function SectionView({ section, open, at, onOpen }: SectionProps) {
  const [head, ...rows] = section.table;
  return (
    <details open={open}>
      <summary>{section.title}</summary>
      <ol>
        {section.rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} here={rule.id === at} onOpen={onOpen} />
        ))}
      </ol>
      {head !== undefined && (
        <table>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column}>{cell}</th>
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
      )}
    </details>
  );
}

function RuleLine({ rule, here, onOpen }: { readonly rule: Rule; readonly here: boolean; readonly onOpen: (id: string) => void }) {
  return (
    <li data-rule={rule.id} class={here ? 'here' : ''} aria-current={here ? 'true' : undefined}>
      <span class="id">{rule.id}</span>
      <span>
        <Runs
          of={rule.text}
          rule={(id) => (
            <button type="button" class="rule-link" onClick={() => onOpen(id)}>
              {id}
            </button>
          )}
        />
        {rule.rulings.map((id) => (
          <button type="button" key={id} class="rule-link" onClick={() => onOpen(id)}>
            {id}
          </button>
        ))}
      </span>
    </li>
  );
}
