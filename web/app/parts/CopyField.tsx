/** A text one takes elsewhere. */

import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Button, copied } from '../../design/index.ts';
import { say } from '../language.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Whether to copy it is the next thing to do. */
  readonly next?: boolean;
  /** What else one may do with it. */
  readonly children?: ComponentChildren;
}

export function CopyField({ label, text, next = false, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const copy = async (): Promise<void> => setDone(await copied(text, field.current));
  return (
    <p class="copy">
      <label htmlFor={id}>{label}</label>
      <span class="row">
        <input id={id} ref={field} class="input" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <Button kind={next ? 'gold' : 'plain'} onClick={() => void copy()}>
          {say(done ? 'app.copied' : 'app.copy')}
        </Button>
        {canShare && <Button onClick={() => void navigator.share({ url: text }).catch(() => undefined)}>{say('app.share')}</Button>}
        {children}
      </span>
      <span class="sr" role="status">
        {done && say('app.copied')}
      </span>
    </p>
  );
}
