import type { Asked } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../tables/client.ts';
import { fallenIn, lastElections, lately, revealsIn, roundsIn, tidingsIn, votesFor } from '../stages/past.ts';
import { changesTo, type Draft, draftOf, isEmpty, type Share, sending, slotsOf } from '../stages/sheet.ts';

const told = (seq: number, key: string, params: LogEntry['params']): LogEntry => ({ seq, seat: 0, key, params });

describe('elections as the log tells them', () => {
  const log = [
    told(1, 'stands', { seat: 0, lord: 'arthur', office: 'bishop', bishopric: 'tournus' }),
    told(2, 'stands', { seat: 1, lord: 'gauvain', office: 'bishop', bishopric: 'tournus' }),
    told(9, 'voted', { seat: 0, votes: 2, lord: 'gauvain' }),
    told(9, 'voted', { seat: 1, votes: 3, lord: 'gauvain' }),
    told(9, 'abstained', { seat: 3, votes: 3 }),
    told(9, 'becameBishop', { lord: 'gauvain', bishopric: 'tournus' }),
    told(12, 'stands', { seat: 0, lord: 'arthur', office: 'king', bishopric: 'none' }),
    told(20, 'lordVoted', { seat: 0, lord: 'etienne', forLord: 'arthur' }),
    told(20, 'lordAbstained', { seat: 1, lord: 'raoul' }),
    told(20, 'counted', { lord: 'arthur', votes: 1, most: true, enough: false, church: true, needed: 3 }),
    told(20, 'noKing', { why: 'tooFew', lord: 'arthur', votes: 1, needed: 3 }),
    told(25, 'becameKing', { lord: 'arthur' }),
  ];

  it('are laid open with all weights, those who stood in vain, and what was missing', () => {
    const [bishop, king, ...others] = revealsIn(log);
    expect(others).toEqual([]);
    expect([bishop.office, bishop.bishopric, bishop.elected]).toEqual(['bishop', 'tournus', 'gauvain']);
    expect(bishop.candidates.map((lord) => votesFor(bishop, lord))).toEqual([0, 5]);
    expect(bishop.casts[2]).toEqual({ seat: 3, votes: 3, elector: null, lord: null });
    expect([king.office, king.elected, king.outcome.params.why]).toEqual(['king', null, 'tooFew']);
    expect(king.casts.map(({ elector, lord }) => [elector, lord])).toEqual([
      ['etienne', 'arthur'],
      ['raoul', null],
    ]);
  });

  it('tell which tests a candidate stood, and are those of the last round that had any', () => {
    const [, king] = revealsIn(log);
    expect(king.counts).toEqual([
      {
        lord: 'arthur',
        votes: 1,
        needed: 3,
        tests: [
          { test: 'most', met: true },
          { test: 'enough', met: false },
          { test: 'church', met: true },
        ],
      },
    ]);
    const rounds = [...log.slice(0, 6), told(10, 'roundBegan', {}), ...log.slice(6), told(30, 'roundBegan', {})];
    expect(lastElections(rounds).map(({ office }) => office)).toEqual(['king']);
    expect(lastElections([])).toEqual([]);
  });
});

describe('a battle as the log tells it', () => {
  const dice = (round: number) => ({ round, attackDice: [2, 1], attackHits: 3, defenceDice: [1], defenceHits: 1 });
  const log = [
    told(1, 'roundFought', dice(1)),
    told(3, 'battleDeclared', { seat: 0, toSeat: 3 }),
    told(4, 'roundFought', dice(1)),
    told(5, 'troopsFell', { seat: 3, sergeants: 3, knights: 0 }),
    told(6, 'roundFought', dice(2)),
    told(7, 'troopsFell', { seat: 3, sergeants: 0, knights: 1 }),
    told(7, 'died', { seat: 3, lord: 'jeanne' }),
  ];

  it('counts its rounds from where it was declared, and all who fell', () => {
    const rounds = roundsIn(log);
    expect(rounds.map(({ round, attackHits }) => [round, attackHits])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(fallenIn(rounds)).toEqual([{ seat: 3, sergeants: 3, knights: 1, lords: ['jeanne'] }]);
  });
});

describe('tidings', () => {
  it('are of this phase or the one before it', () => {
    const begins = (seq: number, phase: number) => told(seq, 'stageBegan', { phase });
    const log = [begins(1, 3), told(2, 'income', {}), begins(2, 4), begins(3, 4), told(4, 'paid', {})];
    expect(tidingsIn(lately(log)).map(({ kind }) => kind)).toEqual(['income']);
    expect(tidingsIn(lately([...log, begins(5, 5)]))).toEqual([]);
  });

  it('keep a death together with what came of it, and leave out what is told elsewhere', () => {
    const tidings = tidingsIn([
      told(4, 'paid', { seat: 0 }),
      told(5, 'surprise', { seat: 1, card: 'assassination' }),
      told(5, 'assassinated', { seat: 1 }),
      told(5, 'died', { seat: 3, lord: 'baudouin' }),
      told(5, 'titleGranted', { seat: 3, lord: 'jeanne' }),
      told(8, 'income', { seat: 0 }),
      told(8, 'income', { seat: 1 }),
    ]);
    expect(tidings.map(({ kind, entries }) => [kind, entries.map(({ key }) => key)])).toEqual([
      ['death', ['assassinated', 'died', 'titleGranted']],
      ['income', ['income', 'income']],
    ]);
  });
});

describe('a bargain’s sheet', () => {
  const none: Share = { ecus: 0, village: null, captive: null, consent: false };
  const blank: Draft = { give: none, get: none };
  const asked = (params: Asked['params'], keys: readonly string[]): Asked => ({
    id: 'sheet',
    step: 'bargainSheet',
    kind: 'pick',
    params,
    options: keys.map((key) => {
      const [, slot, id] = key.split(' ');
      return { key, say: key, ...(id === undefined ? {} : { [slot]: id }) };
    }),
    min: 1,
    max: 1,
    by: 1,
    suggestions: [],
  });

  it('is put down by the fewest answers and sent as one plan, with a promise on one line', () => {
    const wanted: Draft = { give: { ...none, ecus: 3, village: 'sigy' }, get: { ...none, captive: 'henri', consent: true } };
    expect(sending(blank, wanted, ' my\nword ').map(({ text }) => text)).toEqual([
      'give ecus',
      '3',
      'give village sigy',
      'get captive henri',
      'get consent',
      'send: my word',
    ]);
    expect(sending(wanted, wanted, '').map(({ text }) => text)).toEqual(['send']);
  });

  it('is begun anew where something is taken off again', () => {
    const laid: Draft = { give: { ...none, ecus: 2, village: 'sigy' }, get: none };
    expect(changesTo(laid, { ...laid, give: { ...none, ecus: 2 } }).map(({ text }) => text)).toEqual(['clear', 'give ecus', '2']);
  });

  it('reads what lies on it, and what each side could add', () => {
    const sheet = asked(
      { giveEcus: 2, giveVillage: 'none', giveCaptive: 'henri', giveConsent: 0, getEcus: 0, getVillage: 'sigy', getConsent: 7 },
      ['give ecus', 'give captive louis', 'get village bourg', 'drop'],
    );
    const { give, get } = draftOf(sheet);
    expect([give, get]).toEqual([
      { ecus: 2, village: null, captive: 'henri', consent: false },
      { ecus: 0, village: 'sigy', captive: null, consent: true },
    ]);
    expect(isEmpty(blank) && !isEmpty({ give, get })).toBe(true);
    expect(slotsOf(sheet, 'give', give)).toEqual({ ecus: true, villages: [], captives: ['henri', 'louis'], consent: false });
    expect(slotsOf(sheet, 'get', get)).toEqual({ ecus: false, villages: ['sigy', 'bourg'], captives: [], consent: true });
  });
});
