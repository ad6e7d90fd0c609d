/** Battle orders (UNI-47.15): what may be answered in advance in one's battles, and where. */

import { ASK, type Asked, BY_WAY, type Params, type Standing, standingName } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { ATTACKS, UNITS } from '@castellan/medioevo/vocabulary';
import { type CardContent, cardContent } from '../facts.ts';

/** An answer that may be left as an order; `times`: where the other side has at least so many times as many units. */
export interface Order {
  readonly key: string;
  readonly times?: number;
}

export interface Row {
  readonly step: string;
  readonly orders: readonly Order[];
  readonly where?: Params;
}

const PARLEY: readonly number[] = [2, 3, 4];

const plain = (...keys: readonly string[]): readonly Order[] => keys.map((key) => ({ key }));
const outnumbered = (key: string, counts = PARLEY): readonly Order[] => counts.map((times) => ({ key, times }));

/** In the order in which a battle asks. */
export const ROWS: readonly Row[] = [
  { step: 'announceCapture', orders: plain('no capture', 'capture') },
  { step: 'roundChoice', orders: plain('fight') },
  { step: 'offerSurrender', orders: [...plain('fight'), ...outnumbered('offer surrender')] },
  { step: 'answerSurrender', orders: [...plain('refuse', 'accept'), ...outnumbered('accept')] },
  { step: 'chooseProtection', orders: plain(...ATTACKS) },
  { step: 'assignCrews', orders: plain(by('all'), by('batter'), 'done') },
  { step: 'captainActions', orders: plain(by('best'), by('shoot'), 'stop') },
  { step: 'sacrificeLight', orders: [...plain('0', '1', by('all')), ...outnumbered('1', [2])] },
  { step: 'rerollBattleDice', orders: plain(by('best'), by('win'), '-') },
  { step: 'superioritySplit', orders: plain(by('harm'), by('spare')) },
  { step: 'assignDamage', orders: plain(by('cheapest'), by('reduce'), ...UNITS.slice(0, 4)), where: { own: true } },
  { step: 'keepOrPillage', orders: plain('keep all', 'pillage all') },
];

function by(way: string): string {
  return `${BY_WAY}${way}`;
}

/** What is ordered where nothing else is: to fight on as well as it goes, to lose what costs least, to give nothing up. */
const USUAL: { readonly [step: string]: string } = {
  roundChoice: 'fight',
  offerSurrender: 'fight',
  answerSurrender: 'refuse',
  chooseProtection: 'melee',
  assignCrews: by('all'),
  captainActions: by('best'),
  sacrificeLight: '0',
  rerollBattleDice: by('best'),
  superioritySplit: by('harm'),
  assignDamage: by('cheapest'),
};

/** Orders for the rest of a battle, so that it is played on without me: my own, and the usual ones where I have none. */
export function ordersToPlayOn(standing: readonly Standing[], node: string): readonly Standing[] {
  return ROWS.flatMap((row) => {
    const key = USUAL[row.step];
    const own = [node, ''].some((place) => orderFor(standing, row.step, place) !== null);
    // What an enemy who gives up offers is worth a question.
    const where = row.step === 'answerSurrender' ? { act: 'demand' } : row.where;
    return key === undefined || own ? [] : [standingFor({ ...row, where }, { key }, node, 'round')];
  });
}

/** Whether everything that the rest of a battle would ask is ordered, and I have not said that I want to be asked in it. */
export function playsOn(standing: readonly Standing[], node: string): boolean {
  return ordersToPlayOn(standing, node).length === 0 && wishesHere(standing, node).length === 0;
}

/** What I have ordered for good, here or everywhere, that answers in this battle too. */
export function ordersForGood(standing: readonly Standing[], node: string): readonly Standing[] {
  return standing.filter(
    (one) =>
      one.until === 'ever' &&
      one.key !== ASK &&
      one.plan === undefined &&
      (isIn(one, node) || isIn(one, '')) &&
      ROWS.some(({ step }) => step === one.step),
  );
}

/** To be asked in the rest of this battle where orders for good would answer: they stay, but what is said last counts (UNI-47.15). */
export function wishesInstead(standing: readonly Standing[], node: string): readonly Standing[] {
  const ordered = ordersForGood(standing, node).map(({ step }) => step);
  return ROWS.filter(({ step }) => ordered.includes(step)).map((row) => standingFor(row, { key: ASK }, node, 'round'));
}

/** Where I have said so. */
export function wishesHere(standing: readonly Standing[], node: string): readonly Standing[] {
  return ordersHere(standing, node).filter(({ key }) => key === ASK);
}

/** What I have said for the rest of this battle alone. */
export function ordersHere(standing: readonly Standing[], node: string): readonly Standing[] {
  return standing.filter(
    (one) => one.until === 'round' && one.plan === undefined && isIn(one, node) && ROWS.some(({ step }) => step === one.step),
  );
}

/** What an order answers to the question that is asked now; null where it does not. */
export function answerNow(asked: Asked, { step, key, where = {} }: Standing): string | null {
  if (step !== asked.step || Object.entries(where).some(([name, value]) => asked.params[name] !== value)) return null;
  const text = key.startsWith(BY_WAY) ? asked.ways?.[key.slice(BY_WAY.length)] : key;
  if (text === undefined) return null;
  return asked.kind !== 'pick' || asked.options.some((option) => option.key === text) ? text : null;
}

/** Whether it is meant for this place; everywhere where none is named. */
export const isIn = ({ where }: Standing, node: string): boolean => (where?.node ?? '') === node;

/** What I have ordered for a step in a place; everywhere where none is named. */
export function orderFor(standing: readonly Standing[], step: string, node: string): Order | null {
  const found = standing.find((one) => one.step === step && one.key !== ASK && one.plan === undefined && isIn(one, node));
  const orders = ROWS.find((row) => row.step === step)?.orders ?? [];
  return orders.find(({ key, times }) => key === found?.key && times === found.when?.n) ?? null;
}

export function standingFor({ step, where = {} }: Row, { key, times }: Order, node: string, until: Standing['until'] = 'ever'): Standing {
  const there: Params = { ...where, ...(node === '' ? {} : { node }) };
  return {
    step,
    key,
    until,
    ...(Object.keys(there).length === 0 ? {} : { where: there }),
    ...(times === undefined ? {} : { when: { name: 'outnumbered', n: times } }),
  };
}

/** Cards of mine that battles ask about: to be used as soon as they can be, everywhere or in one place. */
export function battleCards(view: UniView, seat: number): readonly CardContent[] {
  return view.players[seat].cards.flatMap(({ id }) => {
    const content = cardContent(view, id);
    return content?.timing.some((window) => window.startsWith('battle')) ? [content] : [];
  });
}

export function useOf({ id, num }: Pick<CardContent, 'id' | 'num'>, node: string): Standing {
  return {
    step: 'window',
    key: `use ${id}`,
    until: 'ever',
    ...(node === '' ? {} : { where: { node } }),
    when: { name: 'card', n: num, each: true },
  };
}

export function isUsed(standing: readonly Standing[], card: Pick<CardContent, 'id' | 'num'>, node: string): boolean {
  return standing.some((one) => standingName(one) === standingName(useOf(card, node)));
}
