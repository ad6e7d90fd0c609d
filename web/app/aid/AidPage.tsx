/** Two printed pages to have beside the box: the game in brief with what one looks up most, and its words. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './aid.css';
import { Button, Icon, Segmented } from '../../design/index.ts';
import { glossaryOf } from '../../shell/glossary.ts';
import { gameMessages } from '../games/messages.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type Laid, layOut } from '../pieces/laid.ts';
import { type Brief, briefOf } from '../rules/brief/brief.ts';
import { InBrief } from '../rules/brief/InBrief.tsx';
import { largest, PAPERS, type Paper } from './fit.ts';

export default function AidPage({ params: [game] }: { readonly params: readonly string[] }) {
  return isPlayable(game) ? <Aid game={game} /> : <Missing />;
}

function Aid({ game }: { readonly game: string }) {
  const language = currentLanguage();
  const { now, again } = useLoad(
    () => Promise.all([layOut(game, null, language), briefOf(game, language), gameMessages(game, language)]),
    `${game} ${language}`,
  );
  const [paper, setPaper] = useState<Paper>('A4');
  const title = say('app.aid.of', { title: titleOf(game) });
  const [laid, brief, messages] = now.state === 'ready' ? now.value : [null, null, null];
  return (
    <Frame title={title} class="aid-page">
      <div class="aid-head">
        <h1>{title}</h1>
        <Segmented
          label={say('app.aid.paper')}
          choices={PAPERS.map((id) => ({ id, label: say(`app.aid.paper.${id}`) }))}
          chosen={paper}
          onChoose={setPaper}
        />
        <Button kind="primary" onClick={() => print()}>
          <Icon name="download" size={18} /> {say('app.rules.print')}
        </Button>
      </div>
      {now.state === 'loading' ? (
        <Loading blocks={4} />
      ) : laid === null || brief === null || messages === null ? (
        <Trouble code="load" retry={again} />
      ) : (
        <Sheets key={`${language} ${paper}`} game={game} laid={laid} brief={brief} terms={glossaryOf(messages).terms} paper={paper} />
      )}
    </Frame>
  );
}

interface SheetsProps {
  readonly game: string;
  readonly laid: Laid;
  readonly brief: Brief;
  readonly terms: ReturnType<typeof glossaryOf>['terms'];
  readonly paper: Paper;
}

function Sheets({ game, laid: { screen, board, pieces, speaker }, brief, terms, paper }: SheetsProps) {
  const { Reading } = screen;
  const looked = pieces.filter(({ aid }) => aid === true);
  return (
    <>
      <style>{`@page { size: ${paper}; margin: 0 }`}</style>
      <Sheet paper={paper} title={titleOf(game)}>
        <InBrief brief={brief} />
        {Reading !== undefined && (
          <div class="looked-up">
            {looked.map(({ kind, targets }) => (
              <section key={kind}>
                <h3>{speaker.say(`pieces.${kind}`)}</h3>
                {targets.map((target) => (
                  <Reading key={target} view={board} target={target} speaker={speaker} />
                ))}
              </section>
            ))}
          </div>
        )}
      </Sheet>
      <Sheet paper={paper} title={say('app.aid.words', { title: titleOf(game) })}>
        <dl class="all-words">
          {terms.map(({ id, name, help }) => (
            <div key={id}>
              <dt>{name}</dt> <dd>{help}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}

interface SheetProps {
  readonly paper: Paper;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page of paper, in the largest type in which everything fits. */
function Sheet({ paper, title, children }: SheetProps) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = (): void => {
      if (page.current !== null) largest(page.current);
    };
    fit();
    document.fonts.ready.then(fit);
  }, []);
  return (
    <article ref={page} class={`sheet ${paper}`}>
      <h2>{title}</h2>
      {children}
    </article>
  );
}
