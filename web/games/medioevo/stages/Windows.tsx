/** How windows treat me: in which I am asked, what answers for me, and what was let pass in my name. */

import type { WindowKind } from '@castellan/medioevo/vocabulary';
import { Segmented } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { cardContent } from '../facts.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { isPassedWhere, passFor, passOf, passWhere, WAYS, type Way, wayOf, windowsOf } from './asking.ts';
import { Leaf, useLog } from './parts.tsx';
import { letPass } from './past.ts';

export function Windows() {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  const windows = windowsOf(view, me);
  return (
    <div class="us windows">
      <Leaf title={speaker.say('medioevo.stage.windows')} readers={[me]}>
        <p class="why">{speaker.say('medioevo.stage.windows.help')}</p>
        <PassWhere name="elsewhere" />
        <PassWhere name="nothing" />
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
              <AskIn kind={kind} />
            </li>
          ))}
        </ul>
      </Leaf>
      <OwnCards />
      <Passed />
    </div>
  );
}

/** Always, not this turn, never: for a kind of window. */
export function AskIn({ kind }: { readonly kind: WindowKind }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const set = (way: Way): void => {
    const kept = passOf(snapshot.standing, kind);
    if (kept !== null) client.clearStanding(kept);
    if (way !== 'always') client.setStanding(passFor(kind, way));
  };
  return (
    <Segmented
      label={`${speaker.say('medioevo.stage.askMe')}: ${nameOf(speaker, 'window', kind)}`}
      choices={WAYS.map((id) => ({ id, label: speaker.say(`medioevo.stage.askMe.${id}`) }))}
      chosen={wayOf(snapshot.standing, kind)}
      onChoose={set}
    />
  );
}

/** Whether I am asked where nothing of mine is concerned, or where I could pay for nothing. */
export function PassWhere({ name }: { readonly name: 'elsewhere' | 'nothing' }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  return (
    <label class="always">
      <input
        type="checkbox"
        checked={isPassedWhere(snapshot.standing, name)}
        onChange={({ currentTarget }) =>
          currentTarget.checked ? client.setStanding(passWhere(name)) : client.clearStanding(passWhere(name))
        }
      />
      <span>{speaker.say(`medioevo.stage.askMe.${name}`)}</span>
    </label>
  );
}

/** Cards for which alone nobody need ask me. */
function OwnCards() {
  const { me, speaker, view } = useUniTable();
  const { client, snapshot } = useDesk();
  if (me === null) return null;
  const { cards } = view.players[me];
  if (cards.length === 0) return null;
  return (
    <Leaf title={speaker.say('medioevo.stage.windows.cards')} readers={[me]}>
      {cards.map(({ id }) => {
        const pass = passWhere('onlyCard', cardContent(view, id)?.num ?? 0);
        return (
          <label key={id} class="always">
            <input
              type="checkbox"
              checked={!isPassedWhere(snapshot.standing, 'onlyCard', pass.when?.n)}
              onChange={({ currentTarget }) => (currentTarget.checked ? client.clearStanding(pass) : client.setStanding(pass))}
            />
            <span>{speaker.say('medioevo.stage.windows.card', { card: id })}</span>
          </label>
        );
      })}
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
