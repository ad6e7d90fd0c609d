/** What the things on the table tell about themselves: why not, what they are, what touching them would do. */

import type { Target } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HOVER, hideTip, hideTipSoon, isTipShown, showTip, showTipSoon } from '../design/index.ts';
import { type Desk, DeskContext, useDesk } from './desk.ts';
import { Reason } from './Prose.tsx';
import type { Deciding } from './useChoice.ts';

const READING = 400;
const LONG_PRESS = 500;

/** The thing an event happened to, if any. */
function thingAt(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>('[data-target]') : null;
}

/** Listens on the whole table, so that a board needs nothing but `data-target`. */
export function Tips({ choice, root }: { readonly choice: Deciding; readonly root: { readonly current: HTMLElement | null } }) {
  const desk = useDesk();
  const at = useRef({ choice, desk });
  at.current = { choice, desk };

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let isRead = false;
    let touched: PointerEvent | null = null;
    const now = () => at.current;

    const over = (event: PointerEvent): void => {
      const element = thingAt(event);
      // What comes to lie under a mouse that has only clicked is not pointed at.
      if (element === null || event.pointerType !== 'mouse' || (touched?.clientX === event.clientX && touched.clientY === event.clientY))
        return;
      const target = element.dataset.target ?? '';
      const delay = now().choice.refusal(target) !== null ? HOVER : READING;
      showTipSoon(element, () => everything(now(), target), toneOf(now(), target), delay);
    };
    const out = (event: PointerEvent): void => {
      clearTimeout(pressing);
      if (thingAt(event) !== null) hideTipSoon();
    };
    const down = (event: PointerEvent): void => {
      isRead = false;
      touched = event;
      const element = thingAt(event);
      if (element === null || event.pointerType === 'mouse') return;
      clearTimeout(pressing);
      pressing = setTimeout(() => {
        isRead = true;
        tell(now(), element);
      }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(pressing);
    // Some browsers send a click after a long press; who has read a thing has not touched it.
    const swallow = (event: MouseEvent): void => {
      if (isRead) event.stopPropagation();
      isRead = false;
    };
    const click = (event: MouseEvent): void => {
      const element = thingAt(event);
      const target = element?.dataset.target;
      if (element === null || target === undefined || now().choice.lit(target) !== null) {
        hideTip();
        return;
      }
      if (now().choice.refusal(target) !== null) tell(now(), element);
    };
    const focus = (event: FocusEvent): void => {
      const element = thingAt(event);
      if (element === null || !element.matches(':focus-visible')) return;
      if (now().choice.refusal(element.dataset.target ?? '') !== null) tell(now(), element);
      else if (isTipShown()) hideTip();
    };
    table.addEventListener('pointerover', over);
    table.addEventListener('pointerout', out);
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointerup', up);
    table.addEventListener('click', swallow, true);
    table.addEventListener('click', click);
    table.addEventListener('focusin', focus);
    return () => {
      clearTimeout(pressing);
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointerout', out);
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('pointerup', up);
      table.removeEventListener('click', swallow, true);
      table.removeEventListener('click', click);
      table.removeEventListener('focusin', focus);
    };
  }, [root]);

  // What was told belongs to the former question, and would lie on what is asked now.
  const question = choice.asked?.id;
  useEffect(() => {
    if (question !== undefined) hideTip();
  }, [question]);

  return null;
}

interface Now {
  readonly choice: Deciding;
  readonly desk: Desk;
}

/** Says what there is to say about a thing at once. */
export function tell(now: Now, element: Element): void {
  const target = element instanceof HTMLElement || element instanceof SVGElement ? (element.dataset.target ?? '') : '';
  const told = everything(now, target);
  if (told !== null && element.isConnected) showTip(element, told, toneOf(now, target));
}

/** Its reading card and the reason it is refused, or what touching it would do. */
function everything(now: Now, target: Target): ComponentChildren {
  const refused = why(now, target);
  const read = reading(now, target);
  if (refused === null) return read ?? effect(now, target);
  if (read === null) return refused;
  return (
    <>
      {read}
      <div class="against">{refused}</div>
    </>
  );
}

function toneOf(now: Now, target: Target): 'plain' | 'refusal' | 'card' {
  if (hasReading(now, target)) return 'card';
  return now.choice.refusal(target) === null ? 'plain' : 'refusal';
}

function why({ choice, desk }: Now, target: Target): ComponentChildren {
  const refusal = choice.refusal(target);
  if (refusal === null) return null;
  return (
    <DeskContext.Provider value={desk}>
      <Reason refusal={refusal} />
    </DeskContext.Provider>
  );
}

function hasReading({ desk }: Now, target: Target): boolean {
  return desk.screen?.Reading !== undefined && desk.screen.canRead?.(desk.board, target) === true;
}

function reading(now: Now, target: Target): ComponentChildren {
  const { board, screen, speaker } = now.desk;
  if (screen?.Reading === undefined || !hasReading(now, target)) return null;
  return <screen.Reading view={board} target={target} speaker={speaker} />;
}

function effect({ choice }: Now, target: Target): ComponentChildren {
  return choice.lit(target)?.label ?? null;
}
