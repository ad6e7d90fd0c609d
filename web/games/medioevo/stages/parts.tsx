/** What all stages are made of: leaves that say who reads them, seats with their shields, answers as cards, shares as bars. */

import type { Option, Refusal, Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, Shield, Stepper, useScrolled } from '../../../design/index.ts';
import { labelOf, useDesk } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { percents } from './shares.ts';

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
  const leaf = useScrolled<HTMLElement>();
  const isPrivate = readers !== undefined && readers !== 'all';
  return (
    <section ref={leaf} class={`leaf ${isPrivate ? 'private' : ''} ${more ?? ''}`} aria-labelledby={id}>
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
  const { me, speaker, tincture } = useUniTable();
  const called = useCalled();
  if (readers === 'all')
    return (
      <span class="readers">
        <Icon name="peek" size={16} /> {speaker.say('medioevo.stage.readers.all')}
      </span>
    );
  const alone = readers.length === 1 && readers[0] === me;
  return (
    <span class="readers">
      <Icon name="hidden" size={16} />
      {readers.map((seat) => (
        <Shield key={seat} tincture={tincture(seat)} size={14} />
      ))}
      {alone ? speaker.say('medioevo.stage.readers.me') : speaker.say('medioevo.stage.readers.some', { names: readers.map(called) })}
    </span>
  );
}

/** A seat by its shield and name; I am “you”. Barbarians have no seat. */
export function Who({ seat, size = 18 }: { readonly seat: Seat | null; readonly size?: number }) {
  const { speaker, tincture } = useUniTable();
  const called = useCalled();
  if (seat === null)
    return (
      <span class="who">
        <UniIcon name="barbarians" size={20} /> <span class="who-name">{speaker.say('medioevo.stage.barbarians')}</span>
      </span>
    );
  return (
    <span class="who">
      <Shield tincture={tincture(seat)} size={size} /> <span class="who-name">{called(seat)}</span>
    </span>
  );
}

/** What seats are called: I am “you”. */
export function useCalled(): (seat: Seat) => string {
  const { me, nameOf, speaker } = useUniTable();
  return (seat) => (seat === me ? speaker.say('medioevo.stage.you') : nameOf(seat));
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

interface ChoicesProps {
  readonly options: readonly Option[];
  /** Under the words of an option. */
  readonly note?: (option: Option, at: number) => ComponentChildren;
  readonly picture?: (option: Option) => ComponentChildren;
  /** Its words, where what stands above says the rest. */
  readonly label?: (option: Option) => string;
  readonly class?: string;
}

/** Answers as cards: what each says and, below, what comes of it. */
export function Choices({ options, note, picture, label, class: more }: ChoicesProps) {
  const { choice, speaker } = useUniTable();
  const isMany = choice.asked?.kind === 'subset';
  return (
    <ul class={`choices ${more ?? ''}`}>
      {options.map((option, at) => {
        const isChosen = choice.chosen.some(({ key }) => key === option.key);
        const below = note?.(option, at);
        return (
          <li key={option.key}>
            <button
              type="button"
              class={`option ${isChosen ? 'selected' : 'lit'}`}
              data-option={option.key}
              aria-pressed={isMany ? isChosen : undefined}
              onClick={() => choice.choose(option)}
            >
              {picture?.(option)}
              <span class="said">
                <b>{label?.(option) ?? labelOf(speaker, option)}</b>
                {below !== undefined && below !== null && <small>{below}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The number that is asked for: steps, a slide, and the sums one most often wants. */
export function Amount({ by = 1, marks = [] }: { readonly by?: number; readonly marks?: readonly number[] }) {
  const { choice, speaker } = useUniTable();
  const { asked, amount } = choice;
  const label = useId();
  if (asked === null || asked.kind !== 'amount') return null;
  const { min, max } = asked;
  const wanted = [...new Set(marks.filter((n) => n >= min && n <= max))];
  return (
    <div class="amount">
      <label class="exactly">
        <span class="sr" id={label}>
          {speaker.say(`ask.${asked.step}`, asked.params)}
        </span>
        <input
          class="input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={amount}
          aria-labelledby={label}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber)) choice.setAmount(Math.min(max, Math.max(min, Math.round(valueAsNumber))));
          }}
        />
      </label>
      {/* With sums to choose from, the prompt's own stepper does for all others. */}
      {wanted.length === 0 ? (
        <Stepper
          label={speaker.say(`ask.${asked.step}`, asked.params)}
          value={amount}
          min={min}
          max={max}
          by={by}
          fewer={speaker.say('medioevo.stage.fewer')}
          more={speaker.say('medioevo.stage.more')}
          onChange={choice.setAmount}
        />
      ) : (
        <ul class="marks">
          {wanted.map((n) => (
            <li key={n}>
              <button type="button" class="mark" aria-pressed={n === amount} onClick={() => choice.setAmount(n)}>
                {n}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SharesProps {
  /** Shares of 1: won, neither, lost. */
  readonly of: readonly [number, number, number];
  readonly label: string;
}

/** A bar: won, neither, lost; told by its fill, its hatching and its numbers. */
export function Shares({ of, label }: SharesProps) {
  const { speaker } = useUniTable();
  const [won, even, lost] = percents(of);
  return (
    <span class="shares" role="img" aria-label={`${label}: ${speaker.say('medioevo.stage.shares', { won, even, lost })}`}>
      {won > 0 && (
        <i class="won" style={{ flexGrow: won }}>
          {won > 8 ? won : ''}
        </i>
      )}
      {even > 0 && (
        <i class="even" style={{ flexGrow: even }}>
          {even > 12 ? even : ''}
        </i>
      )}
      {lost > 0 && (
        <i class="lost" style={{ flexGrow: lost }}>
          {lost > 8 ? lost : ''}
        </i>
      )}
    </span>
  );
}

/** Why something cannot be touched, on the thing itself: in words and with the number of the rule. */
export function WhyNot({ of: { rule, key, params } }: { readonly of: Refusal }) {
  const { speaker } = useUniTable();
  return (
    <small class="why">
      {speaker.say(`refusal.${key}`, params)} {rule}
    </small>
  );
}

/** A number beside its name, in a row. */
export function Row({
  label,
  children,
  tone,
}: {
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
  readonly tone?: 'good' | 'bad';
}) {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd class={tone}>{children}</dd>
    </div>
  );
}

/** What is seldom wanted is folded away. */
export function Folded({ title, n, children }: { readonly title: string; readonly n: number; readonly children: ComponentChildren }) {
  if (n === 0) return null;
  return (
    <details class="folded">
      <summary>
        {title} <span class="num">{n}</span>
      </summary>
      {children}
    </details>
  );
}
