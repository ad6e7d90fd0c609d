/** Who played how well, and whom dice and cards helped. */

import type { Account, Analysis } from '@castellan/bots';
import { luckBand } from '@castellan/bots/lessons';
import type { Speaker } from '@castellan/text';
import { Shield, signed, type Tincture } from '../../design/index.ts';
import { percent } from '../../shell/index.ts';

interface AccountsProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  readonly speaker: Speaker;
  /** The whole game has been looked at. */
  readonly done: boolean;
  /** Players agreed on something in it. */
  readonly isBargained: boolean;
}

export function Accounts({ analysis: { accounts }, names, shields, speaker, done, isBargained }: AccountsProps) {
  const isJudged = accounts.some(({ weighed }) => weighed > 0);
  if (!isJudged) return done ? <p class="unfound">{speaker.say('page.unjudged')}</p> : null;
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
          {accounts.map(({ weighed, good }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Shield tincture={shields[seat]} size={20} /> {names[seat]}
              </th>
              <td class="whole" aria-hidden="true">
                <i style={{ backgroundSize: `${weighed === 0 ? 0 : percent(good / weighed)}% 100%` }} />
              </td>
              <td>{weighed === 0 ? '–' : speaker.say('page.percent', { n: percent(good / weighed) })}</td>
              <Luck of={accounts[seat]} speaker={speaker} />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="caption">
        {speaker.say('page.accounts.what')} {isBargained && speaker.say('page.accounts.bargains')} {speaker.say('page.how')}
      </p>
    </section>
  );
}

/** In colour where it is sure to be good or bad. */
function Luck({ of, speaker }: { readonly of: Account; readonly speaker: Speaker }) {
  const luck = percent(of.luck);
  const band = percent(luckBand(of));
  const sign = Math.abs(luck) <= band ? '' : luck < 0 ? 'bad' : 'good';
  return (
    <td class={sign}>
      {signed(luck)}
      {band > 0 && <small>{speaker.say('page.band', { n: band })}</small>}
    </td>
  );
}
