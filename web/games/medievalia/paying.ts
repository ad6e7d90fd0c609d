/** The payment being put together. */

import type { Asked, Option, Seat } from '@castellan/engine';
import type { MedView, PaymentOption } from '@castellan/medievalia';
import { type PaymentPreview, previewPayment } from '@castellan/medievalia/preview';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import type { Choice } from '../../shell/index.ts';

const MOVES: readonly string[] = ['use', 'power', 'discard', 'ask'];

function isPaymentOption(option: Option): option is PaymentOption {
  return 'move' in option && typeof option.move === 'string' && MOVES.includes(option.move);
}

export function isPaying(asked: Asked | null): boolean {
  return asked !== null && (asked.step === 'pay' || asked.step === 'giveAid');
}

/** A card that pays. */
export type Source = Exclude<PaymentOption, { readonly move: 'ask' }>;

export interface Payment extends PaymentPreview {
  readonly powers: readonly Source[];
  /** Amounts of a resource the ally may be asked for, by resource. */
  readonly asks: readonly (readonly PaymentOption[])[];
  readonly chosen: readonly PaymentOption[];
}

export function paymentOf(view: MedView, me: Seat | null, { asked, chosen }: Pick<Choice, 'asked' | 'chosen'>): Payment | null {
  if (asked === null || me === null || view.purchase === null || !isPaying(asked)) return null;
  const options = asked.options.filter(isPaymentOption);
  const sources = chosen.filter(isPaymentOption);
  return {
    ...previewPayment(view, me, sources),
    powers: options.flatMap((option) => (option.move === 'power' ? [option] : [])),
    asks: RESOURCES.map((_, index) => options.filter((option) => option.move === 'ask' && option.index === index)),
    chosen: sources,
  };
}

/** What is chosen among options of which only one makes sense, as a place in the list; -1 for none. */
export function chosenAmong(options: readonly Option[], chosen: readonly Option[]): number {
  return options.findIndex((option) => chosen.some(({ key }) => key === option.key));
}

/** Chooses one of several options that exclude each other, or none of them. */
export function chooseAmong(choice: Pick<Choice, 'chosen' | 'choose'>, options: readonly Option[], at: number): void {
  const now = chosenAmong(options, choice.chosen);
  if (now >= 0) choice.choose(options[now]);
  if (at >= 0 && at !== now) choice.choose(options[at]);
}

/** A card either produces or uses its power, and an ally is asked for one amount: a tap goes from one to the next, then to none. */
export function alternating(choice: Choice): Choice {
  if (!isPaying(choice.asked)) return choice;
  return {
    ...choice,
    tap(target) {
      const options = choice.lit(target)?.options ?? [];
      if (options.length < 2) choice.tap(target);
      else {
        const now = chosenAmong(options, choice.chosen);
        chooseAmong(choice, options, now + 1 < options.length ? now + 1 : -1);
      }
    },
  };
}
