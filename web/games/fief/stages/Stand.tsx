/** What a party of a battle answers: fight, stop, surrender; join, stay, change sides; each with what it means. */

import { useState } from 'preact/hooks';
import { Button, Stepper } from '../../../design/index.ts';
import { labelOf, useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Leaf } from './parts.tsx';

const STEPS: readonly string[] = [
  'continueBattle',
  'helperStays',
  'joinBattle',
  'acceptHelper',
  'carryOn',
  'calmByBishop',
  'calmByCardinal',
];

export function Stand() {
  const { choice, speaker } = useFieTable();
  const { asked } = choice;
  if (asked === null || !STEPS.includes(asked.step)) return null;
  return (
    <Leaf title={speaker.say('fief.stage.stand')} class="stand">
      <ul class="cards">
        {asked.options.map((option) => (
          <li key={option.key}>
            <button type="button" class="stand-card lit" onClick={() => choice.choose(option)}>
              <b>{labelOf(speaker, option)}</b>
              <small>{speaker.say(`fief.stage.stand.${asked.step}.${option.key}`)}</small>
            </button>
          </li>
        ))}
      </ul>
      {asked.step === 'continueBattle' && <Plan />}
    </Leaf>
  );
}

/** Fight on by itself while one's points are at least so many, then offer to stop (online note 10). */
function Plan() {
  const { me, speaker, view } = useFieTable();
  const { client, snapshot } = useDesk();
  const { battle } = view;
  const mine = battle === null ? null : battle.attacker === me ? battle.attack : battle.defence;
  const [n, setN] = useState(Math.max(1, Math.ceil((mine?.points ?? 1) / 2)));
  const kept = snapshot.standing.find(({ step, when }) => step === 'continueBattle' && when?.name === 'pointsAtLeast');
  if (mine === null) return null;
  const stop = { step: 'continueBattle', key: 'stop', until: 'round' } as const;
  const fight = { step: 'continueBattle', key: 'fight', until: 'round', when: { name: 'pointsAtLeast', n } } as const;
  return (
    <div class="plan">
      {kept === undefined ? (
        <>
          <span>{speaker.say('fief.stage.plan')}</span>
          <Stepper
            label={speaker.say('fief.stage.plan.points')}
            value={n}
            min={1}
            max={Math.max(1, mine.points)}
            by={1}
            fewer={speaker.say('fief.stage.sheet.fewer')}
            more={speaker.say('fief.stage.sheet.more')}
            onChange={setN}
          />
          <span>{speaker.say('fief.stage.plan.then')}</span>
          <Button
            size="small"
            icon="standingAnswer"
            onClick={() => {
              // Of two that fit the later one counts.
              client.setStanding(stop);
              client.setStanding(fight);
            }}
          >
            {speaker.say('fief.stage.plan.do')}
          </Button>
        </>
      ) : (
        <>
          <span>{speaker.say('fief.stage.plan.kept', { n: kept.when?.n ?? 0 })}</span>
          <Button
            size="small"
            onClick={() => {
              client.clearStanding(kept);
              client.clearStanding(stop);
            }}
          >
            {speaker.say('fief.stage.plan.drop')}
          </Button>
        </>
      )}
    </div>
  );
}
