/** One page to set up a table: game, seats, pace, options, and the charter that says it all. */

import type { Rules, State } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { cleanName, LIMITS } from '@castellan/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import './create.css';
import { Button, Notice, Segmented } from '../../design/index.ts';
import { rest } from '../../tables/online/rest.ts';
import { settleFirst } from '../games/first.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { FIRST_GAME, isPlayable } from '../games/plates.ts';
import { someTitle } from '../games/start.ts';
import { Vine } from '../home/Vine.tsx';
import { pictureOf } from '../icons.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { network } from '../offline/keep.ts';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading, Trouble } from '../parts/states.tsx';
import { hasMet, isNamed, nameMe, suggestedName } from '../people/me.ts';
import { becomeSomebody, callMe } from '../people/meet.ts';
import { go } from '../router.ts';
import { chairsOf, type Draft, movedTo, newDraft, packOf, refusalOf, seatsOf, specOf, unusual } from './draft.ts';
import { Facts } from './Facts.tsx';
import { GameChoice } from './GameChoice.tsx';
import { Options } from './Options.tsx';
import { Pacing } from './Pacing.tsx';
import { Seats } from './Seats.tsx';
import { Summary } from './Summary.tsx';
import { Tabletop } from './Tabletop.tsx';

export default function Create({ query }: { readonly query: URLSearchParams }) {
  const wanted = query.get('game') ?? FIRST_GAME;
  const [id, setId] = useState(isPlayable(wanted) ? wanted : GAME_IDS[0]);
  // Above the game, so that another game leaves it as it is.
  const [draft, setDraft] = useState<Draft>(() => newDraft(query.get('with') === 'friends' ? 'online' : 'local', someTitle()));
  const [name, setName] = useState(() => suggestedName());
  // Heard once: whoever leaves the pack out is not given it again.
  const [wish, setWish] = useState(query.get('pack'));
  const change = (next: Draft): void => {
    if (next.packs !== draft.packs) setWish(null);
    setDraft(next);
  };
  const { now } = useLoad(async () => gameNamed(id)?.rules() ?? null, id);
  return (
    <Frame title={say('app.create.title')} class="create">
      <header class="opening">
        <h1>{say('app.create.title')}</h1>
        <p>{say('app.create.lead')}</p>
      </header>
      <GameChoice chosen={id} onChoose={setId} />
      {now.state === 'loading' ? (
        <Loading blocks={4} />
      ) : now.state === 'failed' || now.value === null ? (
        <Trouble code="load" retry={() => location.reload()} />
      ) : (
        <Form game={now.value} draft={draft} change={change} name={name} onName={setName} pack={now.value.id === wanted ? wish : null} />
      )}
    </Frame>
  );
}

interface FormProps {
  readonly game: Rules<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** What the reader is called at the table. */
  readonly name: string;
  readonly onName: (name: string) => void;
  /** A content pack of this device that the address wishes for. */
  readonly pack: string | null;
}

function Form({ game, draft, change, name, onName, pack }: FormProps) {
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const speaker = useGameSpeaker(game.id, []);
  useEffect(() => refuse(null), [game, draft, name]);
  if (speaker === null) return <Loading blocks={4} />;
  const broken = refusalOf(game, draft);
  const offline = draft.where === 'online' && network.value === 'offline';

  const begin = async (): Promise<void> => {
    setBusy(true);
    const made = await (draft.where === 'local' ? layHere(game, draft, name) : layThere(game, draft, name)).catch(() => ({
      ok: false as const,
      text: say('app.trouble.storage'),
    }));
    setBusy(false);
    if (made.ok) go(`/t/${made.id}`);
    else refuse(made.text);
  };

  return (
    <form
      class="draft"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="parts">
        <section class="where" aria-labelledby="where">
          <h2 id="where">{say('app.create.where')}</h2>
          <Segmented
            label={say('app.create.where')}
            choices={[
              { id: 'local', label: say('app.create.local') },
              { id: 'online', label: say('app.create.online') },
            ]}
            chosen={draft.where}
            onChoose={(next) => change(movedTo(draft, next))}
          />
          <p class="aside">{say(`app.create.${draft.where}.help`)}</p>
        </section>
        <Seats game={game} draft={draft} change={change} name={name} onName={isNamed() ? null : onName} />
        {draft.where === 'online' && <Pacing game={game} draft={draft} change={change} />}
        <Options game={game} draft={draft} change={change} speaker={speaker} pack={pack} />
        <section aria-labelledby="called">
          <h2 id="called">{say('app.create.name')}</h2>
          <label>
            <span class="sr">{say('app.create.name')}</span>
            <input
              class="input"
              value={draft.title}
              maxLength={LIMITS.title}
              onInput={(event) => change({ ...draft, title: event.currentTarget.value })}
            />
          </label>
        </section>
      </div>
      <aside class="whole filet">
        <Vine />
        <h2>{say('app.create.summary')}</h2>
        <Summary game={game} draft={draft} speaker={speaker} name={name} />
        <Tabletop game={game} draft={draft} />
        <Facts game={game} draft={draft} speaker={speaker} />
        {broken !== null && <Notice tone="refusal">{speaker.say(`refusal.${broken.key}`, broken.params)}</Notice>}
        {offline && <Notice tone="warning">{say('app.create.offline')}</Notice>}
        {refused !== null && <Notice tone="refusal">{refused}</Notice>}
        {draft.where === 'online' && (
          <p class="sealed">
            <Seal />
            {say('app.create.read')}
          </p>
        )}
        <Button type="submit" kind="primary" disabled={busy || broken !== null || offline}>
          {say(draft.where === 'local' ? 'app.create.play' : 'app.create.open')}
        </Button>
        <Button kind="quiet" onClick={() => change(newDraft(draft.where, draft.title))}>
          {say('app.create.usual')}
        </Button>
      </aside>
    </form>
  );
}

/** Of wax: online, others rely on what the charter says. */
function Seal() {
  return (
    <svg class="wax" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M32 3c5 0 6 4 11 5s9 0 11 5 0 7 2 12 6 5 5 10-6 5-8 10-1 9-6 11-8-1-13 1-6 4-11 2-6-5-11-7-8 0-9-6 3-7 3-12-4-8-1-12 7-3 10-7 3-8 8-9 6-3 9-3z"
        fill="#9c2a1f"
      />
      <circle cx="32" cy="32" r="18" fill="none" stroke="#6f2019" stroke-width="2" />
      <svg x="19" y="18" width="26" height="26" viewBox="0 0 512 512" style={{ color: '#f6ddd2' }} aria-hidden="true">
        <use href={pictureOf('castle')} />
      </svg>
    </svg>
  );
}

type Made = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly text: string };

/** Whether the reader sits at the table, so that there is something to be called. */
function sitsThere(game: Rules<State>, draft: Draft): boolean {
  return seatsOf(game, draft).some(({ kind }) => kind === 'me');
}

async function layHere(game: Rules<State>, draft: Draft, wanted: string): Promise<Made> {
  const name = sitsThere(game, draft) ? cleanName(wanted) : '';
  if (name === null) return { ok: false, text: say('error.badName') };
  if (!isNamed() && name !== '') {
    // A server that cannot be reached, or that knows another of this name, is no reason not to play here.
    if (hasMet()) await callMe(name);
    nameMe(name);
  }
  const [{ startTable }, { keepPack }] = await Promise.all([import('../../tables/local/start.ts'), import('../../tables/local/store.ts')]);
  const pack = packOf(game, draft);
  if (pack !== null) await keepPack({ id: pack.id, game: game.id, name: pack.name, pack: pack.content });
  const chairs = chairsOf(game, draft, name);
  settleFirst();
  return {
    ok: true,
    id: await startTable({ game: game.id, title: draft.title, chairs, options: unusual(game, draft), pack: pack?.id ?? '' }),
  };
}

async function layThere(game: Rules<State>, draft: Draft, wanted: string): Promise<Made> {
  const met = await (isNamed() || !sitsThere(game, draft) ? becomeSomebody() : callMe(wanted));
  if (!met.ok) return { ok: false, text: reasonText(met.error) };
  const pack = packOf(game, draft);
  if (pack !== null) {
    const added = await rest.addPack(game.id, pack.content);
    if (!added.ok) return { ok: false, text: reasonText(added.error) };
  }
  const made = await rest.createTable(specOf(game, draft));
  return made.ok ? { ok: true, id: made.value.id } : { ok: false, text: reasonText(made.error) };
}
