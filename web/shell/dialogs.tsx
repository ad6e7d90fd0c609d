/** The few things worth a dialog. */

import { Button, Dialog } from '../design/index.ts';
import { useDesk } from './desk.ts';

interface Asking {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ResignDialog({ open, onClose, onResign }: Asking & { readonly onResign: () => void }) {
  const { speaker } = useDesk();
  return (
    <Dialog
      open={open}
      title={speaker.say('shell.resign.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{speaker.say('shell.resign.no')}</Button>
          <Button kind="danger" icon="resign" onClick={onResign}>
            {speaker.say('shell.resign.yes')}
          </Button>
        </>
      }
    >
      <p>{speaker.say('shell.resign.help')}</p>
    </Dialog>
  );
}

export function LeaveDialog({ open, onClose, onLeave }: Asking & { readonly onLeave: () => void }) {
  const { speaker } = useDesk();
  return (
    <Dialog
      open={open}
      title={speaker.say('shell.leave.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{speaker.say('shell.leave.no')}</Button>
          <Button kind="primary" icon="leave" onClick={onLeave}>
            {speaker.say('shell.leave.yes')}
          </Button>
        </>
      }
    >
      <p>{speaker.say('shell.leave.help')}</p>
    </Dialog>
  );
}

const KEYS = [
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Space', 'space'],
  ['?', 'why'],
  ['a – z', 'letters'],
  ['1 – 9', 'digits'],
  ['u', 'undo'],
  ['p', 'pass'],
  ['Esc', 'back'],
  ['g b · m · r · l', 'go'],
  ['h', 'hint'],
  ['[ ]', 'replay'],
  ['/', 'palette'],
] as const;

export function KeyboardHelp({ open, onClose }: Asking) {
  const { speaker } = useDesk();
  return (
    <Dialog
      open={open}
      title={speaker.say('shell.keys')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {speaker.say('shell.close')}
        </Button>
      }
    >
      <dl class="keys-help">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{speaker.say(`shell.keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
