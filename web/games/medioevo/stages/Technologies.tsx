/** The technologies: six branches, four levels; what each player knows, what may be bought, what is locked and why. */

import { COLOURS, TECHNOLOGIES, TECHNOLOGY_LEVELS } from '@castellan/medioevo/vocabulary';
import { Shield } from '../../../design/index.ts';
import { thing } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { artOf } from './arts.ts';
import { LEVELS, LevelHeads } from './LevelHeads.tsx';
import { Leaf, WhyNot } from './parts.tsx';

export function Technologies() {
  const { me, speaker, view } = useUniTable();
  const mine = me === null ? null : view.players[me];
  return (
    <div class="us arts">
      <Leaf title={speaker.say('medioevo.stage.arts')} note={speaker.say('medioevo.stage.arts.note')} class="arts-leaf">
        <div class="fits">
          <table class="tree">
            <LevelHeads />
            <tbody>
              {COLOURS.map((colour, at) => (
                <tr key={colour} class={`branch-${colour}`}>
                  <th scope="row">
                    <UniIcon name={`branch-${colour}`} size={24} />
                    <span class="said">
                      <b>{nameOf(speaker, 'branch', colour)}</b>
                      {mine !== null && (
                        <small>
                          {speaker.say('medioevo.stage.arts.points', {
                            n: mine.points[at],
                            tokens: mine.tokens[at] - mine.flipped[at],
                          })}
                        </small>
                      )}
                    </span>
                  </th>
                  {LEVELS.map((level) => (
                    <td key={level}>
                      <Technology index={at * TECHNOLOGY_LEVELS + level} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Leaf>
    </div>
  );
}

function Technology({ index }: { readonly index: number }) {
  const { choice, me, speaker, tincture, view } = useUniTable();
  const id = TECHNOLOGIES[index];
  const branch = Math.floor(index / TECHNOLOGY_LEVELS);
  const level = index % TECHNOLOGY_LEVELS;
  const knows = (seat: number): boolean => view.players[seat].levels[branch] > level;
  const isMine = me !== null && knows(me);
  const target = `technology:${id}`;
  const refusal = choice.lit(target) === null ? choice.refusal(target) : null;
  const content = artOf(view, id);
  const others = view.players.filter(({ seat, out }) => seat !== me && !out && knows(seat));
  const isLent = me !== null && view.players[me].lessons.includes(id);
  return (
    <div {...thing(choice, target, `technology ${isMine ? 'known' : ''}`)}>
      <span class="head">
        <b>{nameOf(speaker, 'technology', id)}</b>
        {!isMine && <span class="price">{content?.price}</span>}
        {isMine && <span aria-hidden="true">✓</span>}
      </span>
      <small class="does">{speaker.say(`text.technology.${id}`)}</small>
      <small class="use">
        {speaker.say('medioevo.stage.arts.use', { n: content?.tpPerUse ?? 0 })}
        {isLent && ` · ${speaker.say('medioevo.stage.arts.lent')}`}
      </small>
      {refusal !== null && !isMine && <WhyNot of={refusal} />}
      {isMine && <span class="sr">{speaker.say('medioevo.stage.arts.known')}</span>}
      {others.length > 0 && (
        <span class="others">
          <span class="sr">{speaker.say('medioevo.stage.arts.others', { seats: others.map(({ seat }) => seat) })}</span>
          {others.map(({ seat }) => (
            <Shield key={seat} tincture={tincture(seat)} size={14} />
          ))}
        </span>
      )}
    </div>
  );
}
