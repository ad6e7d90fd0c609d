/** Which worked examples can be tried at a table: what the rules page must know before any of them is loaded. */
const LAID: { readonly [game: string]: readonly string[] } = {
  'monde-oublie': 'W1 W2 W3 W4 W4b W5 W6 W7 W7b W8 W10 W11 W12 W13 W14 W15 W16 W17 W18'.split(' '),
  medievalia: 'W1 W2 W3 W4 W4b W5 W6 W7 W8 W8b W9 W10 W11 W12 W12b W13 W13b W14 W14b W14c W15 W16 W17 W18'.split(' '),
  anarchy: 'W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W15b W16 W17 W18 W19 W19b W19c W20 W22 W24 W25'.split(' '),
  fief: 'W1 W1b W2 W3 W3b W3c W4 W5 W6 W6b W7 W8 W9 W10 W11 W11b W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22 W23 W24 W24b W25 W26 W27'.split(
    ' ',
  ),
  medioevo:
    'W1 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W22 W23 W24 W25 W26 W27 W28 W29 W31 W32 W33 W34 W35 W36 W37 W38 W39 W40 W41 W41b W42 W43 W44 W45 W46 W47 W48 W49 W49b W49c W50 W50b W52 W53 W54 W55 W57 W58 W60 W60b W60c W61 W62 W63 W64'.split(
      ' ',
    ),
};

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
