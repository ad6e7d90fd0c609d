/** 16. Card play. */

import { type Frame, type Next, type Params, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { EnterOption, PlayOption, SeasonOption, TaxOption } from '../content/economy-options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { BISHOPRICS, type CardKind, CLERICS, FIEFS } from '../vocabulary.ts';
import { whyNotJoin } from './families.ts';
import { framesOf } from './frames.ts';
import { takeFromHand } from './hands.ts';
import { enter, placesForNew, whyNotEnter } from './new-lords.ts';
import { askHeirPrince } from './princes.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { playSeason, type Season, whyNotSeason } from './seasons.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { layTaille, layTithe, whyNotKingdomTithe, whyNotTaille, whyNotTithe } from './taxes.ts';

export function cardTurn(_s: FieState, seat: Seat): readonly Frame[] {
  return [playCards.do({ seat })];
}

/** The cards of a hand as far as they differ here: a Lord is himself, of the others one of a kind is enough. */
function differentCards(s: FieState, seat: Seat): number[] {
  const { cards } = content.of(s);
  return s.hands[seat].filter((card, i, hand) => hand.findIndex((other) => cards[other].name === cards[card].name) === i);
}

/**
 * Any number of cards that are legal now, one after the other (FIE-16.1). A card and what it is played on are one answer, so that nobody
 * learns of a card that is not played; and whoever has a card in hand is asked, whatever it is.
 */
export const playCards = step.pick('playCards', {
  rule: ['FIE-16.1', 'FIE-16.2', 'FIE-16.4', 'FIE-16.5', 'FIE-16.8'],
  ask(s, { seat }: { seat: Seat }) {
    if (s.hands[seat].length === 0) return null;
    const { cards, options } = content.of(s);
    const open: PlayOption[] = [];
    for (const card of differentCards(s, seat)) {
      const { kind } = cards[card];
      if (kind === 'lord') {
        if (whyNotJoin(s, seat) === null) for (const village of placesForNew(s, seat)) open.push(options.enter[card][village]);
      } else if (kind === 'tax') pushTaxes(s, seat, open);
      else if (kind === 'goodHarvest' || kind === 'fairWeather') pushSeasons(s, kind, open);
    }
    open.push(options.endCards);
    return pick(seat, open, { always: true });
  },
  answer(s, { seat }, option: PlayOption): Next {
    switch (option.play) {
      case 'end':
        return undefined;
      case 'lord':
        return [...playLord(s, seat, option), playCards.do({ seat })];
      case 'season':
        lay(s, seat, option.card);
        playSeason(s, seat, option.card, option.index, option.cancels);
        return playCards.do({ seat });
      case 'tax':
        lay(s, seat, 'tax');
        if (option.rank === null) layTaille(s, seat, option.index);
        else layTithe(s, seat, option.index, option.rank);
        return playCards.do({ seat });
    }
  },
  refused(s, { seat }): Refused[] {
    const { cards, options } = content.of(s);
    return differentCards(s, seat).flatMap((card) => {
      const { kind, isSurprise } = cards[card];
      if (isSurprise) return [refuse(options.shutCard[card], IN_WINDOWS, { card: cards[card].name })];
      if (kind === 'lord') return refusedLords(s, seat, card);
      if (kind === 'tax') return refusedTaxes(s, seat);
      return kind === 'goodHarvest' || kind === 'fairWeather' ? refusedSeasons(s, kind) : [];
    });
  },
});

const IN_WINDOWS = reason('FIE-6.2', 'onlyInWindows');

/** A tax or bonus card lies face up until the end of income (FIE-17.7). */
function lay(s: FieState, seat: Seat, kind: CardKind): void {
  const { cards } = content.of(s);
  const card = s.hands[seat].find((one) => cards[one].kind === kind) ?? NOBODY;
  takeFromHand(s, seat, card);
  s.laid.push(card);
}

/** A new Lord; a man may be named heir prince at once by the royal players (FIE-13.9). */
function playLord(s: FieState, seat: Seat, { lordIndex, villageIndex }: EnterOption): readonly Frame[] {
  takeFromHand(s, seat, lordIndex);
  enter(s, seat, lordIndex, villageIndex);
  return [SETTLE, ...framesOf(askHeirPrince(s, seat, lordIndex))];
}

function pushTaxes(s: FieState, seat: Seat, open: PlayOption[]): void {
  const { options } = content.of(s);
  for (let fief = 0; fief < FIEFS; fief++) if (whyNotTaille(s, seat, fief) === null) open.push(options.taille[fief]);
  for (let rank = 0; rank < CLERICS.length; rank++)
    for (let bishopric = 0; bishopric < BISHOPRICS; bishopric++)
      if (whyNotTithe(s, seat, bishopric, CLERICS[rank]) === null) open.push(options.tithe[rank][bishopric]);
  if (whyNotKingdomTithe(s, seat) === null) open.push(options.kingdomTithe);
}

function seasonOptions(s: FieState, season: Season): readonly SeasonOption[] {
  const { options } = content.of(s);
  return season === 'goodHarvest' ? [...options.harvest, ...options.endFamine] : [...options.fairWeather, ...options.endBadWeather];
}

function pushSeasons(s: FieState, season: Season, open: PlayOption[]): void {
  for (const option of seasonOptions(s, season)) if (whyNotSeason(s, season, option.index, option.cancels) === null) open.push(option);
}

function refusedLords(s: FieState, seat: Seat, lord: number): Refused[] {
  const places = placesForNew(s, seat);
  return content.of(s).options.enter[lord].flatMap((option) => {
    const why = whyNotEnter(s, seat, option.villageIndex, places);
    return why === null ? [] : [refuse(option, why, { lord: option.lord, village: option.village })];
  });
}

function refusedTaxes(s: FieState, seat: Seat): Refused[] {
  const { options, bishoprics, fiefs, stock } = content.of(s);
  const refused: Refused[] = [];
  const judge = (option: TaxOption, why: Reason | null, params: Params): void => {
    if (why !== null) refused.push(refuse(option, why, { most: stock.taxMarkers, ...params }));
  };
  for (const option of options.taille) judge(option, whyNotTaille(s, seat, option.index), { fief: fiefs[option.index].id });
  for (const [rank, tithes] of options.tithe.entries())
    for (const option of tithes)
      judge(option, whyNotTithe(s, seat, option.index, CLERICS[rank]), { bishopric: bishoprics[option.index].id });
  judge(options.kingdomTithe, whyNotKingdomTithe(s, seat), {});
  return refused;
}

function refusedSeasons(s: FieState, season: Season): Refused[] {
  return seasonOptions(s, season).flatMap((option) => {
    const why = whyNotSeason(s, season, option.index, option.cancels);
    return why === null ? [] : [refuse(option, why, { card: season, bishopric: option.bishopric })];
  });
}
