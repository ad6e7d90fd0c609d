/** Icons of the set that the pictures use, read from it when one is first wanted. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Drawings {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } | undefined };
}

/** Bodies by name. The whole set is large and is not kept. */
let bodies: ReadonlyMap<string, string> | null = null;

function read(names: readonly string[]): ReadonlyMap<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons, aliases }: Drawings = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    names.map((name) => {
      const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body;
      if (body === undefined) throw new Error(`There is no icon “${name}”.`);
      return [name, body];
    }),
  );
}

export function iconBody(name: string): string {
  bodies ??= read(Object.values(SIGNS).flatMap((signs) => Object.values(signs)));
  const body = bodies.get(name);
  if (body === undefined) throw new Error(`No picture uses the icon “${name}”.`);
  return body;
}

/** By game, under the names that its screen has for them; a test holds them together. */
export const SIGNS = {
  house: { wordmark: 'castle', win: 'laurels-trophy' },
  emblems: {
    medievalia: 'castle',
    fief: 'crown',
    'monde-oublie': 'hydra',
    anarchy: 'siege-tower',
    medioevo: 'caravel',
  },
  medievalia: {
    labour: 'manual-meat-grinder',
    food: 'wheat',
    energy: 'power-lightning',
    gold: 'gold-bar',
    city: 'castle',
    field: 'field',
    farm: 'barn',
    forest: 'forest',
    mine: 'gold-mine',
    school: 'graduate-cap',
    workshop: 'palette',
    bank: 'bank',
    church: 'church',
    stable: 'stable',
    forge: 'anvil',
    carpenter: 'hand-saw',
    tower: 'stone-tower',
    fortress: 'guarded-tower',
    castle: 'white-tower',
    peasant: 'farmer',
    soldier: 'swordman',
    priest: 'monk-face',
    archer: 'archer',
    infantry: 'spears',
    knight: 'mounted-knight',
    merchant: 'cash',
    artist: 'lyre',
    bureaucrat: 'notebook',
    siege: 'siege-ram',
    attack: 'crossed-swords',
    defence: 'checked-shield',
  },
  'monde-oublie': {
    coin: 'two-coins',
    knowledge: 'open-book',
    red: 'sun',
    blue: 'big-wave',
    green: 'oak-leaf',
    yellow: 'spell-book',
    purple: 'drama-masks',
    sword: 'broadsword',
    arrow: 'broadhead-arrow',
    titan: 'giant',
    damaged: 'broken-wall',
    labour: 'wheelbarrow',
    build: 'stone-crafting',
    conscription: 'sword-brandish',
    expansion: 'horizon-road',
    discovery: 'candle-light',
    rebuild: 'brick-pile',
    recruit: 'rally-the-troops',
    exploration: 'spyglass',
    repopulation: 'family-house',
    citizen: 'meeple',
    capital: 'capitol',
    province: 'peaks',
    locked: 'padlock',
  },
  anarchy: {
    bravery: 'lion',
    loyalty: 'hearts',
    influence: 'imperial-crown',
    might: 'fist',
    keep: 'white-tower',
    moat: 'drawbridge',
    ladder: 'ladder',
    arrows: 'arrow-cluster',
    ballista: 'ballista',
    ram: 'siege-ram',
    siegeTower: 'siege-tower',
    catapult: 'catapult',
    trebuchet: 'trebuchet',
    finalAssault: 'barbute',
    enemyCastle: 'tower-flag',
  },
  fief: {
    village: 'village',
    castle: 'castle',
    city: 'medieval-gate',
    mill: 'windmill',
    siege: 'siege-tower',
    lord: 'crenel-crown',
    bishop: 'chess-bishop',
    cardinal: 'pope-crown',
    pope: 'keyring',
    king: 'crown',
    queen: 'queen-crown',
    ecu: 'crown-coin',
    fiefTitle: 'crenel-crown',
  },
  medioevo: {
    village: 'village',
    town: 'medieval-village-01',
    city: 'elven-castle',
    tower: 'stone-tower',
    fort: 'guarded-tower',
    castle: 'castle',
    cathedral: 'church',
    galley: 'galley',
    caravan: 'camel',
    merchantShip: 'caravel',
    honour: 'laurels',
    barbarians: 'barbarian',
    rebellion: 'torch',
  },
} as const;
