/** An answer left ahead: this match, from this dowry on (online note 5). */

import { TO_OFFERS } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Button, Icon, IconButton, Stepper } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf } from './parts.tsx';

/** The words by which the rules know a match that another proposes: his Lord, then mine. */
const MATCH = /^marriage (\w+) (\w+)$/;

export function Ahead() {
  const { me, speaker, view } = useFieTable();
  const { client, snapshot } = useDesk();
  const mine = me === null ? [] : view.players[me].lords;
  const others = view.players.flatMap(({ seat, lords }) => (seat === me ? [] : lords));
  const [own, setOwn] = useState(mine[0]?.id ?? '');
  const [other, setOther] = useState(others[0]?.id ?? '');
  const [ecus, setEcus] = useState(1);
  if (me === null || mine.length === 0 || others.length === 0) return null;
  const kept = snapshot.standing.filter(({ step, where }) => step === TO_OFFERS && MATCH.test(String(where?.about)));
  const most = Math.max(1, ...view.players.map((player) => player.ecus));
  const leave = (): void =>
    client.setStanding({
      step: TO_OFFERS,
      key: 'accept',
      until: 'ever',
      where: { about: `marriage ${other} ${own}` },
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
          own,
          setOwn,
          mine.map(({ id }) => id),
        )}
        {pick(
          speaker.say('fief.stage.ahead.theirs'),
          other,
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
