/** Undo, beside the prompt: it names what it takes back, or says why it cannot. */

import type { Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Chip } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import type { Deciding } from '../useChoice.ts';

interface UndoProps {
  readonly deciding: Deciding;
  readonly undoing: string | null;
  readonly onUndo: () => void;
  /** Where there is little room it does not say what. */
  readonly brief: boolean;
}

/** First it takes back what is touched, then the last answer. */
export function UndoChip({ deciding, undoing, onUndo, brief }: UndoProps) {
  const { snapshot, speaker } = useDesk();
  const { undo } = snapshot.view;
  if (deciding.begun)
    return (
      <Chip kind="quiet" icon="undo" hint="Esc" class="undo" onClick={deciding.clear}>
        {undoWords(speaker, brief ? null : nameOfTargets(speaker, deciding.selected))}
      </Chip>
    );
  if (!undo.ok)
    return (
      <Chip
        kind="quiet"
        icon="undo"
        class="undo"
        aria-disabled={true}
        data-tip={speaker.say('refusal.cannotUndo', { reason: undo.reason })}
      >
        {speaker.say('shell.undo')}
      </Chip>
    );
  return (
    <Chip kind="quiet" icon="undo" hint="u" class="undo" data-tip={undoing ?? undefined} onClick={onUndo}>
      {undoWords(speaker, brief ? null : undoing)}
    </Chip>
  );
}

function undoWords(speaker: Speaker, what: string | null): string {
  return what === null ? speaker.say('shell.undo') : speaker.say('shell.undoWhat', { what });
}

/** The game's names for the things touched, where it has them. */
function nameOfTargets(speaker: Speaker, targets: readonly Target[]): string | null {
  const names = targets.map((target) => `name.${target.replace(':', '.')}`).filter((key) => speaker.has(key));
  return names.length === 0 ? null : names.map((key) => speaker.say(key)).join(', ');
}
