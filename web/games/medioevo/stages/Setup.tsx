/** The kingdoms to choose from: home, capital, neighbours; or what is bid for them. */

import { KINGDOMS } from '@castellan/medioevo/vocabulary';
import { OF_KINGDOM } from '@castellan/pictures/tinctures';
import { Shield } from '../../../design/index.ts';
import { labelOf, thing } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf, Who, WhyNot } from './parts.tsx';

export function SetupStage() {
  const { choice, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null) return null;
  const { kingdoms } = contentAt(view);
  return (
    <div class="us setup">
      <Leaf title={speaker.say('medioevo.stage.kingdoms')} note={speaker.say('medioevo.stage.kingdoms.note')} class="kingdoms">
        <ul>
          {KINGDOMS.map((id) => {
            const content = kingdoms.find((kingdom) => kingdom.id === id);
            const owner = view.players.find(({ kingdom }) => kingdom === id);
            const lit = choice.lit(`kingdom:${id}`);
            const refusal = lit === null ? choice.refusal(`kingdom:${id}`) : null;
            const bids = lit === null || lit.options.length < 2 ? [] : lit.options;
            return (
              <li key={id}>
                <div {...thing(choice, `kingdom:${id}`, 'kingdom')}>
                  <Shield tincture={OF_KINGDOM[id]} size={40} />
                  <span class="said">
                    <b>{nameOf(speaker, 'kingdom', id)}</b>
                    <small>{speaker.say('medioevo.stage.kingdoms.capital', { node: content?.capital ?? '' })}</small>
                    <small>{speaker.say('medioevo.stage.kingdoms.links', { kingdoms: [...(content?.linked ?? [])] })}</small>
                    {owner !== undefined && <Who seat={owner.seat} size={16} />}
                    {refusal !== null && <WhyNot of={refusal} />}
                  </span>
                </div>
                {lit?.selected && bids.length > 0 && (
                  <ul class="adds bids-of">
                    {bids.map((option) => (
                      <li key={option.key}>
                        <button type="button" class="chip-button" onClick={() => choice.choose(option)}>
                          {labelOf(speaker, option)}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </Leaf>
    </div>
  );
}
