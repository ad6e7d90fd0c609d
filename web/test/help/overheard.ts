/** What a page gives to the table it hosts, overheard on its way. */

import type { BrowserContext, Page } from 'playwright-core';
import { clickSomething, type Player, untilAsked } from './player.ts';
import { type Asking, playFrom } from './record.ts';

interface Given {
  readonly kind: string;
  readonly text?: string;
  readonly plan?: readonly { readonly step: string; readonly text: string }[];
}

/** Listens from the next page on. */
export async function overhear(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly request?: { readonly kind: string } }, ...rest: never[]) {
      if (message.request?.kind === 'answer' || message.request?.kind === 'answerAll') heard.push(message.request);
      return Reflect.apply(send, this, [message, ...rest]);
    };
  });
}

/** The messages by which the page has given answers, in order. */
export function given(page: Page): Promise<readonly Given[]> {
  return page.evaluate(() => Reflect.get(window, 'heard'));
}

/** What the page has answered, one answer after the other. */
export async function answersGiven(page: Page): Promise<readonly string[]> {
  return (await given(page)).flatMap(({ text, plan = [] }) => text ?? plan.map((planned) => planned.text));
}

const PATIENCE = 60;

/** Answers each of these questions by doing something, as often as it takes until an answer is given. */
export async function answerEach(
  page: Page,
  address: string,
  questions: readonly Asking[],
  doSomething: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { step, record, at } of questions) {
    await playFrom(page, address, record, at);
    const before = (await given(page)).length;
    for (let i = 0; (await given(page)).length === before; i++) {
      if (i === PATIENCE) throw new Error(`${step} could not be answered`);
      await untilAsked(page);
      await doSomething(page);
    }
    // What the others do then is their affair.
    await page.locator('.prompt.sending').waitFor({ state: 'detached' });
  }
}

export function byClicks(player: Player): (page: Page) => Promise<void> {
  return (page) => clickSomething(page, player);
}
