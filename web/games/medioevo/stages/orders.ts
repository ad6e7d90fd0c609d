/** Battle orders (UNI-47.15): what may be answered in advance in one's battles, and where. */

import { type Params, type Standing, standingName } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { ATTACKS, UNITS } from '@castellan/medioevo/vocabulary';
import { type CardContent, cardContent } from '../facts.ts';

/** An answer that may be left as an order; `times`: where the other side has at least so many times as many units. */
export interface Order {
  readonly id: string;
  readonly key: string;
  readonly times?: number;
}

export interface Row {
  readonly step: string;
  readonly orders: readonly Order[];
  readonly where?: Params;
}

const PARLEY: readonly number[] = [2, 3, 4];

const outnumbered = (id: string, key: string): readonly Order[] => PARLEY.map((times) => ({ id, key, times }));

/** In the order in which a battle asks. */
export const ROWS: readonly Row[] = [
  { step: 'roundChoice', orders: [{ id: 'fight', key: 'fight' }] },
  { step: 'offerSurrender', orders: [{ id: 'fight', key: 'fight' }, ...outnumbered('offer', 'offer surrender')] },
  {
    step: 'answerSurrender',
    orders: [{ id: 'refuse', key: 'refuse' }, { id: 'accept', key: 'accept' }, ...outnumbered('acceptIf', 'accept')],
  },
  {
    step: 'announceCapture',
    orders: [
      { id: 'noCapture', key: 'no capture' },
      { id: 'capture', key: 'capture' },
    ],
  },
  { step: 'chooseProtection', orders: ATTACKS.map((key) => ({ id: key, key })) },
  { step: 'assignCrews', orders: [{ id: 'noCrews', key: 'done' }] },
  { step: 'captainActions', orders: [{ id: 'stop', key: 'stop' }] },
  { step: 'sacrificeLight', orders: [{ id: 'nobody', key: '0' }] },
  { step: 'rerollBattleDice', orders: [{ id: 'noDie', key: '-' }] },
  { step: 'assignDamage', orders: UNITS.slice(0, 4).map((key) => ({ id: key, key })), where: { own: true } },
  {
    step: 'keepOrPillage',
    orders: [
      { id: 'keepAll', key: 'keep all' },
      { id: 'pillageAll', key: 'pillage all' },
    ],
  },
];

/** Whether it is meant for this place; everywhere where none is named. */
export const isIn = ({ where }: Standing, node: string): boolean => (where?.node ?? '') === node;

/** What I have ordered for a step in a place; everywhere where none is named. */
export function orderFor(standing: readonly Standing[], step: string, node: string): Order | null {
  const found = standing.find((one) => one.step === step && one.plan === undefined && isIn(one, node));
  const orders = ROWS.find((row) => row.step === step)?.orders ?? [];
  return orders.find(({ key, times }) => key === found?.key && times === found.when?.n) ?? null;
}

export function standingFor({ step, where = {} }: Row, { key, times }: Order, node: string): Standing {
  const there: Params = { ...where, ...(node === '' ? {} : { node }) };
  return {
    step,
    key,
    until: 'ever',
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
