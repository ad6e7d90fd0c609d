/** Beside the result: the game as a link and as a file, where it is kept, and what next. */

import { useRef, useState } from 'preact/hooks';
import { Button, copied } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import type { Sat } from '../seated/useSeated.ts';
import { isToldIn, swingsOf } from './swings.ts';
import type { Looked } from './Turning.tsx';

interface BesideProps {
  readonly of: Sat;
  readonly looked: Looked;
}

export function Beside({ of, looked }: BesideProps) {
  const { snapshot, speaker } = useDesk();
  const { props } = of;
  return (
    <aside class="ended-side" aria-label={speaker.say('shell.end.beside')}>
      <Share of={of} />
      {props.ended?.keep !== undefined && (
        <section class="box" aria-labelledby="keep-title">
          <h3 class="rubric" id="keep-title">
            {speaker.say('shell.end.keep')}
          </h3>
          <p>{speaker.say('shell.end.keep.what')}</p>
          <Button size="small" onClick={() => props.go(props.ended?.keep ?? '/')}>
            {speaker.say('shell.end.keep.do')}
          </Button>
        </section>
      )}
      <Next of={of} looked={looked} />
      <p class="caption">{speaker.say('shell.end.commitment', { hash: snapshot.commitment.slice(0, 16) })}</p>
    </aside>
  );
}

/** The link is copied as soon as there is one. */
function Share({ of: { props, deeds } }: { readonly of: Sat }) {
  const { speaker } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState(props.link ?? null);
  const [state, setState] = useState<'idle' | 'copied' | 'byHand' | 'failed'>('idle');
  const share = props.ended?.share;
  const copy = async (address: string): Promise<void> => setState((await copied(address, field.current)) ? 'copied' : 'byHand');
  const make = async (): Promise<void> => {
    const made = (await share?.()) ?? null;
    setLink(made);
    if (made === null) setState('failed');
    else await copy(made);
  };
  const canSend = link !== null && typeof navigator.share === 'function';
  return (
    <section class="box share" aria-labelledby="share-title">
      <h3 class="rubric" id="share-title">
        {speaker.say('shell.end.share')}
      </h3>
      {link === null ? (
        share !== undefined && (
          <Button icon="invite" onClick={() => void make()}>
            {speaker.say('shell.end.share.make')}
          </Button>
        )
      ) : (
        <span class="link">
          <input
            ref={field}
            readOnly
            value={link}
            aria-label={speaker.say('shell.share.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon={state === 'copied' ? 'confirm' : 'invite'} onClick={() => void copy(link)}>
            {speaker.say(state === 'copied' ? 'shell.share.copied' : 'shell.end.share.copy')}
          </Button>
        </span>
      )}
      <span class="opts">
        <Button size="small" icon="download" onClick={deeds.download}>
          {speaker.say('shell.download')}
        </Button>
        {canSend && (
          <Button size="small" icon="invite" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {speaker.say('shell.end.share.send')}
          </Button>
        )}
      </span>
      <p class="caption" role="status">
        {speaker.say(
          state === 'failed' ? 'shell.end.share.failed' : state === 'byHand' ? 'shell.share.byHand.help' : 'shell.end.share.what',
        )}
      </p>
    </section>
  );
}

function Next({ of: { props, deeds }, looked }: { readonly of: Sat; readonly looked: Looked }) {
  const { snapshot, speaker } = useDesk();
  const next = props.ended?.next ?? null;
  const [turn] = typeof looked === 'string' ? [] : swingsOf(looked, 1, isToldIn(snapshot.log));
  const isFork = turn !== undefined && snapshot.stage === 'finished';
  return (
    <section class="box next" aria-labelledby="next-title">
      <h3 class="rubric" id="next-title">
        {speaker.say('shell.end.next')}
      </h3>
      {next !== null && <p>{speaker.say('shell.end.next.table', { table: next.title })}</p>}
      {isFork && <p>{speaker.say('shell.end.next.fork', { n: turn.from + 1 })}</p>}
      {next === null && !isFork && <p>{speaker.say('shell.end.next.none')}</p>}
      <span class="opts">
        {next !== null && (
          <Button size="small" onClick={() => props.go(next.path)}>
            {speaker.say('shell.end.next.go')}
          </Button>
        )}
        {isFork && (
          <Button size="small" icon="fork" onClick={() => deeds.forkAt(turn.from)}>
            {speaker.say('shell.fork')}
          </Button>
        )}
        <Button size="small" onClick={() => props.go('/')}>
          {speaker.say('shell.home')}
        </Button>
      </span>
    </section>
  );
}
