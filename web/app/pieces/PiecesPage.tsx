/** Everything in the box of a game, with what it does: drawn and said as at the table, with a content pack where one is chosen. */

import { useEffect, useRef, useState } from 'preact/hooks';
import './pieces.css';
import { Icon } from '../../design/index.ts';
import { plain } from '../../shell/words.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { type ChosenPack, PackField } from '../parts/PackField.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { hasRules } from '../rules/shelf.ts';
import { type Laid, layOut } from './laid.ts';

export default function PiecesPage({ params: [game] }: { readonly params: readonly string[] }) {
  return isPlayable(game) ? <Box key={game} game={game} /> : <Missing />;
}

function Box({ game }: { readonly game: string }) {
  const language = currentLanguage();
  const [pack, setPack] = useState<ChosenPack | null>(null);
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
          <PackField game={now.value.game} pack={pack} onPack={setPack} />
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
        <label class="find">
          <Icon name="search" size={20} />
          <span class="sr">{say('app.pieces.search')}</span>
          <input
            type="search"
            placeholder={say('app.pieces.search')}
            value={asked}
            onInput={(event) => setAsked(event.currentTarget.value)}
          />
        </label>
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
