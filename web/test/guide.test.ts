/** A first table with a guide, and the pages that lead to it. */

import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd } from './help/open.ts';
import { MY_QUESTION, playerOf, playTurns, untilAsked } from './help/player.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

describe.skipIf(!hasBrowser)('whoever wants to learn by playing', () => {
  const here = browserAnd(staticSite);

  it('is told what to do and why, step by step, in either language, until they have had enough', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/learn/monde-oublie`);
    await page.getByRole('button', { name: 'A guided table' }).click();
    const guide = page.locator('.guide');
    await guide.getByText('You rule a city-state for six rounds.').waitFor();
    await guide.getByRole('button', { name: 'Next' }).click();
    await untilAsked(page);
    await guide.getByText('Touch one of your citizens').waitFor();
    await guide.getByText('A turn is one thing').waitFor();
    await guide.getByRole('button', { name: 'Show me a good answer' }).click();
    await page.getByText('A bot would answer').waitFor();
    await picture(page, 'guide');

    await page.reload();
    await page.locator(MY_QUESTION).waitFor();
    await guide.getByText('Touch one of your citizens').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await guide.getByText('Touchez un de vos citoyens').waitFor();
    await page.getByRole('button', { name: 'English' }).click();

    await guide.getByRole('button', { name: 'Understood' }).click();
    await guide.getByRole('button', { name: 'What is this about?' }).click();
    await guide.getByText('Touch one of your citizens').waitFor();
    await playTurns(page, playerOf(71), 8);
    expect(await page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('castellan.guide') ?? '{}')).flat())).toEqual(
      expect.arrayContaining(['guide.welcome', 'guide.takeTurn']),
    );

    await guide.getByRole('button', { name: 'End the guide' }).click();
    await guide.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Guide me step by step' }).click();
    await guide.getByText('You rule a city-state for six rounds.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('finds on a page of each game what it is, for how many, for how long, and ways to begin', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr' });
    await page.goto(here.server.address);
    await page.getByRole('link', { name: 'Medievalia', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Medievalia' }).waitFor();
    await page.getByText('2 à 4').waitFor();
    await page.getByRole('heading', { name: 'Qui l’emporte' }).waitFor();
    await page.getByRole('link', { name: /^L’École brûlée/ }).click();
    await page.locator('.replay .moment', { hasText: 'réponse 0 / 296' }).waitFor();
    await page.getByRole('button', { name: 'Réponse suivante' }).click();
    await page.locator('.replay .moment', { hasText: 'réponse 1 / 296' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('heading', { name: 'Clémence l’emporte, 6 à 5' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Les leçons' }).click();
    await page.getByRole('button', { name: 'Une table guidée' }).click();
    await page.locator('.guide').getByText('Vous êtes le seigneur d’un fief').waitFor();
    await page.goto(`${here.server.address}/games/medioevo`);
    await page.getByRole('heading', { level: 1, name: 'Medioevo Universale' }).waitFor();
    await page.getByText('2 à 6').waitFor();
    expect(await page.locator('.rivals li').count()).toBe(5);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Jouer contre Aubrée' }).click();
    await page.locator('.panels').getByText('Aubrée', { exact: true }).waitFor();
    await page.goto(`${here.server.address}/games/chess`);
    await page.getByText('adresse').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
