/** Which worked examples can be tried at a table: what the rules page must know before any of them is loaded. */
const LAID: { readonly [game: string]: readonly string[] } = {
  'monde-oublie': 'W1 W2 W3 W4 W4b W5 W6 W7 W7b W8 W10 W11 W12 W13 W14 W15 W16 W17 W18'.split(' '),
  medievalia: 'W1 W2 W3 W4 W4b W5 W6 W7 W8 W8b W9 W10 W11 W12 W12b W13 W13b W14 W14b W14c W15 W16 W17 W18'.split(' '),
  anarchy: 'W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W15b W16 W17 W18 W19 W19b W19c W20 W22 W24 W25'.split(' '),
  fief: 'W1 W1b W2 W3 W3b W3c W4 W5 W6 W6b W7 W8 W9 W10 W11 W11b W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22 W23 W24 W24b W25 W26 W27'.split(
    ' ',
  ),
  medioevo:
    'W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W21b W21c W22 W23 W24 W25 W26 W27 W28 W29 W30 W30b W30c W31 W32 W33 W34 W35 W36 W37 W38 W39 W40 W41 W41b W42 W43 W44 W45 W45b W45c W45d W46 W47 W48 W49 W49b W49c W49d W49e W49f W49g W49h W50 W50b W50c W50d W50e W50f W50g W50h W50i W50j W50k W50l W50m W50n W50o W50p W50q W51 W51b W51c W51d W51e W52 W53 W54 W54b W54c W54d W55 W55b W55c W55d W55e W55f W55g W57 W58 W59 W60 W60b W60c W61 W62 W63 W64'.split(
      ' ',
    ),
};

/** Which sentence of its example a position is about, from 1, where a whole row of examples stands under one number. */
const SENTENCES: { readonly [game: string]: { readonly [example: string]: readonly number[] } } = {
  medioevo: {
    W30: [1, 2, 2],
    W41: [1, 2],
    W45: [1, 2, 3, 4],
    W49: [1, 2, 3, 4, 5, 6, 7, 7],
    W50: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    W51: [2, 3, 4, 5, 6],
    W54: [1, 2, 2, 3],
    W55: [1, 2, 3, 4, 5, 6, 7],
  },
};

/** What an example says of one of its positions, with the rules it names; all of it where its sentences belong together. */
export function toldOf(game: string, id: string, text: string): string {
  const sentence = SENTENCES[game]?.[exampleOf(id)]?.[(positionOf(game, id) ?? 1) - 1];
  if (sentence === undefined) return text;
  const [, words, rules = ''] = /^(.*?)( \([A-Z]{3}-[^)]*\))?$/.exec(text) ?? [text, text];
  return (words.split(/(?<=\.) /)[sentence - 1] ?? words) + rules;
}

export function laidExamples(game: string): readonly string[] {
  return LAID[game] ?? [];
}

/** Which of its positions this is, from 1; null where there is but one. */
export function positionOf(game: string, id: string): number | null {
  const positions = laidExamples(game).filter((other) => exampleOf(other) === exampleOf(id));
  return positions.length === 1 ? null : positions.indexOf(id) + 1;
}

/** The example of the catalogue that is laid: more than one position may belong to it. */
export function exampleOf(id: string): string {
  return id.replace(/[a-z]$/, '');
}
