/** The card being met, in large: what stops it side by side, and what hangs on it. */

import type { MeetingView, PlayerView } from '@castellan/anarchy';
import { Button, Stepper } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { Helps } from './Attacks.tsx';
import type { Forecast } from './forecast.ts';
import { StrikeLine, Verdict } from './Ledger.tsx';

interface MeetingProps {
  readonly of: PlayerView;
  readonly meeting: MeetingView;
  readonly forecast: Forecast;
}

export function Meeting({ of, meeting, forecast }: MeetingProps) {
  const { choice, me, speaker } = useAnaTable();
  const [card] = forecast.cards;
  const { attack, blows } = card;
  const step = of.seat === me ? choice.asked?.step : undefined;
  return (
    <section class="meeting" aria-label={speaker.say('board.defence.meeting', { attack: attack.type })}>
      <h3>
        <AnaIcon name={attack.type} size={28} />
        <span>{speaker.say(`name.attack.${attack.type}`)}</span>
        {attack.face?.violent && <AnaIcon name="violent" size={20} title={true} class="skull" />}
        <Helps of={attack} />
      </h3>
      <ul class="strikes">
        {blows.map((blow) => (
          <StrikeLine key={blow.hit.side} of={blow} card={card} />
        ))}
      </ul>
      <Verdict of={card} />
      {step === 'spendTactics' && <Spending advised={forecast.foresight?.numbers.advised?.least ?? null} />}
      {step === 'absorb' && <p class="advice">{speaker.say('board.defence.touchDefender')}</p>}
      {step === 'rallyMove' && <p class="advice">{speaker.say('board.defence.touchRally', { n: of.rally.active })}</p>}
      <p class="stake">
        {meeting.bravery > 0 && <span>{speaker.say('board.defence.ifHeld', { n: meeting.bravery })}</span>}
        <span>{speaker.say(meeting.loyalty > 0 ? 'board.defence.ifLost' : 'board.defence.nothingLost')}</span>
      </p>
    </section>
  );
}

/** How many tactics go against the side that is asked about; the sum above follows the number. It is confirmed in the prompt. */
function Spending({ advised }: { readonly advised: number | null }) {
  const { choice, speaker } = useAnaTable();
  const { asked, amount } = choice;
  if (asked === null) return null;
  const { tactic, side } = asked.params;
  return (
    <div class="spending">
      <Stepper
        label={speaker.say('board.defence.spendOn', { tactic, side })}
        value={amount}
        min={asked.min}
        max={asked.max}
        by={1}
        fewer={speaker.say('board.defence.fewer')}
        more={speaker.say('board.defence.more')}
        onChange={choice.setAmount}
      />
      <Button size="small" icon="hint" disabled={advised === null} onClick={() => advised !== null && choice.setAmount(advised)}>
        {speaker.say('board.defence.advised', { n: advised === null ? '–' : String(advised) })}
      </Button>
    </div>
  );
}
