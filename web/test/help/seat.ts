/** The seats of a table that is being set up: a seat is touched, and what is chosen for it lies below. */

import type { Locator, Page } from 'playwright-core';

/** What is chosen for a seat, opened if it was not. */
export async function seatAt(page: Page, n: number): Promise<Locator> {
  const card = page.locator('.seat-card').nth(n - 1);
  if ((await card.getAttribute('aria-expanded')) === 'false') await card.click();
  return page.locator('.sitter');
}

/** Chooses by its word who sits on a seat, or how strong the bot there is. */
export async function seatWith(page: Page, n: number, word: string): Promise<void> {
  const sitter = await seatAt(page, n);
  await sitter.getByRole('button', { name: word, exact: true }).click();
}
