/** Variants of the game, each with its one-line explanation, and a content pack for those who own the box. */

import type { Game, OptionSpec, State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { say } from '../language.ts';
import { type Draft, optionsOf, packOf, withOption, withPack } from './draft.ts';

interface OptionsProps {
  readonly game: Game<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly speaker: Speaker;
}

export function Options({ game, draft, change, speaker }: OptionsProps) {
  return (
    <section aria-labelledby="options">
      <h2 id="options">{say('app.create.options')}</h2>
      {game.options.length === 0 && <p class="caption">{say('app.create.noOptions')}</p>}
      {game.options.map((spec) => (
        <Option key={`${game.id} ${spec.id}`} spec={spec} game={game} draft={draft} change={change} speaker={speaker} />
      ))}
      <Pack key={game.id} game={game} draft={draft} change={change} />
    </section>
  );
}

interface OptionProps extends OptionsProps {
  readonly spec: OptionSpec;
}

function Option({ spec, game, draft, change, speaker }: OptionProps) {
  const { id } = spec;
  const value = optionsOf(game, draft)[id];
  const set = (next: boolean | number | string): void => change(withOption(game, draft, id, next));
  const help = `help-${id}`;
  return (
    <div class="option">
      {spec.kind === 'flag' ? (
        <label class="check">
          <input type="checkbox" aria-describedby={help} checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
          {speaker.say(`setup.${id}`)}
        </label>
      ) : (
        <label>
          {speaker.say(`setup.${id}`)}
          <select
            class="input"
            aria-describedby={help}
            value={String(value)}
            onChange={(event) => set(spec.values.find((known) => String(known) === event.currentTarget.value) ?? spec.default)}
          >
            {spec.values.map((known) => (
              <option key={known} value={String(known)}>
                {speaker.say(`setup.${id}.${known}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p id={help} class="caption">
        {speaker.say(`setup.${id}.help`)}
      </p>
    </div>
  );
}

function Pack({ game, draft, change }: Omit<OptionsProps, 'speaker'>) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const content = await file.text().then(parsed);
    const added = await game.packs.add(content);
    setErrors(added.ok ? [] : added.errors);
    if (added.ok) change(withPack(game, draft, { id: added.id, name: added.name, content }));
  };
  const pack = packOf(game, draft);
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
          <Button size="small" onClick={() => change(withPack(game, draft, null))}>
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
