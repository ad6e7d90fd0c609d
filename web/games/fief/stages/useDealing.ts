/** Opening a bargain's sheet, and answering proposals. */

import { type Option, type Planned, type Refusal, type Seat, sayAs } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { useDesk } from '../../../shell/index.ts';
import type { ShareName } from './sheet.ts';

interface Dealing {
  /** Why the last thing said was refused. */
  readonly refusal: Refusal | null;
  /** Null where no sheet may be opened now. */
  readonly open: ((toSeat: Seat, consent?: ShareName) => void) | null;
  /** Null where no embassy may be sent now. */
  readonly send: (() => void) | null;
  say(option: Option): void;
  /** What may be said to an offer. */
  answerTo(offer: number, verb: 'accept' | 'decline' | 'counter' | 'withdraw'): Option | undefined;
  interjection(key: string): Option | undefined;
}

export function useDealing(): Dealing {
  const { client, looking, snapshot } = useDesk();
  const { aside, interjections } = snapshot.view;
  const [refusal, refuse] = useState<Refusal | null>(null);
  const find = (key: string): Option | undefined => (looking ? undefined : interjections.find((option) => option.key === key));
  const all = (plan: readonly Planned[]): void => {
    refuse(null);
    void client.answerAll(plan, '').then((stopped) => refuse(stopped?.refusal ?? null));
  };
  const unasked = (key: string): Planned => ({ text: sayAs('interjection', key) });
  const leave = interjections.find(({ say }) => say === 'leaveAside');
  // What is being composed already gives way.
  const dropped = aside === undefined || leave === undefined ? [] : [unasked(leave.key)];
  const bargain = find('bargain');
  const embassy = find('embassy');
  return {
    refusal,
    open:
      bargain === undefined
        ? null
        : (toSeat, consent) =>
            all([
              ...dropped,
              unasked(bargain.key),
              { text: sayAs('aside', `with ${toSeat + 1}`), step: 'bargain' },
              ...(consent === undefined ? [] : [{ text: sayAs('aside', `${consent} consent`), step: 'bargainSheet' }]),
            ]),
    send: embassy === undefined ? null : () => all([...dropped, unasked(embassy.key)]),
    say: (option) => all([unasked(option.key)]),
    answerTo: (offer, verb) => find(`${verb} offer ${offer}`),
    interjection: find,
  };
}
