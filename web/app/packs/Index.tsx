/** Everything a pack may change, by its lists; what is changed is marked. */

import { useState } from 'preact/hooks';
import { Icon } from '../../design/index.ts';
import { plain } from '../../shell/words.ts';
import { Find } from '../parts/Find.tsx';
import { type Labels, namesakes } from './labels.ts';
import type { Path } from './shape.ts';
import type { Section } from './things.ts';

interface IndexProps {
  readonly sections: readonly Section[];
  readonly data: unknown;
  readonly shipped: unknown;
  readonly labels: Labels;
  readonly chosen: Path;
  /** Places that differ from the box. */
  readonly changed: ReadonlySet<string>;
  readonly onChoose: (path: Path) => void;
}

export function Index({ sections, data, shipped, labels, chosen, changed, onChoose }: IndexProps) {
  const { speaker } = labels;
  const [asked, ask] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [open, setOpen] = useState(false);
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const isChanged = (path: Path): boolean => changed.has(path.join('.'));
  const fits = (path: Path, label: string): boolean =>
    (!onlyChanged || isChanged(path)) && words.every((word) => plain(`${label} ${path.join(' ')}`).includes(word));
  const choose = (path: Path): void => {
    setOpen(false);
    onChoose(path);
  };
  const link = (path: Path, label: string, id: string | null) => (
    <button
      type="button"
      class={isChanged(path) ? 'changed' : ''}
      aria-current={path.join('.') === chosen.join('.') ? 'true' : undefined}
      onClick={() => choose(path)}
    >
      <span>
        {label} {id !== null && <small class="id">{id}</small>}
      </span>
      {isChanged(path) && <Icon name="changed" size={16} title={speaker.say('packs.changed')} />}
    </button>
  );
  const lists = sections.flatMap((section) => {
    const { path, things } = section;
    const alike = namesakes(labels, data, section);
    const shown = (things ?? [])
      .map((id) => ({ path: [...path, id], label: labels.thing(data, [...path, id]), id: alike.has(id) ? id : null }))
      .filter((thing) => fits(thing.path, `${thing.label} ${labels.thing(shipped, thing.path)}`));
    return shown.length === 0 ? [] : [{ path, shown }];
  });
  const rest = sections.filter(({ path, things }) => things === null && fits(path, path.map(labels.field).join(' ')));
  const isOpen = (path: Path): boolean => words.length > 0 || onlyChanged || path.every((key, i) => chosen[i] === key);
  return (
    <nav class={`pack-index ${open ? 'open' : ''}`} aria-label={speaker.say('packs.index')}>
      <button type="button" class="fold btn normal plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {speaker.say('packs.index')}
      </button>
      <div class="folded">
        <Find label={speaker.say('packs.search')} asked={asked} onAsk={ask} />
        <label class="check">
          <input type="checkbox" checked={onlyChanged} onChange={(event) => setOnlyChanged(event.currentTarget.checked)} />
          {speaker.say('packs.onlyChanged')}
        </label>
        {lists.map(({ path, shown }) => (
          <details key={path.join('.')} open={isOpen(path)}>
            <summary>
              {path.map(labels.field).join(' › ')} <span class="num">{shown.length}</span>
              {isChanged(path) && <Icon name="changed" size={16} title={speaker.say('packs.changed')} />}
            </summary>
            <ul>
              {shown.map((thing) => (
                <li key={thing.path.join('.')}>{link(thing.path, thing.label, thing.id)}</li>
              ))}
            </ul>
          </details>
        ))}
        {rest.length > 0 && (
          <details open={words.length > 0 || onlyChanged || rest.some(({ path }) => path.join('.') === chosen.join('.'))}>
            <summary>
              {speaker.say('packs.rest')} <span class="num">{rest.length}</span>
            </summary>
            <ul>
              {rest.map(({ path }) => (
                <li key={path.join('.')}>{link(path, path.map(labels.field).join(' › '), null)}</li>
              ))}
            </ul>
          </details>
        )}
        {lists.length === 0 && rest.length === 0 && (
          <p class="caption">{speaker.say(onlyChanged && words.length === 0 ? 'packs.unchanged' : 'packs.notFound')}</p>
        )}
      </div>
    </nav>
  );
}
