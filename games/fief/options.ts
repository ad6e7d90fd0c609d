/**
 * The options that the rules offer again and again, made once per content so that asking costs nothing but putting them in a list.
 *
 * What options point at: `village:<id>`, `lord:<id>`, `fief:<id>`, `bishopric:<id>`, `card:<id>`, `deck:<deck>`, `seat:<number from 0>`,
 * `road:<from>-<to>`, `pawn:<kind of pawn>`, `shop:<thing that is bought>`.
 */

import type { Option, Seat } from '@castellan/engine';
import type { Components } from './content/content.ts';
import { type CardOption, type EconomyOptions, makeEconomyOptions } from './content/economy-options.ts';
import { makeWarOptions, type WarOptions } from './content/war-options.ts';
import { MOST_PLAYERS, type Surprise } from './vocabulary.ts';

export interface VillageOption extends Option {
  readonly village: string;
  readonly index: number;
}

export interface LordOption extends Option {
  readonly lord: string;
  readonly index: number;
}

export interface FiefOption extends Option {
  readonly fief: string;
  readonly index: number;
}

export interface SeatOption extends Option {
  readonly toSeat: Seat;
}

/** What a player answers who is asked for his consent. */
export interface ConsentOption extends Option {
  readonly agrees: boolean;
}

/** A card offered in a surprise window with its targets, or nothing. What the targets mean is the card's business. */
export interface SurpriseOption extends Option {
  readonly surprise: Surprise | null;
  /** Lords, villages or bishoprics, as the card wants them. */
  readonly targets: readonly number[];
}

export interface LordSurprise extends SurpriseOption {
  readonly lord: string;
  readonly byLord: string;
}

/** A village that a player controls, for one who has a unit there (FIE-4.9). */
export interface CedeOption extends Option {
  readonly move: 'cede';
  readonly village: string;
  readonly index: number;
  readonly toSeat: Seat;
}

export interface ReleaseOption extends Option {
  readonly move: 'release';
  readonly lord: string;
  readonly index: number;
}

export interface TalkOption extends Option {
  readonly move: 'bargain' | 'embassy' | 'closeEmbassy' | 'leaveEmbassy';
}

export type Interjection = CedeOption | ReleaseOption | TalkOption;

/** A player asks for the annulment of his marriage, or does not (FIE-8.2); names a new man heir prince, or does not (FIE-13.9). */
export interface WishOption extends Option {
  readonly wishes: boolean;
}

/** What the Pope does with the marker: puts it on a Lord, takes it off, or leaves it (FIE-8.6). */
export interface BanOption extends Option {
  readonly act: 'ban' | 'lift' | 'leave';
  /** The Lord, -1 for none. */
  readonly index: number;
}

/** A match with a Lord of another player, or none (FIE-7.1). */
export interface MatchOption extends Option {
  /** Own Lord and the other; none for no match. */
  readonly pair: readonly number[];
}

/** A candidate, or nobody. */
export interface CandidateOption extends Option {
  /** The Lord, -1 for none. */
  readonly index: number;
}

/** The vote of one Lord for a candidate (FIE-11.4, FIE-12.6). */
export interface PersonalVote extends Option {
  readonly lord: string;
  readonly forLord: string;
  readonly elector: number;
  readonly candidate: number;
}

export interface CardinalSurprise extends SurpriseOption {
  readonly lord: string;
}

/** What becomes of a Cardinal card that the Pope refused (FIE-10.5). */
export interface RefusedCardOption extends Option {
  readonly act: 'keep' | 'give' | 'discard';
  /** To whom it is given, else -1. */
  readonly toSeat: Seat;
}

/** A crown-held title for a Lord, or no more of them (FIE-13.4). */
export interface CrownGift extends Option {
  /** -1 for no more. */
  readonly fiefIndex: number;
  readonly lordIndex: number;
}

export interface Options extends EconomyOptions {
  /** FIE-2.12. */
  readonly start: readonly VillageOption[];
  /** FIE-18.9. */
  readonly placeReleased: readonly VillageOption[];
  /** Who holds a title, by Lord. */
  readonly holder: readonly LordOption[];
  /** A title of the late King for the prince (FIE-29.3). */
  readonly bequest: readonly FiefOption[];
  readonly holdCaptive: Option & { readonly holds: boolean };
  readonly freeCaptive: Option & { readonly holds: boolean };
  readonly agree: ConsentOption;
  readonly refuse: ConsentOption;
  readonly pass: SurpriseOption;
  /** By assassin and victim (FIE-26.1). */
  readonly assassinate: readonly (readonly LordSurprise[])[];
  /** By assassin (FIE-26.4). */
  readonly execute: readonly LordSurprise[];
  /** By village and seat. */
  readonly cede: readonly (readonly CedeOption[])[];
  /** By Lord. */
  readonly release: readonly ReleaseOption[];
  readonly bargain: TalkOption;
  readonly embassy: TalkOption;
  readonly closeEmbassy: TalkOption;
  readonly leaveEmbassy: TalkOption;
  /** By seat: with whom a bargain is struck. */
  readonly partner: readonly SeatOption[];
  /** By seat: who is invited to an embassy. */
  readonly invite: readonly SeatOption[];
  /** Movement, battles and sieges. */
  readonly war: WarOptions;
  /** Politics (sections 7 to 13). By Lord unless said. */
  readonly askAnnulment: WishOption;
  readonly noAnnulment: WishOption;
  readonly ban: readonly BanOption[];
  readonly liftBan: BanOption;
  readonly leaveBan: BanOption;
  /** By own Lord and the other. */
  readonly match: readonly (readonly MatchOption[])[];
  readonly noMatch: MatchOption;
  readonly candidate: readonly CandidateOption[];
  readonly noCandidate: CandidateOption;
  readonly ballot: readonly CandidateOption[];
  readonly abstain: CandidateOption;
  /** By elector and candidate. */
  readonly personal: readonly (readonly PersonalVote[])[];
  readonly cardinal: readonly CardinalSurprise[];
  /** By card: one that is in hand and not for a window. */
  readonly shutCard: readonly CardOption[];
  readonly keepCard: RefusedCardOption;
  readonly discardCard: RefusedCardOption;
  /** By seat. */
  readonly giveCard: readonly RefusedCardOption[];
  /** By fief and Lord. */
  readonly crownGift: readonly (readonly CrownGift[])[];
  readonly noCrownGift: CrownGift;
  readonly nameHeir: WishOption;
  readonly noHeir: WishOption;
}

export function makeOptions(components: Components): Options {
  const { villages, lords, fiefs, cards } = components;
  const byVillage = (say: string, word: string): VillageOption[] =>
    villages.map(({ id }, index) => ({ key: `${word}${id}`, say, village: id, index, at: [`village:${id}`] }));
  const seats = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);
  const bySeat = (say: string, word: string): SeatOption[] =>
    seats.map((toSeat) => ({ key: `${word}${toSeat + 1}`, say, toSeat, at: [`seat:${toSeat}`] }));
  return {
    ...makeEconomyOptions(components),
    start: byVillage('start', 'start '),
    placeReleased: byVillage('placeReleased', 'to '),
    holder: lords.map(({ id }, index) => ({ key: `to ${id}`, say: 'holder', lord: id, index, at: [`lord:${id}`] })),
    bequest: fiefs.map(({ id }, index) => ({ key: id, say: 'bequest', fief: id, index, at: [`fief:${id}`] })),
    holdCaptive: { key: 'hold', say: 'holdCaptive', holds: true },
    freeCaptive: { key: 'free', say: 'freeCaptive', holds: false },
    agree: { key: 'yes', say: 'agree', agrees: true },
    refuse: { key: 'no', say: 'refuse', agrees: false },
    pass: { key: 'pass', say: 'pass', surprise: null, targets: [] },
    assassinate: lords.map((by, index) =>
      lords.map(({ id }, victim) => ({
        key: `assassinate ${id} by ${by.id}`,
        say: 'assassinate',
        surprise: 'assassination',
        targets: [index, victim],
        lord: id,
        byLord: by.id,
        at: ['card:assassination', `lord:${id}`],
      })),
    ),
    execute: lords.map(({ id }, index) => ({
      key: `execute ${id}`,
      say: 'execute',
      surprise: 'justice',
      targets: [index],
      lord: id,
      byLord: id,
      at: ['card:justice', `lord:${id}`],
    })),
    cede: villages.map(({ id }, index) =>
      seats.map((toSeat) => ({
        key: `cede ${id} to ${toSeat + 1}`,
        say: 'cede',
        move: 'cede',
        village: id,
        index,
        toSeat,
        at: [`village:${id}`, `seat:${toSeat}`],
        confirm: true,
      })),
    ),
    release: lords.map(({ id }, index) => ({
      key: `release ${id}`,
      say: 'release',
      move: 'release',
      lord: id,
      index,
      at: [`lord:${id}`],
      confirm: true,
    })),
    bargain: { key: 'bargain', say: 'bargain', move: 'bargain' },
    embassy: { key: 'embassy', say: 'embassy', move: 'embassy' },
    closeEmbassy: { key: 'close embassy', say: 'closeEmbassy', move: 'closeEmbassy' },
    leaveEmbassy: { key: 'leave embassy', say: 'leaveEmbassy', move: 'leaveEmbassy' },
    partner: bySeat('partner', 'with '),
    invite: bySeat('invite', ''),
    war: makeWarOptions(components),
    askAnnulment: { key: 'annul', say: 'askAnnulment', wishes: true },
    noAnnulment: { key: 'no', say: 'noAnnulment', wishes: false },
    ban: lords.map(({ id }, index) => ({ key: `ban ${id}`, say: 'ban', act: 'ban', lord: id, index, at: [`lord:${id}`], confirm: true })),
    liftBan: { key: 'lift', say: 'liftBan', act: 'lift', index: -1 },
    leaveBan: { key: 'nothing', say: 'leaveBan', act: 'leave', index: -1 },
    match: lords.map((own, one) =>
      lords.map(({ id }, other) => ({
        key: `${own.id} and ${id}`,
        say: 'match',
        lord: own.id,
        otherLord: id,
        pair: [one, other],
        at: [`lord:${own.id}`, `lord:${id}`],
      })),
    ),
    noMatch: { key: 'pass', say: 'noMatch', pair: [] },
    candidate: lords.map(({ id }, index) => ({ key: id, say: 'candidate', lord: id, index, at: [`lord:${id}`] })),
    noCandidate: { key: 'nobody', say: 'noCandidate', index: -1 },
    ballot: lords.map(({ id }, index) => ({ key: `for ${id}`, say: 'ballot', lord: id, index, at: [`lord:${id}`] })),
    abstain: { key: 'abstain', say: 'abstain', index: -1 },
    personal: lords.map((by, elector) =>
      lords.map(({ id }, candidate) => ({
        key: `${by.id} for ${id}`,
        say: 'personalVote',
        lord: by.id,
        forLord: id,
        elector,
        candidate,
        at: [`lord:${by.id}`, `lord:${id}`],
      })),
    ),
    cardinal: lords.map(({ id }, index) => ({
      key: `cardinal ${id}`,
      say: 'playCardinal',
      surprise: 'cardinal',
      targets: [index],
      lord: id,
      at: ['card:cardinal', `lord:${id}`],
    })),
    shutCard: cards.map(({ id, kind, name }, index) => ({
      key: id,
      say: 'playCard',
      card: name,
      index,
      at: [`card:${kind === 'lord' ? id : kind}`],
    })),
    keepCard: { key: 'keep', say: 'keepCard', act: 'keep', toSeat: -1 },
    discardCard: { key: 'discard', say: 'discardCard', act: 'discard', toSeat: -1 },
    giveCard: seats.map((toSeat) => ({ key: `give to ${toSeat + 1}`, say: 'giveCard', act: 'give', toSeat, at: [`seat:${toSeat}`] })),
    crownGift: fiefs.map((fief, fiefIndex) =>
      lords.map(({ id }, lordIndex) => ({
        key: `${fief.id} to ${id}`,
        say: 'crownGift',
        fief: fief.id,
        lord: id,
        fiefIndex,
        lordIndex,
        at: [`fief:${fief.id}`, `lord:${id}`],
      })),
    ),
    noCrownGift: { key: 'keep', say: 'noCrownGift', fiefIndex: -1, lordIndex: -1 },
    nameHeir: { key: 'ask', say: 'nameHeir', wishes: true },
    noHeir: { key: 'no', say: 'noHeir', wishes: false },
  };
}
