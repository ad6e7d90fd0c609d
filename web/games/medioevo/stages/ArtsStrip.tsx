/** The technologies below the map while one buys: six branches, four levels, each a name; what may be bought has its price. */

import { COLOURS, TECHNOLOGIES, TECHNOLOGY_LEVELS } from '@castellan/medioevo/vocabulary';
import { thing } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { artOf } from './arts.ts';
import { LEVELS, LevelHeads } from './LevelHeads.tsx';

export function ArtsStrip() {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  const mine = view.players[me];
  return (
    <section class="us arts-strip" aria-label={speaker.say('medioevo.stage.arts')}>
      <header>
        <h3 class="rubric">{speaker.say('medioevo.stage.arts')}</h3>
        <small>{speaker.say('medioevo.stage.shop.arts.note')}</small>
      </header>
      <table>
        <LevelHeads />
        <tbody>
          {COLOURS.map((colour, branch) => {
            const points = { n: mine.points[branch], tokens: mine.tokens[branch] - mine.flipped[branch] };
            return (
              <tr key={colour} class={`branch-${colour}`}>
                <th scope="row" data-tip={speaker.say('medioevo.stage.arts.points', points)}>
                  <UniIcon name={`branch-${colour}`} size={16} /> {nameOf(speaker, 'branch', colour)}
                  {points.n > 0 && <b>{points.n}</b>}
                </th>
                {LEVELS.map((level) => (
                  <td key={level}>
                    <Art branch={branch} level={level} isKnown={mine.levels[branch] > level} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Art({ branch, level, isKnown }: { readonly branch: number; readonly level: number; readonly isKnown: boolean }) {
  const { choice, speaker, view } = useUniTable();
  const id = TECHNOLOGIES[branch * TECHNOLOGY_LEVELS + level];
  const target = `technology:${id}`;
  const isOpen = choice.lit(target) !== null;
  const does = speaker.say(`text.technology.${id}`);
  if (isKnown)
    return (
      <div class="art known" data-tip={does}>
        <span>{nameOf(speaker, 'technology', id)}</span>
        <span class="sr">{speaker.say('medioevo.stage.arts.known')}</span>
      </div>
    );
  const refusal = isOpen ? null : choice.refusal(target);
  const why = refusal === null ? [] : [`${speaker.say(`refusal.${refusal.key}`, refusal.params)} ${refusal.rule}`];
  return (
    <div {...thing(choice, target, 'art')} data-tip={[does, ...why].join(' ')}>
      <span>{nameOf(speaker, 'technology', id)}</span>
      {isOpen && <span class="price">{artOf(view, id)?.price}</span>}
    </div>
  );
}
