/** Putting a turn together before it comes: what it says so far, the next question, and the buttons that keep it or leave it. */

import type { Option, PlannedAhead } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/index.ts';
import { labelOf, plain, Reason, Told, useDesk } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { AddWish } from './AddWish.tsx';
import { Amount, Choices, Leaf } from './parts.tsx';
import { Shop } from './Shop.tsx';
import { Trade } from './Trade.tsx';
import { draft, entriesOf, isList, keptFor, moved, STEP_OF, standingOf, type Turn, without } from './turns.ts';
import type { Preparation } from './usePreparing.ts';
import type { Tried } from './useTried.ts';

/** An answer in the words it was kept with; on a table of an older day, its key. */
export function inWords(speaker: Speaker, { text, words = [] }: PlannedAhead): string {
  return words.length === 0 ? text : words.map(({ say, params }) => speaker.say(say, params)).join(' · ');
}

export function Preparing({ of, isSmall = false }: { readonly of: Preparation; readonly isSmall?: boolean }) {
  const { me, speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const { draft: open, tried, choice } = of;
  const { answers, closes, turn } = open;
  if (me === null) return null;
  const kept = keptFor(snapshot.standing, turn, 'ready');
  const close = (): void => {
    draft.value = null;
  };
  const keep = (): void => {
    client.setStanding(standingOf(open));
    close();
  };
  return (
    <div class={`us beside preparing ${isSmall ? 'small' : ''}`}>
      <Leaf title={speaker.say(`medioevo.plan.${turn}`)} readers={[me]} note={speaker.say('medioevo.plan.draft')}>
        {answers.length === 0 && <p class="why">{speaker.say(`medioevo.plan.${turn}.help`)}</p>}
        <Entries of={of} />
        {tried !== null && <Outcome of={tried} />}
        {isList(turn) && (
          <label class="always">
            <input
              type="checkbox"
              checked={closes}
              onChange={({ currentTarget }) => {
                draft.value = { ...open, closes: currentTarget.checked };
              }}
            />
            <span>{speaker.say('medioevo.plan.closes')}</span>
          </label>
        )}
        <p class="answers">
          <Button size="small" disabled={answers.length === 0} onClick={keep}>
            {speaker.say(kept === null ? 'medioevo.plan.keep' : 'medioevo.plan.keepInstead')}
          </Button>
          {!isList(turn) && answers.length > 0 && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                draft.value = { ...open, answers: answers.slice(0, -1) };
              }}
            >
              {speaker.say('medioevo.plan.back')}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={close}>
            {speaker.say('medioevo.plan.leave')}
          </Button>
        </p>
        {tried === null ? (
          <p class="hint">{speaker.say('medioevo.plan.trying')}</p>
        ) : choice.asked === null ? (
          answers.length > 0 && <p class="hint">{speaker.say('medioevo.plan.complete')}</p>
        ) : (
          <Asking of={of} hasShop={!isSmall && choice.asked.step === STEP_OF.purchases} />
        )}
        {isList(turn) && !isSmall && (
          <AddWish
            onAdd={(wish) => {
              draft.value = { ...open, answers: [...answers, wish] };
            }}
          />
        )}
      </Leaf>
      {!isSmall && choice.asked?.step === STEP_OF.purchases && <Shop />}
      {!isSmall && choice.asked?.step === STEP_OF.trade && <Trade />}
    </div>
  );
}

/** What is put down so far, each with whether it holds. */
function Entries({ of: { draft: open, tried } }: { readonly of: Preparation }) {
  const { speaker } = useUniTable();
  const { answers, turn } = open;
  const put = (next: readonly PlannedAhead[]): void => {
    draft.value = { ...open, answers: next };
  };
  const entries = entriesOf(turn, answers);
  if (entries.length === 0) return null;
  return (
    <ol class="entries">
      {entries.map((entry, at) => {
        const words = entry.map((n) => inWords(speaker, answers[n])).join(' · ');
        return (
          <li key={`${at} ${words}`}>
            <span>
              {words}
              <Holds of={tried} entry={entry} turn={turn} />
            </span>
            {isList(turn) && (
              <>
                <IconButton
                  icon="undo"
                  label={speaker.say('medioevo.plan.sooner', { words })}
                  disabled={at === 0}
                  onClick={() => put(moved(turn, answers, at, -1))}
                />
                <IconButton
                  icon="refuse"
                  label={speaker.say('medioevo.plan.drop', { words })}
                  onClick={() => put(without(turn, answers, at))}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface HoldsProps {
  readonly of: Tried | null;
  readonly entry: readonly number[];
  readonly turn: Turn;
}

/** Still holds, or no longer possible and why. */
export function Holds({ of: tried, entry, turn }: HoldsProps) {
  const { speaker } = useUniTable();
  if (tried === null) return null;
  const failed = entry.find((n) => tried.fails.has(n));
  const why = failed === undefined ? undefined : tried.fails.get(failed);
  // Nobody knows of what comes after the step at which a turn stops.
  if (why === undefined && !isList(turn) && [...tried.fails.keys()].some((n) => n < entry[0])) return null;
  return (
    <small class={why === undefined ? 'good-words' : 'bad'}>
      {speaker.say(why === undefined ? 'medioevo.plan.holds' : 'medioevo.plan.fails')} {why !== undefined && <Reason refusal={why} />}
    </small>
  );
}

/** What nobody wants to run into unawares, and the battles it leads to. */
const WARNED: readonly string[] = ['honourLost', 'pactBroken', 'undeclaredAttack', 'hordeRaised'];

function Outcome({ of: { foresight } }: { readonly of: Tried }) {
  const { speaker } = useUniTable();
  const warned = [...foresight.certain, ...foresight.likely].filter(({ key }) => WARNED.includes(key));
  if (warned.length === 0) return null;
  return (
    <ul class="warned">
      {warned.slice(0, 4).map(({ key, params }, at) => (
        <li key={`${key} ${at}`} class="bad">
          <Told message={`event.${key}`} params={params} speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}

/** More than these are found on the map, or by their name. */
const SHOWN = 14;

/** Where the shop lies below, it says what may be bought. */
function Asking({ of: { choice }, hasShop }: { readonly of: Preparation; readonly hasShop: boolean }) {
  const { me, speaker } = useUniTable();
  const { asked, chips, selected } = choice;
  if (asked === null) return null;
  const onMap = asked.options.length - asked.options.filter(({ at = [] }) => at.length === 0).length;
  return (
    <div class="next">
      <p class="lead">{speaker.say(`ask.${asked.step}`, { ...asked.params, seat: me ?? 0 })}</p>
      {asked.kind === 'amount' && <Amount by={10} />}
      {asked.kind === 'pick' && !hasShop && onMap > 0 && selected.length === 0 && (
        <p class="hint">{speaker.say('medioevo.plan.onMap', { n: onMap })}</p>
      )}
      {asked.kind === 'pick' && !hasShop && chips.length > 0 && chips.length <= SHOWN && <Choices options={chips} class="thin" />}
      {asked.kind === 'pick' && asked.options.length > chips.length && <All options={asked.options} />}
      {(asked.kind === 'subset' || asked.kind === 'order') && <Choices options={asked.options} class="thin" />}
      {asked.kind !== 'pick' && (
        <Button disabled={!choice.ready} onClick={choice.confirm}>
          {speaker.say('medioevo.plan.put')}
        </Button>
      )}
    </div>
  );
}

/** All that may be said, by name: for keys and readers, and where the map is not at hand. */
function All({ options }: { readonly options: readonly Option[] }) {
  const { speaker } = useUniTable();
  const [sought, seek] = useState('');
  const found = options.filter((option) => plain(labelOf(speaker, option)).includes(plain(sought)));
  return (
    <details class="folded">
      <summary>
        {speaker.say('medioevo.plan.all')} <span class="num">{options.length}</span>
      </summary>
      {options.length > SHOWN && (
        <input
          class="input"
          type="search"
          aria-label={speaker.say('medioevo.plan.seek')}
          placeholder={speaker.say('medioevo.plan.seek')}
          value={sought}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
      )}
      <Choices options={found.slice(0, SHOWN)} class="thin" />
      {found.length > SHOWN && <p class="why">{speaker.say('medioevo.plan.more', { n: found.length - SHOWN })}</p>}
    </details>
  );
}
