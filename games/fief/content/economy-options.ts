/** The options of sections 14 to 19, 24, 25 and of d'Arc, made once per content as those of `options.ts`. */

import type { Option } from '@castellan/engine';
import type { LordOption, SurpriseOption, VillageOption } from '../options.ts';
import { CLERICS, type Cleric, DECKS, type Deck, ENGINE, KNIGHT, PAWNS, SERGEANT } from '../vocabulary.ts';
import type { Components } from './content.ts';

/** A card of the hand. */
export interface CardOption extends Option {
  readonly card: string;
  readonly index: number;
}

/** A deck to draw from, or no more (FIE-14.2). */
export interface DrawOption extends Option {
  readonly deck: Deck | null;
}

/** A Lord enters a family in a village (FIE-16.2). */
export interface EnterOption extends Option {
  readonly play: 'lord';
  readonly lord: string;
  readonly village: string;
  readonly lordIndex: number;
  readonly villageIndex: number;
}

/** Good harvest or Fair weather on a bishopric: its bonus, or the end of a calamity (FIE-16.4, FIE-16.5). */
export interface SeasonOption extends Option {
  readonly play: 'season';
  readonly card: 'goodHarvest' | 'fairWeather';
  readonly bishopric: string;
  readonly index: number;
  readonly cancels: boolean;
}

/** A taille on a fief, or a tithe of some rank on a bishopric; -1 for the whole kingdom (FIE-16.8 to FIE-16.11, FIE-29.2). */
export interface TaxOption extends Option {
  readonly play: 'tax';
  readonly index: number;
  readonly rank: Cleric | null;
}

export interface EndOption extends Option {
  readonly play: 'end';
}

export type PlayOption = EnterOption | SeasonOption | TaxOption | EndOption;

/** What is bought: a pawn, a castle or a mill for a village, a fief title, the Cardinal title for a Bishop; or nothing more. */
export interface PurchaseOption extends Option {
  readonly buy: 'pawn' | 'castle' | 'mill' | 'title' | 'cardinal' | 'nothing';
  /** The village, the fief or the Lord. */
  readonly index: number;
  /** Number of the pawn (`PAWNS`), -1 where it is none. */
  readonly pawnIndex: number;
  /** What it costs. */
  readonly ecus: number;
}

/** How a fief title is paid for (FIE-13.2). */
export interface WaiverOption extends Option {
  readonly waiver: 'ask' | 'pay' | 'leave';
}

/** Who is ransomed for how much, or nobody more (FIE-18.7). */
export interface RansomOption extends Option {
  readonly index: number;
}

export interface PillageOption extends Option {
  readonly index: number;
}

/** Whether a cleric tries to calm an uprising (FIE-25.3, FIE-25.4). */
export interface CalmOption extends Option {
  readonly tries: boolean;
}

export interface RevoltOption extends SurpriseOption {
  readonly village: string;
}

export interface MaidOption extends SurpriseOption {
  readonly lord: string;
}

export interface EconomyOptions {
  /** By card. */
  readonly discard: readonly CardOption[];
  /** By deck. */
  readonly drawFrom: readonly DrawOption[];
  readonly stopDrawing: DrawOption;
  /** By Lord and village. */
  readonly enter: readonly (readonly EnterOption[])[];
  /** By bishopric. */
  readonly harvest: readonly SeasonOption[];
  readonly endFamine: readonly SeasonOption[];
  readonly fairWeather: readonly SeasonOption[];
  readonly endBadWeather: readonly SeasonOption[];
  /** By fief. */
  readonly taille: readonly TaxOption[];
  /** By rank (`CLERICS`) and bishopric. */
  readonly tithe: readonly (readonly TaxOption[])[];
  readonly kingdomTithe: TaxOption;
  readonly endCards: EndOption;
  /** By pawn and village. */
  readonly buyPawn: readonly (readonly PurchaseOption[])[];
  /** By village. */
  readonly buyCastle: readonly PurchaseOption[];
  readonly buyMill: readonly PurchaseOption[];
  /** By fief: for its price, and for nothing by the King's own family (FIE-13.2). */
  readonly buyTitle: readonly PurchaseOption[];
  readonly takeTitle: readonly PurchaseOption[];
  /** By Lord. */
  readonly buyCardinal: readonly PurchaseOption[];
  readonly endPurchases: PurchaseOption;
  readonly askWaiver: WaiverOption;
  readonly payTitle: WaiverOption;
  readonly leaveTitle: WaiverOption;
  /** By village. */
  readonly raiseCity: readonly VillageOption[];
  /** By Lord. */
  readonly ransom: readonly LordOption[];
  readonly endRansoms: RansomOption;
  /** By village. */
  readonly pillage: readonly VillageOption[];
  readonly endPillage: PillageOption;
  readonly calm: CalmOption;
  readonly payToCalm: CalmOption;
  readonly doNotCalm: CalmOption;
  /** By village. */
  readonly revolt: readonly RevoltOption[];
  /** By Lord. */
  readonly maid: readonly MaidOption[];
}

const PAWN_TARGETS = PAWNS.map((pawn) => `shop:${pawn}`);

export function makeEconomyOptions({ villages, lords, fiefs, bishoprics, cards, prices }: Components): EconomyOptions {
  const season = (card: SeasonOption['card'], cancels: boolean, word: string, say: string): SeasonOption[] =>
    bishoprics.map(({ id }, index) => ({
      key: `${word} ${id}`,
      say,
      play: 'season',
      card,
      bishopric: id,
      index,
      cancels,
      at: [`card:${card}`, `bishopric:${id}`],
    }));
  const building = (buy: 'castle' | 'mill', say: string, ecus: number): PurchaseOption[] =>
    villages.map(({ id }, index) => ({
      key: `${buy} ${id}`,
      say,
      buy,
      village: id,
      index,
      pawnIndex: -1,
      ecus,
      at: [`shop:${buy}`, `village:${id}`],
    }));
  const title = (say: string, isFree: boolean): PurchaseOption[] =>
    fiefs.map(({ id, price }, index) => ({
      key: `title ${id}`,
      say,
      buy: 'title',
      fief: id,
      index,
      pawnIndex: -1,
      ecus: isFree ? 0 : price,
      at: ['shop:title', `fief:${id}`],
    }));
  return {
    discard: cards.map(({ id, name }, index) => ({ key: id, say: 'discard', card: name, index, at: [`card:${id}`] })),
    drawFrom: DECKS.map((deck) => ({ key: deck, say: 'drawFrom', deck, at: [`deck:${deck}`] })),
    stopDrawing: { key: 'stop', say: 'stopDrawing', deck: null },
    enter: lords.map((lord, lordIndex) =>
      villages.map(({ id }, villageIndex) => ({
        key: `${lord.id} to ${id}`,
        say: 'enter',
        play: 'lord',
        lord: lord.id,
        village: id,
        lordIndex,
        villageIndex,
        at: [`card:lord-${lord.id}`, `village:${id}`],
      })),
    ),
    harvest: season('goodHarvest', false, 'good harvest in', 'harvest'),
    endFamine: season('goodHarvest', true, 'end famine in', 'endFamine'),
    fairWeather: season('fairWeather', false, 'fair weather in', 'fairWeather'),
    endBadWeather: season('fairWeather', true, 'end bad weather in', 'endBadWeather'),
    taille: fiefs.map(({ id }, index) => ({
      key: `taille ${id}`,
      say: 'taille',
      play: 'tax',
      fief: id,
      index,
      rank: null,
      at: ['card:tax', `fief:${id}`],
    })),
    tithe: CLERICS.map((rank) =>
      bishoprics.map(({ id }, index) => ({
        key: `tithe ${id} as ${rank}`,
        say: 'tithe',
        play: 'tax',
        bishopric: id,
        index,
        rank,
        at: ['card:tax', `bishopric:${id}`],
      })),
    ),
    kingdomTithe: { key: 'tithe the kingdom', say: 'kingdomTithe', play: 'tax', index: -1, rank: 'pope', at: ['card:tax'] },
    endCards: { key: 'end', say: 'endCards', play: 'end' },
    buyPawn: [SERGEANT, KNIGHT, ENGINE].map((pawnIndex) =>
      villages.map(({ id }, index) => ({
        key: `${PAWNS[pawnIndex]} ${id}`,
        say: 'buyPawn',
        buy: 'pawn',
        pawn: PAWNS[pawnIndex],
        village: id,
        index,
        pawnIndex,
        ecus: prices.pawns[pawnIndex],
        at: [PAWN_TARGETS[pawnIndex], `village:${id}`],
      })),
    ),
    buyCastle: building('castle', 'buyCastle', prices.castle),
    buyMill: building('mill', 'buyMill', prices.mill),
    buyTitle: title('buyTitle', false),
    takeTitle: title('takeTitle', true),
    buyCardinal: lords.map(({ id }, index) => ({
      key: `cardinal ${id}`,
      say: 'buyCardinal',
      buy: 'cardinal',
      lord: id,
      index,
      pawnIndex: -1,
      ecus: prices.cardinal,
      at: ['shop:cardinal', `lord:${id}`],
    })),
    endPurchases: { key: 'done', say: 'endPurchases', buy: 'nothing', index: -1, pawnIndex: -1, ecus: 0 },
    askWaiver: { key: 'ask', say: 'askWaiver', waiver: 'ask' },
    payTitle: { key: 'pay', say: 'payTitle', waiver: 'pay' },
    leaveTitle: { key: 'leave', say: 'leaveTitle', waiver: 'leave' },
    raiseCity: villages.map(({ id }, index) => ({ key: `city ${id}`, say: 'raiseCity', village: id, index, at: [`village:${id}`] })),
    ransom: lords.map(({ id }, index) => ({ key: `ransom ${id}`, say: 'ransom', lord: id, index, at: [`lord:${id}`] })),
    endRansoms: { key: 'done', say: 'endRansoms', index: -1 },
    pillage: villages.map(({ id }, index) => ({ key: `pillage ${id}`, say: 'pillage', village: id, index, at: [`village:${id}`] })),
    endPillage: { key: 'done', say: 'endPillage', index: -1 },
    calm: { key: 'calm', say: 'calm', tries: true },
    payToCalm: { key: 'calm', say: 'payToCalm', tries: true },
    doNotCalm: { key: 'no', say: 'doNotCalm', tries: false },
    revolt: villages.map(({ id }, index) => ({
      key: `revolt in ${id}`,
      say: 'revolt',
      surprise: 'revolt',
      targets: [index],
      village: id,
      at: ['card:revolt', `village:${id}`],
    })),
    maid: lords.map(({ id }, index) => ({
      key: `dArc ${id}`,
      say: 'maid',
      surprise: 'dArc',
      targets: [index],
      lord: id,
      at: ['card:dArc', `lord:${id}`],
    })),
  };
}
