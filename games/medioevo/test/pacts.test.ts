import type { Offer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { actNow, PAUSE } from '../rules/calls.ts';
import { dealOf, emptyDeal, whyNotDeal } from '../rules/deals.ts';
import { attackOn, declareWar } from '../rules/diplomacy.ts';
import { attackedIn, CLASHES, entryOf, FREE } from '../rules/entering.ts';
import { proposals } from '../rules/pacts.ts';
import { areHostile, grantOf, isBoundToPeace, isPending, tollOf } from '../rules/relations.ts';
import { rolling } from '../rules/rolls.ts';
import { PACT_OF, sitesFor } from '../rules/sites.ts';
import { payToll } from '../rules/tolls.ts';
import { endPhase } from '../rules/turn.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { type Deal, NOBODY, type Pact, type UniState } from '../state.ts';
import { type PactKind, PHASE, VEHICLES } from '../vocabulary.ts';
import {
  advanceTo,
  allows,
  answer,
  interject,
  murmur,
  node,
  ownUnits,
  type PlayerPlan,
  type PositionPlan,
  position,
  refusalOf,
  trade,
  viewOf,
} from './builders.ts';

/** Somebody is asked at a pause, and all may negotiate. */
function talking(players: readonly PlayerPlan[] = [{}, {}, {}], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { phase: 'events', ...plan, next: () => [rerollBarbarianDice.do({ seat: 0 })] }));
}

describe('pacts', () => {
  it('UNI-39.10 UNI-39.13 UNI-39.35 writes a pact of several clauses, which holds once accepted (worked example 51)', () => {
    const s = talking();
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'passage from 1 to 2', 'nonAggression', 'pay from 2 to 1', '100', 'last turn', '5', 'send');
    expect(viewOf(s, 1).pacts).toEqual([]);
    interject(s, 1, 'accept offer 1');
    expect(viewOf(s, 2).pacts).toMatchObject([{ parties: [0, 1], first: 3, last: 5 }]);
    expect(s.pacts[0].clauses.map(({ kind }) => kind)).toEqual(['passage', 'nonAggression']);
    expect(s.florins).toEqual([1100, 900, 1000]);
    expect(grantOf(s, 'passage', 0, 1)).not.toBeNull();
    expect(grantOf(s, 'passage', 1, 0)).toBeNull();
  });

  it('UNI-39.40 signs a pact of three when all have accepted the same text', () => {
    const s = talking();
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'with 3', 'nonAggression', 'send');
    interject(s, 1, 'accept offer 1');
    expect(s.pacts).toEqual([]);
    interject(s, 2, 'accept offer 1');
    expect(s.pacts.map(({ parties }) => parties)).toEqual([[0, 1, 2]]);
  });

  it('UNI-2.10 UNI-39.10 keeps a secret pact to its parties', () => {
    const s = talking();
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'defensiveAlliance from 1 to 2', 'support defensiveAlliance from 1 to 2', '6', 'secret', 'send');
    const told = interject(s, 1, 'accept offer 1');
    expect(told.find(({ key }) => key === 'dealSigned')?.to).toEqual([0, 1]);
    expect(viewOf(s, 1).pacts).toHaveLength(1);
    expect(viewOf(s, 2).pacts).toEqual([]);
    expect(s.pacts[0].clauses[0].support).toBe(6);
  });

  it('UNI-39.34 allows four proposals a phase, one at a time to each, and none that was refused before', () => {
    const s = talking();
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'nonAggression', 'send');
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'trade from 1 to 2');
    expect(refusalOf(s, '~ send', 0)).toBe('UNI-39.34 oneProposal');
    murmur(s, 0, 'drop');
    interject(s, 1, 'decline offer 1');
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'nonAggression');
    expect(refusalOf(s, '~ send', 0)).toBe('UNI-39.34 refusedBefore');
    murmur(s, 0, 'drop');
    s.proposals[0] = 4;
    expect(() => interject(s, 0, 'pact')).toThrow();
  });

  it('UNI-39.22 refuses what one cannot pay, to whoever would pay', () => {
    const s = talking([{ florins: 50 }, { florins: 50 }, {}]);
    interject(s, 0, 'pact');
    murmur(s, 0, 'exchange with 2', 'pay from 2 to 1', '100', 'send');
    expect(refusalOf(s, '! accept offer 1', 1)).toBe('UNI-39.22 cannotPayDeal');
  });

  it('UNI-39.2 UNI-39.8 UNI-39.9 makes armistice and peace', () => {
    const s = talking([{}, {}, {}], { wars: [[0, 1]] });
    expect(areHostile(s, 0, 1)).toBe(true);
    interject(s, 0, 'pact');
    murmur(s, 0, 'armistice with 2', 'send');
    interject(s, 1, 'accept offer 1');
    expect(areHostile(s, 0, 1)).toBe(false);
    s.turn++;
    expect(areHostile(s, 0, 1)).toBe(true);
    interject(s, 1, 'pact');
    murmur(s, 1, 'peace with 1', 'send');
    interject(s, 0, 'accept offer 2');
    expect(areHostile(s, 0, 1)).toBe(false);
    expect(viewOf(s, 2).relations).toEqual([]);
  });

  it('UNI-39.8 UNI-39.9 UNI-39.11 UNI-39.30 nothing is agreed that cannot be: no peace in peace, no turn that is over, no prisoners nobody holds', () => {
    const s = talking([{}, {}, {}], { prisoners: [[0, 1, '2HI']] });
    const why = (deal: Deal) => `${whyNotDeal(s, deal, 0)?.rule} ${whyNotDeal(s, deal, 0)?.key}`;
    expect(why(emptyDeal('peace', [0, 1]))).toBe('UNI-39.9 notAtWar');
    expect(why(emptyDeal('armistice', [0, 1]))).toBe('UNI-39.8 noArmistice');
    expect(why({ ...emptyDeal('pact', [0, 1]), clauses: trade.clauses, last: 2 })).toBe('UNI-39.11 dealLast');
    expect(whyNotDeal(s, { ...emptyDeal('pact', [0, 1]), clauses: trade.clauses, last: 3 }, 0)).toBeNull();
    const freed = (n: number): Deal => ({ ...emptyDeal('exchange', [0, 1]), prisoners: [{ from: 0, to: 1, unit: 1, n }] });
    expect([whyNotDeal(s, freed(2), 0), why(freed(3))]).toEqual([null, 'UNI-30.9 noSuchPrisoners']);
  });

  it('UNI-39.13 UNI-39.10 a grant holds for its kind, giver and receiver; what each use costs is written down', () => {
    const s = talking();
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'trade from 1 to 2', 'toll trade from 2 to 1', '20', 'send');
    interject(s, 1, 'accept offer 1');
    expect(s.pacts[0].perUse).toEqual([{ kind: 'trade', from: 1, to: 0, florins: 20 }]);
    expect(grantOf(s, 'trade', 0, 1)).not.toBeNull();
    expect([grantOf(s, 'passage', 0, 1), grantOf(s, 'trade', 0, 2), grantOf(s, 'trade', 1, 0)]).toEqual([null, null, null]);
  });

  it('UNI-39.34 the fourth proposal is the last of the phase; after it another begins anew', () => {
    const s = talking();
    s.proposals[0] = 3;
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'nonAggression');
    s.proposals[0] = 4;
    expect(refusalOf(s, '~ send', 0)).toBe('UNI-39.34 proposedEnough');
    s.proposals[0] = 3;
    murmur(s, 0, 'send');
    expect(s.proposals[0]).toBe(4);
    expect(() => interject(s, 0, 'pact')).toThrow();
    interject(s, 1, 'decline offer 1');
    expect(s.refusedTerms).toHaveLength(1);
    endPhase.run?.(s, endPhase.do({ phase: PHASE.end }));
    expect([s.proposals[0], s.refusedTerms]).toEqual([0, []]);
  });

  it('UNI-39.35 what is accepted away from a pause is carried out at the next one, if it still can be', () => {
    const accepted = (): UniState => {
      const s = advanceTo(
        position([{ cards: [46] }, {}, {}], {
          next: (t) => [...rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] }), PAUSE, actNow.do({ seat: 0, calledIn: false })],
        }),
      );
      interject(s, 0, 'pact');
      murmur(s, 0, 'exchange with 2', 'pay from 1 to 2', '100', 'send');
      interject(s, 1, 'accept offer 1');
      return s;
    };
    const s = accepted();
    expect(s.florins[1]).toBe(1000);
    answer(s, 'pass', 0);
    expect(s.florins[1]).toBe(1100);
    const poor = accepted();
    poor.florins[0] = 50;
    answer(poor, 'pass', 0);
    expect(poor.florins.slice(0, 2)).toEqual([50, 1000]);
  });

  it('UNI-30.9 UNI-39.30 hands prisoners and money over at once, without a pact', () => {
    const s = talking([{}, {}, {}], { prisoners: [[0, 1, '2HI']] });
    interject(s, 0, 'pact');
    murmur(s, 0, 'exchange with 2', 'free heavyInfantry of 2 by 1', 'free heavyInfantry of 2 by 1', 'pay from 2 to 1', '80', 'send');
    interject(s, 1, 'accept offer 1');
    expect(ownUnits(s.besideSoon, 1)).toEqual([0, 2, 0, 0, 0, 0, 0]);
    expect([s.florins[0], s.pacts, s.prisoners.every((n) => n === 0)]).toEqual([1080, [], true]);
  });

  it('UNI-39.10 UNI-39.11 offers the five pacts of the rulebook ready to send (worked example 51)', () => {
    const written = (name: string): Deal => {
      const s = talking([{}, {}, {}, {}], { turn: 1 });
      interject(s, 0, 'pact');
      murmur(s, 0, 'pact with 2', `template ${name}`, 'send');
      return dealOf(s.core.offers[0].terms);
    };
    const clause = (kind: PactKind, support = 0, targets: readonly number[] = []): object => ({
      kind,
      giver: 1,
      receiver: 0,
      support,
      targets,
    });
    expect(written('passage')).toMatchObject({ clauses: [clause('passage')], last: 3, secret: false });
    expect(written('trade')).toMatchObject({
      clauses: [clause('trade')],
      perUse: [{ kind: 'trade', from: 0, to: 1, florins: 50 }],
      last: 4,
    });
    expect(written('passageInPeace')).toMatchObject({
      clauses: [clause('passage'), { kind: 'nonAggression', giver: -1 }],
      once: [{ from: 0, to: 1, florins: 100 }],
      last: 5,
    });
    expect(written('defence')).toMatchObject({ clauses: [clause('defensiveAlliance', 6)], last: 0 });
    expect(written('offence')).toMatchObject({ clauses: [clause('offensiveAlliance', 8, [2, 3])], last: 8, secret: true });
  });

  it('UNI-39.10 UNI-39.19 takes single clauses, parties, targets and prisoners back from the sheet', () => {
    const s = talking([{}, {}, {}, {}], { prisoners: [[0, 1, '2HI']] });
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'trade from 1 to 2', 'toll trade from 2 to 1', '20', 'passage from 1 to 2', 'with 3', 'trade from 1 to 3');
    murmur(s, 0, 'without trade from 1 to 2', 'leave out 3', 'offensiveAlliance from 2 to 1', 'against 3 in offensiveAlliance from 2 to 1');
    murmur(s, 0, 'against 4 in offensiveAlliance from 2 to 1', 'not against 3 in offensiveAlliance from 2 to 1');
    murmur(s, 0, 'free heavyInfantry of 2 by 1', 'free heavyInfantry of 2 by 1', 'keep heavyInfantry of 2 by 1', 'send');
    expect(dealOf(s.core.offers[0].terms)).toMatchObject({
      parties: [0, 1],
      clauses: [
        { kind: 'passage', giver: 0, receiver: 1 },
        { kind: 'offensiveAlliance', giver: 1, receiver: 0, targets: [3] },
      ],
      perUse: [],
      prisoners: [{ from: 0, to: 1, unit: 1, n: 1 }],
    });
  });

  it('UNI-39.31 UNI-39.12 offers money, prisoners and clauses, nothing else', () => {
    const s = talking([{ cards: [57], vehicles: ['caravan 1 thrace: blue'], tokens: { red: 1 } }, {}, {}], { prisoners: [[0, 1, '1HI']] });
    interject(s, 0, 'pact');
    murmur(s, 0, 'exchange with 2');
    const q = s.core.asides[0].stack.at(-1);
    expect(q?.step).toBe('pactSheet');
    const open = game.steps.pactSheet.ask?.(s, q ?? { step: '' });
    expect(open?.kind === 'pick' ? open.options.map(({ key }) => key) : []).toEqual([
      'pay from 1 to 2',
      'free heavyInfantry of 2 by 1',
      'pay from 2 to 1',
      'clear',
      'drop',
    ]);
  });

  it('UNI-39.12 each leave is for its own use; of what a pact does not say, peace included, the ordinary rules hold', () => {
    const kinds = ['trade', 'passage', 'militaryControl', 'civilControl'] as const;
    const thrace = node('thrace');
    for (const kind of kinds) {
      const s = talking([{}, {}, {}], { pacts: [{ ...trade, clauses: [{ ...trade.clauses[0], kind }] }] });
      expect(kinds.filter((use) => grantOf(s, use, 0, 1) !== null)).toEqual([kind]);
      expect([attackedIn(s, 1, thrace) === NOBODY, sitesFor(s, 1, 'port', 'militaryControl').includes(thrace)]).toEqual([
        kind === 'passage',
        kind === 'militaryControl',
      ]);
      expect(isBoundToPeace(s, 0, 1)).toBe(false);
    }
  });

  it('UNI-39.28 ends a pact when all parties agree, or when its last turn is over', () => {
    const s = talking([{}, {}, {}], { pacts: [trade] });
    interject(s, 0, 'pact');
    murmur(s, 0, 'end pact 1', 'send');
    interject(s, 1, 'accept offer 1');
    expect([s.pacts, s.honour]).toEqual([[], [10, 10, 10]]);
  });

  it('UNI-39.22 UNI-39.24 what a partner owes for a use and cannot pay breaks the pact at his charge', () => {
    const pact: Pact = {
      ...trade,
      clauses: [{ ...trade.clauses[0], kind: 'passage' }],
      perUse: [{ kind: 'passage', from: 0, to: 1, florins: 60 }],
    };
    const s = talking([{ florins: 100 }, {}, {}], { pacts: [pact] });
    payToll(s, { pact, kind: 'passage', giver: 0, receiver: 1 });
    expect([s.florins, s.pacts.length]).toEqual([[40, 1060, 1000], 1]);
    payToll(s, { pact, kind: 'passage', giver: 0, receiver: 1 });
    expect([s.florins[0], s.honour[0], s.pacts]).toEqual([40, 8, []]);
    // Of two tolls both ways each pays for his own use only.
    const both: Pact = {
      ...trade,
      clauses: [trade.clauses[0], { ...trade.clauses[0], giver: 1, receiver: 0 }],
      perUse: [
        { kind: 'trade', from: 0, to: 1, florins: 5 },
        { kind: 'trade', from: 1, to: 0, florins: 7 },
      ],
    };
    payToll(s, { pact: both, kind: 'trade', giver: 0, receiver: 1 });
    expect(s.florins.slice(0, 2)).toEqual([47, 1053]);
  });

  it('UNI-39.38 UNI-39.22 in a pact of three a giver who is himself granted the same by the third may pay for being used', () => {
    const s = talking([{ florins: 100 }, {}, {}]);
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2', 'with 3', 'trade from 1 to 2', 'trade from 3 to 1');
    murmur(s, 0, 'toll trade from 1 to 2', '60', 'toll trade from 1 to 3', '5', 'send');
    for (const seat of [1, 2]) interject(s, seat, 'accept offer 1');
    const use = (giver: number, receiver: number): void => {
      const grant = grantOf(s, 'trade', giver, receiver);
      if (grant !== null) payToll(s, grant);
    };
    use(2, 0);
    expect(s.florins).toEqual([95, 1000, 1005]);
    use(0, 1);
    expect(s.florins).toEqual([35, 1060, 1005]);
    // The second use of what he gives he cannot pay: it is his breach.
    use(0, 1);
    expect([s.florins[0], s.honour, s.pacts]).toEqual([35, [8, 10, 10], []]);
  });

  it('UNI-39.38 a use costs what is named for its kind, and brings what its own giver owes for it', () => {
    const [one] = trade.clauses;
    const pact: Pact = {
      ...trade,
      parties: [0, 1, 2],
      clauses: [one, { ...one, giver: 2 }, { ...one, kind: 'passage' }],
      perUse: [
        { kind: 'trade', from: 1, to: 0, florins: 7 },
        { kind: 'passage', from: 1, to: 0, florins: 30 },
        { kind: 'trade', from: 2, to: 1, florins: 4 },
      ],
    };
    const s = talking([{}, {}, {}]);
    const [fromFirst, fromThird] = [0, 2].map((giver) => ({ pact, kind: 'trade' as const, giver, receiver: 1 }));
    expect([tollOf(fromFirst), tollOf(fromThird)]).toEqual([7, 0]);
    payToll(s, fromFirst);
    expect(s.florins).toEqual([1007, 993, 1000]);
    payToll(s, fromThird);
    expect(s.florins).toEqual([1007, 997, 996]);
  });

  it('UNI-39.38 of two pacts one may be dearer by what it asks for another’s land, which does not count', () => {
    const clauses = [0, 2].map((giver) => ({ ...trade.clauses[0], giver }));
    const elsewhere: Pact = { ...trade, parties: [0, 1, 2], clauses, perUse: [{ kind: 'trade', from: 1, to: 2, florins: 90 }] };
    const here: Pact = { ...trade, id: 2, perUse: [{ kind: 'trade', from: 1, to: 0, florins: 10 }] };
    const s = talking([{}, {}, {}], { pacts: [here, elsewhere] });
    expect([grantOf(s, 'trade', 0, 1)?.pact.id, grantOf(s, 'trade', 2, 1)?.pact.id]).toEqual([1, 1]);
  });

  it('UNI-39.1 UNI-39.34 anybody may negotiate at any time; what is not answered lapses with the phase', () => {
    const s = talking();
    interject(s, 2, 'pact');
    murmur(s, 2, 'exchange with 2', 'pay from 3 to 2', '30', 'send');
    expect(s.core.offers).toHaveLength(1);
    endPhase.run?.(s, endPhase.do({ phase: PHASE.end }));
    expect([s.core.offers, s.proposals]).toEqual([[], [0, 0, 0]]);
  });

  it('UNI-39.5 war lasts until both agree to peace', () => {
    const s = talking([{}, {}, {}], { wars: [[0, 1]] });
    s.turn += 5;
    interject(s, 0, 'pact');
    murmur(s, 0, 'peace with 2', 'send');
    interject(s, 1, 'decline offer 1');
    expect(areHostile(s, 0, 1)).toBe(true);
  });

  it('UNI-39.14 passage lets armies of any kind through, wagons, galleys and engines too, of the receiver only', () => {
    const passage: Pact = { ...trade, clauses: [{ ...trade.clauses[0], kind: 'passage' }] };
    const s = talking([{}, {}, {}], { pacts: [passage] });
    const thrace = node('thrace');
    expect([attackedIn(s, 1, thrace), attackedIn(s, 2, thrace)]).toEqual([NOBODY, 0]);
    expect([entryOf(s, 1, thrace, true), entryOf(s, 1, thrace, false), entryOf(s, 2, thrace, true)]).toEqual([FREE, FREE, CLASHES]);
    // Who is at war with its giver does not pass.
    expect(attackedIn(talking([{}, {}, {}], { pacts: [passage], wars: [[0, 1]] }), 1, thrace)).toBe(0);
  });

  it('UNI-39.15 UNI-39.16 military and civil control open the giver’s places for new troops, or for new caravans and ships', () => {
    const leave = (kind: PactKind): UniState => talking([{}, {}, {}], { pacts: [{ ...trade, clauses: [{ ...trade.clauses[0], kind }] }] });
    const thrace = node('thrace');
    const opens = (s: UniState): boolean[] =>
      (['militaryControl', 'civilControl'] as const).map((kind) => sitesFor(s, 1, 'port', kind).includes(thrace));
    // Transports of war go with the troops.
    expect(VEHICLES.map((_, kind) => PACT_OF[kind])).toEqual(['militaryControl', 'militaryControl', 'civilControl', 'civilControl', null]);
    expect([opens(leave('militaryControl')), opens(leave('civilControl')), opens(leave('trade'))]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('UNI-39.38 of two pacts that grant the same the cheaper one counts', () => {
    const dear: Pact = { ...trade, perUse: [{ kind: 'trade', from: 1, to: 0, florins: 50 }] };
    const s = talking([{}, {}, {}], { pacts: [dear, { ...trade, id: 2 }] });
    expect(grantOf(s, 'trade', 0, 1)?.pact.id).toBe(2);
  });

  it('UNI-39.17 no non-aggression among parties at war', () => {
    const s = talking([{}, {}, {}], { wars: [[0, 1]] });
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2');
    expect(refusalOf(s, '~ nonAggression', 0)).toBe('UNI-39.17 clauseAtWar');
    expect(allows(s, '~ template passageInPeace')).toBe(false);
  });

  it('UNI-2.10 neither the view nor the numbers of later pacts tell others of a secret one', () => {
    const world = (secret: boolean): UniState => {
      const s = talking();
      if (secret) {
        interject(s, 0, 'pact');
        murmur(s, 0, 'pact with 2', 'trade from 1 to 2', 'secret', 'send');
        interject(s, 1, 'accept offer 1');
      }
      interject(s, 0, 'pact');
      murmur(s, 0, 'pact with 3', 'trade from 1 to 3', 'send');
      interject(s, 2, `accept offer ${secret ? 2 : 1}`);
      return s;
    };
    expect(viewOf(world(true), 2)).toEqual(viewOf(world(false), 2));
  });

  it('UNI-47.8 UNI-39.34 answers offers by standing answers: what they bring at once, and whether they bind', () => {
    const offer = (terms: Deal): Offer => ({ id: 1, from: 0, to: [1], terms, until: 'phase', open: false, needs: 'all', accepted: [] });
    const s = talking();
    const { gains, unbound } = proposals.conditions ?? {};
    const gift = offer({ ...emptyDeal('exchange', [0, 1]), once: [{ from: 0, to: 1, florins: 80 }] });
    const leave = offer({
      ...emptyDeal('pact', [0, 1]),
      clauses: [{ ...trade.clauses[0], giver: 1, receiver: 0 }],
      once: dealOf(gift.terms).once,
    });
    expect([gains.holds(s, gift, 1, 80), gains.holds(s, gift, 1, 81), gains.holds(s, gift, 0, 0)]).toEqual([true, false, false]);
    expect([unbound.holds(s, gift, 1, 0), unbound.holds(s, leave, 1, 0)]).toEqual([true, false]);
  });

  it('UNI-39.37 knows no alliances in a duel', () => {
    const s = talking([{}, {}]);
    interject(s, 0, 'pact');
    murmur(s, 0, 'pact with 2');
    expect(allows(s, '~ passage from 1 to 2')).toBe(true);
    expect(refusalOf(s, '~ defensiveAlliance from 1 to 2', 0)).toBe('UNI-39.37 noAllianceInDuel');
  });

  it('UNI-39.3 UNI-39.4 UNI-39.32 UNI-39.33 UNI-42.12 declares war: lawful from the next turn, pacts broken at 2 honour each', () => {
    const s = talking([{}, {}, {}], { pacts: [trade, { ...trade, id: 2 }, { ...trade, id: 3, parties: [0, 2] }] });
    interject(s, 0, 'war on 2');
    expect([isPending(s, 0, 1), areHostile(s, 0, 1), s.honour[0]]).toEqual([true, false, 6]);
    expect(s.pacts.map(({ id }) => id)).toEqual([3]);
    expect(() => interject(s, 1, 'war on 1')).toThrow();
    s.turn++;
    expect(areHostile(s, 0, 1)).toBe(true);
    // Peace may be made while it is pending; but the two have no other war before the next turn.
    const again = talking();
    interject(again, 0, 'war on 2');
    interject(again, 1, 'pact');
    murmur(again, 1, 'peace with 1', 'send');
    interject(again, 0, 'accept offer 1');
    expect(isPending(again, 0, 1)).toBe(false);
    for (const seat of [0, 1]) expect(() => interject(again, seat, `war on ${2 - seat}`)).toThrow();
    again.turn++;
    interject(again, 1, 'war on 1');
    expect(isPending(again, 0, 1)).toBe(true);
  });

  it('UNI-39.6 UNI-39.7 UNI-39.24 UNI-39.39 UNI-42.12 an undeclared attack costs 3 and makes war at once', () => {
    const s = talking([{}, {}, {}], { pacts: [trade] });
    attackOn(s, 1, 0);
    expect([s.honour[1], areHostile(s, 0, 1), s.pacts]).toEqual([5, true, []]);
    attackOn(s, 1, 0);
    expect(s.honour[1]).toBe(5);
    const declared = talking();
    declareWar(declared, 0, 1);
    attackOn(declared, 1, 0);
    expect([declared.honour, areHostile(declared, 0, 1)]).toEqual([[10, 7, 10], true]);
    const partners = talking([{}, {}, {}], { wars: [[0, 1]], pacts: [trade] });
    attackOn(partners, 1, 0);
    expect([partners.honour, partners.pacts]).toEqual([[10, 8, 10], []]);
    const truce = talking([{}, {}, {}], { wars: [[0, 1]] });
    truce.armistice.fill(truce.turn);
    attackOn(truce, 0, 1);
    expect([truce.honour[0], areHostile(truce, 0, 1)]).toEqual([7, true]);
  });
});
