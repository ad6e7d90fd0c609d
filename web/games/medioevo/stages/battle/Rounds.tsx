/** The rounds so far: dice and attack of both, who won, what fell. */

import type { BattleView } from '@castellan/medioevo';
import { useEffect } from 'preact/hooks';
import { useScrolled } from '../../../../design/index.ts';
import { sum } from '../../facts.ts';
import { useUniTable } from '../../table.ts';
import { Leaf, Who } from '../parts.tsx';
import type { Round, Stroke } from '../past.ts';

export function Rounds({ of: rounds, battle }: { readonly of: readonly Round[]; readonly battle: BattleView }) {
  const { speaker } = useUniTable();
  const table = useScrolled<HTMLDivElement>();
  const n = rounds.length;
  // Of many rounds the last ones are in view.
  useEffect(() => {
    if (n > 0 && table.current !== null) table.current.scrollTop = table.current.scrollHeight;
  }, [n, table]);
  const winnerOf = ({ winner, isOver }: Round) => {
    if (!isOver) return speaker.say('medioevo.stage.rounds.now');
    return winner === undefined ? speaker.say('medioevo.stage.rounds.tied') : <Who seat={winner} size={18} />;
  };
  return (
    <Leaf title={speaker.say('medioevo.stage.rounds')} class="rounds">
      {n === 0 ? (
        <p class="empty">{speaker.say('medioevo.stage.rounds.none')}</p>
      ) : (
        <div class="fought" ref={table}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="sr">{speaker.say('medioevo.stage.rounds.number')}</span>
                </th>
                <th scope="col">
                  <Who seat={battle.attacker.seat} size={16} />
                </th>
                <th scope="col">
                  <Who seat={battle.defender.seat} size={16} />
                </th>
                <th scope="col">{speaker.say('medioevo.stage.rounds.winner')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map((round) => (
                <tr key={round.round} class={round.isOver ? '' : 'now'}>
                  <th scope="row">{round.round}</th>
                  <td>
                    <StrokeCell of={round.attacker} />
                  </td>
                  <td>
                    <StrokeCell of={round.defender} />
                  </td>
                  <td class="won-by">{winnerOf(round)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Leaf>
  );
}

function StrokeCell({ of: { dice, attack, lost, reduced } }: { readonly of: Stroke }) {
  const { speaker } = useUniTable();
  const fallen = sum(lost);
  return (
    <>
      <span class="cell">
        <span>{dice.length === 0 ? '–' : dice.join(' · ')}</span>
        {attack !== null && <b>{attack}</b>}
      </span>
      {(fallen > 0 || reduced > 0) && <small>{speaker.say('medioevo.stage.rounds.lost', { n: fallen, reduced })}</small>}
    </>
  );
}
