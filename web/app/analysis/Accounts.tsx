/** Who played how well, and whom dice and cards helped. */

import type { Analysis } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { Shield, signed, type Tincture } from '../../design/index.ts';
import { percent } from '../../shell/index.ts';

interface AccountsProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  readonly speaker: Speaker;
}

export function Accounts({ analysis: { accounts }, names, shields, speaker }: AccountsProps) {
  const isJudged = accounts.some(({ weighed }) => weighed > 0);
  if (!isJudged) return <p class="unfound">{speaker.say('page.unjudged')}</p>;
  return (
    <section class="box" aria-labelledby="accuracy">
      <h2 class="rubric" id="accuracy">
        {speaker.say('page.accounts')}
      </h2>
      <table class="accounts">
        <thead>
          <tr>
            <th scope="col">{speaker.say('shell.end.player')}</th>
            <th scope="col" colSpan={2}>
              {speaker.say('page.accuracy')}
            </th>
            <th scope="col">{speaker.say('page.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ weighed, good, luck }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Shield tincture={shields[seat]} size={20} /> {names[seat]}
              </th>
              <td class="whole" aria-hidden="true">
                <i style={{ backgroundSize: `${weighed === 0 ? 0 : percent(good / weighed)}% 100%` }} />
              </td>
              <td>{weighed === 0 ? '–' : speaker.say('page.percent', { n: percent(good / weighed) })}</td>
              <td class={percent(luck) < 0 ? 'bad' : percent(luck) > 0 ? 'good' : ''}>{signed(percent(luck))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="caption">{speaker.say('page.accounts.what')}</p>
    </section>
  );
}
