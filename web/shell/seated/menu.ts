/** What the menu of a table and the list of everything offer besides answers. */

import { beginGuide, endGuide, toldAt } from '../../guide/kept.ts';
import type { MenuEntry } from '../top/Menu.tsx';
import type { Sat } from './useSeated.ts';

interface Menus {
  /** In the menu. */
  readonly entries: readonly MenuEntry[];
  /** In the list, after the answers. */
  readonly commands: readonly MenuEntry[];
}

export function menusOf({ props, snapshot, moment, deeds, windows, advice }: Sat): Menus {
  const { client, hint, lesson, speaker } = props;
  const { answers, live, me, replay } = moment;
  const resigned = snapshot.sitters.some(({ seat, standIn }) => seat === me && standIn === 'resigned');
  const playing = me !== null && snapshot.ending === null && !resigned;
  const mayAsk = playing && !live.undo.ok && live.undo.reason !== 'nothing' && client.connection.value !== 'local';
  const guided = toldAt(snapshot.id) !== null;
  const entry = (icon: MenuEntry['icon'], key: string, act: () => void): MenuEntry => ({ icon, label: speaker.say(key), act });
  const lead = entry('hint', guided ? 'shell.guide.end' : 'shell.guide.begin', () =>
    guided ? endGuide(snapshot.id) : beginGuide(snapshot.id),
  );
  const entries: readonly MenuEntry[] = [
    entry('replay', 'shell.replay', () => replay.go(live.seq)),
    entry('download', 'shell.download', deeds.download),
    ...(hint !== undefined && playing ? [entry('hint', 'shell.hint', advice.ask)] : []),
    ...(playing && lesson === undefined ? [lead] : []),
    entry('keyboard', 'shell.keys', () => windows.setDialog('keys')),
    ...(mayAsk ? [entry('undo', 'shell.askUndo', answers.askUndo)] : []),
    ...(playing && lesson === undefined ? [{ ...entry('resign', 'shell.resign', () => windows.setDialog('resign')), danger: true }] : []),
    entry('leave', 'shell.leave', () => windows.setDialog('leave')),
  ];
  return {
    entries: [entry('list', 'shell.palette', () => windows.setPalette(true)), ...entries],
    commands: [
      ...(live.undo.ok ? [entry('undo', 'shell.undo', answers.undo)] : []),
      entry('rules', 'shell.tab.rules', () => windows.turnToTab('rules')),
      ...(snapshot.mayTalk === null ? [] : [entry('chat', 'shell.tab.chat', () => windows.turnToTab('chat'))]),
      ...entries,
    ],
  };
}
