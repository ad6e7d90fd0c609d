/** How windows treat me: in which I am asked, what answers for me, and what was let pass in my name. */

import type { WindowKind } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { Segmented } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { cardContent } from '../facts.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import {
  allSaid,
  asksIn,
  isPassedWhere,
  PASSES,
  type PassName,
  passWhere,
  SPANS,
  type Subject,
  saidFor,
  WAYS,
  wayOf,
  windowsOf,
} from './asking.ts';
import { Leaf, useLog } from './parts.tsx';
import { letPass } from './past.ts';

export function Windows() {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  const windows = windowsOf(view, me);
  return (
    <>
      <Leaf title={speaker.say('medioevo.stage.windows')} readers={[me]}>
        <p class="why">{speaker.say('medioevo.stage.windows.help')}</p>
        {PASSES.map((name) => (
          <PassWhere key={name} name={name} />
        ))}
        {windows.length === 0 && <p class="empty">{speaker.say('medioevo.stage.windows.none')}</p>}
        <ul class="rows">
          {windows.map(({ kind, means }) => (
            <li key={kind}>
              <span>
                <b>{nameOf(speaker, 'window', kind)}</b>
                <small>
                  {[
                    ...means.cards.map((card) => nameOf(speaker, 'card', card)),
                    ...means.technologies.map((technology) => nameOf(speaker, 'technology', technology)),
                  ].join(', ')}
                </small>
              </span>
              <AskAbout subject={{ window: kind }} label={labelFor(speaker, kind)} />
            </li>
          ))}
        </ul>
      </Leaf>
      <OwnCards />
      <Passed />
    </>
  );
}

/** Always, where mine is concerned, or never; and for how long. */
export function AskAbout({ subject, label }: { readonly subject: Subject; readonly label: string }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const { way, span } = wayOf(snapshot.standing, subject);
  const set = (wanted: typeof way, until: typeof span): void => {
    for (const said of allSaid(subject)) client.clearStanding(said);
    if (wanted !== 'usual') client.setStanding(saidFor(subject, wanted, until));
  };
  return (
    <div class="ask-about">
      <Segmented
        label={label}
        choices={WAYS.map((id) => ({ id, label: speaker.say(`medioevo.stage.askMe.${id}`) }))}
        chosen={way}
        onChoose={(wanted) => set(wanted, 'ever')}
      />
      {way !== 'usual' && (
        <select
          class="input"
          aria-label={`${label}: ${speaker.say('medioevo.stage.askMe.span')}`}
          value={span}
          onChange={({ currentTarget }) => set(way, SPANS.find((one) => one === currentTarget.value) ?? 'ever')}
        >
          {SPANS.map((one) => (
            <option key={one} value={one}>
              {speaker.say(`medioevo.stage.askMe.span.${one}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

export function labelFor(speaker: Speaker, kind: WindowKind): string {
  return `${speaker.say('medioevo.stage.askMe')}: ${nameOf(speaker, 'window', kind)}`;
}

/** Whether I am asked where nothing of mine is concerned, or where I could pay for nothing. */
export function PassWhere({ name }: { readonly name: PassName }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const pass = (): void => {
    client.setStanding(passWhere(name));
    // What was said last counts: whoever wants to be asked still is.
    for (const wish of asksIn(snapshot.standing)) client.setStanding(wish);
  };
  return (
    <label class="always">
      <input
        type="checkbox"
        checked={isPassedWhere(snapshot.standing, name)}
        onChange={({ currentTarget }) => (currentTarget.checked ? pass() : client.clearStanding(passWhere(name)))}
      />
      <span>{speaker.say(`medioevo.stage.askMe.${name}`)}</span>
    </label>
  );
}

/** For each card whether I am asked wherever it could be used, as usual, or not on its account. */
function OwnCards() {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  const { cards } = view.players[me];
  if (cards.length === 0) return null;
  return (
    <Leaf title={speaker.say('medioevo.stage.windows.cards')} readers={[me]}>
      <p class="why">{speaker.say('medioevo.stage.windows.cards.help')}</p>
      <ul class="rows">
        {cards.map(({ id }) => (
          <li key={id}>
            <b>{nameOf(speaker, 'card', id)}</b>
            <AskAbout
              subject={{ card: cardContent(view, id)?.num ?? 0 }}
              label={speaker.say('medioevo.stage.windows.card', { card: id })}
            />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** The latest windows that were let pass, by hand or by what answers for me. */
function Passed() {
  const { me, speaker } = useUniTable();
  const { goTo } = useDesk();
  const passed = letPass(useLog());
  if (me === null) return null;
  return (
    <Leaf title={speaker.say('medioevo.stage.windows.passed')} readers={[me]} class="passed">
      {passed.length === 0 && <p class="empty">{speaker.say('medioevo.stage.windows.nothing')}</p>}
      <ul class="rows">
        {passed.map(({ seq, at, window }) => (
          <li key={`${seq} ${window}`}>
            <span>{nameOf(speaker, 'window', window)}</span>
            <button type="button" class="btn quiet small" onClick={() => goTo(at)}>
              {speaker.say('shell.goTo', { n: at })}
            </button>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
