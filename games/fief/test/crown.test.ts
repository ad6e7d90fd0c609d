import { describe, expect, it } from 'vitest';
import { kill } from '../rules/death.ts';
import { grants } from '../rules/grants.ts';
import { incomeOf } from '../rules/income.ts';
import { kingElection } from '../rules/king.ts';
import { marriages } from '../rules/marriages.ts';
import { askHeirPrince, heirPrince } from '../rules/princes.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  holderOf,
  interject,
  keys,
  keysOf,
  lord,
  murmur,
  type PlayerPlan,
  type PositionPlan,
  position,
  question,
  refusalOf,
  settled,
  viewOf,
  waitingFor,
} from './builders.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'bourg', raoul: 'bourg', gauvain: 'bourg' }, troops: { bourg: '2S' } },
  { lords: { agnes: 'sigy', louis: 'sigy' } },
  { lords: { othon: 'tournus', arthur: 'tournus' } },
  { lords: { charles: 'blaye', thierry: 'blaye' } },
];

/** Henri is King, Agnès his Queen; then the table waits for seat 3. */
function realm(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    king: 'henri',
    marriages: [['henri', 'agnes']],
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    ...plan,
    next: plan.next === undefined ? waitingFor(3) : (s) => [...(plan.next?.(s) ?? []), ...waitingFor(3)(s)],
  });
}

function killed(s: FieState, ...ids: readonly string[]): FieState {
  for (const id of ids) kill(s, lord(id));
  return settled(s);
}

describe('the widow of the King', () => {
  it('FIE-13.13 rules as Regent: Queen still, with the King’s powers but not his point', () => {
    const s = killed(realm(), 'henri');
    expect([s.king, s.queen, s.regency]).toEqual([-1, lord('agnes'), true]);
    const [king, queen] = viewOf(s, null).players;
    expect([king.points, queen.points]).toEqual([0, 0]);
    expect(queen.lords.find(({ id }) => id === 'agnes')).toMatchObject({ queen: true, regent: true, titled: true });
  });

  it('FIE-13.15 FIE-13.6 W21 does not when she is excommunicated: no Queen, and a crown-held title with a controlled City finds a holder', () => {
    const s = realm({ excommunicated: 'agnes', titles: { ducheBlaye: ['vacant', 'beaujeu'], comteTournus: ['crown', 'tournus'] } }, [
      players[0],
      players[1],
      { lords: { othon: 'tournus' } },
      players[3],
    ]);
    killed(s, 'henri');
    expect([s.queen, s.regency, holderOf(s, 'comteTournus')]).toEqual([-1, false, 'othon']);
  });

  it('FIE-13.15 does not when she is captive or dead', () => {
    const held = killed(
      realm({ captives: { agnes: 0 } }, [players[0], { lords: { agnes: 'bourg', louis: 'sigy' } }, players[2], players[3]]),
      'henri',
    );
    expect([held.queen, held.regency]).toEqual([-1, false]);
    const dead = killed(realm(), 'agnes', 'henri');
    expect([dead.queen, dead.regency]).toEqual([-1, false]);
  });

  it('FIE-13.14 FIE-13.6 rules until she dies, and captivity does not end it', () => {
    const s = realm({
      king: undefined,
      marriages: [],
      regent: 'agnes',
      titles: { ducheBlaye: ['vacant', 'beaujeu'], comteSigy: ['crown', 'saintCiers'] },
    });
    s.captor[lord('agnes')] = 0;
    s.at[lord('agnes')] = s.at[lord('henri')];
    settled(s);
    expect([s.regency, holderOf(s, 'comteSigy')]).toEqual([true, 'crown']);
    killed(s, 'agnes');
    expect([s.regency, s.queen, holderOf(s, 'comteSigy')]).toEqual([false, -1, 'vacant']);
  });

  it('FIE-13.17 FIE-13.12 gives way to a prince who is crowned; the late King’s titles went their own way', () => {
    const s = realm({
      prince: 'charles',
      titles: { ducheBlaye: ['vacant', 'beaujeu'], ducheBourg: ['henri', 'bourg'] },
      next: kingElection,
    });
    kill(s, lord('henri'));
    settled(s);
    expect(asked(s)).toEqual(['0 chooseTitleHolder']);
    answer(s, 'to raoul');
    expect([s.king, s.queen, s.regency, s.prince, holderOf(s, 'ducheBourg')]).toEqual([lord('charles'), -1, false, -1, 'raoul']);
  });
});

describe('the royal pair', () => {
  it('FIE-13.8 FIE-12.10 FIE-13.13 brings in three écus for the Queen, captive too, and five for King or Regent', () => {
    const titles = (s: FieState): number[] => incomeOf(s).map((one) => one.titles);
    const held = realm({ captives: { agnes: 2 } }, [players[0], { lords: { agnes: 'tournus', louis: 'sigy' } }, players[2], players[3]]);
    expect(titles(held)).toEqual([5, 3, 0, 0]);
    expect(titles(realm({ king: undefined, marriages: [], regent: 'agnes' }))).toEqual([0, 8, 0, 0]);
  });
});

describe('the heir prince', () => {
  const entered = (plan: PositionPlan, seat: number, id: string): FieState =>
    realm({ ...plan, next: () => [heirPrince.do({ seat, lord: lord(id) })] });

  it('FIE-13.9 is named when a new man of King’s or Queen’s player enters play and the other agrees', () => {
    const s = entered({}, 0, 'raoul');
    expect([asked(s), question(s).params]).toEqual([['0 heirPrince'], { lord: 'raoul', toSeat: 1 }]);
    answer(s, 'ask');
    expect(asked(s)).toEqual(['1 answerHeirPrince']);
    expect(keysOf(answer(s, 'yes'))).toContain('becamePrince');
    expect(s.prince).toBe(lord('raoul'));
    const refused = entered({}, 1, 'louis');
    answer(refused, 'ask');
    expect(asked(refused)).toEqual(['0 answerHeirPrince']);
    expect(keysOf(answer(refused, 'no'))).toContain('princeRefused');
    expect(refused.prince).toBe(-1);
    const silent = entered({}, 0, 'raoul');
    answer(silent, 'no');
    expect([asked(silent), silent.prince]).toEqual([['3 chooseTitleHolder'], -1]);
  });

  it('FIE-13.9 FIE-6.16 may cost something', () => {
    const s = entered({}, 0, 'raoul');
    answer(s, 'ask');
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '2', 'get consent', 'send');
    interject(s, 1, 'accept offer 1');
    expect([s.prince, s.ecus.slice(0, 2)]).toEqual([lord('raoul'), [3, 7]]);
  });

  it('FIE-13.9 FIE-13.16 FIE-5.9 needs a King, no prince yet, and a Queen who is free and not excommunicated', () => {
    const none = (plan: PositionPlan, seat: number, id: string, families = players): boolean => {
      const s = realm(plan, families);
      return askHeirPrince(s, seat, lord(id)) === undefined && asked(entered(plan, seat, id))[0] === '3 chooseTitleHolder';
    };
    expect(none({ prince: 'gauvain' }, 0, 'raoul')).toBe(true);
    expect(none({ king: undefined, marriages: [], regent: 'agnes' }, 1, 'louis')).toBe(true);
    expect(none({ excommunicated: 'agnes' }, 0, 'raoul')).toBe(true);
    expect(none({ marriages: [] }, 0, 'raoul')).toBe(true);
    expect(none({}, 2, 'othon')).toBe(true);
    expect(none({}, 1, 'agnes')).toBe(true);
    const held = realm({ captives: { agnes: 0 } }, [players[0], { lords: { agnes: 'bourg', louis: 'sigy' } }, players[2], players[3]]);
    expect(askHeirPrince(held, 0, lord('raoul'))).toBeUndefined();
    expect(askHeirPrince(realm(), 0, lord('raoul'))).toMatchObject({ step: 'heirPrince' });
  });

  it('FIE-13.10 FIE-13.16 keeps his token when the royal marriage ends by death, and loses it by his own', () => {
    const s = realm({ prince: 'charles' });
    killed(s, 'agnes');
    expect(s.prince).toBe(lord('charles'));
    killed(s, 'charles');
    expect(s.prince).toBe(-1);
  });

  it('FIE-13.16 leaves a King who remarries without a second prince', () => {
    const s = realm({ marriages: [], prince: 'charles', stage: 'marriages', next: marriages }, [
      players[0],
      players[1],
      players[2],
      players[3],
    ]);
    answer(s, 'henri and agnes');
    answer(s, 'yes');
    expect(s.queen).toBe(lord('agnes'));
    expect(askHeirPrince(s, 0, lord('raoul'))).toBeUndefined();
  });
});

describe('titles of the Crown', () => {
  const held: PositionPlan = {
    stage: 'grants',
    titles: { ducheBlaye: ['vacant', 'beaujeu'], comteSigy: ['crown', 'saintCiers'], baronnieMazilles: ['crown', 'mazilles'] },
    next: grants,
  };

  it('FIE-13.3 FIE-13.5 come from holders without heir while there is a King or Regent, and give no point', () => {
    const s = realm({ titles: { ducheBlaye: ['vacant', 'beaujeu'], comteTournus: ['arthur', 'belleville'] } }, [
      players[0],
      players[1],
      { lords: { arthur: 'tournus' } },
      players[3],
    ]);
    killed(s, 'arthur');
    expect(holderOf(s, 'comteTournus')).toBe('crown');
    expect(viewOf(s, null).players.map(({ points }) => points)).toEqual([1, 0, 0, 0]);
  });

  it('FIE-13.4 FIE-3.8 are offered by a free King in the order he likes to eligible Lords other than himself, with the consent of their player', () => {
    const s = realm(held);
    expect(asked(s)).toEqual(['0 giveCrownTitle']);
    expect(keys(s)).not.toContain('comteSigy to henri');
    expect(refusalOf(s, 'comteSigy to henri')).toBe('FIE-13.4 notToRulerHimself');
    answer(s, 'baronnieMazilles to othon');
    expect(asked(s)).toEqual(['2 acceptCrownTitle']);
    answer(s, 'yes');
    expect([holderOf(s, 'baronnieMazilles'), viewOf(s, null).players[2].points]).toEqual(['othon', 1]);
    answer(s, 'comteSigy to louis');
    answer(s, 'no');
    expect([asked(s), holderOf(s, 'comteSigy')]).toEqual([['0 giveCrownTitle'], 'crown']);
    expect(refusalOf(s, 'comteSigy to louis')).toBe('FIE-13.4 titleTurnedDown');
    const told = answer(s, 'comteSigy to raoul');
    expect(told).toContainEqual(expect.objectContaining({ key: 'titleGranted', params: expect.objectContaining({ gain: 'given' }) }));
    expect([holderOf(s, 'comteSigy'), asked(s)]).toEqual(['raoul', ['3 chooseTitleHolder']]);
  });

  it('FIE-13.4 FIE-19.4 FIE-5.4 FIE-5.10 go to captives too, not to the excommunicated nor to holders of two', () => {
    const s = realm(
      {
        ...held,
        titles: { ...held.titles, comteTournus: ['othon', 'tournus'], comteEpervier: ['othon', 'epervier'] },
        excommunicated: 'louis',
        captives: { arthur: 0 },
      },
      [players[0], players[1], { lords: { othon: 'tournus', arthur: 'bourg' } }, players[3]],
    );
    expect(refusalOf(s, 'comteSigy to othon')).toBe('FIE-5.4 twoFiefTitles');
    expect(refusalOf(s, 'comteSigy to louis')).toBe('FIE-5.11 underTheBan');
    answer(s, 'comteSigy to arthur');
    answer(s, 'yes', 2);
    expect(holderOf(s, 'comteSigy')).toBe('arthur');
  });

  it('FIE-13.4 may be kept', () => {
    const s = realm(held);
    answer(s, 'keep');
    expect([asked(s), holderOf(s, 'comteSigy')]).toEqual([['3 chooseTitleHolder'], 'crown']);
  });

  it('FIE-5.9 FIE-13.14 are not given by a captive King or Regent; a free Regent gives them', () => {
    const captive = realm({ ...held, captives: { henri: 3 } }, [{ lords: { henri: 'blaye', raoul: 'bourg' } }, ...players.slice(1)]);
    expect(asked(captive)).toEqual(['3 chooseTitleHolder']);
    const regent = realm({ ...held, king: undefined, marriages: [], regent: 'agnes' });
    expect(asked(regent)).toEqual(['1 giveCrownTitle']);
    expect(refusalOf(regent, 'comteSigy to agnes')).toBe('FIE-13.4 notToRulerHimself');
    const shut = realm({ ...held, king: undefined, marriages: [], regent: 'agnes', captives: { agnes: 3 } }, [
      players[0],
      { lords: { agnes: 'blaye', louis: 'sigy' } },
      players[2],
      players[3],
    ]);
    expect(asked(shut)).toEqual(['3 chooseTitleHolder']);
  });
});
