/** Undo, beside the prompt: it names what it takes back, or says why it cannot. */

import { Chip } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import type { Fit } from './fit.ts';

interface UndoProps {
  readonly undoing: string | null;
  readonly onUndo: () => void;
  /** How much room there is for words. */
  readonly fit: Fit['undo'];
}

/** It takes back what was answered; what is only taken up is put back by `Back`. */
export function UndoChip({ undoing, onUndo, fit }: UndoProps) {
  const { snapshot, speaker } = useDesk();
  const { undo } = snapshot.view;
  const word = speaker.say('shell.undo');
  const whole = undo.ok && undoing !== null ? undoing : word;
  const said = fit === 'whole' ? whole : word;
  const words = fit === 'sign' ? <span class="sr">{said}</span> : said;
  if (!undo.ok)
    return (
      <Chip
        kind="quiet"
        icon="undo"
        class="undo"
        aria-disabled={true}
        data-tip={speaker.say('refusal.cannotUndo', { reason: undo.reason })}
      >
        {words}
      </Chip>
    );
  return (
    <Chip kind="quiet" icon="undo" hint="u" class="undo" data-tip={fit === 'whole' ? undefined : whole} onClick={onUndo}>
      {words}
    </Chip>
  );
}
