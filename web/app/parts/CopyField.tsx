/** A text one takes elsewhere. */

import { useId, useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { say } from '../language.ts';

export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  return (
    <p class="copy">
      <label htmlFor={id}>{label}</label>
      <span class="row">
        <input id={id} class="input" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <Button
          onClick={() => {
            navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          {say(copied ? 'app.copied' : 'app.copy')}
        </Button>
        {canShare && <Button onClick={() => void navigator.share({ url: text }).catch(() => undefined)}>{say('app.share')}</Button>}
      </span>
      <span class="sr" role="status">
        {copied && say('app.copied')}
      </span>
    </p>
  );
}
