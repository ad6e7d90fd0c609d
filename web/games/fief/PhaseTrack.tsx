/** The round and its seven phases in the top bar. */

import type { FieView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { FieIcon, type Sign } from './icons.ts';

const PHASES: readonly Sign[] = ['phase1', 'phase2', 'phase3', 'phase4', 'phase5', 'phase6', 'phase7'];

export function PhaseTrack({ view, speaker }: { readonly view: FieView; readonly speaker: Speaker }) {
  const { phase, round, roundLimit, stage } = view;
  const isSetup = round === 0;
  const stageName = speaker.say(isSetup ? 'crumb.chooseStartVillage' : `name.stage.${stage}`);
  const words = isSetup
    ? stageName
    : speaker.say(roundLimit === null ? 'fief.table.round' : 'fief.table.roundOf', { round, limit: roundLimit ?? 0 });
  return (
    <span class="fie-track">
      <b class="round" data-tip={words}>
        <span class="sr">{words}</span>
        <span aria-hidden="true">{isSetup ? stageName : speaker.say('fief.table.roundShort', { round })}</span>
        {!isSetup && <span class="stage"> · {stageName}</span>}
      </b>
      <ol aria-label={speaker.say('fief.table.phases')}>
        {PHASES.map((sign, i) => (
          <li
            key={sign}
            class={isSetup ? '' : i + 1 < phase ? 'past' : i + 1 === phase ? 'now' : ''}
            aria-current={!isSetup && i + 1 === phase ? 'step' : undefined}
            data-tip={speaker.say('fief.table.phase', { phase: i + 1, name: speaker.say(`fief.table.phase.${i + 1}`) })}
          >
            <FieIcon name={sign} size={16} title={speaker.say(`fief.table.phase.${i + 1}`)} />
          </li>
        ))}
      </ol>
      {!isSetup && <span class="next">{stageName}</span>}
    </span>
  );
}
