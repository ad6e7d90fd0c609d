/** The stage of the present moment. */

import type { ComponentChild } from 'preact';
import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { BattleStage } from './Battle.tsx';
import { CardsStage } from './Cards.tsx';
import { Ended } from './Ended.tsx';
import { PANELS } from './panels.ts';
import { SetupStage } from './Setup.tsx';
import { type StageName, stageOf } from './stage.ts';
import { VoteStage } from './Vote.tsx';

const STAGES: { readonly [name in StageName]: () => ComponentChild } = {
  setup: SetupStage,
  cards: CardsStage,
  battle: BattleStage,
  vote: VoteStage,
  question: QuestionStage,
  end: Ended,
};

/** A question that nothing on the map answers, on the page of a phone. */
function QuestionStage() {
  const { choice } = useUniTable();
  const Panel = PANELS[choice.asked?.step ?? ''];
  return Panel === undefined ? null : (
    <div class="us">
      <Panel />
    </div>
  );
}

export function Stage() {
  const name = stageOf(useUniTable());
  if (name === null) return null;
  const Shown = STAGES[name];
  return <Shown />;
}
