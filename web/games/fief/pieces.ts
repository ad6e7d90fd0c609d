/** All cards and places, to be looked at beside any game. */

import type { FieView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import type { Pieces } from '../../shell/index.ts';

/** A pack may give cards other names; which there are it does not change. */
const CARDS = [...shipped.characterDeck.cards, ...shipped.eventDeck.cards];

function cards(kind: string, is: (card: (typeof CARDS)[number]) => boolean): Pieces {
  return { kind, ...(kind === 'lords' ? {} : { aid: true }), targets: CARDS.filter(is).map(({ id }) => `card:${id}`) };
}

export function pieces({ fiefs, bishoprics, villages }: FieView): readonly Pieces[] {
  return [
    cards('surprises', ({ timing }) => timing === 'surprise'),
    cards('fortunes', ({ kind, timing }) => kind === 'fortune' && timing === 'pose'),
    cards('calamities', ({ kind }) => kind === 'calamity'),
    cards('lords', ({ kind }) => kind === 'lord'),
    { kind: 'fiefs', targets: fiefs.map(({ id }) => `fief:${id}`) },
    { kind: 'bishoprics', targets: bishoprics.map(({ id }) => `bishopric:${id}`) },
    { kind: 'villages', targets: villages.map(({ id }) => `village:${id}`) },
  ];
}
