/** The castle defence as a stage of its own: the attacks above, the castle with its defenders below, and what will come of it. */

import type { PlayerView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../../../shell/index.ts';
import { useAnaTable } from '../table.ts';
import { AttackRow } from './AttackRow.tsx';
import { Castles } from './Castles.tsx';
import { type Deployed, type Forecast, forecast, type Progress, struckIn } from './consequence.ts';
import { Deployment } from './Deployment.tsx';
import { Field } from './Field.tsx';
import { Food } from './Food.tsx';
import { Levy } from './Levy.tsx';
import { Means } from './Means.tsx';
import { Meeting } from './Meeting.tsx';
import { Outcome } from './Outcome.tsx';
import { deployedBy } from './plan.ts';
import { type Planning, usePlan } from './usePlan.ts';

const NOBODY_THERE: Deployed = {};

/** `pools` are the stores of the player whose stage it is, where they have no place elsewhere. */
export function DefenceStage({ pools }: { readonly pools: ComponentChildren }) {
  const { choice, me, view } = useAnaTable();
  const [shown, show] = useState<Seat>(me ?? 0);
  const id = choice.asked?.id;
  // A new question brings one home from looking at the others.
  useEffect(() => {
    if (id !== undefined && me !== null) show(me);
  }, [id, me]);
  const player = view.players[shown];
  const isMine = shown === me;
  const { planning, given } = usePlan(view.players[me ?? 0]);
  const planned = isMine ? planning : null;
  const plan = isMine ? (planning?.plan ?? given) : null;
  const isFed = !(isMine && isAboutFood(choice));
  const deployed = plan === null ? player.deployed : deployedBy(plan);
  const foreseen = forecast(view, player, deployed ?? NOBODY_THERE, isMine ? progressOf(choice) : null);
  return (
    <div class="ana-defence" data-area="mine">
      <Steps />
      <AttackRow of={player} forecast={foreseen} known={deployed !== null && isFed} />
      <div class="ground-floor">
        <div class="wing now-wing">
          <Now of={player} planning={planned} forecast={foreseen} />
          {deployed !== null && isFed && <Outcome of={player} forecast={foreseen} />}
        </div>
        <Field of={player} deployed={deployed} forecast={foreseen} planning={planned} />
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

/** How far I am with the card being resolved. */
function progressOf({ asked, amount }: Choice): Progress | null {
  switch (asked?.step) {
    case 'spendTactics':
      return { spending: struckIn(asked), n: amount };
    case 'absorb':
      return 'absorbing';
    default:
      return null;
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
function Now({ of, planning, forecast: { cards } }: NowProps) {
  const { choice, me, speaker, view } = useAnaTable();
  if (planning !== null) return <Deployment of={of} planning={planning} />;
  if (view.phase === 'resolution') {
    if (cards.length > 0) return <Meeting of={of} card={cards[0]} />;
    return <p class="waiting">{speaker.say('board.defence.allMet')}</p>;
  }
  if (of.seat === me && choice.asked?.step === 'sideLevy') return <Levy of={of} />;
  if (of.seat === me && isAboutFood(choice)) return <Food of={of} />;
  return <p class="waiting">{speaker.say(of.deployed === null ? 'board.defence.sealed' : 'board.defence.waiting')}</p>;
}
