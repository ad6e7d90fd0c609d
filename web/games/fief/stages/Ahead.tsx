/** An answer left ahead: this match, from this dowry on (online note 5). */

import { TO_OFFERS } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Button, Icon, IconButton, Stepper } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf } from './parts.tsx';
import { isChurch } from './past.ts';

/** The words by which the rules know a match that another proposes: his Lord, then mine. */
const MATCH = /^marriage (\w+) (\w+)$/;

export function Ahead() {
  const { me, speaker, view } = useFieTable();
  const { client, snapshot } = useDesk();
  const [wishedOwn, setOwn] = useState('');
  const [wishedOther, setOther] = useState('');
  const [ecus, setEcus] = useState(1);
  if (me === null) return null;
  // Nobody leaves word about a match that can never be: the rules say more when it comes to it.
  const single = view.players.map(({ lords }) => lords.filter((lord) => lord.spouse === null && !isChurch(lord)));
  const partnersOf = (man: boolean) => single.flatMap((lords, seat) => (seat === me ? [] : lords.filter((lord) => lord.man !== man)));
  const mine = single[me].filter(({ man }) => partnersOf(man).length > 0);
  const own = mine.find(({ id }) => id === wishedOwn) ?? mine[0];
  if (own === undefined) return null;
  const others = partnersOf(own.man);
  const other = others.find(({ id }) => id === wishedOther) ?? others[0];
  const kept = snapshot.standing.filter(({ step, where }) => step === TO_OFFERS && MATCH.test(String(where?.about)));
  const most = Math.max(1, ...view.players.map((player) => player.ecus));
  const leave = (): void =>
    client.setStanding({
      step: TO_OFFERS,
      key: 'accept',
      until: 'ever',
      where: { about: `marriage ${other.id} ${own.id}` },
      when: { name: 'pays', n: ecus },
    });
  const pick = (label: string, value: string, set: (id: string) => void, ids: readonly string[]) => (
    <label>
      <span>{label}</span>
      <select class="input" value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf(speaker, 'lord', id)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Leaf title={speaker.say('fief.stage.ahead')} readers={[me]} class="ahead">
      <p>{speaker.say('fief.stage.ahead.help')}</p>
      <div class="arm">
        {pick(
          speaker.say('fief.stage.ahead.mine'),
          own.id,
          setOwn,
          mine.map(({ id }) => id),
        )}
        {pick(
          speaker.say('fief.stage.ahead.theirs'),
          other.id,
          setOther,
          others.map(({ id }) => id),
        )}
        <span class="sum">
          <span>{speaker.say('fief.stage.ahead.dowry')}</span>
          <Stepper
            label={speaker.say('fief.stage.ahead.dowry')}
            value={ecus}
            min={0}
            max={most}
            by={1}
            fewer={speaker.say('fief.stage.sheet.fewer')}
            more={speaker.say('fief.stage.sheet.more')}
            onChange={setEcus}
          />
        </span>
        <Button size="small" icon="standingAnswer" onClick={leave}>
          {speaker.say('fief.stage.ahead.do')}
        </Button>
      </div>
      {kept.length > 0 && (
        <ul class="armed">
          {kept.map((standing) => {
            const [, lord, otherLord] = MATCH.exec(String(standing.where?.about)) ?? [];
            const words = speaker.say('fief.stage.ahead.kept', { lord, otherLord, n: standing.when?.n ?? 0 });
            return (
              <li key={words}>
                <Icon name="standingAnswer" size={16} />
                <span>{words}</span>
                <IconButton
                  icon="refuse"
                  label={speaker.say('fief.stage.ahead.drop', { words })}
                  onClick={() => client.clearStanding(standing)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Leaf>
  );
}
