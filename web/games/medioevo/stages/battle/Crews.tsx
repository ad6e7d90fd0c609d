/** Who serves the engines, and what they aim at: a group for each engine (UNI-23.1, UNI-23.4). */

import type { Asked, Option } from '@castellan/engine';
import { labelOf } from '../../../../shell/index.ts';
import { Token } from '../../Pieces.tsx';
import { useUniTable } from '../../table.ts';
import { Choices, Leaf } from '../parts.tsx';
import { Orders } from './Orders.tsx';
import { unitIn } from './sides.ts';
import { WhyNotOthers } from './WhyNotOthers.tsx';

export function Crews({ asked }: { readonly asked: Asked }) {
  const { me, speaker } = useUniTable();
  const engineOf = (option: Option): unknown => Reflect.get(option, 'engine');
  const engines = [...new Set(asked.options.map(engineOf))].filter((engine) => typeof engine === 'number');
  return (
    <Leaf title={speaker.say('medioevo.stage.asking.assignCrews')} class="asking">
      <Choices options={asked.options.filter((option) => engineOf(option) === undefined)} class="thin pairs" />
      {engines.map((engine) => (
        <section key={engine} class="engine" aria-label={speaker.say('medioevo.stage.crews.engine', { engine })}>
          <h4>{speaker.say('medioevo.stage.crews.engine', { engine })}</h4>
          <Choices
            options={asked.options.filter((option) => engineOf(option) === engine)}
            label={(option) => {
              const unit = unitIn(option);
              return unit === undefined ? labelOf(speaker, option) : speaker.say(`name.unit.${unit}`);
            }}
            picture={(option) => {
              const unit = unitIn(option);
              return unit === undefined ? null : <Token unit={unit} seat={me} />;
            }}
            class="thin pairs"
          />
        </section>
      ))}
      <WhyNotOthers asked={asked} folded />
      <Orders asked={asked} />
    </Leaf>
  );
}
