/** The chips of a question: options that point at nothing, counts, confirming, amounts, orders. */

import type { Option, Standing } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Chip, type IconName, Popup, Stepper } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { keyOf } from '../keyboard.ts';
import type { Deciding } from '../useChoice.ts';
import { endsUndo, useForesight } from '../useForesight.ts';
import { answerInWords, chipLabelOf, labelOf } from '../words.ts';
import type { Fit } from './fit.ts';
import { Pin } from './Pin.tsx';

const SIGNS: { readonly [word: string]: IconName } = {
  pass: 'pass',
  done: 'confirm',
  yes: 'confirm',
  accept: 'confirm',
  no: 'refuse',
  decline: 'refuse',
  nothing: 'refuse',
};

function signOf({ key }: Option): IconName | undefined {
  return SIGNS[key.split(' ')[0]];
}

interface ControlsProps {
  readonly deciding: Deciding;
  readonly room: Fit['chips'];
  readonly onList: () => void;
  readonly onPin: (standing: Standing) => void;
}

export function Controls(props: ControlsProps) {
  const { deciding } = props;
  // What the board has put together is given as a whole.
  if (deciding.composed !== null) return <Confirm deciding={deciding} />;
  switch (deciding.asked?.kind) {
    case 'pick':
      return <PickChips {...props} />;
    case 'subset':
      return <SubsetChips {...props} />;
    case 'order':
      return <Confirm deciding={deciding} />;
    case 'amount':
      return (
        <>
          <AmountStepper deciding={deciding} />
          <Confirm deciding={deciding} />
        </>
      );
    default:
      return null;
  }
}

/** The chips that stand in the bar, in order; those that would crowd it are in the list. */
function chipsShown({ chips, confirming }: Deciding, room: Fit['chips']): readonly Option[] {
  if (confirming !== null) return [];
  if (room === 'first') return chips.slice(0, 1);
  return chips.length > room ? chips.slice(0, room - 1) : chips;
}

function OptionChip({ option, deciding, at }: { readonly option: Option; readonly deciding: Deciding; readonly at: number }) {
  const { speaker } = useDesk();
  const many = deciding.asked?.kind === 'subset';
  const [isLookedAt, look] = useState(false);
  const final = endsUndo(useForesight(isLookedAt && !many ? [option.key] : null));
  return (
    <Chip
      kind={many ? 'gilt' : 'plain'}
      icon={signOf(option)}
      hint={keyOf(at)}
      data-key={keyOf(at)}
      final={final}
      finalTitle={final === undefined ? undefined : speaker.say(`shell.final.${final}`)}
      onPointerEnter={() => look(true)}
      onPointerLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
      aria-pressed={many ? deciding.chosen.includes(option) : undefined}
      onClick={() => deciding.choose(option)}
    >
      {chipLabelOf(speaker, option, deciding.selected)}
    </Chip>
  );
}

/** An option that is asked about once more, with what would end undo. */
function Confirming({ option, onConfirm }: { readonly option: Option; readonly onConfirm: () => void }) {
  const { speaker } = useDesk();
  const final = endsUndo(useForesight([option.key]));
  return (
    <Chip
      kind="first"
      icon="confirm"
      hint="↵"
      final={final}
      finalTitle={final === undefined ? undefined : speaker.say(`shell.final.${final}`)}
      onClick={onConfirm}
    >
      {labelOf(speaker, option)}
    </Chip>
  );
}

function PickChips({ deciding, room, onList, onPin }: ControlsProps) {
  const { speaker } = useDesk();
  if (deciding.confirming !== null) return <Confirming option={deciding.confirming} onConfirm={deciding.confirm} />;
  const shown = chipsShown(deciding, room);
  const hidden = deciding.chips.length - shown.length;
  return (
    <>
      {shown.map((option, at) => (
        <OptionChip key={option.key} option={option} deciding={deciding} at={at} />
      ))}
      {hidden > 0 && (
        <Chip icon="list" hint="/" onClick={onList}>
          {speaker.say(shown.length === 0 ? 'shell.choices' : 'shell.more', { n: hidden })}
        </Chip>
      )}
      {deciding.chips.length > 0 && deciding.selected.length === 0 && room !== 'first' && <Pin deciding={deciding} onPin={onPin} />}
    </>
  );
}

function SubsetChips({ deciding, room, onList, onPin }: ControlsProps) {
  const { speaker } = useDesk();
  const { asked, chips } = deciding;
  if (asked === null) return null;
  const shown = chipsShown(deciding, room);
  return (
    <>
      {shown.map((option, at) => (
        <OptionChip key={option.key} option={option} deciding={deciding} at={at} />
      ))}
      {chips.length > shown.length && (
        <Chip icon="list" hint="/" onClick={onList}>
          {speaker.say('shell.more', { n: chips.length - shown.length })}
        </Chip>
      )}
      {asked.suggestions.length > 1 && (
        <Popup
          class="chip plain"
          button={speaker.say('shell.otherWays', { n: asked.suggestions.length })}
          label={speaker.say('shell.otherWays', { n: asked.suggestions.length })}
        >
          {(close) => (
            <ul class="menu">
              {asked.suggestions.map((text) => (
                <li key={text}>
                  <button
                    type="button"
                    onClick={() => {
                      deciding.suggest(text);
                      close();
                    }}
                  >
                    {answerInWords(speaker, asked, text)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popup>
      )}
      <Confirm deciding={deciding} />
      {asked.min === 0 && !deciding.begun && <Pin deciding={deciding} onPin={onPin} />}
    </>
  );
}

export function Confirm({ deciding }: { readonly deciding: Deciding }) {
  const { speaker } = useDesk();
  const { asked, answers, chosen, composed, ready } = deciding;
  const ahead = useForesight(answers);
  if (asked === null) return null;
  const none = asked.kind === 'subset' && chosen.length === 0 && ready;
  const final = endsUndo(ahead);
  // To do nothing is seldom the best answer, so it does not call for the eye.
  return (
    <Chip
      kind={none ? 'plain' : 'first'}
      icon="confirm"
      hint="↵"
      final={final}
      finalTitle={final === undefined ? undefined : speaker.say(`shell.final.${final}`)}
      disabled={!ready}
      onClick={deciding.confirm}
    >
      {composed !== null ? speaker.say(composed.say, composed.params) : speaker.say(none ? 'option.none' : 'shell.confirm')}
    </Chip>
  );
}

export function AmountStepper({ deciding }: { readonly deciding: Deciding }) {
  const { speaker } = useDesk();
  const { amount, asked } = deciding;
  if (asked === null) return null;
  return (
    <Stepper
      label={speaker.say('shell.amount')}
      value={amount}
      min={asked.min}
      max={asked.max}
      by={asked.by}
      fewer={speaker.say('shell.fewer')}
      more={speaker.say('shell.greater')}
      onChange={deciding.setAmount}
    />
  );
}

/** The wider control: an order to arrange, where the board does not show all of what is arranged. */
export function Tray({ deciding }: { readonly deciding: Deciding }) {
  const { screen, speaker } = useDesk();
  const { asked, chosen } = deciding;
  if (asked?.kind !== 'order' || screen === null || asked.options.every(({ at = [] }) => at.length > 0)) return null;
  const left = asked.options.filter((option) => !chosen.includes(option));
  return (
    <div class="tray">
      <ol class="order" aria-label={speaker.say('shell.order')}>
        {chosen.map((option, at) => (
          <li key={option.key}>
            <span class="num">{at + 1}</span>
            <span>{labelOf(speaker, option)}</span>
            <button
              type="button"
              aria-label={speaker.say('shell.earlier', { option: labelOf(speaker, option) })}
              disabled={at === 0}
              onClick={() => deciding.shift(option, -1)}
            >
              ◀
            </button>
            <button
              type="button"
              aria-label={speaker.say('shell.later', { option: labelOf(speaker, option) })}
              disabled={at === chosen.length - 1}
              onClick={() => deciding.shift(option, 1)}
            >
              ▶
            </button>
            <button
              type="button"
              aria-label={speaker.say('shell.takeOut', { option: labelOf(speaker, option) })}
              onClick={() => deciding.choose(option)}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <div class="left">
          {left.map((option) => (
            <Chip key={option.key} kind="gilt" onClick={() => deciding.choose(option)}>
              {labelOf(speaker, option)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
