/** The march in the column: who goes, what goes along, by which road. Column and map are two views of one choice. */

import type { PlayerView } from '@castellan/fief';
import { Segmented, Stepper } from '../../design/index.ts';
import { Reason, thing } from '../../shell/index.ts';
import { Arms } from './Arms.tsx';
import { LordRow } from './Family.tsx';
import { villageNamed } from './facts.ts';
import { FieIcon } from './icons.ts';
import { type Companion, isDangerous, type March, setRow, shortcutOf, shortcutsOf, take } from './march.ts';
import { PawnSteps } from './Steps.tsx';
import { useFieTable } from './table.ts';
import { nameOf } from './words.ts';

export function MarchPanel({ of, mine }: { readonly of: March; readonly mine: PlayerView }) {
  const { choice, speaker } = useFieTable();
  const pieces = of.rows.length + of.captives.length;
  return (
    <section class="fie-march" aria-label={speaker.say('fief.table.march')}>
      <ul class="leads">
        {mine.lords
          .filter(({ id }) => id === of.lord)
          .map((lord) => (
            <li key={lord.id}>
              <LordRow of={lord} />
            </li>
          ))}
      </ul>
      {of.others.length > 0 && (
        <>
          <h3 class="rubric">{speaker.say('fief.table.march.company', { lord: of.lord })}</h3>
          <Company of={of.others} />
        </>
      )}
      {pieces > 0 && (
        <>
          <h3 class="rubric">
            {speaker.say('fief.table.march.along')}
            <Shortcuts of={of} />
          </h3>
          <ul class="load">
            {of.rows.map((row) => (
              <li key={`${row.pawn} ${row.made}`}>
                <FieIcon name={row.pawn} size={20} />
                <span class="what">
                  {speaker.say(`fief.table.pawn.${row.pawn}`, { n: row.options.length })}
                  <PawnSteps pawn={row.pawn} made={row.made} />
                </span>
                <Stepper
                  label={speaker.say(`fief.table.pawn.${row.pawn}`, { n: row.options.length })}
                  value={row.n}
                  min={0}
                  max={row.options.length}
                  by={1}
                  fewer={speaker.say('fief.table.fewer')}
                  more={speaker.say('fief.table.more')}
                  onChange={(n) => setRow(choice, row, n)}
                />
                <small>/ {row.options.length}</small>
              </li>
            ))}
          </ul>
          <Company of={of.captives} captive />
        </>
      )}
      {of.via === null ? null : <Way of={of} via={of.via} mine={mine} />}
      <Roads of={of} mine={mine} />
    </section>
  );
}

/** Lords who may come too, each a tick. */
function Company({ of, captive = false }: { readonly of: readonly Companion[]; readonly captive?: boolean }) {
  const { choice, speaker } = useFieTable();
  if (of.length === 0) return null;
  return (
    <ul class="company">
      {of.map(({ lord, option, goes }) => (
        <li key={lord}>
          <button type="button" class={`fie-tick ${goes ? 'on' : ''}`} aria-pressed={goes} onClick={() => choice.choose(option)}>
            <Arms lord={lord} size={22} captive={captive} />
            {captive ? speaker.say('fief.map.captive', { name: nameOf(speaker, 'lord', lord) }) : nameOf(speaker, 'lord', lord)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All, all but one, nothing. */
export function Shortcuts({ of }: { readonly of: March }) {
  const { choice, speaker } = useFieTable();
  const shortcuts = shortcutsOf(of);
  if (shortcuts.length === 0) return null;
  return (
    <Segmented
      label={speaker.say('fief.table.march.along')}
      choices={shortcuts.map((id) => ({ id, label: speaker.say(`fief.table.march.${id}`) }))}
      chosen={shortcutOf(of) ?? 'none'}
      onChoose={(id) => {
        if (id !== 'none') take(choice, of, id);
      }}
    />
  );
}

/** The whole way and its stops: what stays on it, and how it ends. */
function Way({ of, via, mine }: { readonly of: March; readonly via: string; readonly mine: PlayerView }) {
  const { nameOf: nameOfSeat, speaker, view } = useFieTable();
  const { from, to, rows, steps } = of;
  if (to === null) return null;
  const stays = rows.some(({ pawn, n, made }) => n > 0 && made + 1 >= steps[pawn]);
  const left = rows.reduce((sum, { n, options }) => sum + options.length - n, 0);
  const asks = of.further.find((one) => one.via === via && one.village === to)?.asks ?? null;
  const told = (village: string): string => {
    const found = villageNamed(view, village);
    const holder = found?.controller ?? null;
    if (holder === null) return speaker.say('fief.table.march.free');
    if (holder === mine.seat) return speaker.say('fief.table.march.yours');
    const isHeld = found?.stacks.some(({ seat }) => seat === holder) === true && holder !== mine.ally;
    return speaker.say(isHeld ? 'fief.table.march.atGates' : 'fief.table.march.heldBy', { name: nameOfSeat(holder) });
  };
  return (
    <>
      <h3 class="rubric">{speaker.say('fief.table.march.way')}</h3>
      <ol class="way">
        <li>
          <b>{nameOf(speaker, 'village', from)}</b>
          <span>{speaker.say('fief.table.march.stayBehind', { n: left })}</span>
        </li>
        <li>
          <b>{nameOf(speaker, 'village', via)}</b>
          <span>
            {told(via)}
            {stays && ` · ${speaker.say('fief.table.march.engineStays')}`}
          </span>
        </li>
        <li>
          <b>{nameOf(speaker, 'village', to)}</b>
          <span>
            {told(to)}
            {asks !== null && ` · ${speaker.say('fief.table.march.toAsk', { name: nameOfSeat(asks) })}`}
            {isDangerous(view, via, to) && <FieIcon name="plague" size={18} title={true} />}
          </span>
        </li>
      </ol>
    </>
  );
}

/** Where the roads lead: free, to be asked for, closed and why. */
function Roads({ of, mine }: { readonly of: March; readonly mine: PlayerView }) {
  const { choice, nameOf: nameOfSeat, speaker, view } = useFieTable();
  return (
    <>
      <h3 class="rubric">{speaker.say('fief.table.march.roads', { village: of.from })}</h3>
      <ul class="roads">
        {of.roads.map(({ village, asks, closed }) => {
          const holder = villageNamed(view, village)?.controller ?? null;
          return (
            <li key={village}>
              <div {...thing(choice, `village:${village}`, 'fie-road')}>
                <b>{nameOf(speaker, 'village', village)}</b>
                <span>
                  {asks !== null
                    ? speaker.say('fief.table.march.toAsk', { name: nameOfSeat(asks) })
                    : holder === null
                      ? speaker.say('fief.table.march.free')
                      : holder === mine.seat
                        ? speaker.say('fief.table.march.yours')
                        : speaker.say('fief.table.march.heldBy', { name: nameOfSeat(holder) })}
                </span>
                {closed === null && isDangerous(view, of.from, village) && <FieIcon name="plague" size={18} title={true} />}
              </div>
              {closed !== null && (
                <p class="why">
                  <Reason refusal={{ rule: closed.rule, key: closed.why, params: { village, seat: closed.seat } }} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
