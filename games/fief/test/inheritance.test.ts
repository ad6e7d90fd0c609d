import { describe, expect, it } from 'vitest';
import { placeReleased } from '../rules/captivity.ts';
import { kill } from '../rules/death.ts';
import { removePawns } from '../rules/pawns.ts';
import { type FieState, NOBODY, spot } from '../state.ts';
import { KNIGHT, SERGEANT } from '../vocabulary.ts';
import {
  asked,
  controller,
  gatesOf,
  holderOf,
  interject,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putTroops,
  refusalOf,
  settled,
  troops,
  village,
  waitingFor,
  whereIs,
} from './builders.ts';

/** Lords die at one moment, and what follows is settled. */
function die(s: FieState, ...ids: readonly string[]): FieState {
  for (const id of ids) kill(s, lord(id));
  return settled(s);
}

describe('death', () => {
  it('FIE-27.1 FIE-27.2 takes pawn, card, church titles, hat, d’Arc, marriage and markers with it', () => {
    const s = position([{ lords: { henri: 'sigy', agnes: 'sigy' } }, { lords: { louis: 'bourg', raoul: 'bourg' } }, {}], {
      bishops: { sigy: 'henri', bourg: 'raoul' },
      cardinals: ['henri', 'bought:raoul'],
      pope: 'henri',
      marriages: [['louis', 'agnes']],
      dArc: 'agnes',
      excommunicated: 'louis',
    });
    s.assassin[lord('henri')] = 1;
    const hat = s.hats[lord('henri')];
    die(s, 'henri', 'agnes');
    expect([whereIs(s, 'henri'), s.owner[lord('henri')], s.assassin[lord('henri')]]).toEqual([null, NOBODY, 0]);
    expect(s.characterDiscard).toEqual(expect.arrayContaining([lord('henri'), lord('agnes'), hat]));
    expect(s.characterDiscard).toHaveLength(4);
    expect([s.bishops[4], s.pope, s.maid, s.spouse[lord('louis')]]).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
    // FIE-8.11: the marker is taken off when the Pope who placed it dies.
    expect(s.excommunicated).toBe(NOBODY);
    die(s, 'raoul');
    expect(s.characterDiscard).toHaveLength(5);
  });

  it('FIE-7.8 ends the alliance at the death itself', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { lords: { agnes: 'bourg' } }, {}], { marriages: [['henri', 'agnes']] });
    kill(s, lord('henri'));
    expect(s.spouse[lord('agnes')]).toBe(NOBODY);
  });

  it('FIE-3.9 frees captives, re-examines control and ends sieges before titles pass', () => {
    const s = position([{ lords: { henri: 'sigy', othon: 'bourg' } }, { lords: { louis: 'sigy' } }, { troops: { saintCiers: '1S' } }], {
      titles: { comteSigy: ['henri', 'sigy'] },
      captives: { louis: 0 },
    });
    kill(s, lord('henri'));
    s.core.told = [];
    settled(s);
    expect(keysOf(s.core.told ?? [])).toEqual(['freed', 'controlled', 'abandoned', 'cityTaken', 'titleGranted', 'controlled']);
    expect([controller(s, 'sigy'), holderOf(s, 'comteSigy'), controller(s, 'marcamps')]).toEqual([1, 'louis', 1]);
  });
});

describe('inheritance', () => {
  const county = { titles: { comteSigy: ['henri', 'sigy'] as const } };

  it('FIE-27.4 goes first to an eligible Lord of the family, whom the player chooses', () => {
    const s = position([{ lords: { henri: 'sigy', louis: 'bourg', agnes: 'bourg' } }, {}, {}], county);
    die(s, 'henri');
    expect(asked(s)).toEqual(['0 chooseTitleHolder']);
    expect(keys(s).sort()).toEqual(['to agnes', 'to louis']);
    expect(refusalOf(s, 'to othon')).toBe('kernel unknownOption');
    play(s, 'to agnes');
    expect(holderOf(s, 'comteSigy')).toBe('agnes');
  });

  it('FIE-27.4 asks nobody where one Lord is left, and FIE-27.3 cannot be refused', () => {
    const s = die(position([{ lords: { henri: 'sigy', agnes: 'bourg' } }, {}, {}], county), 'henri');
    expect(holderOf(s, 'comteSigy')).toBe('agnes');
  });

  it('FIE-27.3 passes each title separately, in the order of the map', () => {
    const s = position([{ lords: { henri: 'sigy', louis: 'bourg', agnes: 'bourg' } }, {}, {}], {
      titles: { ducheBourg: ['henri', 'bourg'], comteTournus: ['henri', 'tournus'] },
    });
    die(s, 'henri');
    play(s, 'to louis');
    expect([holderOf(s, 'comteTournus'), holderOf(s, 'ducheBourg')]).toEqual(['louis', 'henri']);
    play(s, 'to agnes');
    expect(holderOf(s, 'ducheBourg')).toBe('agnes');
  });

  it('FIE-27.5 FIE-27.7 goes second to the surviving spouse, with the City and a garrison of the same kinds', () => {
    const s = position(
      [
        { lords: { henri: 'bourg', louis: 'sigy' }, troops: { sigy: '3S 2K 1E' } },
        { lords: { agnes: 'tournus' }, troops: { tournus: '12S' } },
        {},
      ],
      { ...county, marriages: [['henri', 'agnes']], pope: 'louis', excommunicated: 'louis', control: { sigy: 0 } },
    );
    die(s, 'henri');
    expect(holderOf(s, 'comteSigy')).toBe('agnes');
    // Of three sergeants one is in stock; knights all; the engine goes back.
    expect([troops(s, 1, 'sigy'), troops(s, 0, 'sigy')]).toEqual(['1S 2K', '']);
    expect([controller(s, 'sigy'), whereIs(s, 'louis'), gatesOf(s, 0, 'sigy')]).toEqual([1, 'sigy', ['none']]);
    expect(controller(s, 'marcamps')).toBe(1);
  });

  it('FIE-27.5 lets the heir decide about captives of the City, and frees those of his own family', () => {
    const s = position(
      [
        { lords: { henri: 'bourg' }, troops: { sigy: '2S' } },
        { lords: { agnes: 'tournus', arthur: 'sigy' }, troops: { tournus: '1S' } },
        { lords: { othon: 'sigy' } },
      ],
      { ...county, marriages: [['henri', 'agnes']], captives: { othon: 0, arthur: 0 }, control: { sigy: 0 } },
    );
    die(s, 'henri');
    expect(s.captor[lord('arthur')]).toBe(NOBODY);
    expect(asked(s)).toEqual(['1 captiveOnConquest']);
    play(s, 'hold');
    expect([s.captor[lord('othon')], whereIs(s, 'othon')]).toEqual([1, 'sigy']);
  });

  it('FIE-27.5 leaves a City alone that the dead Lord’s player does not hold, and one without units to the default', () => {
    const held = position([{ lords: { henri: 'bourg' } }, { lords: { agnes: 'tournus' } }, { troops: { sigy: '1S' } }], {
      ...county,
      marriages: [['henri', 'agnes']],
    });
    die(held, 'henri');
    expect([holderOf(held, 'comteSigy'), controller(held, 'sigy'), controller(held, 'marcamps')]).toEqual(['agnes', 2, 1]);
    const empty = position([{ lords: { henri: 'bourg' } }, { lords: { agnes: 'tournus' } }, {}], {
      ...county,
      marriages: [['henri', 'agnes']],
    });
    die(empty, 'henri');
    expect([holderOf(empty, 'comteSigy'), controller(empty, 'sigy')]).toEqual(['agnes', 1]);
  });

  it('FIE-27.5 passes over a spouse who is not eligible, and FIE-27.6 FIE-13.3 falls to the Crown, else it is vacant', () => {
    const plan = { ...county, marriages: [['henri', 'agnes'] as const], pope: 'raoul', excommunicated: 'agnes' };
    const players: PlayerPlan[] = [
      { lords: { henri: 'bourg' } },
      { lords: { agnes: 'tournus' } },
      { lords: { raoul: 'blaye', louis: 'blaye' } },
    ];
    expect(holderOf(die(position(players, plan), 'henri'), 'comteSigy')).toBe('vacant');
    expect(holderOf(die(position(players, { ...plan, king: 'louis' }), 'henri'), 'comteSigy')).toBe('crown');
  });

  it('FIE-27.9 settles several dead in turn order of owners and alphabetical order, none inheriting from another', () => {
    const s = position(
      [
        { lords: { henri: 'sigy', agnes: 'sigy', louis: 'sigy', othon: 'sigy' } },
        { lords: { raoul: 'bourg', arthur: 'bourg', blanche: 'bourg' } },
        {},
      ],
      {
        first: 1,
        titles: { comteSigy: ['henri', 'sigy'], comteTournus: ['agnes', 'tournus'], ducheBourg: ['raoul', 'bourg'] },
      },
    );
    die(s, 'henri', 'agnes', 'raoul');
    expect(asked(s)).toEqual(['1 chooseTitleHolder']);
    play(s, 'to arthur');
    expect([asked(s)[0], holderOf(s, 'comteTournus')]).toEqual(['0 chooseTitleHolder', 'agnes']);
    expect(keys(s)).not.toContain('to henri');
    play(s, 'to louis');
    expect([holderOf(s, 'comteTournus'), holderOf(s, 'comteSigy')]).toEqual(['louis', 'henri']);
  });

  it('FIE-27.10 W26 waits for the end of a battle: the taker of the City gets the title, not an heir', () => {
    const duel = (falls: boolean): FieState => {
      const s = position(
        [{ lords: { henri: 'sigy', agnes: 'bourg' }, troops: { sigy: '1S' } }, { lords: { louis: 'sigy' }, troops: { sigy: '5K' } }, {}],
        { ...county, control: { sigy: 0 } },
      );
      s.battle = {
        kind: 'battle',
        village: village('sigy'),
        declarer: 1,
        attacker: 1,
        defender: 0,
        sides: [2, 1, 0],
        parts: [1, 1, 0],
        shelter: 2,
        passage: false,
        riders: [],
        knights: 0,
        round: 1,
        quiet: 0,
        attackDice: [],
        defenceDice: [],
        hits: [0, 0],
        strength: [1, 15, 0],
        bled: true,
        taken: [],
      };
      kill(s, lord('henri'));
      settled(s);
      expect(holderOf(s, 'comteSigy')).toBe('henri');
      if (falls) removePawns(s, 0, village('sigy'), SERGEANT, 1);
      s.battle = null;
      return settled(s);
    };
    expect(holderOf(duel(true), 'comteSigy')).toBe('louis');
    expect(holderOf(duel(false), 'comteSigy')).toBe('agnes');
  });
});

describe('Cities', () => {
  it('FIE-19.7 FIE-19.8 FIE-19.9 give the title to the taker: to a free Lord of his in the City before others', () => {
    const s = position([{ lords: { henri: 'bourg' } }, { lords: { louis: 'tournus', agnes: 'tournus', othon: 'tournus' } }, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    s.at[lord('agnes')] = village('sigy');
    s.at[lord('othon')] = village('sigy');
    settled(s);
    expect(keys(s).sort()).toEqual(['to agnes', 'to othon']);
    play(s, 'to othon');
    expect([holderOf(s, 'comteSigy'), controller(s, 'saintCiers')]).toEqual(['othon', 1]);
  });

  it('FIE-19.9 without an eligible Lord the title is vacant, and FIE-19.10 goes to one as soon as he has one', () => {
    const s = position([{ lords: { henri: 'bourg' } }, {}, {}], { titles: { comteSigy: ['henri', 'sigy'] } });
    putTroops(s, 1, village('sigy'), '1S');
    settled(s);
    expect(holderOf(s, 'comteSigy')).toBe('vacant');
    s.owner[lord('agnes')] = 1;
    s.at[lord('agnes')] = village('tournus');
    settled(s);
    expect(holderOf(s, 'comteSigy')).toBe('agnes');
  });

  it('FIE-19.8 judges a movement turn once, by its start and its end', () => {
    const s = position([{ lords: { henri: 'bourg' } }, { lords: { louis: 'tournus' } }, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    s.marching = true;
    s.at[lord('louis')] = village('sigy');
    settled(s);
    expect([controller(s, 'sigy'), holderOf(s, 'comteSigy')]).toEqual([1, 'henri']);
    s.at[lord('louis')] = village('saintPaul');
    settled(s);
    s.marching = false;
    settled(s);
    expect([controller(s, 'sigy'), holderOf(s, 'comteSigy')]).toEqual([0, 'henri']);
    s.marching = true;
    s.at[lord('louis')] = village('sigy');
    settled(s);
    s.marching = false;
    settled(s);
    expect(holderOf(s, 'comteSigy')).toBe('louis');
  });

  it('FIE-19.6 FIE-19.11 keep a fief constituted, whatever other villages are lost', () => {
    const s = position([{ lords: { henri: 'sigy' }, troops: { marcamps: '1S' } }, {}, {}], { titles: { comteSigy: ['henri', 'sigy'] } });
    putTroops(s, 1, village('saintCiers'), '1S');
    removePawns(s, 0, village('marcamps'), SERGEANT, 1);
    putTroops(s, 1, village('marcamps'), '1S');
    settled(s);
    expect([controller(s, 'marcamps'), holderOf(s, 'comteSigy')]).toEqual([1, 'henri']);
  });
});

describe('the crown', () => {
  const royal = (plan: PositionPlan = {}) =>
    position(
      [
        { lords: { henri: 'bourg', louis: 'bourg' } },
        { lords: { agnes: 'tournus', raoul: 'tournus' } },
        { lords: { othon: 'sigy' }, troops: { sigy: '1S', blaye: '1S' } },
      ],
      { king: 'henri', marriages: [['henri', 'agnes']], titles: { comteSigy: ['crown', 'sigy'] }, ...plan },
    );

  it('FIE-13.13 FIE-27.8 passes to the free widow as Regent, who keeps what the Crown holds', () => {
    const s = die(royal(), 'henri');
    expect(s).toMatchObject({ king: NOBODY, queen: lord('agnes'), regency: true });
    expect(holderOf(s, 'comteSigy')).toBe('crown');
    die(s, 'agnes');
    expect(s).toMatchObject({ queen: NOBODY, regency: false });
    expect(holderOf(s, 'comteSigy')).toBe('othon');
  });

  it('FIE-13.15 FIE-13.6 W21 is nobody’s if she is excommunicated: crown-held titles are vacant', () => {
    const s = die(royal({ pope: 'raoul', excommunicated: 'agnes' }), 'henri');
    expect(s).toMatchObject({ queen: NOBODY, regency: false });
    expect(holderOf(s, 'comteSigy')).toBe('othon');
  });

  it('FIE-13.15 is nobody’s if she is captive', () => {
    const s = royal({ captives: { agnes: 2 } });
    s.at[lord('agnes')] = village('blaye');
    die(s, 'henri');
    expect(s).toMatchObject({ queen: NOBODY, regency: false });
  });

  it('FIE-27.8 settles the crown before the late King’s fief titles pass (FIE-13.12)', () => {
    const s = royal({ titles: { ducheBourg: ['henri', 'bourg'] }, pope: 'raoul', excommunicated: 'louis' });
    die(s, 'henri');
    expect([holderOf(s, 'ducheBourg'), s.regency]).toEqual(['agnes', true]);
  });
});

describe('captives', () => {
  it('FIE-18.3 FIE-18.11 go free where their captor has no unit left, at the gates of another’s village', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { troops: { sigy: '1S' } }, { troops: { sigy: '1S' } }], {
      captives: { henri: 1 },
      control: { sigy: 2 },
    });
    removePawns(s, 1, village('sigy'), SERGEANT, 1);
    settled(s);
    expect([s.captor[lord('henri')], whereIs(s, 'henri'), gatesOf(s, 0, 'sigy'), controller(s, 'sigy')]).toEqual([
      NOBODY,
      'sigy',
      ['none'],
      2,
    ]);
  });

  it('W22 take the village when nobody else is there', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { troops: { sigy: '1S' } }, {}], { captives: { henri: 1 } });
    removePawns(s, 1, village('sigy'), SERGEANT, 1);
    settled(s);
    expect([controller(s, 'sigy'), gatesOf(s, 0, 'sigy')]).toEqual([0, []]);
  });

  it('FIE-23.13 held outside the ring are guarded by those outside alone', () => {
    const s = position(
      [{ troops: { sigy: '1S', 'outside sigy': '1K' } }, { troops: { sigy: '2S' } }, { lords: { othon: 'outside sigy' } }],
      { castles: ['sigy'], control: { sigy: 0 }, sieges: { sigy: [1, 1] }, captives: { othon: 0 } },
    );
    removePawns(s, 0, village('sigy') + 24, KNIGHT, 1);
    settled(s);
    expect([s.captor[lord('othon')], whereIs(s, 'othon')]).toEqual([NOBODY, 'sigy']);
    expect(s.since[spot(2, village('sigy'))]).toBeGreaterThan(0);
  });

  it('FIE-18.9 FIE-18.10 are released to a castle not besieged, else to a village, else where nobody is', () => {
    const free = (plan: PositionPlan, lands: { [id: string]: string }): FieState =>
      position(
        [
          { lords: { henri: 'bourg' }, troops: lands },
          { troops: { bourg: '1S', marcamps: '1S' } },
          { lords: { othon: 'tournus', raoul: 'tournus' } },
        ],
        { captives: { henri: 1 }, titles: { ducheBlaye: ['vacant', 'beaujeu'] }, ...plan },
      );
    const s = free({ castles: ['sigy', 'pugnac'], next: waitingFor(2) }, { sigy: '1S', pugnac: '1S', belleville: '1S' });
    interject(s, 1, 'release henri');
    expect(asked(s)).toEqual(['0 placeReleased']);
    expect(keys(s).sort()).toEqual(['to pugnac', 'to sigy']);
    play(s, 'to pugnac');
    expect([whereIs(s, 'henri'), s.captor[lord('henri')]]).toEqual(['pugnac', NOBODY]);
    const besieged = free({ castles: ['sigy'], sieges: { sigy: [1, 1] }, control: { sigy: 0 } }, { sigy: '1S', belleville: '1S' });
    putTroops(besieged, 1, village('sigy'), '1S');
    besieged.core.stack = [placeReleased.do({ seat: 0, lord: lord('henri') })];
    settled(besieged);
    expect(whereIs(besieged, 'henri')).toBe('belleville');
    const homeless = free({}, {});
    homeless.core.stack = [placeReleased.do({ seat: 0, lord: lord('henri') })];
    expect(keys(homeless)).toContain('to sigy');
    expect(keys(homeless)).not.toContain('to marcamps');
  });
});
