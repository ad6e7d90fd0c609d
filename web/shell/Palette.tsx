/** Every option as text, and the commands of the table: whatever the board can do, this list can do. */

import type { Option } from '@castellan/engine';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../design/index.ts';
import { useDesk } from './desk.ts';
import type { MenuEntry } from './top/Menu.tsx';
import type { Deciding } from './useChoice.ts';
import { labelOf, plain } from './words.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly act: () => void;
  /** A subset grows option by option: the list stays until the answer is confirmed. */
  readonly stays?: boolean;
}

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly deciding: Deciding;
  readonly onInterject: (option: Option) => void;
  readonly commands: readonly MenuEntry[];
}

export function Palette({ open, onClose, deciding, onInterject, commands }: PaletteProps) {
  const { snapshot, speaker } = useDesk();
  const ref = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      setAsked('');
      setAt(0);
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  const groups = useMemo(() => {
    // Of one answer only what goes with the things taken up.
    const options = deciding.asked?.kind === 'pick' ? deciding.open : (deciding.asked?.options ?? []);
    const all: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
      {
        title: speaker.say('shell.palette.options'),
        entries: options.map((option) => ({
          id: `option ${option.key}`,
          label: labelOf(speaker, option),
          icon: deciding.chosen.includes(option) ? ('confirm' as const) : undefined,
          act: () => deciding.choose(option),
          stays: deciding.asked?.kind !== 'pick',
        })),
      },
      {
        title: speaker.say('shell.palette.anyTime'),
        entries: snapshot.view.interjections.map((option) => ({
          id: `interjection ${option.key}`,
          label: labelOf(speaker, option),
          act: () => onInterject(option),
        })),
      },
      {
        title: speaker.say('shell.palette.commands'),
        entries: commands.map((command) => ({ id: `command ${command.label}`, ...command })),
      },
    ];
    const words = plain(asked).split(/\s+/).filter(Boolean);
    const fits = ({ label }: Entry): boolean => words.every((word) => plain(label).includes(word));
    return all.map(({ title, entries }) => ({ title, entries: entries.filter(fits) })).filter(({ entries }) => entries.length > 0);
  }, [asked, commands, deciding, onInterject, snapshot, speaker]);
  const flat: readonly Entry[] = groups.flatMap(({ entries }) => entries);
  const current = flat[Math.min(at, flat.length - 1)];

  const run = (entry: Entry): void => {
    if (!entry.stays) onClose();
    entry.act();
  };
  const key = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt((Math.min(at, flat.length - 1) + step + flat.length) % Math.max(1, flat.length));
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      if (!event.repeat) run(current);
    }
  };

  return (
    <dialog
      ref={ref}
      class="palette"
      aria-label={speaker.say('shell.palette')}
      onClose={onClose}
      onKeyDown={key}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <>
          <div class="search">
            <Icon name="search" size={18} />
            <input
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-controls={list}
              aria-activedescendant={current === undefined ? undefined : `${list}-${flat.indexOf(current)}`}
              aria-label={speaker.say('shell.palette')}
              placeholder={speaker.say('shell.palette')}
              autocomplete="off"
              value={asked}
              onInput={(event) => {
                setAsked(event.currentTarget.value);
                setAt(0);
              }}
            />
          </div>
          <div id={list} role="listbox" aria-label={speaker.say('shell.palette')} class="found">
            {groups.map(({ title, entries }) => (
              <div key={title}>
                <p class="rubric" aria-hidden="true">
                  {title}
                </p>
                {entries.map((entry) => {
                  const index = flat.indexOf(entry);
                  return (
                    <div
                      key={entry.id}
                      id={`${list}-${index}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={entry === current}
                      ref={(element) => {
                        if (entry === current) element?.scrollIntoView({ block: 'nearest' });
                      }}
                      onPointerMove={() => setAt(index)}
                      onClick={() => run(entry)}
                      onKeyDown={key}
                    >
                      {entry.icon !== undefined && <Icon name={entry.icon} size={16} />}
                      {entry.label}
                    </div>
                  );
                })}
              </div>
            ))}
            {flat.length === 0 && <p class="nothing">{speaker.say('shell.palette.none')}</p>}
          </div>
        </>
      )}
    </dialog>
  );
}
