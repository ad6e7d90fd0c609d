/** Says that the game goes on from a moment of another, and leads back there. */

import { Icon } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

interface ForkMarkProps {
  readonly brief: boolean;
  readonly go: (path: string) => void;
  readonly pathOf: (table: string) => string;
}

export function ForkMark({ brief, go, pathOf }: ForkMarkProps) {
  const { snapshot, speaker } = useDesk();
  if (snapshot.forked === null) return null;
  const { table, at } = snapshot.forked;
  const words = at === null ? speaker.say('shell.forked') : speaker.say('shell.forkedAt', { n: at });
  const mark = (
    <>
      <Icon name="fork" size={16} />
      {brief && at !== null && (
        <span class="num" aria-hidden="true">
          {at}
        </span>
      )}
      <span class={brief ? 'sr' : ''}>{words}</span>
    </>
  );
  if (table === null)
    return (
      <span class="item forked" data-tip={speaker.say('shell.forked.help')}>
        {mark}
      </span>
    );
  const path = pathOf(table);
  return (
    <a
      class="item forked"
      href={path}
      data-tip={speaker.say('shell.forked.back')}
      onClick={(event) => {
        event.preventDefault();
        go(path);
      }}
    >
      {mark}
    </a>
  );
}
