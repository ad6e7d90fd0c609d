/** A field to search by, with what is found told as one types. */

import './find.css';
import { Icon } from '../../design/index.ts';

interface FindProps {
  readonly label: string;
  readonly asked: string;
  onAsk(words: string): void;
}

export function Find({ label, asked, onAsk }: FindProps) {
  return (
    <label class="find">
      <Icon name="search" size={20} />
      <span class="sr">{label}</span>
      <input type="search" placeholder={label} value={asked} onInput={(event) => onAsk(event.currentTarget.value)} />
    </label>
  );
}
