/** The worked examples of the catalogue, laid so that what they say can be tried. */

import { advance, type Example, type Frame, scriptChance } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from './game.ts';
import { electBishop } from './rules/bishops.ts';
import { calamities } from './rules/calamities.ts';
import { cardTurn } from './rules/card-play.ts';
import { combatTurn } from './rules/combat.ts';
import { drawCard } from './rules/drawing.ts';
import { income } from './rules/income.ts';
import { kingElection } from './rules/king.ts';
import { papalActs } from './rules/papal.ts';
import { popeElection } from './rules/pope.ts';
import { purchaseTurn } from './rules/purchases.ts';
import { ransoms } from './rules/ransoms.ts';
import { playTurn } from './rules/round.ts';
import { CALAMITY_BITS } from './rules/struck.ts';
import { checkVictory } from './rules/victory.ts';
import { surpriseWindow } from './rules/windows.ts';
import {
  bishopric,
  c,
  controller,
  holderOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  position,
  troops,
  waitingFor,
  whereIs,
} from './scene.ts';
import { FACE_DOWN, type FieState, HARVEST, NOBODY } from './state.ts';
import { view } from './view.ts';

const { play } = driverOf(game);

/** Faces of a battle die by what they show. */
const [MISS, ONE, TWO, THREE] = [0, 1, 3, 5];

/** A position up to its first question, and what was answered before the reader sits down. */
function laid(players: readonly PlayerPlan[], plan: PositionPlan, ...before: readonly string[]): FieState {
  const s = position(players, plan);
  advance(game, s);
  return play(s, ...before);
}

/** The combat turn of the first player at Sigy, which the second controls. */
function combat(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'> = {}, ...before: readonly string[]): FieState {
  return laid(players, { stage: 'combat', control: { sigy: 1 }, ...plan, next: (s) => combatTurn(s, 0) }, ...before);
}

const moving = (seat: number): readonly Frame[] => [playTurn.do({ seat })];

const army = (at: string, pawns: string): PlayerPlan => ({ lords: { henri: at }, troops: { [at]: pawns } });
const guard: PlayerPlan = { troops: { sigy: '1S' } };
const fewRivals: readonly PlayerPlan[] = [{ lords: { louis: 'bourg' } }, { lords: { othon: 'tournus' } }];

/** What the attacker would roll. */
const rolls = (s: FieState, points: number, dice: number): boolean => {
  const attack = view(s, null).battle?.attack;
  return attack?.points === points && attack.dice === dice;
};

/** The villages of W7: A has 3 votes for Tournus, B 2. */
function tournus(plan: PositionPlan): FieState {
  return laid(
    [
      { lords: { henri: 'tournus' }, troops: { tournus: '1S', mazilles: '1S' } },
      { lords: { louis: 'chateauneuf', raoul: 'chateauneuf' }, troops: { saintAndromy: '1S', chateauneuf: '1S' } },
      { lords: { othon: 'blaye', arthur: 'blaye' } },
    ],
    {
      stage: 'bishopElections',
      titles: { ducheBlaye: ['vacant', 'beaujeu'] },
      next: (s) => [electBishop.do({ bishopric: bishopric('tournus') }), ...waitingFor(2)(s)],
      ...plan,
    },
    'henri',
    'raoul',
    'nobody',
  );
}

/** Duke Henri stands; Count Louis and Bishop Raoul are B’s, Cardinal Othon is C’s. */
function crown(): FieState {
  return laid(
    [
      { lords: { henri: 'bourg' }, troops: { bourg: '1S' } },
      { lords: { louis: 'sigy', raoul: 'sigy', charles: 'sigy' } },
      { lords: { othon: 'tournus', agnes: 'tournus' } },
      { lords: { arthur: 'blaye', thierry: 'blaye' } },
    ],
    {
      stage: 'kingElection',
      titles: { ducheBourg: ['henri', 'bourg'], comteSigy: ['louis', 'sigy'], ducheBlaye: ['vacant', 'beaujeu'] },
      bishops: { sigy: 'raoul', tournus: 'othon' },
      cardinals: ['othon'],
      next: (s) => [...kingElection(s), ...waitingFor(3)(s)],
    },
    'henri',
    'nobody',
  );
}

const isOver = ({ election }: FieState): boolean => election === null;

/** The purchases of the first player. */
function market(own: PlayerPlan, castle: string): FieState {
  return laid([own, ...fewRivals], { stage: 'purchases', active: 0, castles: [castle], next: (s) => purchaseTurn(s, 0) });
}

/** The income of W11: four villages, two mills and the crown. */
function realm(rival: PlayerPlan, plan: PositionPlan = {}): FieState {
  const own: PlayerPlan = {
    ecus: 0,
    lords: { henri: 'bourg' },
    troops: { sigy: '1S', bourg: '1S', saintPaul: '1S', lesEssarts: '1S' },
    hand: ['assassination'],
  };
  return laid([own, rival, fewRivals[1]], {
    stage: 'income',
    king: 'henri',
    mills: { sigy: 1, bourg: 1 },
    castles: ['sigy'],
    control: { sigy: 0 },
    next: (s) => [surpriseWindow(s, 'income'), ...income(s)],
    ...plan,
  });
}

/** Somebody lays a tax; then all are paid. Nobody has anything yet. */
function taxes(
  players: readonly PlayerPlan[],
  seat: number,
  plan: PositionPlan,
  strike: (s: FieState) => void = () => undefined,
): FieState {
  return laid(
    players.map((player) => ({ ecus: 0, ...player })),
    {
      stage: 'cardPlay',
      active: seat,
      next: (s) => {
        strike(s);
        return [...cardTurn(s, seat), surpriseWindow(s, 'income'), ...income(s), ...ransoms(s)];
      },
      ...plan,
    },
  );
}

/** The Pope’s acts of W19, then who has won: Henri and Agnès are married, Louis is King. */
function pair(): FieState {
  return laid(
    [
      { lords: { henri: 'sigy', raoul: 'sigy' } },
      { lords: { agnes: 'bourg', louis: 'bourg' } },
      { lords: { othon: 'blaye', arthur: 'blaye' } },
      { lords: { charles: 'blaye' } },
      {},
    ],
    {
      stage: 'papalActs',
      pope: 'othon',
      bishops: { blaye: 'othon' },
      marriages: [['henri', 'agnes']],
      titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['raoul', 'bourg'], comteTournus: ['louis', 'tournus'] },
      king: 'louis',
      next: (s) => [...papalActs(s), checkVictory.do({})],
    },
  );
}

export const EXAMPLES: readonly Example<FieState>[] = [
  {
    id: 'W1',
    lay: () => combat([army('sigy', '2K'), guard, {}]),
    tries: [{ answers: ['attack 2 at sigy'], so: (s) => rolls(s, 7, 2) }],
  },
  {
    id: 'W1b',
    lay: () => combat([{ lords: { agnes: 'sigy' }, troops: { sigy: '2K' } }, guard, {}]),
    tries: [{ answers: ['attack 2 at sigy'], so: (s) => rolls(s, 6, 1) }],
  },
  {
    id: 'W2',
    lay: () => combat([army('sigy', '5S 5K'), guard, {}], { castles: ['sigy'] }),
    tries: [{ answers: ['attack 2 at sigy'], so: (s) => rolls(s, 21, 2) }],
  },
  {
    id: 'W3',
    lay: () => combat([army('sigy', '2S 1K'), guard, {}], { castles: ['sigy'] }),
    tries: [{ answers: ['attack 2 at sigy', 'attack 2 at sigy'], refusedBy: 'FIE-22.5' }],
  },
  {
    id: 'W3b',
    lay: () => combat([{ ...army('sigy', '2S 1K'), hand: ['secretPassage'] }, guard, {}], { castles: ['sigy'] }),
    tries: [{ answers: ['attack 2 at sigy', 'tunnel'], so: (s) => rolls(s, 6, 1) }],
  },
  {
    id: 'W3c',
    lay: () => combat([army('sigy', '2S 1K'), guard, { lords: { othon: 'sigy' }, troops: { sigy: '1S' } }], { castles: ['sigy'] }),
    tries: [{ answers: ['attack 2 at sigy', '2: attacker', 'yes'], so: (s) => rolls(s, 8, 1) }],
  },
  {
    id: 'W4',
    lay: () => combat([{ lords: { jeanne: 'sigy' }, troops: { sigy: '4K' } }, guard, {}], { dArc: 'jeanne' }),
    tries: [{ answers: ['attack 2 at sigy'], so: (s) => rolls(s, 13, 4) }],
  },
  {
    id: 'W5',
    lay: () => combat([army('sigy', '2K'), { troops: { sigy: '3S' } }, {}], { chance: scriptChance([TWO, ONE, THREE]) }),
    tries: [
      {
        answers: ['attack 2 at sigy', 'fight', '1: fight'],
        so: (s) => troops(s, 0, 'sigy') === '1K' && troops(s, 1, 'sigy') === '' && controller(s, 'sigy') === 0,
      },
    ],
  },
  {
    id: 'W6',
    lay: () => combat([army('sigy', '1S 1K'), { troops: { sigy: '4K 1S' } }, {}], { chance: scriptChance([MISS, TWO, TWO, MISS]) }),
    tries: [
      {
        answers: ['attack 2 at sigy', 'fight', '1: fight'],
        so: (s) => troops(s, 0, 'sigy') === '' && s.captor[lord('henri')] === 1,
      },
    ],
  },
  {
    id: 'W6b',
    lay: () => combat([army('sigy', '1S 1K'), { troops: { sigy: '4K 1S' } }, {}], { chance: scriptChance([MISS, TWO, TWO, ONE]) }),
    tries: [{ answers: ['attack 2 at sigy', 'fight', '1: fight'], so: (s) => whereIs(s, 'henri') === null }],
  },
  {
    id: 'W7',
    seat: 1,
    lay: () => tournus({ bishops: { blaye: 'louis' } }),
    tries: [{ answers: ['for raoul', '0: for henri'], so: (s) => s.bishops[bishopric('tournus')] === lord('raoul') }],
  },
  {
    id: 'W8',
    seat: 1,
    lay: () => tournus({ bishops: { blaye: 'louis' }, electedNow: ['louis'] }),
    tries: [{ answers: ['for raoul', '0: for henri'], so: (s) => s.bishops[bishopric('tournus')] === lord('henri') }],
  },
  {
    id: 'W9',
    lay: () =>
      laid(
        [
          { lords: { henri: 'sigy', raoul: 'sigy' }, troops: { sigy: '1S' } },
          { lords: { louis: 'bourg', charles: 'bourg' } },
          { lords: { othon: 'sigy', arthur: 'blaye', quentin: 'blaye' } },
        ],
        {
          stage: 'popeElection',
          bishops: { sigy: 'henri', bourg: 'louis', blaye: 'othon' },
          cardinals: ['henri', 'louis', 'othon'],
          captives: { othon: 0 },
          titles: { ducheBlaye: ['vacant', 'beaujeu'] },
          next: (s) => [...popeElection(s), ...waitingFor(2)(s)],
        },
        'henri',
        'louis',
      ),
    tries: [{ answers: ['henri for henri', '1: louis for louis'], so: (s) => isOver(s) && s.pope === NOBODY }],
  },
  {
    id: 'W10',
    seat: 1,
    lay: crown,
    tries: [
      { answers: ['-', '0: henri for henri', '2: othon for henri'], so: (s) => isOver(s) && s.king === NOBODY },
      { answers: ['raoul for henri', '0: henri for henri', '2: othon for henri'], so: (s) => s.king === lord('henri') },
      { answers: ['louis for henri + raoul for henri', '0: henri for henri', '2: -'], so: (s) => isOver(s) && s.king === NOBODY },
    ],
  },
  {
    id: 'W11',
    lay: () => realm(fewRivals[0]),
    tries: [{ answers: ['pass'], so: (s) => s.ecus[0] === 4 + 4 + 5 }],
  },
  {
    id: 'W11b',
    lay: () => realm({ lords: { louis: 'sigy' }, troops: { sigy: '2S' } }, { sieges: { sigy: [1, 1] } }),
    tries: [{ answers: ['pass'], so: (s) => s.ecus[0] === 3 + 2 + 5 }],
  },
  {
    id: 'W12',
    seat: 2,
    lay: () =>
      taxes(
        [{ troops: { sigy: '1S', beaujeu: '1S' } }, { troops: { saintPaul: '1S' } }, { lords: { othon: 'tournus' }, hand: ['tax'] }],
        2,
        { bishops: { sigy: 'othon' }, mills: { sigy: 1, beaujeu: 1, saintPaul: 1 } },
        (s) => {
          s.bonus[bishopric('sigy')] |= HARVEST;
        },
      ),
    tries: [
      // Tournus, where the Bishop is, is a village as well.
      { answers: ['tithe sigy as bishop'], so: (s) => s.ecus.join() === [2, 1, 3 * 3 + 1].join() },
    ],
  },
  {
    id: 'W13',
    lay: () =>
      taxes(
        [{ lords: { henri: 'bourg' }, hand: ['tax'] }, { troops: { blaye: '1S', laSalle: '1S' } }, fewRivals[1]],
        0,
        { titles: { ducheBlaye: ['henri', 'blaye'] }, control: { blaye: 1 } },
        (s) => {
          s.struck[bishopric('sigy')] |= CALAMITY_BITS.famine;
        },
      ),
    tries: [
      // Bourg, where the Duke is, and Charolles, which is his by title, are villages as well.
      { answers: ['taille ducheBlaye'], so: (s) => s.ecus[0] === 3 * 2 + 2 },
    ],
  },
  {
    id: 'W14',
    lay: () => market({ ecus: 6, lords: { henri: 'sigy' }, troops: { saintCiers: '1S', marcamps: '1S' } }, 'sigy'),
    tries: [
      {
        answers: ['title comteSigy'],
        so: (s) => holderOf(s, 'comteSigy') === 'henri' && s.ecus[0] === 0 && view(s, null).players[0].points === 1,
      },
    ],
  },
  {
    id: 'W15',
    lay: () => market({ ecus: 30, lords: { henri: 'sigy' } }, 'sigy'),
    tries: [
      { answers: ['sergeant sigy', 'sergeant sigy', 'sergeant sigy', 'sergeant sigy', 'knight sigy'], refusedBy: 'FIE-19.13' },
      {
        answers: ['sergeant sigy', 'sergeant sigy', 'sergeant sigy', 'knight sigy', 'engine sigy', 'engine sigy'],
        so: (s) => s.ecus[0] === 30 - 16 && troops(s, 0, 'sigy') === '3S 1K 2E',
      },
    ],
  },
  {
    id: 'W16',
    lay: () => laid([army('blaye', '3S 1K 1E'), ...fewRivals], { stage: 'movement', next: () => moving(0) }),
    tries: [
      {
        answers: ['henri', '3S + 1K + 1E', 'to charolles', 'henri', '3S after 1 + 1K after 1', 'to villeneuve'],
        so: (s) => troops(s, 0, 'villeneuve') === '3S 1K' && troops(s, 0, 'charolles') === '1E' && controller(s, 'charolles') === null,
      },
      {
        answers: ['henri', '3S + 1K + 1E', 'to charolles', 'henri', '2S after 1 + 1K after 1', 'to villeneuve'],
        so: (s) => troops(s, 0, 'charolles') === '1S 1E' && controller(s, 'charolles') === 0,
      },
    ],
  },
  {
    id: 'W17',
    lay: () =>
      laid(
        [
          { lords: { henri: 'charolles', raoul: 'sigy' }, troops: { charolles: '2K' } },
          { lords: { louis: 'bourg' }, troops: { villeneuve: '3S' } },
          { lords: { othon: 'tournus' } },
        ],
        { stage: 'movement', chance: scriptChance([ONE, MISS, ONE]), next: () => moving(0) },
        'henri',
        '2K',
        'to villeneuve',
        'ask',
        'no',
      ),
    tries: [
      {
        answers: ['all', 'henri', '2K after 1', 'to bourg'],
        so: (s) => troops(s, 1, 'villeneuve') === '2S' && troops(s, 0, 'bourg') === '2K' && whereIs(s, 'henri') === 'bourg',
      },
    ],
  },
  {
    id: 'W18',
    lay: () =>
      laid([army('sigy', '3S 2K'), ...fewRivals], {
        stage: 'drawing',
        chance: scriptChance([5, 2, 4].map((face) => face - 1)),
        next: (s) => {
          s.spaces = [c.cards.findIndex(({ id }) => id === 'plague-1')];
          s.strikes = [FACE_DOWN];
          s.eventDeck = s.eventDeck.filter((card) => !s.spaces.includes(card));
          return [drawCard.do({ seat: 0, drawn: 1, hasDrawnCharacter: false }), ...calamities(s)];
        },
      }),
    tries: [{ answers: ['stop'], so: (s) => troops(s, 0, 'sigy') === '1S 1K' && whereIs(s, 'henri') === 'sigy' }],
  },
  {
    id: 'W19',
    lay: pair,
    tries: [
      { answers: ['no', '1: no', '2: nothing'], so: ({ core: { result } }) => result?.winners.join() === '0,1' },
      { answers: ['annul', '2: yes', '2: nothing'], so: (s) => s.core.result === null && view(s, null).players[0].ally === null },
    ],
  },
  {
    id: 'W20',
    lay: () =>
      laid([{ ecus: 9, lords: { henri: 'bourg', agnes: 'tournus' } }, { lords: { louis: 'bourg' }, troops: { bourg: '1S' } }, {}], {
        stage: 'ransoms',
        captives: { henri: 1 },
        bishops: { sigy: 'henri' },
        cardinals: ['henri'],
        titles: { comteSigy: ['henri', 'sigy'] },
        next: ransoms,
      }),
    tries: [{ answers: ['ransom henri'], so: (s) => s.ecus[0] === 0 && s.ecus[1] === 5 + 9 && s.captor[lord('henri')] === NOBODY }],
  },
  {
    id: 'W21',
    lay: () =>
      laid(
        [
          { lords: { othon: 'sigy' }, troops: { sigy: '1S' }, hand: ['assassination'] },
          { lords: { henri: 'bourg', raoul: 'bourg' } },
          { lords: { agnes: 'tournus', louis: 'tournus' } },
        ],
        {
          king: 'henri',
          marriages: [['henri', 'agnes']],
          excommunicated: 'agnes',
          titles: { comteSigy: ['crown', 'sigy'] },
          next: (s) => [surpriseWindow(s, 'income')],
        },
      ),
    tries: [
      {
        answers: ['assassinate henri by othon'],
        so: (s) => whereIs(s, 'henri') === null && s.queen === NOBODY && !s.regency && holderOf(s, 'comteSigy') === 'othon',
      },
    ],
  },
  {
    id: 'W22',
    lay: () =>
      combat([army('sigy', '2K'), guard, { lords: { othon: 'sigy', arthur: 'tournus' } }], {
        captives: { othon: 1 },
        chance: scriptChance([ONE, MISS, MISS]),
      }),
    tries: [
      {
        answers: ['attack 2 at sigy', 'fight', '1: fight', 'hold'],
        so: (s) => s.captor[lord('othon')] === 0 && controller(s, 'sigy') === 0,
      },
      {
        answers: ['attack 2 at sigy', 'fight', '1: fight', 'free'],
        so: (s) => s.captor[lord('othon')] === NOBODY && controller(s, 'sigy') === 0,
      },
    ],
  },
  {
    id: 'W23',
    seat: 2,
    lay: () =>
      combat(
        [army('sigy', '1K'), { troops: { sigy: '4K 1S' } }, { lords: { othon: 'sigy', gauvain: 'sigy' }, troops: { sigy: '3S' } }],
        { first: 2, chance: scriptChance([MISS, MISS, THREE, THREE, TWO]) },
        'attack 2 at sigy',
        'attacker',
        'yes',
        'fight',
        'fight',
      ),
    tries: [
      {
        answers: ['othon'],
        so: (s) => whereIs(s, 'henri') === null && whereIs(s, 'othon') === null && s.captor[lord('gauvain')] === 1,
      },
    ],
  },
  {
    id: 'W24',
    lay: () =>
      laid(
        [
          { lords: { henri: 'laSalle' }, troops: { laSalle: '3K', blaye: '2S' } },
          {},
          { lords: { othon: 'blaye', arthur: 'sigy' }, troops: { blaye: '5K' } },
        ],
        {
          stage: 'movement',
          castles: ['blaye'],
          control: { blaye: 0 },
          sieges: { blaye: [1, 2] },
          next: (s) => [...moving(0), ...combatTurn(s, 0)],
        },
      ),
    tries: [
      {
        answers: ['henri', '3K', 'to blaye', 'attack 3 at blaye by all'],
        so: (s) => rolls(s, 12, 2) && view(s, null).battle?.shelter === 'none',
      },
    ],
  },
  {
    id: 'W24b',
    seat: 2,
    lay: () =>
      laid(
        [
          { lords: { henri: 'outside blaye' }, troops: { blaye: '2S', 'outside blaye': '3K' } },
          {},
          { lords: { othon: 'blaye' }, troops: { blaye: '5K' } },
        ],
        {
          stage: 'combat',
          control: { blaye: 0 },
          castles: ['blaye'],
          sieges: { blaye: [1, 2] },
          gates: { '0 outside blaye': ['laSalle'] },
          next: (s) => combatTurn(s, 2),
        },
      ),
    tries: [
      {
        answers: ['attack 1 at blaye inside'],
        so: (s) => view(s, null).battle?.penalty === 1 && view(s, null).battle?.defence.points === 2,
      },
      {
        answers: ['attack 1 at blaye outside'],
        so: (s) => view(s, null).battle?.shelter === 'none' && view(s, null).battle?.defence.points === 10,
      },
    ],
  },
  {
    id: 'W25',
    seat: 1,
    lay: () =>
      laid(
        [
          { lords: { henri: 'sigy' }, hand: ['assassination', 'tax'] },
          { lords: { louis: 'bourg' }, hand: ['assassination'] },
          { lords: { othon: 'tournus' }, hand: ['justice'] },
          { lords: { raoul: 'blaye' } },
        ],
        { first: 1, next: (s) => [surpriseWindow(s, 'income')] },
      ),
    tries: [
      {
        answers: ['assassinate henri by louis', '2: pass', '0: assassinate louis by henri'],
        so: (s) => whereIs(s, 'henri') === null && whereIs(s, 'louis') === 'bourg' && s.hands[0].length === 2,
      },
    ],
  },
  {
    id: 'W26',
    lay: () =>
      laid(
        [
          { ...army('bourg', '5K'), hand: ['secretPassage'] },
          { lords: { louis: 'bourg', gauvain: 'tournus' }, troops: { bourg: '1S' } },
          {},
        ],
        {
          stage: 'combat',
          control: { bourg: 1 },
          titles: { ducheBourg: ['louis', 'bourg'] },
          chance: scriptChance([TWO, MISS, MISS, MISS]),
          next: (s) => combatTurn(s, 0),
        },
      ),
    tries: [
      {
        answers: ['attack 2 at bourg', 'tunnel', 'fight', '1: fight'],
        so: (s) => whereIs(s, 'louis') === null && controller(s, 'bourg') === 0 && holderOf(s, 'ducheBourg') === 'henri',
      },
    ],
  },
  {
    id: 'W27',
    lay: () =>
      taxes(
        [
          { lords: { henri: 'outside sigy' }, hand: ['tax'] },
          { lords: { othon: 'tournus' }, hand: ['assassination'] },
          { troops: { sigy: '1S', saintPaul: '1S' } },
        ],
        0,
        { bishops: { sigy: 'henri' }, mills: { sigy: 1, saintPaul: 1 } },
      ),
    tries: [
      {
        answers: ['tithe sigy as bishop', '1: assassinate henri by othon'],
        so: (s) => whereIs(s, 'henri') === null && s.ecus[0] === 4,
      },
    ],
  },
];
