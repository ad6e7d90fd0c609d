/** The rules of one game: two minutes in pictures, then every rule, with the chapters at one side and the words in view at the other. */

import type { Language } from '@castellan/text';
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Icon, LinkButton, remember, remembered, Tabs } from '../../design/index.ts';
import { type Glossary, glossaryOf, type Term } from '../../shell/glossary.ts';
import { loadRules, nearestWords, type RuleBook, type Section, searchRules } from '../../shell/rulebook.ts';
import { plain } from '../../shell/words.ts';
import { Learn } from '../games/Begin.tsx';
import { useGameMessages } from '../games/messages.ts';
import { isPlayable, plateOf, titleOf } from '../games/plates.ts';
import { Art } from '../home/Plates.tsx';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type Brief, briefOf } from './brief/brief.ts';
import { InBrief } from './brief/InBrief.tsx';
import { examplesByRule, isExample } from './examples.ts';
import { useRulesInView } from './inView.ts';
import { Text } from './Text.tsx';

interface Shown {
  readonly book: RuleBook;
  readonly brief: Brief | null;
}

async function loadBook(game: string, language: Language): Promise<Shown> {
  const [book, brief] = await Promise.all([loadRules(game, language), briefOf(game, language)]);
  return { book, brief };
}

export function Book({ game }: { readonly game: string }) {
  const language = currentLanguage();
  const { now, again } = useLoad(() => loadBook(game, language), `${game} ${language}`);
  const messages = useGameMessages(game);
  const glossary = useMemo(() => (messages === null ? null : glossaryOf(messages)), [messages]);
  const title = `${titleOf(game)} · ${say('app.nav.rules')}`;
  if (now.state === 'ready') {
    return (
      <Frame title={title} class="rule-page">
        <Pages key={language} game={game} shown={now.value} glossary={glossary} />
      </Frame>
    );
  }
  return (
    <Frame bare title={title}>
      {now.state === 'failed' ? <Trouble code="load" retry={again} /> : <Loading blocks={6} />}
    </Frame>
  );
}

/** The numbers of rules are plain: what would have to be decoded is none. */
function ruleInAddress(): string | null {
  return /^#([\w.-]+)$/.exec(location.hash)?.[1] ?? null;
}

/** Where a reader left off, for the next time. */
const leftOff = (game: string): string => `rules.${game}`;

type Page = 'brief' | 'text' | 'words';

interface PagesProps {
  readonly game: string;
  readonly shown: Shown;
  readonly glossary: Glossary | null;
}

function Pages({ game, shown: { book, brief }, glossary }: PagesProps) {
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(ruleInAddress);
  const [page, setPage] = useState<Page>(at === null && brief !== null ? 'brief' : 'text');
  const text = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const found = useMemo(() => searchRules(book, asked), [book, asked]);
  const inView = useRulesInView(text, found);
  const read = at !== null && inView.includes(at) ? at : inView[0];
  const section = book.sections.find(({ rules }) => rules.some(({ id }) => id === read));

  useEffect(() => {
    const follow = (): void => {
      setAt(ruleInAddress());
      setAsked('');
      setPage('text');
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // A rule in the address is shown; without one a reader goes on where he left off.
  useEffect(() => {
    const wanted = at ?? remembered(leftOff(game));
    if (wanted !== null) text.current?.querySelector(`[data-rule="${wanted}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, game]);
  useEffect(() => {
    if (scrollY > 0 && asked === '' && inView.length > 0) remember(leftOff(game), inView[0]);
  }, [inView, asked, game]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const examples = useMemo(() => examplesByRule(book), [book]);
  const words = termsFor(glossary, found, asked, inView);
  return (
    <div class="rule-book" data-page={page}>
      <Chapters game={game} book={book} at={section} hasBrief={brief !== null} />
      <Tabs
        class="pages"
        label={titleOf(game)}
        panels="rules"
        active={page}
        onSelect={setPage}
        tabs={[
          { id: 'brief', label: say('app.rules.brief') },
          { id: 'text', label: say('app.nav.rules') },
          { id: 'words', label: say('app.rules.words') },
        ]}
      />
      <div class="leaf">
        <div class="leaf-head">
          <h1>{titleOf(game)}</h1>
          <label class="find">
            <Icon name="search" size={20} />
            <span class="sr">{say('app.rules.search')}</span>
            <input
              ref={search}
              type="search"
              placeholder={say('app.rules.search')}
              value={asked}
              onInput={(event) => {
                setAsked(event.currentTarget.value);
                setPage('text');
              }}
            />
          </label>
          <Button class="print" onClick={() => print()}>
            <Icon name="download" size={18} /> {say('app.rules.print')}
          </Button>
        </div>
        {brief !== null && (
          <div class="brief" id="rules-brief" hidden={asked !== ''}>
            <h2 class="sr">{say('app.rules.twoMinutes')}</h2>
            <InBrief brief={brief} />
          </div>
        )}
        <div class="text" id="rules-text" ref={text}>
          {asked !== '' && (
            <p class="answer" role="status">
              {say('app.rules.answer', { count: found.reduce((sum, { rules }) => sum + rules.length, 0), asked })}
            </p>
          )}
          {found.length === 0 && <Nothing book={book} asked={asked} onAsk={setAsked} />}
          <Text game={game} sections={found} examples={examples} asked={asked} at={at} />
        </div>
      </div>
      <aside class="words" id="rules-words" aria-label={say('app.rules.words')}>
        <h2 class="rubric">{say('app.rules.wordsHere')}</h2>
        <dl>
          {words.map(({ id, name, help }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
        {isPlayable(game) && (
          <div class="by-hand">
            <p>{say('app.rules.byHand')}</p>
            <Learn game={game} />
          </div>
        )}
        <p class="origin">{say('app.rules.origin')}</p>
      </aside>
    </div>
  );
}

/** Words at the side at once. */
const FEW = 8;

/** The words in view; while something is asked for, those that answer. On a small screen, where they have a page of their own, all. */
function termsFor(glossary: Glossary | null, sections: readonly Section[], asked: string, inView: readonly string[]): readonly Term[] {
  if (glossary === null) return [];
  if (matchMedia('(max-width: 900px)').matches) return glossary.terms;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const named = glossary.terms.filter(({ name }) => words.some((word) => plain(name).includes(word)));
  if (named.length > 0) return named.slice(0, FEW);
  const lines = new Set(inView);
  const read = sections.flatMap(({ rules }) => rules.filter(({ id }) => lines.has(id)).map(({ text }) => text));
  const terms = read.flatMap((text) => glossary.pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])));
  return [...new Set(terms.length > 0 ? terms : glossary.terms)].slice(0, FEW);
}

interface ChaptersProps {
  readonly game: string;
  readonly book: RuleBook;
  readonly at: Section | undefined;
  readonly hasBrief: boolean;
}

function Chapters({ game, book, at, hasBrief }: ChaptersProps) {
  const plate = plateOf(game);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const rules = book.sections.flatMap((section) => section.rules);
  const rulings = rules.filter(({ id }) => /^R\d/.test(id)).length;
  const examples = rules.filter(({ id }) => isExample(id)).length;
  return (
    <nav ref={list} class="chapters" aria-label={say('app.rules.chapters')}>
      {plate !== null && <Art plate={plate} />}
      <p class="title">{titleOf(game)}</p>
      <p class="size">{say('app.rules.counts', { rules: rules.length - rulings - examples, rulings })}</p>
      <ol>
        {hasBrief && (
          <li>
            <a href="#main">{say('app.rules.twoMinutes')}</a>
          </li>
        )}
        {book.sections.map((section, n) => (
          <Fragment key={section.title}>
            {section.chapter !== null && !isWithin(book.sections[n - 1], section.chapter) && <li class="head">{section.chapter}</li>}
            <li class={section.chapter === null ? '' : 'part'}>
              <a href={`#${section.rules[0].id}`} aria-current={section === at ? 'true' : undefined}>
                {section.heading}
                <span aria-hidden="true">{section.rules.length}</span>
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <LinkButton href={`/pieces/${game}`}>{say('app.pieces.title')}</LinkButton>
      <LinkButton href={`/aid/${game}`}>{say('app.aid.title')}</LinkButton>
      <LinkButton href="/rules">{say('app.rules.others')}</LinkButton>
    </nav>
  );
}

/** Whether the section before one belongs to the same chapter, so that the chapter has been named. */
function isWithin(before: Section | undefined, chapter: string): boolean {
  return before !== undefined && (before.heading === chapter || before.chapter === chapter);
}

interface NothingProps {
  readonly book: RuleBook;
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
}

function Nothing({ book, asked, onAsk }: NothingProps) {
  const near = nearestWords(book, asked, 5);
  return (
    <div class="nothing">
      <p>{say(near.length > 0 ? 'app.rules.nearest' : 'app.rules.nothing')}</p>
      {near.map((word) => (
        <Button key={word} size="small" onClick={() => onAsk(word)}>
          {word}
        </Button>
      ))}
    </div>
  );
}
