/** A content pack from a file, checked before it is taken. */

import type { Game, State } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { say } from '../language.ts';

export interface ChosenPack {
  readonly id: string;
  readonly name: string;
  readonly content: unknown;
}

interface PackFieldProps {
  readonly game: Game<State>;
  readonly pack: ChosenPack | null;
  readonly onPack: (pack: ChosenPack | null) => void;
}

export function PackField({ game, pack, onPack }: PackFieldProps) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const content = await file.text().then(parsed);
    const added = await game.packs.add(content);
    setErrors(added.ok ? [] : added.errors);
    if (added.ok) onPack({ id: added.id, name: added.name, content });
  };
  return (
    <details class="option">
      <summary>{say('app.create.pack')}</summary>
      <p class="caption">{say('app.create.pack.help')}</p>
      {pack === null ? (
        <label class="btn normal plain file">
          {say('app.create.pack.choose')}
          <input class="sr" type="file" accept=".json,application/json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
        </label>
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
