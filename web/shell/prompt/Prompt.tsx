/** Who decides, what is asked, what may be said that no thing on the board stands for, and undo: always in the same place. */

import type { Crumb, Option, Standing, Waiting } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Chip, Icon, IconButton, Lettrine, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { Explained } from '../Prose.tsx';
import type { Deciding } from '../useChoice.ts';
import { askedInWords, labelOf, sureInWords } from '../words.ts';
import { Controls } from './Controls.tsx';
import { Countdown } from './Countdown.tsx';
import { type Fit, useFit } from './fit.ts';
import { UndoChip } from './Undo.tsx';

interface PromptProps {
  readonly deciding: Deciding;
  /** An answer on its way. */
  readonly sending: string | null;
  /** What undo would do, in words; null when they are not known. */
  readonly undoing: string | null;
  readonly onUndo: () => void;
  readonly onInterject: (option: Option) => void;
  readonly onPin: (standing: Standing) => void;
  readonly onList: () => void;
  /** Said on phones: where the other targets are. */
  readonly elsewhere?: ComponentChildren;
  /** What has just happened, beside where the game stands. */
  readonly lately?: ComponentChildren;
  readonly purse?: ComponentChildren;
}

export function Prompt({ deciding, sending, undoing, onUndo, onInterject, onPin, onList, elsewhere, lately, purse }: PromptProps) {
  const { me, snapshot, speaker } = useDesk();
  const { asked } = deciding;
  const { view } = snapshot;
  const mine = view.asked;
  const interjections = view.interjections.filter((option) => !/Offer$/.test(option.say));
  const row = useRef<HTMLDivElement>(null);
  const answerable = [...deciding.chips, ...deciding.chosen, ...deciding.selected, deciding.confirming].map(nameOf).join();
  const due = snapshot.due !== null && snapshot.due.question === mine?.id ? snapshot.due : null;
  const fit = useFit(row, [speaker.language, view.seq, mine?.id, due?.hold, sending, undoing, answerable, deciding.composed?.say].join());
  return (
    <section
      class={`prompt ${mine !== null ? 'mine' : ''} ${sending !== null ? 'sending' : ''}`}
      aria-labelledby="question"
      data-question={mine?.id}
    >
      <div class={`row ${fit.small ? 'small' : ''}`} ref={row}>
        <Who />
        <div class="ask">
          {elsewhere ?? (
            <div class="crumb-row">
              <Crumbs crumbs={view.crumbs} />
              {lately}
            </div>
          )}
          <h2 class="question" id="question">
            {sending !== null && <Icon name="yourTurn" size={20} title={speaker.say('shell.sending')} />}
            <Question deciding={deciding} />
          </h2>
        </div>
        {purse !== undefined && <div class="purse">{purse}</div>}
        <div class="chips">
          {due !== null && <Countdown key={due.question} due={due} fit={fit.beside} />}
          {asked !== null && <Controls deciding={deciding} room={fit.chips} onList={onList} onPin={onPin} />}
          {sending === null && interjections.length > 0 && (
            <Interjections options={interjections} fit={fit.beside} onInterject={onInterject} onList={onList} />
          )}
          {deciding.begun && (
            <Chip kind="quiet" icon="refuse" hint="Esc" class="put-back" onClick={deciding.clear}>
              {speaker.say('shell.back')}
            </Chip>
          )}
          {me !== null && <UndoChip undoing={undoing} onUndo={onUndo} fit={fit.undo} />}
        </div>
      </div>
    </section>
  );
}

function nameOf(chosen: Option | string | null): string {
  return typeof chosen === 'object' ? (chosen?.key ?? '') : chosen;
}

/** The lettrine of who decides; of several in a row, those done ticked. */
function Who() {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const { waiting } = snapshot.view;
  const [first] = waiting;
  const seat = waiting.some((other) => other.seat === me) && me !== null ? me : (first?.seat ?? null);
  const others = waiting.length > 1 ? snapshot.sitters.filter((sitter) => sitter.seat !== seat) : [];
  if (seat === null) return null;
  return (
    <div class="deciders">
      <Lettrine tincture={tincture(seat)} />
      {others.length > 0 && (
        <ul>
          {others.map(({ seat: other }) => {
            const isDone = !waiting.some((open) => open.seat === other);
            return (
              <li key={other} class={isDone ? 'done' : ''}>
                <Shield
                  tincture={tincture(other)}
                  size={20}
                  title={speaker.say(isDone ? 'shell.isDone' : 'shell.isDeciding', { name: nameOf(other) })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { me, speaker } = useDesk();
  // My own turn is mine, by whatever name others know me.
  const wordOf = ({ step, params }: Crumb): string => {
    const mine = `crumb.${step}.mine`;
    return speaker.say(me !== null && params.seat === me && speaker.has(mine) ? mine : `crumb.${step}`, params);
  };
  return (
    <ol class="crumbs" aria-label={speaker.say('shell.crumbs')}>
      {crumbs.map((crumb, at) => (
        <li key={`${at} ${crumb.step}`}>{wordOf(crumb)}</li>
      ))}
    </ol>
  );
}

function Question({ deciding }: { readonly deciding: Deciding }) {
  const { me, nameOf, snapshot, speaker } = useDesk();
  const { asked, waiting } = snapshot.view;
  if (asked === null) {
    if (waiting.length === 0) return null;
    return (
      <>
        {waiting.length > 1
          ? speaker.say('shell.severalDecide', { names: waiting.flatMap(({ seat }) => (seat === null ? [] : [nameOf(seat)])) })
          : sayWaiting(waiting[0])}
      </>
    );
  }
  if (deciding.confirming !== null) return <>{sureInWords(speaker, deciding.confirming)}</>;
  return (
    <>
      <Explained>{askedInWords(speaker, asked, deciding, me)}</Explained> <Count deciding={deciding} />
    </>
  );

  function sayWaiting({ seat, step }: Waiting): string {
    return speaker.say(`waiting.${step}`, seat === null ? {} : { seat });
  }
}

/** How much is open, or how much is chosen of how much. */
function Count({ deciding }: { readonly deciding: Deciding }) {
  const { speaker } = useDesk();
  const { asked, chips, chosen, composed, open } = deciding;
  if (asked === null || composed !== null) return null;
  const words = (): string | null => {
    switch (asked.kind) {
      case 'pick': {
        const onBoard = open.filter((option) => !chips.includes(option)).length;
        return onBoard > 0 ? speaker.say('shell.open', { n: onBoard }) : null;
      }
      case 'subset':
        // What is checked as a whole has no useful bounds.
        if (asked.suggestions.length > 0) return speaker.say('shell.chosenSoFar', { n: chosen.length });
        if (asked.min === asked.max) return speaker.say('shell.chosenOf', { n: chosen.length, of: asked.max });
        return speaker.say('shell.chosen', { n: chosen.length, min: asked.min, max: asked.max });
      case 'order':
        return speaker.say('shell.ordered', { n: chosen.length, of: asked.options.length });
      case 'amount':
        return speaker.say('shell.range', { min: asked.min, max: asked.max });
    }
  };
  const said = words();
  return said === null ? null : <em>{said}</em>;
}

interface InterjectionsProps {
  readonly options: readonly Option[];
  readonly fit: Fit['beside'];
  readonly onInterject: (option: Option) => void;
  readonly onList: () => void;
}

/** What may be done at any time, asked or not. */
function Interjections({ options, fit, onInterject, onList }: InterjectionsProps) {
  const { speaker } = useDesk();
  const title = speaker.say('shell.anyTime', { n: options.length });
  if (options.length > 1 || fit === 'sign')
    return <IconButton icon="changed" label={title} count={options.length} class="any-time" onClick={onList} />;
  return (
    <>
      {options.map((option) => (
        <Chip key={option.key} kind="quiet" icon="changed" data-tip={title} onClick={() => onInterject(option)}>
          {labelOf(speaker, option)}
        </Chip>
      ))}
    </>
  );
}
