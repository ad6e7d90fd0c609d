/** Gives the table's address away: copied at once, and told so in its place. The menu stays open meanwhile. */

import { useRef, useState } from 'preact/hooks';
import { copied, Icon } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

export function ShareEntry({ link }: { readonly link: string }) {
  const { speaker } = useDesk();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null);
  const copy = async (): Promise<void> => setDone((await copied(link, field.current)) ? 'copied' : 'byHand');
  return (
    <li class="share">
      <button type="button" onClick={() => void copy()}>
        <Icon name={done === 'copied' ? 'confirm' : 'invite'} size={18} />
        {speaker.say(done === 'copied' ? 'shell.share.copied' : 'shell.share')}
      </button>
      <input
        ref={field}
        class={done === null ? 'sr' : 'input'}
        readOnly
        tabIndex={done === null ? -1 : 0}
        value={link}
        aria-label={speaker.say('shell.share.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="caption" role="status">
        {done !== null && speaker.say(`shell.share.${done}.help`)}
      </p>
    </li>
  );
}
