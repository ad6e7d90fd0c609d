/** What all stages are made of: leaves that say who reads them, Lords with their arms, seats with their shields. */

import type { Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, Shield } from '../../../design/index.ts';
import { RuleLink, useDesk } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed } from '../facts.ts';
import { useFieTable } from '../table.ts';
import { nameOf, titlesOf } from '../words.ts';

interface LeafProps {
  readonly title: ComponentChildren;
  /** Who can read it: the whole table unless these seats alone. Left out where there is nothing to say of it. */
  readonly readers?: 'all' | readonly Seat[];
  /** Beside the title. */
  readonly note?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A leaf: plain where all may read it, dotted and diapered where only some may. */
export function Leaf({ title, readers, note, class: more, children }: LeafProps) {
  const id = useId();
  const isPrivate = readers !== undefined && readers !== 'all';
  return (
    <section class={`leaf ${isPrivate ? 'private' : ''} ${more ?? ''}`} aria-labelledby={id}>
      <header>
        <h3 class="rubric" id={id}>
          {title}
        </h3>
        {note !== undefined && <span class="note">{note}</span>}
        {readers !== undefined && <Readers of={readers} />}
      </header>
      {children}
    </section>
  );
}

/** An eye and the shields of those who can read. */
function Readers({ of: readers }: { readonly of: 'all' | readonly Seat[] }) {
  const { me, nameOf: name, speaker, tincture } = useFieTable();
  if (readers === 'all')
    return (
      <span class="readers">
        <Icon name="peek" size={16} /> {speaker.say('fief.stage.readers.all')}
      </span>
    );
  const alone = readers.length === 1 && readers[0] === me;
  return (
    <span class="readers">
      <Icon name="hidden" size={16} />
      {readers.map((seat) => (
        <Shield key={seat} tincture={tincture(seat)} size={14} />
      ))}
      {alone
        ? speaker.say('fief.stage.readers.me')
        : speaker.say('fief.stage.readers.some', {
            names: readers.map((seat) => (seat === me ? speaker.say('fief.stage.you') : name(seat))),
          })}
    </span>
  );
}

/** A seat by its shield and name; I am “you”. */
export function Who({ seat, size = 18 }: { readonly seat: Seat; readonly size?: number }) {
  const { tincture } = useFieTable();
  const called = useCalled();
  return (
    <span class="who">
      <Shield tincture={tincture(seat)} size={size} /> <span class="who-name">{called(seat)}</span>
    </span>
  );
}

/** What seats are called: I am “you”. */
export function useCalled(): (seat: Seat) => string {
  const { me, nameOf: name, speaker } = useFieTable();
  return (seat) => (seat === me ? speaker.say('fief.stage.you') : name(seat));
}

interface LordProps {
  readonly id: string;
  readonly size?: number;
  /** Under the name; titles unless said. */
  readonly note?: ComponentChildren;
  readonly class?: string;
}

/** A Lord: arms with the shield of his house, name, titles. */
export function LordLine({ id, size = 30, note, class: more }: LordProps) {
  const { speaker, tincture, view } = useFieTable();
  const found = lordNamed(view, id);
  const titles = found === null ? [] : titlesOf(speaker, found.lord);
  return (
    <span class={`lord-line ${more ?? ''}`}>
      <span class="arms-of">
        <Arms lord={id} size={size} captive={found !== null && found.lord.captor !== null} />
        {found !== null && <Shield tincture={tincture(found.owner)} size={14} class="house" />}
      </span>
      <span class="said">
        <b>{nameOf(speaker, 'lord', id)}</b>
        <small>{note ?? (titles.length === 0 ? speaker.say('fief.stage.untitled') : titles.join(', '))}</small>
      </span>
    </span>
  );
}

/** A reason of the rules that the view tells, in a word or two; the name of the Lord stands for him. */
export function Brief({ rule, why, lord }: { readonly rule: string | null; readonly why: string; readonly lord: string }) {
  const { speaker } = useFieTable();
  return (
    <span class="brief">
      <b>{nameOf(speaker, 'lord', lord)}</b> {speaker.say(`fief.stage.brief.${why}`)} {rule !== null && <RuleLink id={rule} />}
    </span>
  );
}

/** What the log tells up to the moment that is shown. */
export function useLog() {
  const { snapshot } = useDesk();
  const { log, view } = snapshot;
  return log.filter(({ seq }) => seq < view.seq);
}

interface CourseProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly name: ComponentChildren; readonly state: 'past' | 'now' | 'later' }[];
  readonly children?: ComponentChildren;
}

/** The course of a phase or a battle: what is done, what is now, what comes. */
export function Course({ label, steps, children }: CourseProps) {
  return (
    <div class="course">
      <ol aria-label={label}>
        {steps.map(({ id, name, state }) => (
          <li key={id} class={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'past' && <span aria-hidden="true">✓ </span>}
            {name}
          </li>
        ))}
      </ol>
      {children !== undefined && <p class="place">{children}</p>}
    </div>
  );
}
