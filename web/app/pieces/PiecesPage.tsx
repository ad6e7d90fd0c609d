/** Everything in the box of a game, with what it does: drawn and said as at the table, with a content pack where one is chosen. */

import { useEffect, useRef, useState } from 'preact/hooks';
import './pieces.css';
import { plain } from '../../shell/words.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Find } from '../parts/Find.tsx';
import { Frame } from '../parts/Frame.tsx';
import { type ChosenPack, PackField } from '../parts/PackField.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { hasRules } from '../rules/shelf.ts';
import { type Laid, layOut } from './laid.ts';

interface PiecesPageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}

export default function PiecesPage({ params: [game], query }: PiecesPageProps) {
  return isPlayable(game) ? <Box key={game} game={game} wished={query.get('pack')} /> : <Missing />;
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
  const { now, again } = useLoad(() => layOut(game, pack, language), `${game} ${language} ${pack?.id ?? ''}`);
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
          <PackField game={now.value.game} pack={pack} onPack={choose} wished={wish} />
          <All key={`${language} ${pack?.id ?? ''}`} laid={now.value} />
        </>
      )}
    </Frame>
  );
}

function All({ laid: { screen, board, pieces, speaker } }: { readonly laid: Laid }) {
  const [asked, setAsked] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);
  const { Reading } = screen;

  // Every word on a piece counts, so what is drawn is asked.
  useEffect(() => {
    const words = plain(asked).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const piece of list.current?.querySelectorAll<HTMLElement>('li.piece') ?? []) {
      const text = plain(piece.textContent ?? '');
      piece.hidden = !words.every((word) => text.includes(word));
      if (!piece.hidden) n++;
    }
    for (const kind of list.current?.querySelectorAll('section') ?? []) kind.hidden = kind.querySelector('li.piece:not([hidden])') === null;
    setFound(words.length === 0 ? null : n);
  }, [asked]);

  if (Reading === undefined) return null;
  return (
    <>
      <div class="seek">
        <Find label={say('app.pieces.search')} asked={asked} onAsk={setAsked} />
        <nav aria-label={say('app.pieces.title')}>
          {pieces.map(({ kind, targets }) => (
            <a key={kind} href={`#${kind}`}>
              {speaker.say(`pieces.${kind}`)} <span aria-hidden="true">{targets.length}</span>
            </a>
          ))}
        </nav>
        <p class="found" role="status">
          {found !== null && say('app.pieces.found', { n: found })}
        </p>
      </div>
      <div ref={list}>
        {pieces.map(({ kind, targets }) => (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{speaker.say(`pieces.${kind}`)}</h2>
            <ul class="pieces">
              {targets.map((target) => (
                <li key={target} class="piece">
                  <Reading view={board} target={target} speaker={speaker} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
