/** Positions of Fief for pages to show: one for each stage. */

import { advance, type Frame, type Line, type Setup, scriptChance } from '@castellan/engine';
import { type FieState, game } from '@castellan/fief';
import { electBishop } from '../../../games/fief/rules/bishops.ts';
import { combatTurn } from '../../../games/fief/rules/combat.ts';
import { grants } from '../../../games/fief/rules/grants.ts';
import { electKing } from '../../../games/fief/rules/king.ts';
import { marriages } from '../../../games/fief/rules/marriages.ts';
import { papalActs } from '../../../games/fief/rules/papal.ts';
import { ransoms } from '../../../games/fief/rules/ransoms.ts';
import { checkVictory } from '../../../games/fief/rules/victory.ts';
import { surpriseWindow } from '../../../games/fief/rules/windows.ts';
import { type PlayerPlan, type PositionPlan, position, waitingFor } from '../../../games/fief/test/builders.ts';

export const NAMES = ['Aliénor', 'Conan', 'Mahaut', 'Thibaut'];

export interface Laid {
  readonly setup: Setup;
  readonly state: FieState;
  readonly lines: readonly Line[];
  readonly names: readonly string[];
  readonly me: number;
}

const PLAYERS: readonly PlayerPlan[] = [
  {
    ecus: 14,
    lords: { arthur: 'blaye', guenievre: 'charolles', etienne: 'charolles' },
    troops: { blaye: '3S 1K', charolles: '2S', laSalle: '1S', beaujeu: '1S', sigy: '2S', bourg: '3S 4K 1E' },
    hand: ['ambush', 'assassination', 'tax'],
  },
  {
    ecus: 9,
    lords: { gauvain: 'chateauneuf', raoul: 'epervier', louis: 'epervier', blanche: 'sennecy' },
    troops: { epervier: '4S 1K', sennecy: '1S', chateauneuf: '2S', mazilles: '1S', saintAndromy: '1S', charolles: '1S' },
    hand: ['justice', 'goodHarvest'],
  },
  {
    ecus: 11,
    lords: { othon: 'saintGerome', isabelle: 'tournus', quentin: 'blaye' },
    troops: { tournus: '3S 2K', saintGerome: '2S 1K', belleville: '1S', pugnac: '1S', saintAndre: '1S', saintMedard: '1S' },
    hand: ['dArc', 'revolt', 'plague'],
  },
  {
    ecus: 6,
    lords: { charles: 'villeneuve', baudouin: 'bourg', jeanne: 'bourg' },
    troops: { villeneuve: '2S 1K', saintPaul: '2S', bourg: '6S 2K', saintVivien: '1S', lesEssarts: '1S' },
    hand: ['secretPassage'],
  },
];

const REALM: PositionPlan = {
  round: 7,
  castles: ['saintGerome', 'bourg', 'sigy'],
  titles: {
    ducheBlaye: ['arthur', 'blaye'],
    comteEpervier: ['raoul', 'epervier'],
    comteTournus: ['isabelle', 'tournus'],
    baronnieSaintPaul: ['baudouin', 'saintPaul'],
  },
  mills: { blaye: 2, epervier: 1, tournus: 1, villeneuve: 1 },
  captives: { quentin: 0 },
  marriages: [
    ['raoul', 'guenievre'],
    ['baudouin', 'isabelle'],
  ],
  bishops: { blaye: 'louis', saintGerome: 'quentin', bourg: 'charles', sigy: 'etienne' },
  electedNow: ['louis'],
  cardinals: ['charles'],
  king: 'baudouin',
  control: { bourg: 3, charolles: 0 },
  gates: { '0 bourg': ['villeneuve'] },
};

/** A position with what is about to happen, and what is played from there. */
function laid(plan: PositionPlan, next: (s: FieState) => readonly Frame[], lines: readonly string[] = [], players = PLAYERS): Laid {
  const state = position(players, { ...REALM, ...plan, next });
  advance(game, state);
  const seed = '0'.repeat(64);
  return {
    setup: { seats: players.length, options: {}, seed },
    state,
    lines: lines.map((line) => ({ seat: Number(line[0]), text: line.slice(2) })),
    names: NAMES.slice(0, players.length),
    me: 0,
  };
}

const PASSES = ['0 pass', '1 pass', '2 pass', '3 pass'];

/** All villages of Tournus are controlled, and nobody is its Bishop. */
const NAMED = ['0 arthur', '1 gauvain', '2 othon'];
const tournus = (lines: readonly string[]): Laid => laid({ stage: 'bishopElections' }, () => [electBishop.do({ bishopric: 1 })], lines);

const KING = ['0 arthur', '1 nobody', '2 othon', '3 nobody'];
const king = (lines: readonly string[]): Laid =>
  laid(
    {
      stage: 'kingElection',
      king: undefined,
      marriages: [],
      titles: { ...REALM.titles, comteSaintGerome: ['othon', 'saintGerome'] },
      castles: ['bourg', 'sigy'],
    },
    () => [electKing.do({})],
    lines,
  );

const unmarried = (lines: readonly string[]): Laid =>
  laid({ stage: 'marriages', marriages: [], king: undefined }, (s) => marriages(s), lines);

/** Arthur besieges Bourg with an engine, and Raoul of his ally stands there too. */
const AT_BOURG: readonly PlayerPlan[] = [
  { ...PLAYERS[0], lords: { ...PLAYERS[0].lords, arthur: 'bourg' } },
  { ...PLAYERS[1], lords: { ...PLAYERS[1].lords, raoul: 'bourg' }, troops: { ...PLAYERS[1].troops, bourg: '2S' } },
  PLAYERS[2],
  PLAYERS[3],
];
const bourg = (lines: readonly string[], faces: readonly number[] = []): Laid =>
  laid(
    {
      stage: 'combat',
      active: 0,
      sieges: { bourg: [6, 0] },
      gates: { '0 bourg': ['villeneuve'], '1 bourg': ['villeneuve'] },
      chance: scriptChance(faces),
    },
    (s) => combatTurn(s, 0),
    lines,
    AT_BOURG,
  );
const JOINED = ['0 attack 4 at bourg', '1 attacker', '0 yes', ...PASSES];
const FIRST_ROUND = [...JOINED, '0 fight', '3 fight', ...PASSES];
/** Three hits on the attackers, four on the defenders. */
const FACES = [3, 1, 1, 1, 1, 1];

export const POSITIONS: { readonly [name: string]: () => Laid } = {
  naming: () => tournus([]),
  ballot: () => tournus([...NAMED, ...PASSES, '1 for gauvain', '2 for othon']),
  reveal: () => tournus([...NAMED, ...PASSES, '0 for gauvain', '1 for gauvain', '2 for othon', '3 for othon']),
  king: () => king([...KING, ...PASSES]),
  kingReveal: () =>
    king([
      ...KING,
      ...PASSES,
      '0 arthur for arthur + etienne for arthur',
      '1 raoul for arthur + louis for arthur',
      '2 isabelle for othon + othon for othon',
      '3 -',
    ]),
  marriages: () => unmarried([]),
  consent: () => unmarried(['0 pass', '1 gauvain and guenievre']),
  joining: () => ({ ...bourg(['0 attack 4 at bourg']), me: 1 }),
  standing: () => bourg(JOINED),
  losses: () => bourg(FIRST_ROUND, FACES),
  battleSurprise: () => bourg(JOINED.slice(0, 3)),
  surprise: () => laid({ stage: 'purchases', active: 1 }, (s) => [surpriseWindow(s, 'purchaseStart', 1)]),
  papal: () => laid({ stage: 'papalActs', pope: 'etienne' }, (s) => papalActs(s), ['0 no', '1 no', '2 no', '3 no']),
  ransoms: () => ({ ...laid({ stage: 'ransoms' }, (s) => ransoms(s)), me: 2 }),
  grants: () => ({
    ...laid({ stage: 'grants', titles: { ...REALM.titles, ducheBourg: ['crown', 'bourg'] }, castles: ['saintGerome'] }, (s) => grants(s)),
    me: 3,
  }),
  income: () => laid({ stage: 'income' }, (s) => [surpriseWindow(s, 'income')]),
  uprising: () => ({
    ...laid(
      { stage: 'income' },
      (s) => {
        s.taxes.push({ kind: 'dime', seat: 0, where: 3, rank: 'bishop' });
        return [surpriseWindow(s, 'income')];
      },
      ['0 pass', '1 pass', '2 revolt in bourg', '3 pass'],
    ),
    me: 3,
  }),
  end: () =>
    laid(
      {
        stage: 'victory',
        marriages: [['baudouin', 'isabelle']],
        titles: {
          ...REALM.titles,
          ducheBlaye: ['arthur', 'blaye'],
          comteSigy: ['arthur', 'sigy'],
          baronnieMazilles: ['etienne', 'mazilles'],
        },
        castles: ['saintGerome', 'bourg'],
      },
      (s) => [surpriseWindow(s, 'victory'), checkVictory.do({})],
      PASSES,
    ),
  embassy: () =>
    laid({ stage: 'purchases', active: 2, titles: { ...REALM.titles, ducheBourg: ['vacant', 'bourg'] } }, waitingFor(3, 'ducheBourg'), [
      '0 ! embassy',
      '0 ~ 2',
      '1 ! accept offer 1',
    ]),
  market: () =>
    laid({ stage: 'purchases', active: 2, titles: { ...REALM.titles, ducheBourg: ['vacant', 'bourg'] } }, waitingFor(3, 'ducheBourg')),
};
