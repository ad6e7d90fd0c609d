/** One page to set up a table: game, seats, pace, options, and the sentence that says it all. */

import type { Game, State } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { LIMITS } from '@castellan/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import './create.css';
import { Button, Notice, Segmented } from '../../design/index.ts';
import { rest } from '../../tables/online/rest.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { FIRST_GAME, isPlayable, PLATES } from '../games/plates.ts';
import { someTitle } from '../games/start.ts';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { network } from '../offline/keep.ts';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading, Trouble } from '../parts/states.tsx';
import { myName } from '../people/me.ts';
import { becomeSomebody } from '../people/meet.ts';
import { go } from '../router.ts';
import { chairsOf, type Draft, movedTo, newDraft, refusalOf, specOf, unusual } from './draft.ts';
import { Options } from './Options.tsx';
import { Pacing } from './Pacing.tsx';
import { Seats } from './Seats.tsx';
import { Summary } from './Summary.tsx';

export default function Create({ query }: { readonly query: URLSearchParams }) {
  const wanted = query.get('game') ?? FIRST_GAME;
  const [id, setId] = useState(isPlayable(wanted) ? wanted : GAME_IDS[0]);
  const { now } = useLoad(async () => gameNamed(id)?.load() ?? null, id);
  return (
    <Frame title={say('app.create.title')} class="create">
      <h1>{say('app.create.title')}</h1>
      <fieldset class="choose-game">
        <legend>{say('app.create.game')}</legend>
        {PLATES.map((plate) => (
          <label key={plate.id} class={isPlayable(plate.id) ? '' : 'dim'}>
            <input type="radio" name="game" checked={plate.id === id} disabled={!isPlayable(plate.id)} onChange={() => setId(plate.id)} />
            <AppIcon name={plate.emblem} size={28} />
            <span>
              {say(`app.game.${plate.id}.title`)}
              {!isPlayable(plate.id) && <small>{say('app.plate.notYet')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {now.state === 'loading' ? (
        <Loading blocks={4} />
      ) : now.state === 'failed' || now.value === null ? (
        <Trouble code="load" retry={() => location.reload()} />
      ) : (
        <Form key={id} game={now.value} where={query.get('with') === 'friends' ? 'online' : 'local'} />
      )}
    </Frame>
  );
}

function Form({ game, where }: { readonly game: Game<State>; readonly where: Draft['where'] }) {
  const [draft, setDraft] = useState<Draft>(() => newDraft(game, where, someTitle(), game.seats.usual));
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const speaker = useGameSpeaker(game.id, []);
  useEffect(() => refuse(null), [draft]);
  if (speaker === null) return <Loading blocks={4} />;
  const broken = refusalOf(game, draft);
  const offline = draft.where === 'online' && network.value === 'offline';

  const begin = async (): Promise<void> => {
    setBusy(true);
    const made = await (draft.where === 'local' ? layHere(game, draft) : layThere(game, draft)).catch(() => ({
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
        <section aria-labelledby="where">
          <h2 id="where">{say('app.create.where')}</h2>
          <Segmented
            label={say('app.create.where')}
            choices={[
              { id: 'local', label: say('app.create.local') },
              { id: 'online', label: say('app.create.online') },
            ]}
            chosen={draft.where}
            onChoose={(next) => setDraft(movedTo(draft, next))}
          />
          <p class="caption">{say(`app.create.${draft.where}.help`)}</p>
        </section>
        <Seats game={game} draft={draft} change={setDraft} />
        {draft.where === 'online' && <Pacing draft={draft} change={setDraft} />}
        <Options game={game} draft={draft} change={setDraft} speaker={speaker} />
        <section aria-labelledby="called">
          <h2 id="called">{say('app.create.name')}</h2>
          <label>
            <span class="sr">{say('app.create.name')}</span>
            <input
              class="input"
              value={draft.title}
              maxLength={LIMITS.title}
              onInput={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
            />
          </label>
        </section>
      </div>
      <aside class="whole filet">
        <h2>{say('app.create.summary')}</h2>
        <Summary game={game} draft={draft} speaker={speaker} />
        {broken !== null && <Notice tone="refusal">{speaker.say(`refusal.${broken.key}`, broken.params)}</Notice>}
        {offline && <Notice tone="warning">{say('app.create.offline')}</Notice>}
        {refused !== null && <Notice tone="refusal">{refused}</Notice>}
        <Button type="submit" class="lit" disabled={busy || broken !== null || offline}>
          {say(draft.where === 'local' ? 'app.create.play' : 'app.create.open')}
        </Button>
      </aside>
    </form>
  );
}

type Made = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly text: string };

async function layHere(rules: Game<State>, draft: Draft): Promise<Made> {
  const [{ startTable }, { keepPack }] = await Promise.all([import('../../tables/local/start.ts'), import('../../tables/local/store.ts')]);
  const { game, title, pack } = draft;
  const options = unusual(rules, draft);
  if (pack !== null) await keepPack({ id: pack.id, game, name: pack.name, pack: pack.content });
  return { ok: true, id: await startTable({ game, title, chairs: chairsOf(draft, myName()), options, pack: pack?.id ?? '' }) };
}

async function layThere(rules: Game<State>, draft: Draft): Promise<Made> {
  const met = await becomeSomebody();
  if (!met.ok) return { ok: false, text: reasonText(met.error) };
  if (draft.pack !== null) {
    const added = await rest.addPack(draft.game, draft.pack.content);
    if (!added.ok) return { ok: false, text: reasonText(added.error) };
  }
  const made = await rest.createTable(specOf(rules, draft));
  return made.ok ? { ok: true, id: made.value.id } : { ok: false, text: reasonText(made.error) };
}
