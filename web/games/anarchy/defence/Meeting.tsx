/** The card being met, in large: what stops it side by side, and what hangs on it. */

import type { PlayerView } from '@castellan/anarchy';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Stepper } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { Helps } from './Attacks.tsx';
import { type Foreseen, stakeOf, struckIn, tacticsAdvised } from './consequence.ts';
import { StrikeLine, Verdict } from './Ledger.tsx';

export function Meeting({ of, card }: { readonly of: PlayerView; readonly card: Foreseen }) {
  const { choice, me, speaker, view } = useAnaTable();
  const { attack, strikes } = card;
  const stake = stakeOf(view, of, attack);
  const isMine = of.seat === me;
  const step = isMine ? choice.asked?.step : undefined;
  return (
    <section class="meeting" aria-label={speaker.say('board.defence.meeting', { attack: attack.type })}>
      <h3>
        <AnaIcon name={attack.type} size={28} />
        <span>{speaker.say(`name.attack.${attack.type}`)}</span>
        {attack.face?.violent && <AnaIcon name="violent" size={20} title={true} class="skull" />}
        <Helps of={attack} />
      </h3>
      <ul class="strikes">
        {strikes.map((strike) => (
          <StrikeLine key={strike.side} of={strike} card={card} />
        ))}
      </ul>
      <Verdict of={card} />
      {step === 'spendTactics' && <Spending of={of} />}
      {step === 'absorb' && <p class="advice">{speaker.say('board.defence.touchDefender')}</p>}
      {step === 'rallyMove' && <p class="advice">{speaker.say('board.defence.touchRally', { n: of.rally.active })}</p>}
      <p class="stake">
        {stake.bravery > 0 && <span>{speaker.say('board.defence.ifHeld', { n: stake.bravery })}</span>}
        <span>{speaker.say(stake.loyalty > 0 ? 'board.defence.ifLost' : 'board.defence.nothingLost')}</span>
      </p>
    </section>
  );
}

/** How many tactics go against the side that is asked about, as advised to begin with; the sum above follows the number. */
function Spending({ of }: { readonly of: PlayerView }) {
  const { choice, speaker, view } = useAnaTable();
  const { asked, amount } = choice;
  const now = useRef({ choice, of, view });
  now.current = { choice, of, view };
  const id = asked?.id;
  useEffect(() => {
    const present = now.current;
    const question = present.choice.asked;
    if (question === null || question.id !== id) return;
    const advised = tacticsAdvised(present.view, present.of, present.of.deployed ?? {}, struckIn(question), question.max);
    present.choice.setAmount(advised);
  }, [id]);
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
      <Button onClick={choice.confirm}>{speaker.say('board.defence.spend', { n: amount })}</Button>
    </div>
  );
}
