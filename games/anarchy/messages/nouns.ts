/** What sort of noun each name is, in French and in English, for the articles before it. */

type Language = 'en' | 'fr';
type Sorts = readonly [fr: string, en: string];

const NOUNS: { readonly [kind: string]: { readonly [id: string]: Sorts } } = {
  attack: {
    ladder: ['f', 'one'],
    finalAssault: ['M', 'One'],
    arrows: ['fp', 'many'],
    ballista: ['f', 'one'],
    ram: ['m', 'one'],
    siegeTower: ['f', 'one'],
    catapult: ['f', 'one'],
    trebuchet: ['m', 'one'],
  },
  tactic: {
    stones: ['fp', 'many'],
    logs: ['fp', 'many'],
    bolts: ['mp', 'many'],
    pitch: ['f', 'mass'],
    covers: ['mp', 'many'],
  },
  machine: {
    smallCrane: ['f', 'one'],
    largeCrane: ['f', 'one'],
    ballista: ['f', 'one'],
    ram: ['m', 'one'],
    siegeTower: ['f', 'one'],
    catapult: ['f', 'one'],
    trebuchet: ['m', 'one'],
  },
  defender: {
    artisan: ['M', 'one'],
    soldier: ['M', 'one'],
    knight: ['M', 'one'],
    laidArtisan: ['M', 'one'],
    laidSoldier: ['M', 'one'],
    laidKnight: ['M', 'one'],
  },
  ingredient: {
    malt: ['m', 'mass'],
    water: ['f', 'mass'],
    hops: ['m', 'many'],
    yeast: ['f', 'mass'],
  },
  pennant: {
    red: ['m', 'one'],
    yellow: ['m', 'one'],
    blue: ['m', 'one'],
    purple: ['m', 'one'],
  },
  icon: {
    sword: ['f', 'one'],
    helm: ['m', 'one'],
    shield: ['m', 'one'],
    spur: ['m', 'one'],
  },
  /** Left and right take no article in French: “le mur de droite”. */
  side: {
    top: ['m', 'one'],
    bottom: ['m', 'one'],
  },
};

/** Levels of the buildings, whose boxes are named after them. */
const BUILDINGS: { readonly [building: string]: { readonly levels: number; readonly sorts: Sorts } } = {
  keep: { levels: 3, sorts: ['m', 'one'] },
  bank: { levels: 3, sorts: ['f', 'one'] },
  stables: { levels: 2, sorts: ['fp', 'many'] },
  chapel: { levels: 3, sorts: ['f', 'one'] },
};

export function nounsIn(language: Language): { [key: string]: string } {
  const sorts: { [key: string]: string } = {};
  const add = (kind: string, id: string, [fr, en]: Sorts): void => {
    sorts[`noun.${kind}.${id}`] = language === 'fr' ? fr : en;
  };
  for (const [kind, nouns] of Object.entries(NOUNS)) for (const [id, of] of Object.entries(nouns)) add(kind, id, of);
  for (const [id, of] of Object.entries(NOUNS.machine)) add('box', `machine.${id}`, of);
  for (const [building, { levels, sorts: of }] of Object.entries(BUILDINGS))
    for (let level = 1; level <= levels; level++) add('box', `${building}.${level}`, of);
  return sorts;
}
