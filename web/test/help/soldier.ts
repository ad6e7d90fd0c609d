/** A moment of Medievalia of which everybody knows what is best. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MY_QUESTION } from './player.ts';
import { keptRecord, replayed } from './record.ts';
import { picture } from './visit.ts';

/** In the menu of a table. */
export const HINT = 'Ask for a hint';
export const coachIn = (page: Page): Locator => page.getByRole('group', { name: /coach warns me/i });

export const CONQUEST = keptRecord('medievalia', 'conquest');

/** The first moment of the conquest at which a Soldier is all that can be played: to end the turn instead leaves nobody at home. */
export async function lastSoldier(): Promise<{ readonly at: number; readonly seat: number }> {
  const found: { readonly at: number; readonly seat: number }[] = [];
  await replayed('medievalia', CONQUEST, ({ at, question: q }) => {
    const played = q.kind === 'pick' && q.frame.step === 'action' ? q.options.filter(({ key }) => key.startsWith('play ')) : [];
    if (played.length === 1 && played[0].key === 'play soldier') found.push({ at, seat: q.seat });
  });
  if (found.length === 0) throw new Error('nobody has but a Soldier to play there');
  return found[0];
}

/**
 * Where a Soldier is all that can be played: a hint says so, and the coach warns whoever would end the turn instead; the next key takes
 * that back, and then it is played all the same.
 */
export async function heedAdviceThenNot(page: Page, pictureName: string): Promise<void> {
  await page.keyboard.press('h');
  await page.locator('.advice', { hasText: 'Play a Soldier' }).waitFor();
  expect(await page.locator('.advice li').count()).toBe(2);
  expect(await page.locator('.advice').innerText()).toMatch(/What it changes most: .*\n.*\d+ % less/s);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(HINT).waitFor();
  await coachIn(page).getByRole('button', { name: '5 %', exact: true }).click();
  await page.keyboard.press('Escape');
  const answered = await page.locator('.log .entry').count();
  const warned = page.locator('.notes .notice', { hasText: 'End the turn: the coach thinks' });
  const end = async (): Promise<void> => {
    await page.locator(`${MY_QUESTION} .chip`, { hasText: 'End the turn' }).click();
    await page.locator(`${MY_QUESTION} .chip.first`, { hasText: 'End the turn' }).click();
    await warned.waitFor();
  };
  await end();
  await picture(page, pictureName);
  await page.keyboard.press('Enter');
  await warned.waitFor({ state: 'detached' });
  expect(await page.locator('.log .entry').count()).toBe(answered);
  await end();
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await expect.poll(() => page.locator('.log .entry').count()).toBeGreaterThan(answered);
}
