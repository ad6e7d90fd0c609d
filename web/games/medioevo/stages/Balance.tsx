/** What the next taxes would bring at each level, against what is due: so that nobody buys an army he cannot feed. */

import type { PlayerView } from '@castellan/medioevo';
import { numeral, signed } from '../../../design/index.ts';
import { useUniTable } from '../table.ts';
import { Leaf } from './parts.tsx';

export function Balance({ of: player }: { readonly of: PlayerView }) {
  const { me, speaker } = useUniTable();
  if (player.taxes === null || me === null) return null;
  const due = player.upkeep + player.interest;
  const isSet = player.tax > 0;
  const shown = player.taxes.filter(({ tax }) => !isSet || Math.abs(tax - player.tax) <= 10);
  return (
    <Leaf title={speaker.say('medioevo.stage.balance')} readers={[me]} class="balance">
      <table>
        <thead>
          <tr>
            <th scope="row">{speaker.say('medioevo.stage.balance.tax')}</th>
            {shown.map(({ tax }) => (
              <th key={tax} scope="col" class={tax === player.tax ? 'now' : ''}>
                {tax}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{speaker.say('medioevo.stage.balance.income')}</th>
            {shown.map(({ tax, income }) => (
              <td key={tax}>{income}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{speaker.say('medioevo.stage.balance.due')}</th>
            {shown.map(({ tax }) => (
              <td key={tax}>{numeral(-due)}</td>
            ))}
          </tr>
          <tr class="sum">
            <th scope="row">{speaker.say('medioevo.stage.balance.sum')}</th>
            {shown.map(({ tax, income }) => (
              <td key={tax} class={income < due ? 'bad' : 'good-words'}>
                {signed(income - due)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{speaker.say('medioevo.stage.balance.rebellion')}</th>
            {shown.map(({ tax, rebellion }) => (
              <td key={tax}>{rebellion === null ? '?' : `${Math.round(rebellion * 100)} %`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Leaf>
  );
}
