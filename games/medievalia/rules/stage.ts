import type { BattleStage } from '../vocabulary.ts';
import { battleOf } from './formations.ts';
import { step } from './step.ts';

/** Marks how far a battle has come, for those who watch. */
export const enterStage = step.work('enterStage', {
  rule: 'MED-14.1',
  run(s, { stage }: { stage: BattleStage }) {
    battleOf(s).stage = stage;
    return undefined;
  },
});
