/** The castle defence as a stage of its own: the attacks above, the castle with its defenders below, and what will come of it. */

import type { PlayerView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Choice, useLastForesight } from '../../../shell/index.ts';
import { useAnaTable } from '../table.ts';
import { AttackRow } from './AttackRow.tsx';
import { Castles } from './Castles.tsx';
import { Deployment } from './Deployment.tsx';
import { Field } from './Field.tsx';
import { Food } from './Food.tsx';
import { type Forecast, forecastOf } from './forecast.ts';
import { Levy } from './Levy.tsx';
import { Means } from './Means.tsx';
import { Meeting } from './Meeting.tsx';
import { Outcome } from './Outcome.tsx';
import type { Planning } from './usePlanning.ts';

/** `pools` are the stores of the player whose stage it is, where they have no place elsewhere. */
export function DefenceStage({ pools }: { readonly pools: ComponentChildren }) {
  const { choice, deployment, me, view } = useAnaTable();
  const [shown, show] = useState<Seat>(me ?? 0);
  const id = choice.asked?.id;
  // A new question brings one home from looking at the others.
  useEffect(() => {
    if (id !== undefined && me !== null) show(me);
  }, [id, me]);
  const player = view.players[shown];
  const isMine = shown === me;
  const planning = isMine ? deployment.planning : null;
  const plan = isMine ? deployment.plan : null;
  const isFed = !(isMine && isAboutFood(choice));
  const seen = useLastForesight(answersAhead(choice, deployment.planning), `${view.round} ${view.phase}`);
  const forecast = forecastOf(view, player, me, seen);
  const isKnown = (plan !== null || player.deployed !== null) && isFed;
  return (
    <div class={`ana-defence ${forecast.isLate ? 'late' : ''}`} data-area="mine">
      <Steps />
      <AttackRow of={player} forecast={forecast} known={isKnown} />
      <div class="ground-floor">
        <div class="wing now-wing">
          <Now of={player} planning={planning} forecast={forecast} />
          {isKnown && <Outcome forecast={forecast} />}
        </div>
        <Field of={player} plan={plan} planning={planning} />
        <div class="wing means-wing">
          {isMine && pools}
          <Means of={player} />
          {view.players.length > 1 && <Castles shown={shown} onShow={show} />}
        </div>
      </div>
    </div>
  );
}

/** Nobody is deployed before food is paid. */
function isAboutFood({ asked }: Choice): boolean {
  return asked?.step === 'foodStep' || asked?.step === 'sideLevy';
}

/** What is looked ahead of: the plan, the number about to be given, nobody rallied; else things as they stand. */
function answersAhead(choice: Choice, planning: Planning | null): readonly string[] | null {
  const { asked, amount } = choice;
  if (planning !== null) return planning.ahead;
  switch (asked?.step) {
    case 'foodStep':
    case 'sideLevy':
      return null;
    case 'spendTactics':
      return [String(amount)];
    case 'rallyMove':
      return asked.options.flatMap(({ key, at = [] }) => (at.length === 0 ? [key] : []));
    default:
      return [];
  }
}

const STEPS = ['food', 'deployment', 'attacks', 'aftermath'] as const;

function Steps() {
  const { choice, speaker, view } = useAnaTable();
  const now = STEPS.indexOf(view.phase === 'resolution' ? 'attacks' : isAboutFood(choice) ? 'food' : 'deployment');
  return (
    <ol class="course" aria-label={speaker.say('board.defence.steps')}>
      {STEPS.map((step, at) => (
        <li key={step} class={at < now ? 'past' : at === now ? 'now' : ''} aria-current={at === now ? 'step' : undefined}>
          {at < now && '✓ '}
          {speaker.say(`board.defence.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

interface NowProps {
  readonly of: PlayerView;
  readonly planning: Planning | null;
  readonly forecast: Forecast;
}

/** What the question of the moment is about. */
function Now({ of, planning, forecast }: NowProps) {
  const { choice, me, speaker, view } = useAnaTable();
  if (planning !== null) return <Deployment of={of} planning={planning} foresight={forecast.foresight} />;
  if (view.phase === 'resolution') {
    const { meeting } = of;
    if (meeting !== null && forecast.cards.length > 0) return <Meeting of={of} meeting={meeting} forecast={forecast} />;
    return <p class="waiting">{speaker.say('board.defence.allMet')}</p>;
  }
  if (of.seat === me && choice.asked?.step === 'sideLevy') return <Levy of={of} />;
  if (of.seat === me && choice.asked?.step === 'foodStep') return <Food of={of} asked={choice.asked} />;
  return <p class="waiting">{speaker.say(of.deployed === null ? 'board.defence.sealed' : 'board.defence.waiting')}</p>;
}
