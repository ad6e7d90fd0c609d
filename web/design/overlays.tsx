/** What lies above the page: dialogs, drawers and tips. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons, the safe one first. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Only for leaving, resigning, settings and deleting; everything else is a prompt, a drawer or a panel. */
export function Dialog({ open, title, onClose, actions, wide, class: more, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // The focus goes to the buttons at its end; where it is longer than the window it is still read from its beginning.
      dialog.scrollTop = 0;
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      class={`dialog ${wide ? 'wide' : ''} ${more ?? ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div class="inside">
          <h2 id={heading}>{title}</h2>
          {children}
          {actions !== undefined && <div class="actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

interface DrawerProps {
  readonly open: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly side?: 'right' | 'left' | 'bottom';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A panel that comes from an edge and leaves the rest in reach. */
export function Drawer({ open, label, closeLabel, side = 'right', onClose, children }: DrawerProps) {
  const ref = useRef<HTMLElement>(null);
  const back = useRef<Element | null>(null);
  useEffect(() => {
    if (open) {
      back.current = document.activeElement;
      ref.current?.focus();
    } else if (back.current instanceof HTMLElement) {
      back.current.focus();
      back.current = null;
    }
  }, [open]);
  return (
    <aside
      ref={ref}
      class={`drawer ${side} ${open ? 'open' : ''}`}
      aria-label={label}
      inert={!open}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="head">
        <span class="rubric">{label}</span>
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </div>
      {open && children}
    </aside>
  );
}

interface PopupProps {
  /** What the button says; `label` is its name too, unless it is named by what it says. */
  readonly button: ComponentChildren;
  readonly isNamed?: boolean;
  readonly label: string;
  readonly class?: string;
  readonly boxClass?: string;
  /** What opens below the button; given a way to close it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button with a small panel that opens beside it and goes when one looks elsewhere. */
export function Popup({ button, isNamed = false, label, class: more, boxClass, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (open && box.current !== null && anchor.current !== null) place(box.current, anchor.current);
  }, [open]);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        class={more}
        aria-label={isNamed ? undefined : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-tip={label}
        popovertarget={id}
      >
        {button}
      </button>
      <div
        ref={box}
        id={id}
        class={`popup ${boxClass ?? ''}`}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children(() => box.current?.hidePopover())}
      </div>
    </>
  );
}

export function closePopups(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.popup:popover-open')) box.hidePopover();
}

interface Tip {
  readonly anchor: Element;
  readonly content: ComponentChildren;
  readonly tone: 'plain' | 'refusal' | 'card';
}

const tip = signal<Tip | null>(null);
let leaving: ReturnType<typeof setTimeout> | undefined;
let coming: ReturnType<typeof setTimeout> | undefined;

/** How long the pointer rests on a thing before it is told about. */
export const HOVER = 250;
const GRACE = 180;

export function showTip(anchor: Element, content: ComponentChildren, tone: Tip['tone'] = 'plain'): void {
  clearTimeout(leaving);
  clearTimeout(coming);
  tip.value = { anchor, content, tone };
}

export function showTipSoon(anchor: Element, content: () => ComponentChildren, tone: Tip['tone'] = 'plain', delay = HOVER): void {
  clearTimeout(coming);
  if (tip.value?.anchor === anchor) {
    clearTimeout(leaving);
    return;
  }
  coming = setTimeout(() => {
    const told = content();
    if (told !== null && anchor.isConnected) showTip(anchor, told, tone);
  }, delay);
}

/** Hides the tip after a moment of grace, in which the pointer may reach a link inside it. */
export function hideTipSoon(): void {
  clearTimeout(coming);
  clearTimeout(leaving);
  // Meanwhile another tip may be on its way; it is not called off.
  leaving = setTimeout(takeAway, GRACE);
}

export function hideTip(): void {
  clearTimeout(coming);
  clearTimeout(leaving);
  takeAway();
}

function takeAway(): void {
  if (tip.peek() !== null) tip.value = null;
}

export function isTipShown(): boolean {
  return tip.peek() !== null;
}

const TIP_ID = 'castellan-tip';
const MARGIN = 8;
const GAP = 9;

/** Mounted once on a page. Shows `data-tip` of whatever is pointed at or focused, and what `showTip` is given. */
export function TipHost() {
  const ref = useRef<HTMLDivElement>(null);
  const shown = tip.value;

  useEffect(() => {
    const tipped = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
    const over = (event: PointerEvent): void => {
      const anchor = event.pointerType === 'mouse' ? tipped(event) : null;
      if (anchor !== null) showTipSoon(anchor, () => anchor.dataset.tip || null);
    };
    const out = (event: PointerEvent): void => {
      if (tipped(event) !== null) hideTipSoon();
    };
    const focus = (event: FocusEvent): void => {
      const anchor = tipped(event);
      if (anchor?.matches(':focus-visible') && anchor.dataset.tip) showTip(anchor, anchor.dataset.tip);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideTip();
    };
    const scroll = (event: Event): void => {
      if (!(event.target instanceof Node) || !ref.current?.contains(event.target)) hideTip();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerout', out);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', hideTipSoon);
    document.addEventListener('keydown', key, true);
    document.addEventListener('scroll', scroll, true);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerout', out);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', hideTipSoon);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('scroll', scroll, true);
      hideTip();
    };
  }, []);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || shown === null) return;
    const later = raise(box, shown.anchor);
    const before = shown.anchor.getAttribute('aria-describedby');
    shown.anchor.setAttribute('aria-describedby', TIP_ID);
    return () => {
      cancelAnimationFrame(later);
      if (before === null) shown.anchor.removeAttribute('aria-describedby');
      else shown.anchor.setAttribute('aria-describedby', before);
    };
  }, [shown]);

  if (shown === null) return null;
  return (
    <div
      ref={ref}
      id={TIP_ID}
      class={`tip ${shown.tone}`}
      role="tooltip"
      popover="manual"
      onPointerEnter={() => clearTimeout(leaving)}
      onPointerLeave={hideTipSoon}
    >
      {shown.content}
    </div>
  );
}

/**
 * Shows a tip at its thing. Browsers show nothing while a menu is being opened or closed, which moves the focus and so calls for a tip:
 * then it is shown a moment later.
 */
function raise(box: HTMLElement, anchor: Element): number {
  const show = (): void => {
    if (!box.matches(':popover-open')) box.showPopover?.();
    place(box, anchor);
  };
  try {
    show();
    return 0;
  } catch {
    return requestAnimationFrame(show);
  }
}

/** What no tip may cover: it waits for an answer. */
const UNCOVERED = '[data-uncovered] > *';

/** Below the thing when there is room, else above; never beyond the edge of the window, nor over what must stay in sight if that can be. */
function place(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRoomBelow = at.bottom + GAP + height + MARGIN <= window.innerHeight || at.top - GAP - height < MARGIN;
  const middle = at.left + at.width / 2;
  const uncovered = [...document.querySelectorAll(UNCOVERED)].map((one) => one.getBoundingClientRect());
  const beside = [middle - width / 2, ...uncovered.flatMap((one) => [one.left - GAP - width, one.right + GAP])];
  const spots = [
    ...[isRoomBelow, !isRoomBelow].flatMap((below) => beside.map((x) => ({ x, y: below ? at.bottom + GAP : at.top - GAP - height }))),
    ...uncovered.flatMap((one) => [one.bottom + GAP, one.top - GAP - height].map((y) => ({ x: middle - width / 2, y }))),
  ].map(({ x, y }) => ({ left: within(x, window.innerWidth - width), top: within(y, window.innerHeight - height) }));
  const covers = ({ left, top }: { readonly left: number; readonly top: number }, one: DOMRect): boolean =>
    left < one.right && left + width > one.left && top < one.bottom && top + height > one.top;
  const { left, top } = spots.find((spot) => ![...uncovered, at].some((one) => covers(spot, one))) ?? spots[0];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.dataset.side = top >= at.top ? 'below' : 'above';
  box.style.setProperty('--arrow', `${Math.max(14, Math.min(middle - left, width - 14))}px`);
}

/** Kept from both edges of the window; `most` is where the far edge is touched. */
function within(x: number, most: number): number {
  return Math.max(MARGIN, Math.min(x, most - MARGIN));
}
