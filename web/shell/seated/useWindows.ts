/** What lies beside and above the table: the tabs of the side, the drawer, the list of options, dialogs. */

import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { closePopups, hideTip } from '../../design/index.ts';
import type { SideTab } from '../side/Side.tsx';

export type Dialog = 'resign' | 'leave' | 'keys';

export interface Windows {
  readonly tab: SideTab;
  setTab(tab: SideTab): void;
  /** Turns to a tab wherever it is: in the side column or in the drawer. */
  turnToTab(tab: SideTab): void;
  /** The rule that the rules are opened at. */
  readonly rule: string | null;
  openRule(id: string): void;
  readonly drawer: boolean;
  setDrawer(open: boolean): void;
  readonly palette: boolean;
  setPalette(open: boolean): void;
  readonly dialog: Dialog | null;
  setDialog(dialog: Dialog | null): void;
}

interface Around {
  readonly root: { readonly current: HTMLElement | null };
  readonly desktop: boolean;
  readonly covered: boolean;
}

export function useWindows({ root, desktop, covered }: Around): Windows {
  const [tab, setTab] = useState<SideTab>('log');
  const [rule, setRule] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);

  // What lies above the table would lie above the curtain too.
  useLayoutEffect(() => {
    if (!covered) return;
    hideTip();
    closePopups();
    setPalette(false);
    setDialog(null);
    setDrawer(false);
    // Whoever lifts it goes on at the table, not at the top of the page.
    return () => root.current?.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
  }, [root, covered]);

  // What is opened from the drawer is on the board beneath it.
  useEffect(() => {
    const opens = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('.drawer [data-opens]') !== null) setDrawer(false);
    };
    document.addEventListener('click', opens);
    return () => document.removeEventListener('click', opens);
  }, []);

  const turnToTab = useCallback(
    (next: SideTab) => {
      setTab(next);
      if (!desktop) setDrawer(true);
    },
    [desktop],
  );
  const openRule = useCallback(
    (id: string) => {
      hideTip();
      setRule(id);
      turnToTab('rules');
    },
    [turnToTab],
  );
  return { tab, setTab, turnToTab, rule, openRule, drawer, setDrawer, palette, setPalette, dialog, setDialog };
}
