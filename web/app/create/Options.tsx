/** Variants of the game, each with its one-line explanation, and a content pack for those who own the box. */

import type { OptionSpec, OptionValues, Rules, State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { say } from '../language.ts';
import { PackField } from '../parts/PackField.tsx';
import { type Draft, fitting, optionsOf, packOf, withOption, withPack } from './draft.ts';

interface OptionsProps {
  readonly game: Rules<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly speaker: Speaker;
  /** A content pack of this device that the address wishes for. */
  readonly pack: string | null;
}

export function Options({ game, draft, change, speaker, pack }: OptionsProps) {
  return (
    <section aria-labelledby="options">
      <h2 id="options">{say('app.create.options')}</h2>
      {game.options.length === 0 && <p class="caption">{say('app.create.noOptions')}</p>}
      <div class="options">
        {game.options.map((spec) => {
          const values = fitting(game, draft, spec);
          if (values.length < 2) return null;
          return (
            <Option key={`${game.id} ${spec.id}`} spec={spec} values={values} game={game} draft={draft} change={change} speaker={speaker} />
          );
        })}
      </div>
      <PackField
        key={game.id}
        game={game}
        pack={packOf(game, draft)}
        onPack={(chosen) => change(withPack(game, draft, chosen))}
        wished={pack}
      />
    </section>
  );
}

interface OptionProps extends Omit<OptionsProps, 'pack'> {
  readonly spec: OptionSpec;
  /** What may be chosen with so many at the table. */
  readonly values: readonly OptionValues[string][];
}

function Option({ spec, values, game, draft, change, speaker }: OptionProps) {
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
            onChange={(event) => set(values.find((known) => String(known) === event.currentTarget.value) ?? spec.default)}
          >
            {values.map((known) => (
              <option key={String(known)} value={String(known)}>
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
