/** Armed cards: card, target and one condition; played in the first window that allows it, and nobody else learns of it. */

import type { Option, Standing } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Button, Icon, IconButton } from '../../../design/index.ts';
import { labelOf, rememberPin, standingWords, useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { useCalled } from './parts.tsx';

const CONDITIONS = ['stands', 'attacked', 'isThere'] as const;
type ConditionName = (typeof CONDITIONS)[number];

/** A card lies armed when it answers a window under one of its conditions. */
function isArmed({ step, when }: Standing): boolean {
  return step === 'surprise' && CONDITIONS.some((name) => name === when?.name);
}

export function Armed() {
  const { me, speaker } = useFieTable();
  const { client, snapshot } = useDesk();
  const armed = snapshot.standing.filter(isArmed);
  const inWords = useCondition();
  if (armed.length === 0) return null;
  return (
    <ul class="armed">
      {armed.map((standing) => {
        const { answer } = standingWords(speaker, snapshot.id, standing, me);
        return (
          <li key={`${standing.key} ${standing.when?.name} ${standing.when?.n}`}>
            <Icon name="standingAnswer" size={16} />
            <span>
              <b>{answer}</b> {inWords(standing.when?.name ?? '', standing.when?.n ?? 0)}
            </span>
            <IconButton icon="refuse" label={speaker.say('fief.stage.disarm', { answer })} onClick={() => client.clearStanding(standing)} />
          </li>
        );
      })}
    </ul>
  );
}

/** The condition of an armed card in words, from the number by which the rules know it. */
function useCondition(): (name: string, n: number) => string {
  const { speaker, view } = useFieTable();
  const called = useCalled();
  const lords = view.players.flatMap(({ lords: mine }) => mine);
  const lordNumbered = (n: number): string => lords.find(({ number }) => number === n)?.id ?? 'arthur';
  return (name, n) => {
    switch (name) {
      case 'stands':
        return speaker.say('fief.stage.arm.if.stands', { lord: lordNumbered(n) });
      case 'attacked':
        return speaker.say('fief.stage.arm.if.attacked', { name: called(n) });
      default: {
        const villages = view.villages.length;
        return speaker.say('fief.stage.arm.if.isThere', {
          lord: lordNumbered(Math.floor(n / villages)),
          village: view.villages[n % villages].id,
        });
      }
    }
  };
}

/** What is armed: which target, and when. */
export function Arm({ options, onDone }: { readonly options: readonly Option[]; readonly onDone: () => void }) {
  const { choice, speaker, view } = useFieTable();
  const { client, snapshot } = useDesk();
  const called = useCalled();
  const [key, setKey] = useState(options[0].key);
  const [condition, setCondition] = useState<ConditionName>('stands');
  const lords = view.players.flatMap(({ lords: mine }) => mine);
  const [lord, setLord] = useState(lords[0]?.number ?? 0);
  const [seat, setSeat] = useState(0);
  const [village, setVillage] = useState(0);
  const option = options.find((one) => one.key === key) ?? options[0];
  const n = condition === 'stands' ? lord : condition === 'attacked' ? seat : lord * view.villages.length + village;
  const arm = (): void => {
    const { asked } = choice;
    if (asked !== null) rememberPin(snapshot.id, asked, option);
    client.setStanding({ step: 'surprise', key: option.key, until: 'ever', when: { name: condition, n } });
    onDone();
  };
  const pick = (
    label: string,
    value: string | number,
    onChange: (value: string) => void,
    choices: readonly (readonly [string | number, string])[],
  ) => (
    <label>
      <span>{label}</span>
      <select class="input" value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map(([id, words]) => (
          <option key={id} value={String(id)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="arm">
      {pick(
        speaker.say('fief.stage.arm.what'),
        option.key,
        setKey,
        options.map((one) => [one.key, labelOf(speaker, one)]),
      )}
      {pick(
        speaker.say('fief.stage.arm.when'),
        condition,
        (name) => setCondition(CONDITIONS.find((known) => known === name) ?? 'stands'),
        CONDITIONS.map((name) => [name, speaker.say(`fief.stage.arm.${name}`)]),
      )}
      {condition !== 'attacked' &&
        pick(
          speaker.say('fief.stage.arm.lord'),
          lord,
          (value) => setLord(Number(value)),
          lords.map(({ id, number }) => [number, nameOf(speaker, 'lord', id)]),
        )}
      {condition === 'attacked' &&
        pick(
          speaker.say('fief.stage.arm.seat'),
          seat,
          (value) => setSeat(Number(value)),
          view.players.map((player) => [player.seat, called(player.seat)]),
        )}
      {condition === 'isThere' &&
        pick(
          speaker.say('fief.stage.arm.village'),
          village,
          (value) => setVillage(Number(value)),
          view.villages.map(({ id }, i) => [i, nameOf(speaker, 'village', id)]),
        )}
      <p class="answers">
        <Button size="small" icon="standingAnswer" onClick={arm}>
          {speaker.say('fief.stage.arm.do')}
        </Button>
        <Button size="small" kind="quiet" onClick={onDone}>
          {speaker.say('fief.stage.arm.not')}
        </Button>
      </p>
    </div>
  );
}
