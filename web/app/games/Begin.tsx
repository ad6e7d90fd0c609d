/** The buttons that lay a table at once. */

import { useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { isTaught } from '../../lessons/shelf.ts';
import { say } from '../language.ts';
import { learn, playNow, watchBots } from './start.ts';

type State = 'idle' | 'busy' | 'failed';

function useBeginning(begin: () => Promise<void>): { readonly state: State; begin(): void } {
  const [state, setState] = useState<State>('idle');
  return {
    state,
    begin() {
      setState('busy');
      begin().catch(() => setState('failed'));
    },
  };
}

function Failure({ state }: { readonly state: State }) {
  if (state !== 'failed') return null;
  return (
    <p class="refused" role="alert">
      {say('app.trouble.storage')}
    </p>
  );
}

/** Against bots, with the usual settings. */
export function PlayNow({ game, gilt }: { readonly game: string; readonly gilt: boolean }) {
  const { state, begin } = useBeginning(() => playNow(game));
  return (
    <>
      <Button class={gilt ? 'lit play' : ''} disabled={state === 'busy'} onClick={begin}>
        {say('app.home.play')}
      </Button>
      <Failure state={state} />
    </>
  );
}

/** The lessons, where the game has any; else a first table with a guide. */
export function Learn({ game }: { readonly game: string }) {
  if (!isTaught(game)) return <ByGuide game={game} label={say('app.home.learn')} />;
  return (
    <a class="learn" href={`/learn/${game}/next`}>
      {say('app.home.learn')}
    </a>
  );
}

/** A first table with a guide. */
export function Guided({ game }: { readonly game: string }) {
  return <ByGuide game={game} label={say('app.learn.guided')} />;
}

/** The same under another name. */
export function ByGuide({ game, label }: { readonly game: string; readonly label: string }) {
  const { state, begin } = useBeginning(() => learn(game));
  return (
    <>
      <button type="button" class="learn" disabled={state === 'busy'} onClick={begin}>
        {label}
      </button>
      <Failure state={state} />
    </>
  );
}

/** A game of bots, to see how it goes. */
export function Watch({ game }: { readonly game: string }) {
  const { state, begin } = useBeginning(() => watchBots(game));
  return (
    <>
      <button type="button" class="learn" disabled={state === 'busy'} onClick={begin}>
        {say('app.game.watch')}
      </button>
      <Failure state={state} />
    </>
  );
}
