/** What lies above the table: the curtain, the list of everything, dialogs. */

import { Curtain } from '../Curtain.tsx';
import { KeyboardHelp, LeaveDialog, ResignDialog } from '../dialogs.tsx';
import { Palette } from '../Palette.tsx';
import type { MenuEntry } from '../top/Menu.tsx';
import type { Sat } from './useSeated.ts';

export function Above({ of, commands }: { readonly of: Sat; readonly commands: readonly MenuEntry[] }) {
  const { props, snapshot, moment, windows } = of;
  const { answers, deciding, live } = moment;
  const close = (): void => windows.setDialog(null);
  return (
    <>
      {snapshot.curtain !== null && <Curtain seat={snapshot.curtain} onUndo={live.undo.ok ? answers.undo : null} />}
      <Palette
        open={windows.palette}
        onClose={() => windows.setPalette(false)}
        deciding={deciding}
        onInterject={answers.interject}
        commands={commands}
      />
      <ResignDialog
        open={windows.dialog === 'resign'}
        onClose={close}
        onResign={() => {
          close();
          props.client.resign();
        }}
      />
      <LeaveDialog open={windows.dialog === 'leave'} onClose={close} onLeave={() => props.go('/')} />
      <KeyboardHelp open={windows.dialog === 'keys'} onClose={close} />
    </>
  );
}
