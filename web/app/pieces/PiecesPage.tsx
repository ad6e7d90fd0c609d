/** Everything in the box of a game, with what it does: drawn and said as at the table, with a content pack where one is chosen. */

import type { Seat } from '@castellan/engine';
import type { Language, Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import './pieces.css';
import { Card, type IconSet, iconsOf, tinctureOf } from '../../design/index.ts';
import { plain } from '../../shell/words.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Find } from '../parts/Find.tsx';
import { Frame } from '../parts/Frame.tsx';
import { type ChosenPack, PackField } from '../parts/PackField.tsx';
import { Still } from '../parts/Still.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { hasRules } from '../rules/shelf.ts';
import { type Box as InBox, openBox } from './box.ts';
import { type Laid, layOut } from './laid.ts';

interface PiecesPageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}

export default function PiecesPage({ params: [game], query }: PiecesPageProps) {
  return isPlayable(game) ? <Box key={game} game={game} wished={query.get('pack')} /> : <Missing />;
}

interface Shown {
  readonly laid: Laid;
  readonly box: InBox<unknown>;
}

async function lookInto(game: string, pack: ChosenPack | null, language: Language): Promise<Shown | null> {
  const open = await openBox(game, language);
  if (open === null) return null;
  const laid = await layOut(game, pack, language, open.words);
  return laid === null ? null : { laid, box: open.box };
}

function Box({ game, wished }: { readonly game: string; readonly wished: string | null }) {
  const language = currentLanguage();
  const [pack, setPack] = useState<ChosenPack | null>(null);
  // A wish is heard once: whoever leaves the pack out is not given it again.
  const [wish, setWish] = useState(wished);
  const choose = (chosen: ChosenPack | null): void => {
    setWish(null);
    setPack(chosen);
  };
  const { now, again } = useLoad(() => lookInto(game, pack, language), `${game} ${language} ${pack?.id ?? ''}`);
  const title = say('app.pieces.of', { title: titleOf(game) });
  return (
    <Frame title={title} class="pieces-page">
      <h1>{title}</h1>
      <p class="lead">
        {say('app.pieces.lead')} {hasRules(game) && <a href={`/rules/${game}`}>{say('app.plate.rulesOf', { title: titleOf(game) })}</a>}
      </p>
      {now.state === 'loading' ? (
        <Loading blocks={6} />
      ) : now.state === 'failed' ? (
        <Trouble code="load" retry={again} />
      ) : now.value === null ? (
        <Trouble code="noRules" detail={game} />
      ) : (
        <>
          <PackField game={now.value.laid.game} pack={pack} onPack={choose} wished={wish} />
          <All key={`${language} ${pack?.id ?? ''}`} shown={now.value} />
        </>
      )}
    </Frame>
  );
}

function All({ shown: { laid, box } }: { readonly shown: Shown }) {
  const { board, speaker } = laid;
  const pieces = [...laid.pieces, ...(box.pieces?.(board) ?? [])];
  const [asked, setAsked] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);
  const others = Object.entries(box.kinds);
  const Reading = box.Reading ?? box.screen.Reading;
  const tincture = useCallback((seat: Seat) => box.screen.tincture?.(board, seat) ?? tinctureOf(seat), [box, board]);

  // Every word on a piece counts, so what is drawn is asked.
  useEffect(() => {
    const words = plain(asked).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const piece of list.current?.querySelectorAll<HTMLElement>('li.piece') ?? []) {
      const text = plain(piece.textContent ?? '');
      piece.hidden = !words.every((word) => text.includes(word));
      if (!piece.hidden) n++;
    }
    for (const kind of list.current?.querySelectorAll<HTMLElement>('section.kind') ?? [])
      kind.hidden = kind.querySelector('li.piece:not([hidden])') === null;
    setFound(words.length === 0 ? null : n);
  }, [asked]);

  if (Reading === undefined) return null;
  return (
    <>
      <div class="seek">
        <Find label={say('app.pieces.search')} asked={asked} onAsk={setAsked} />
        <nav aria-label={say('app.pieces.title')}>
          <a href="#board">{speaker.say('pieces.board')}</a>
          {[...pieces.map(({ kind, targets }) => [kind, targets.length] as const), ...others.map(counted)].map(([kind, n]) => (
            <a key={kind} href={`#${kind}`}>
              {speaker.say(`pieces.${kind}`)} <span aria-hidden="true">{n}</span>
            </a>
          ))}
        </nav>
        <p class="found" role="status">
          {found !== null && say('app.pieces.found', { n: found })}
        </p>
      </div>
      <div ref={list} class="kinds">
        <section aria-labelledby="board" hidden={found !== null}>
          <h2 id="board">{speaker.say('pieces.board')}</h2>
          <figure class="laid-out">
            <Still
              Board={box.Board ?? box.screen.Board}
              view={board}
              seat={null}
              sitters={[]}
              page={null}
              speaker={speaker}
              tincture={tincture}
              room={{ kind: 'moved', ...box.room }}
              label={speaker.say('pieces.board.said')}
            />
            <figcaption>{speaker.say('pieces.board.said')}</figcaption>
          </figure>
        </section>
        {pieces.map(({ kind, targets }) => (
          <Kind key={kind} kind={kind} speaker={speaker}>
            {targets.map((target) => (
              <li key={target} class="piece">
                <Reading view={board} target={target} speaker={speaker} />
              </li>
            ))}
          </Kind>
        ))}
        {others.map(([kind, things]) => (
          <Kind key={kind} kind={kind} speaker={speaker}>
            {Object.entries(things).map(([term, sign]) => (
              <li key={term} class="piece">
                <Thing signs={box.signs} sign={sign} term={term} speaker={speaker} />
              </li>
            ))}
          </Kind>
        ))}
      </div>
    </>
  );
}

function counted([kind, things]: readonly [kind: string, things: object]): readonly [string, number] {
  return [kind, Object.keys(things).length];
}

interface KindProps {
  readonly kind: string;
  readonly speaker: Speaker;
  readonly children: ComponentChildren;
}

function Kind({ kind, speaker, children }: KindProps) {
  return (
    <section class="kind" aria-labelledby={kind}>
      <h2 id={kind}>{speaker.say(`pieces.${kind}`)}</h2>
      <ul class="pieces">{children}</ul>
    </section>
  );
}

interface ThingProps {
  readonly signs: IconSet;
  readonly sign: string;
  readonly term: string;
  readonly speaker: Speaker;
}

/** A piece that has nothing printed on it: the sign it has at the table, and what the glossary says of it. */
function Thing({ signs, sign, term, speaker }: ThingProps) {
  const Sign = useMemo(() => iconsOf<string>(signs), [signs]);
  return (
    <Card
      size="reading"
      miniature={<Sign name={sign} size={44} />}
      name={speaker.say(`term.${term}`)}
      text={speaker.say(`term.${term}.help`)}
    />
  );
}
