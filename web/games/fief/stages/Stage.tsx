/** The stage of the present moment. */

import type { ComponentChild } from 'preact';
import '../styles/stages.css';
import { useFieTable } from '../table.ts';
import { BattleStage } from './Battle.tsx';
import { ConsentStage } from './Consent.tsx';
import { ElectionStage } from './Election.tsx';
import { Ended } from './Ended.tsx';
import { GrantStage, PapalStage, RansomStage } from './Houses.tsx';
import { MarriagesStage } from './Marriages.tsx';
import { type StageName, stageOf } from './stage.ts';
import { UprisingStage } from './Uprising.tsx';
import { useUnread } from './useUnread.ts';

const STAGES: { readonly [name in StageName]: () => ComponentChild } = {
  election: ElectionStage,
  marriages: MarriagesStage,
  papal: PapalStage,
  consent: ConsentStage,
  ransoms: RansomStage,
  grants: GrantStage,
  battle: BattleStage,
  uprising: UprisingStage,
  end: Ended,
};

export function Stage() {
  useUnread();
  const name = stageOf(useFieTable());
  if (name === null) return null;
  const Shown = STAGES[name];
  return <Shown />;
}
