/** The Anarchy as the kernel plays it. */

import type { Rules } from '@castellan/engine';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { interjections, notAsked, resume } from './rules/actions.ts';
import { sequel } from './rules/campaign.ts';
import { steps } from './rules/index.ts';
import { playRound } from './rules/round.ts';
import { OPTIONS, refuseSetup, setup } from './rules/setup.ts';
import { type AnaState, copy, sum } from './state.ts';
import { view } from './view.ts';
import { ENDINGS } from './vocabulary.ts';

export const rules: Rules<AnaState> = {
  id: 'anarchy',
  version: 1,
  replays: [],
  seats: { min: 1, max: 4, usual: 2 },
  options: OPTIONS,
  sequel,
  refuseSetup,
  setup,
  start: () => playRound.do({}),
  steps,
  view,
  determinize,
  copy,
  interjections,
  interject: (s, seat) => resume(s, seat),
  notAsked,
  packs: content,
  components: ({ players, pathDeck, pathOffer, pathDiscard }) => ({
    domainCards: sum(players.map(({ deck, discard, revealed }) => deck.length + discard.length + revealed.length)),
    domainCardValues: sum(players.map(({ deck, discard, revealed }) => sum([...deck, ...discard, ...revealed]))),
    pathCards: pathDeck.length + pathOffer.length + pathDiscard.length + sum(players.map(({ paths }) => paths.length)),
    pathCardValues: sum([...pathDeck, ...pathOffer, ...pathDiscard, ...players.flatMap(({ paths }) => paths)]),
  }),
  endings: ENDINGS,
};
