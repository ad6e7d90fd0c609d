/** What captains may do, as a table: a row for each type of unit, a column for each kind of action (UNI-22.2). */

import type { Asked, Option } from '@castellan/engine';
import type { BattleView } from '@castellan/medioevo';
import { UNITS } from '@castellan/medioevo/vocabulary';
import { labelOf, useDesk, useRefused } from '../../../../shell/index.ts';
import { Token } from '../../Pieces.tsx';
import { useUniTable } from '../../table.ts';
import { nameOf } from '../../words.ts';
import { Choices, Leaf } from '../parts.tsx';
import { Orders } from './Orders.tsx';
import { foeOf, unitIn } from './sides.ts';

const KINDS = ['actOrder', 'enableOrder', 'cancelOrder'] as const;

export function Captains({ of: battle, asked }: { readonly of: BattleView; readonly asked: Asked }) {
  const { choice, me, speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const refused = useRefused(client, asked, snapshot.view.seq);
  const foe = foeOf(battle, me).seat;
  const units = UNITS.filter((unit) => asked.options.some((option) => unitIn(option) === unit));
  const find = <T extends Option>(options: readonly T[], say: string, unit: string): T | undefined =>
    options.find((option) => option.say === say && unitIn(option) === unit);
  return (
    <Leaf title={speaker.say('medioevo.stage.asking.captainActions')} class="asking captains">
      <table>
        <thead>
          <tr>
            <td />
            {KINDS.map((say) => (
              <th key={say} scope="col">
                {speaker.say(`medioevo.stage.captains.${say}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit}>
              <th scope="row">{nameOf(speaker, 'unit', unit)}</th>
              {KINDS.map((say) => {
                const option = find(asked.options, say, unit);
                const why = find(refused, say, unit)?.refusal;
                return (
                  <td key={say}>
                    {option === undefined ? (
                      <NotOpen why={why === undefined ? '' : `${speaker.say(`refusal.${why.key}`, why.params)} ${why.rule}`} />
                    ) : (
                      <button type="button" class="option lit" aria-label={labelOf(speaker, option)} onClick={() => choice.choose(option)}>
                        <Token unit={unit} seat={say === 'cancelOrder' ? foe : me} />
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Choices options={asked.options.filter((option) => unitIn(option) === undefined)} class="thin" />
      <Orders asked={asked} />
    </Leaf>
  );
}

function NotOpen({ why }: { readonly why: string }) {
  return (
    <span class="not-open" data-tip={why === '' ? undefined : why}>
      <span aria-hidden="true">–</span>
      <span class="sr">{why}</span>
    </span>
  );
}
