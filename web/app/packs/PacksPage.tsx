/** The packs that are written on this device, and the way to begin or bring one. */

import { gameNamed } from '@castellan/games';
import { type Speaker, speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import './packs.css';
import { EmptyState, LinkButton } from '../../design/index.ts';
import type { KeptDraft } from '../../tables/local/kept.ts';
import { dropDraft, keepDraft, keptDrafts } from '../../tables/local/store.ts';
import { randomHex } from '../../tables/random.ts';
import { isPlayable, titleOf } from '../games/plates.ts';
import { currentCatalogue, currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { AskFirst } from '../parts/AskFirst.tsx';
import { BringFile } from '../parts/BringFile.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Shelf } from '../parts/Shelf.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { go } from '../router.ts';
import { changedPlaces, readPack } from './draft.ts';
import { packWords } from './words.ts';

export default function PacksPage() {
  const language = currentLanguage();
  const { now } = useLoad(
    async () => speaker(language, [currentCatalogue(), await packWords(language)], (seat) => String(seat + 1)),
    language,
  );
  const drafts = useLoad(keptDrafts);
  return (
    <Frame title={say('app.packs.title')} class="packs-page">
      <h1>{say('app.packs.title')}</h1>
      {now.state === 'failed' ? (
        <Trouble code="load" retry={() => location.reload()} />
      ) : now.state === 'loading' ? (
        <Loading blocks={3} />
      ) : (
        <>
          <p class="lead">{now.value.say('packs.lead')}</p>
          <Bring words={now.value} />
          <section aria-labelledby="packs-begin">
            <h2 id="packs-begin">{now.value.say('packs.begin')}</h2>
            <Shelf has={isPlayable}>
              {({ id }) => (
                <>
                  <h3>{titleOf(id)}</h3>
                  <LinkButton href={`/packs/${id}`}>{now.value.say('packs.begin.of')}</LinkButton>
                </>
              )}
            </Shelf>
          </section>
          <section aria-labelledby="packs-here">
            <h2 id="packs-here">{now.value.say('packs.here')}</h2>
            {drafts.now.state === 'failed' ? (
              <Trouble code="storage" retry={drafts.again} />
            ) : drafts.now.state === 'loading' ? (
              <Loading blocks={2} />
            ) : drafts.now.value.length === 0 ? (
              <EmptyState icon="log">{now.value.say('packs.empty')}</EmptyState>
            ) : (
              <ul class="pack-list">
                {drafts.now.value.map((draft) => (
                  <DraftRow key={draft.id} draft={draft} words={now.value} changed={drafts.again} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </Frame>
  );
}

interface DraftRowProps {
  readonly draft: KeptDraft;
  readonly words: Speaker;
  readonly changed: () => void;
}

/** How many of its places are told no further. */
function countOf(changes: unknown): number {
  const places = changedPlaces(changes);
  return places.filter((place) => place !== '' && !places.some((other) => other.startsWith(`${place}.`))).length;
}

function DraftRow({ draft: { id, game, name, changes, touched }, words, changed }: DraftRowProps) {
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
  return (
    <li class="card-like">
      <h3>
        <a href={`/packs/${game}/${id}`}>
          {titleOf(game)} · {name}
        </a>
      </h3>
      <p class="caption">
        {when} · {words.say('packs.changes', { n: countOf(changes) })}
      </p>
      <p class="row">
        <LinkButton href={`/packs/${game}/${id}`}>{words.say('packs.edit')}</LinkButton>
        <LinkButton href={`/new?game=${game}&pack=${id}`}>{words.say('packs.play')}</LinkButton>
        <LinkButton href={`/pieces/${game}?pack=${id}`}>{words.say('packs.box')}</LinkButton>
        <AskFirst
          label={words.say('packs.drop')}
          what={words.say('packs.drop.what')}
          yes={words.say('packs.drop.yes')}
          onYes={() => void dropDraft(id).then(changed)}
        />
      </p>
    </li>
  );
}

/** More than any pack takes. */
const LARGEST = 1 << 20;

/** A pack from a file, opened to be looked at and changed, whether it fits or not. */
function Bring({ words }: { readonly words: Speaker }) {
  const [refused, refuse] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    const pack = file.size > LARGEST ? null : readPack(await file.text());
    if (pack === null) return refuse(words.say('packs.unreadable'));
    if (gameNamed(pack.game) === null) return refuse(say('app.trouble.unknownGame'));
    const draft = { id: randomHex(8), game: pack.game, name: pack.name.slice(0, 40), changes: pack.changes, touched: Date.now() };
    await keepDraft(draft).then(
      () => go(`/packs/${draft.game}/${draft.id}`),
      () => refuse(say('app.trouble.storage')),
    );
  };
  return (
    <BringFile
      title={words.say('packs.bring')}
      what={words.say('packs.bring.what')}
      choose={say('app.create.pack.choose')}
      accept=".json,application/json"
      refused={refused}
      onFile={(file) => void read(file)}
    />
  );
}
