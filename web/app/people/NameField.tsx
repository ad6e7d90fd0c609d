/** Asks the reader how the others shall call them. There is a name in it already, so nobody has to think of one. */

import { LIMITS } from '@castellan/server/protocol';
import { useId } from 'preact/hooks';
import { say } from '../language.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameField({ name, onName }: NameFieldProps) {
  const id = useId();
  const help = `${id}-help`;
  return (
    <span class="name-field">
      <label htmlFor={id}>{say('app.name.ask')}</label>
      <input
        id={id}
        class="input"
        value={name}
        maxLength={LIMITS.name}
        autocomplete="nickname"
        aria-describedby={help}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <span id={help} class="caption">
        {say('app.name.once')}
      </span>
    </span>
  );
}
