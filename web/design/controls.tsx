/** Things one presses. */

import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

type Pressed = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon' | 'size' | 'class'>;

interface ButtonProps extends Pressed {
  /** `gold` is for the one thing a page wants to be touched. */
  readonly kind?: 'plain' | 'primary' | 'gold' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly size?: 'small' | 'normal';
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Button({ kind = 'plain', icon, size = 'normal', class: more, children, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`btn ${kind} ${size} ${more ?? ''}`} {...rest}>
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </button>
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly kind?: ButtonProps['kind'];
  readonly icon?: IconName;
  readonly onClick?: (event: MouseEvent) => void;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A link that looks like a button, because it goes to another page. */
export function LinkButton({ href, kind = 'plain', icon, onClick, class: more, children }: LinkButtonProps) {
  return (
    <a href={href} class={`btn normal ${kind} ${more ?? ''}`} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} size={18} />}
      {children}
    </a>
  );
}

interface IconButtonProps extends Pressed {
  readonly icon: IconName;
  /** Its name, shown on hover as well. */
  readonly label: string;
  /** A number beside the sign. */
  readonly count?: number;
  readonly class?: string;
}

export function IconButton({ icon, label, count, class: more, ...rest }: IconButtonProps) {
  // Not in brackets: what stands in them does not count as said.
  const spoken = count === undefined ? label : `${label} · ${count}`;
  return (
    <button type="button" class={`icon-btn ${more ?? ''}`} aria-label={spoken} data-tip={spoken} {...rest}>
      <Icon name={icon} size={18} />
      {count !== undefined && <span class="num">{count}</span>}
    </button>
  );
}

interface ChipProps extends Pressed {
  /** The first suggestion is solid; what may be added or taken away is gilt. */
  readonly kind?: 'plain' | 'first' | 'gilt' | 'quiet';
  readonly icon?: IconName;
  /** Key that presses it, shown in keyboard mode. */
  readonly hint?: string;
  /** Undo ends here: a die is rolled or something hidden is shown. */
  readonly final?: 'die' | 'eye';
  readonly finalTitle?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Chip({ kind = 'plain', icon, hint, final, finalTitle, class: more, children, ...rest }: ChipProps) {
  return (
    <button type="button" class={`chip ${kind} ${more ?? ''}`} {...rest}>
      {icon !== undefined && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {final !== undefined && <Icon name={final === 'die' ? 'die' : 'peek'} size={16} title={finalTitle} class="final" />}
      {hint !== undefined && <KeyHint>{hint}</KeyHint>}
    </button>
  );
}

/** The key that presses something; seen in keyboard mode, and by eyes only. */
function KeyHint({ children }: { readonly children: string }) {
  return (
    <span class="key" aria-hidden="true">
      {children}
    </span>
  );
}

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: T; readonly label: string; readonly title?: string }[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  readonly class?: string;
}

/** A few words of which one holds. */
export function Segmented<T extends string>({ label, choices, chosen, onChoose, class: more }: SegmentedProps<T>) {
  return (
    <fieldset class={`seg ${more ?? ''}`}>
      <legend class="sr">{label}</legend>
      {choices.map(({ id, label: word, title }) => (
        <button
          type="button"
          key={id}
          aria-pressed={id === chosen}
          aria-label={title === undefined ? undefined : `${word} – ${title}`}
          data-tip={title}
          onClick={() => onChoose(id)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly icon?: IconName; readonly count?: number }[];
  readonly active: T;
  readonly onSelect: (id: T) => void;
  /** Prefix of the ids that tie a tab to its panel: `<prefix>-<tab>`. */
  readonly panels: string;
  readonly class?: string;
}

export function Tabs<T extends string>({ label, tabs, active, onSelect, panels, class: more }: TabsProps<T>) {
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex(({ id }) => id === active);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    onSelect(next.id);
    document.getElementById(`${panels}-tab-${next.id}`)?.focus();
  };
  return (
    <div class={`tabs ${more ?? ''}`} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: word, icon, count }) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={`${panels}-tab-${id}`}
          aria-selected={id === active}
          aria-controls={`${panels}-${id}`}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {icon !== undefined && <Icon name={icon} size={16} />}
          {word}
          {count !== undefined && count > 0 && <span class="num count">{count}</span>}
        </button>
      ))}
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly by: number;
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A number one makes smaller or larger. */
export function Stepper({ label, value, min, max, by, fewer, more, onChange }: StepperProps) {
  return (
    <fieldset class="stepper">
      <legend class="sr">{label}</legend>
      <button type="button" aria-label={fewer} disabled={value <= min} onClick={() => onChange(Math.max(min, value - by))}>
        −
      </button>
      <output class="num">{value}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(Math.min(max, value + by))}>
        +
      </button>
      {max - min > by * 4 && (
        <input
          type="range"
          aria-label={label}
          min={min}
          max={max}
          step={by}
          value={value}
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </fieldset>
  );
}
