/** What may be said although one is not asked: loans, proposals, answers to them, war, breach, denunciation. */

import { type Option, type Planned, type Refusal, sayAs } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { useDesk } from '../../../shell/index.ts';

export interface Dealing {
  /** Why the last thing said was refused. */
  readonly refusal: Refusal | null;
  /** What may be said now. */
  readonly open: readonly Option[];
  say(option: Option): void;
  /** Opens the sheet of a proposal, with answers to it at once; null where none may be made now. */
  readonly propose: ((...answers: readonly string[]) => void) | null;
  /** What may be said to an offer. */
  answerTo(offer: number, verb: 'accept' | 'decline' | 'counter' | 'withdraw'): Option | undefined;
  interjection(key: string): Option | undefined;
}

const NONE: readonly Option[] = [];

export function useDealing(): Dealing {
  const { client, looking, snapshot } = useDesk();
  const { aside, interjections } = snapshot.view;
  const [refusal, refuse] = useState<Refusal | null>(null);
  const open = looking ? NONE : interjections;
  const find = (key: string): Option | undefined => open.find((option) => option.key === key);
  const all = (plan: readonly Planned[]): void => {
    refuse(null);
    void client.answerAll(plan, '').then((stopped) => refuse(stopped?.refusal ?? null));
  };
  const unasked = (key: string): Planned => ({ text: sayAs('interjection', key) });
  const leave = interjections.find(({ say }) => say === 'leaveAside');
  // What is being composed already gives way.
  const dropped = aside === undefined || leave === undefined ? [] : [unasked(leave.key)];
  const pact = find('pact');
  return {
    refusal,
    open,
    say: (option) => all([unasked(option.key)]),
    propose:
      pact === undefined
        ? null
        : (...answers) => all([...dropped, unasked(pact.key), ...answers.map((text) => ({ text: sayAs('aside', text) }))]),
    answerTo: (offer, verb) => find(`${verb} offer ${offer}`),
    interjection: find,
  };
}
