/** Who played how well, and whom dice and cards helped. */

import type { Analysis } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { Icon, numeral, Shield, signed, type Tincture } from '../../design/index.ts';
import { percent } from '../../shell/index.ts';
import { say } from '../language.ts';

interface AccountsProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[];
  /** How the points went, beneath the final ones. */
  readonly points: ComponentChildren;
}

export function Accounts({ analysis: { accounts }, names, shields, scores, winners, points }: AccountsProps) {
  const isJudged = accounts.some(({ weighed }) => weighed > 0);
  return (
    <div class="accounts">
      {scores !== null && (
        <section aria-labelledby="final">
          <h2 class="rubric" id="final">
            {say('app.analysis.final')}
          </h2>
          <ul>
            {names.map((name, seat) => (
              <li key={seat} class={winners.includes(seat) ? 'account win' : 'account'}>
                <Shield tincture={shields[seat]} size={20} />
                <span class="name">{name}</span>
                {winners.includes(seat) && <Icon name="win" size={18} />}
                <b>{numeral(scores[seat])}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {points}
      {isJudged ? (
        <>
          <section aria-labelledby="accuracy">
            <h2 class="rubric" id="accuracy">
              {say('app.analysis.accuracy')}
            </h2>
            <p class="caption">{say('app.analysis.accuracy.what')}</p>
            <ul>
              {accounts.map(({ weighed, good }, seat) => (
                <li key={seat} class="account">
                  <Shield tincture={shields[seat]} size={20} />
                  <span class="name">{names[seat]}</span>
                  <i class="whole" aria-hidden="true">
                    <i style={{ width: `${weighed === 0 ? 0 : percent(good / weighed)}%` }} />
                  </i>
                  <b>{weighed === 0 ? '–' : say('app.analysis.percent', { n: percent(good / weighed) })}</b>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="luck">
            <h2 class="rubric" id="luck">
              {say('app.analysis.luck')}
            </h2>
            <p class="caption">{say('app.analysis.luck.what')}</p>
            <ul>
              {accounts.map(({ luck }, seat) => (
                <li key={seat} class="account">
                  <Shield tincture={shields[seat]} size={20} />
                  <span class="name">{names[seat]}</span>
                  <b class={luck < 0 ? 'bad' : 'good'}>{signed(percent(luck))}</b>
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : (
        <p class="unfound">{say('app.analysis.unjudged')}</p>
      )}
      <p class="caption">{say('app.analysis.how')}</p>
    </div>
  );
}
