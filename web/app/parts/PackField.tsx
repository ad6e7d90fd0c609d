/** A content pack from a file, or one that was written here, checked before it is taken. */

import type { Rules, State } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import type { KeptDraft } from '../../tables/local/kept.ts';
import { say } from '../language.ts';

export interface ChosenPack {
  readonly id: string;
  readonly name: string;
  readonly content: unknown;
}

interface PackFieldProps {
  readonly game: Rules<State>;
  readonly pack: ChosenPack | null;
  readonly onPack: (pack: ChosenPack | null) => void;
  /** One of this device that is wished for from the beginning. */
  readonly wished?: string | null;
}

export function PackField({ game, pack, onPack, wished = null }: PackFieldProps) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const drafts = useDrafts(game.id);
  const [begins] = useState(wished !== null);
  const take = async (content: unknown): Promise<void> => {
    const added = await game.packs.add(content);
    setErrors(added.ok ? [] : added.errors);
    if (added.ok) onPack({ id: added.id, name: added.name, content });
  };
  const takeDraft = (id: string): void => {
    const draft = drafts.find((kept) => kept.id === id);
    if (draft !== undefined) void take({ game: draft.game, name: draft.name, changes: draft.changes });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await take(await file.text().then(parsed));
  };
  useEffect(() => {
    if (wished !== null && pack === null) takeDraft(wished);
  }, [drafts]);
  return (
    <details class="option" open={begins}>
      <summary>{say('app.create.pack')}</summary>
      <p class="caption">{say('app.create.pack.help')}</p>
      {pack === null ? (
        <p class="row">
          {drafts.length > 0 && (
            <label>
              <span class="sr">{say('app.create.pack.mine')}</span>
              <select class="input" value="" onChange={(event) => takeDraft(event.currentTarget.value)}>
                <option value="">{say('app.create.pack.mine')}</option>
                {drafts.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="btn normal plain file">
            {say('app.create.pack.choose')}
            <input class="sr" type="file" accept=".json,application/json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
          </label>
          <a href={`/packs/${game.id}`}>{say('app.create.pack.write')}</a>
        </p>
      ) : (
        <p class="row">
          <b>{pack.name}</b>
          <Button size="small" onClick={() => onPack(null)}>
            {say('app.create.pack.drop')}
          </Button>
        </p>
      )}
      {errors.length > 0 && (
        <Notice tone="refusal">
          {say('error.badPack')} {errors.slice(0, 5).join(' · ')}
        </Notice>
      )}
    </details>
  );
}

/** Those of a game that are written on this device; none where it keeps nothing. */
function useDrafts(game: string): readonly KeptDraft[] {
  const [drafts, set] = useState<readonly KeptDraft[]>([]);
  useEffect(() => {
    let left = false;
    import('../../tables/local/store.ts')
      .then(({ keptDrafts }) => keptDrafts())
      .then(
        (kept) => !left && set(kept.filter((draft) => draft.game === game)),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [game]);
  return drafts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
