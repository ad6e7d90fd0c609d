/** One pack being written: the thing to change, its fields, and its face on the table as one types. */

import { isPackName, type Rules, type State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import './packs.css';
import { speaker } from '@castellan/text';
import { Button, IconButton, LinkButton, Notice } from '../../design/index.ts';
import { keepDraft, keptDraft } from '../../tables/local/store.ts';
import { randomHex } from '../../tables/random.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentCatalogue, currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { tableWords } from '../table/words.ts';
import { changedPlaces, type Draft, draftOf, type PackFile, packOf, redone, undone, withName, withValue } from './draft.ts';
import { Face } from './Face.tsx';
import { Faults } from './Faults.tsx';
import { EditingContext, fieldId, Place } from './Fields.tsx';
import { Index } from './Index.tsx';
import { type Labels, labelsIn, namesakes } from './labels.ts';
import { packInLink } from './link.ts';
import { referencesIn } from './references.ts';
import { Share } from './Share.tsx';
import { at, misfits, type Path, type Shape, shapeAt, shapeOf } from './shape.ts';
import { placeOf, type Section, sectionsOf } from './things.ts';
import { useTried } from './tried.ts';
import { packWords } from './words.ts';

export default function EditorPage({ params: [game, id] }: { readonly params: readonly string[] }) {
  return isPlayable(game) ? <Opening key={`${game} ${id}`} game={game} id={id} /> : <Missing />;
}

interface Opened {
  readonly game: Rules<State>;
  readonly shipped: unknown;
  readonly shape: Shape;
  readonly sections: readonly Section[];
  /** What it is kept as here; null until something is changed. */
  readonly id: string | null;
  readonly pack: PackFile;
  /** What of a pack from elsewhere cannot be taken. */
  readonly refused: readonly string[];
}

const MARK = /^#pack=/;

/** Null when there is no such draft here; `broken` when a link holds no pack of this game. */
async function open(id: string, draft: string): Promise<Opened | 'none' | 'broken'> {
  const game = await gameNamed(id)?.rules();
  if (game === undefined) return 'none';
  const { data: shipped, schema } = await game.packs.shipped();
  const shape = shapeOf(schema);
  const whole = { game, shipped, shape, sections: sectionsOf(shape, shipped) };
  if (draft !== '') {
    const kept = await keptDraft(draft);
    return kept === null || kept.game !== id ? 'none' : { ...whole, id: draft, pack: kept, refused: [] };
  }
  if (!MARK.test(location.hash)) return { ...whole, id: null, pack: { game: id, name: '', changes: {} }, refused: [] };
  const pack = await packInLink(location.hash);
  if (pack === null || pack.game !== id) return 'broken';
  const tried = await game.packs.tried(pack);
  return { ...whole, id: null, pack, refused: tried.ok ? [] : tried.errors };
}

function Opening({ game, id }: { readonly game: string; readonly id: string }) {
  const language = currentLanguage();
  const opened = useLoad(() => open(game, id), '');
  const words = useLoad(async () => {
    const [own, told] = await Promise.all([packWords(language), tableWords(game, language, false)]);
    return labelsIn(
      speaker(language, [currentCatalogue(), told, own], (seat) => String(seat + 1)),
      own,
      told,
    );
  }, language);
  const title = say('app.packs.of', { title: titleOf(game) });
  const { now } = opened;
  const [found, labels] = [now.state === 'ready' ? now.value : null, words.now.state === 'ready' ? words.now.value : null];
  return (
    <Frame title={title} class="packs-page editor" bare={found === null || labels === null}>
      {now.state === 'failed' ? (
        <Trouble code="storage" retry={opened.again} />
      ) : words.now.state === 'failed' ? (
        <Trouble code="load" retry={words.again} />
      ) : found === null || labels === null ? (
        <Loading blocks={5} />
      ) : found === 'none' || found === 'broken' ? (
        <Notice tone="refusal">
          {labels.speaker.say(`packs.${found}`)} <a href="/packs">{say('app.packs.title')}</a>
        </Notice>
      ) : (
        <Editor opened={found} labels={labels} />
      )}
    </Frame>
  );
}

/** So many things are cards, places or sheets; shorter lists are colours and the like. */
const MANY = 10;

/** Where the address says the reader is; else at the first change of the pack, or at the first card. */
function firstPlace(sections: readonly Section[], changes: unknown): Path {
  const wanted = MARK.test(location.hash) ? [] : decodeURIComponent(location.hash.slice(1)).split('/');
  const paths = [
    wanted,
    ...changedPlaces(changes)
      .map((place) => place.split('.'))
      .toReversed(),
  ];
  for (const path of paths) {
    const found = placeOf(sections, path);
    if (found !== null && (found.thing !== null || found.section.things === null)) return shownAt(found);
  }
  const first = sections.find(({ things }) => (things?.length ?? 0) >= MANY) ?? sections[0];
  return [...first.path, ...(first.things?.slice(0, 1) ?? [])];
}

function shownAt({ section, thing }: { readonly section: Section; readonly thing: string | null }): Path {
  return [...section.path, ...(thing === null ? (section.things?.slice(0, 1) ?? []) : [thing])];
}

function Editor({ opened, labels }: { readonly opened: Opened; readonly labels: Labels }) {
  const { game, shipped, shape, sections, pack: begun, refused } = opened;
  const { speaker: words } = labels;
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(shipped, begun.name === '' ? { ...begun, name: words.say('packs.unnamed') } : begun),
  );
  const [place, setPlace] = useState<Path>(() => firstPlace(sections, begun.changes));
  const kept = useKept(opened, draft);
  const { data } = draft.now;
  const wrong = useMemo(() => misfits(shape, data), [shape, data]);
  const pack = useMemo(() => packOf(draft, game.id), [draft.now, game]);
  const changed = useMemo(() => new Set(changedPlaces(pack.changes)), [pack]);
  const isNamed = isPackName(pack.name);
  const { laid, errors } = useTried(game, pack, wrong.length === 0 && isNamed);

  const show = (path: Path): void => {
    const found = placeOf(sections, path);
    if (found === null) return;
    const shown = shownAt(found);
    setPlace(shown);
    history.replaceState(null, '', `${location.pathname}#${shown.join('/')}`);
  };
  const wanted = useRef<Path | null>(null);
  const goTo = (path: Path): void => {
    show(path);
    wanted.current = path;
  };
  // A field that is not drawn yet is gone to once it is.
  useEffect(() => {
    for (let path = wanted.current; path !== null && path.length > 0; path = path.slice(0, -1)) {
      const field = document.getElementById(fieldId(path));
      if (field === null) continue;
      for (let fold = field.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
      field.focus();
      field.scrollIntoView({ block: 'center' });
      break;
    }
    wanted.current = null;
  });

  useEffect(() => {
    const undo = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      setDraft(event.shiftKey ? redone : undone);
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);

  const part = shapeAt(shape, data, place);
  const found = placeOf(sections, place);
  const title = labels.thing(data, place);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (path: Path): void => {
    show(path);
    heading.current?.focus();
  };
  const references = useMemo(() => referencesIn(shape, shipped, data, labels), [shape, shipped, data, labels]);
  const editing = {
    labels,
    references,
    shipped,
    data,
    set: (path: Path, value: unknown) => setDraft((before) => withValue(before, path, value)),
    misfits: new Map(wrong.map((misfit) => [misfit.path.join('.'), misfit])),
  };
  const fits = wrong.length === 0 && errors.length === 0 && isNamed;
  const isChanged = changed.size > 1;

  return (
    <>
      <h1>{say('app.packs.of', { title: titleOf(game.id) })}</h1>
      {refused.length > 0 && (
        <Notice tone="warning">
          {words.say('packs.brought.refused')} <span lang="en">{refused.slice(0, 5).join(' · ')}</span>
        </Notice>
      )}
      <div class="pack-bar">
        <label class="pack-name">
          <span>{words.say('packs.name')}</span>
          <input
            class="input"
            value={draft.now.name}
            maxLength={40}
            aria-invalid={!isNamed}
            aria-describedby={isNamed ? undefined : 'pack-name-wrong'}
            onInput={(event) => {
              const name = event.currentTarget.value;
              setDraft((before) => withName(before, name));
            }}
          />
          {!isNamed && (
            <span class="wrong" id="pack-name-wrong" role="status">
              {words.say('packs.wrong.name')}
            </span>
          )}
        </label>
        <div class="back-and-forth">
          <IconButton icon="undo" label={words.say('packs.undo')} disabled={draft.past.length === 0} onClick={() => setDraft(undone)} />
          <IconButton
            icon="rematch"
            label={words.say('packs.redo')}
            disabled={draft.future.length === 0}
            onClick={() => setDraft(redone)}
          />
        </div>
        <p class="kept" role="status">
          {words.say(kept.failed ? 'packs.keptNot' : isChanged ? 'packs.kept' : 'packs.unchanged')}
        </p>
        {isChanged && <Share pack={pack} fits={fits} words={words} />}
        {isChanged && fits && kept.id !== null ? (
          <LinkButton href={`/new?game=${game.id}&pack=${kept.id}`} kind="gold">
            {words.say('packs.play')}
          </LinkButton>
        ) : (
          <Button kind="gold" disabled>
            {words.say('packs.play')}
          </Button>
        )}
      </div>
      <div class="pack-desk">
        <Index sections={sections} data={data} shipped={shipped} labels={labels} chosen={place} changed={changed} onChoose={choose} />
        <section class="pack-form" aria-labelledby="pack-thing">
          <p class="rubric">{sectionLabel(labels, sections, place)}</p>
          <h2 id="pack-thing" ref={heading} tabIndex={-1}>
            {title}{' '}
            {found?.thing != null && namesakes(labels, data, found.section).has(found.thing) && <small class="id">{found.thing}</small>}
          </h2>
          <EditingContext.Provider value={editing}>
            {part !== null && (
              <Place key={place.join('.')} shape={part} value={at(data, place)} path={place} isThing={found?.thing != null} />
            )}
          </EditingContext.Provider>
        </section>
        <aside class="pack-face">
          <Face laid={laid} place={place} thing={at(data, place)} stale={!fits} words={words} />
          <Faults
            misfits={wrong}
            errors={errors}
            labels={labels}
            shape={shape}
            data={data}
            sections={sections}
            isChanged={isChanged}
            onGo={goTo}
          />
        </aside>
      </div>
    </>
  );
}

function sectionLabel(labels: Labels, sections: readonly Section[], path: Path): string {
  const found = placeOf(sections, path);
  const names = found?.thing === null ? found.section.path.slice(0, -1) : (found?.section.path ?? []);
  return names.map(labels.field).join(' › ');
}

/** Keeps every change on this device; what it is kept as. */
function useKept({ id, game, pack }: Opened, draft: Draft): { readonly id: string | null; readonly failed: boolean } {
  const [kept, setKept] = useState(id);
  const [failed, setFailed] = useState(false);
  const first = useRef(draft.now);
  const own = useRef(id);
  useEffect(() => {
    // A pack from a link is kept when it is changed, or played with.
    if (draft.now === first.current && (own.current !== null || Object.keys(Object(pack.changes)).length === 0)) return;
    own.current ??= randomHex(8);
    const { name, changes } = packOf(draft, game.id);
    const mine = own.current;
    keepDraft({ id: mine, game: game.id, name, changes, touched: Date.now() }).then(
      () => {
        setFailed(false);
        setKept(mine);
        if (location.pathname !== `/packs/${game.id}/${mine}`) history.replaceState(null, '', `/packs/${game.id}/${mine}`);
      },
      () => setFailed(true),
    );
  }, [draft.now]);
  return { id: kept, failed };
}
