/** What the keys mean at this table. */

import { hideTip, isTipShown } from '../../design/index.ts';
import { type Place, useKeyboard } from '../keyboard.ts';
import { tell } from '../Tips.tsx';
import { ruleOf } from '../words.ts';
import type { Sat } from './useSeated.ts';

export function useKeys({ props, root, desk, moment, pages, phone, windows, advice, back }: Sat): void {
  const { answers, deciding, looking, replay } = moment;
  const { coach } = props;
  const isWarned = (): boolean => coach !== undefined && coach.warning.peek() !== null;
  const relent = (): void => {
    coach?.relent();
    deciding.clear();
  };
  const turnTo = (place: Place): void => {
    if (place === 'log') {
      windows.turnToTab('log');
      root.current?.querySelector<HTMLElement>('.log .n')?.focus();
      return;
    }
    if (phone) pages.setPage(place);
    focusArea(root.current, place);
  };
  useKeyboard(root, {
    confirm: deciding.confirm,
    undo() {
      if (isWarned()) relent();
      else answers.undo();
    },
    pass() {
      const option = deciding.asked?.options.find(({ key }) => /^pass\b/.test(key));
      if (option !== undefined) deciding.choose(option);
    },
    back() {
      if (isTipShown()) hideTip();
      else if (isWarned()) relent();
      else if (windows.drawer) windows.setDrawer(false);
      else if (deciding.begun) deciding.clear();
      else if (looking) replay.close();
      else if (back.isOpen) back.close();
    },
    go: turnTo,
    hint: advice.ask,
    why(element) {
      const target = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset.target : undefined;
      const refusal = target === undefined ? null : deciding.refusal(target);
      const id = refusal === null ? null : ruleOf(refusal);
      if (element !== null && refusal !== null && !isTipShown()) tell({ choice: deciding, desk }, element);
      else if (id !== null) desk.openRule(id);
      else windows.setDialog('keys');
    },
    read: (element) => tell({ choice: deciding, desk }, element),
    step: (direction) => replay.step('answer', direction),
    palette: () => windows.setPalette(true),
  });
}

/** The first thing one may touch in an area, else the area itself. */
function focusArea(table: HTMLElement | null, place: Exclude<Place, 'log'>): void {
  const areas = { board: '.board', mine: '[data-area="mine"]', rivals: '.panels, .rail-seats, [data-area="rivals"]' };
  const area = table?.querySelector<HTMLElement>(areas[place]) ?? table?.querySelector<HTMLElement>(areas.board);
  const thing = area?.querySelector<HTMLElement>('[data-target][tabindex], button');
  (thing ?? area)?.focus();
}
