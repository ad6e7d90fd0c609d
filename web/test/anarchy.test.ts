import { content, GOODS, game, SEXES, TACTICS } from '@castellan/anarchy';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd } from './help/open.ts';
import { answerEach, byClicks, given, overhear } from './help/overheard.ts';
import { clickSomething, MY_QUESTION, playerOf, playToTheEnd, playTurns, untilAsked, VERDICT } from './help/player.ts';
import { answersIn, everyQuestion, firstOf, keptRecord, playFrom } from './help/record.ts';
import { seatWith } from './help/seat.ts';
import { staticSite } from './help/site.ts';
import { inLight, picture, regulars, visitor } from './help/visit.ts';

const ALONE = 'solo-classic-easy';
const DUEL = 'two-siege-easy';
const THREE = 'three-classic-standard';
/** Between them they ask everything there is to ask. */
const EVERYTHING = ['chapter-4', 'tie-shared', 'chapter-3'];

/** What lies on my sheets and player board before anything is filled. */
function drawnAlways(): readonly string[] {
  const { boxes, additions, brewery, pennants } = content.of({ core: { pack: '' } });
  return [
    ...boxes.flatMap(({ options }) => options[0].at ?? []),
    ...[...brewery.cells, ...pennants].flatMap(({ option }) => option.at ?? []),
    ...additions.map(({ id }) => `addition:${id}`),
    ...SEXES.flatMap((sex) => [1, 2, 3, 4, 5, 6].map((number) => `lover:${sex}.${number}`)),
    ...GOODS.map((good) => `good:${good}`),
    ...TACTICS.map((tactic) => `tactic:${tactic}`),
    ...['governance', 'warfare', 'worship', 'entertainment'].map((line) => `area:${line}`),
    ...['TL', 'TR', 'BR', 'BL'].map((corner) => `corner:${corner}`),
    ...['top', 'right', 'bottom', 'left'].map((side) => `wall:${side}`),
    'castle:enemy',
    ...['crush2', 'crush3', 'crush4'].map((crush) => `crush:${crush}`),
  ];
}

/** Every step of the game that asks. */
const ASKED = Object.values(game.steps).filter(({ ask }) => ask !== undefined).length;

describe.skipIf(!hasBrowser)('The Anarchy in the browser', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser, overhear);

  /** Lays a table for two on this device. */
  async function layTable(page: Page, friend: boolean): Promise<void> {
    await page.goto(`${here.server.address}/new?game=anarchy`);
    await page.getByRole('button', { name: /^(One seat fewer|Un siège de moins)$/ }).waitFor();
    if (friend) await seatWith(page, 2, 'A friend here');
    await page.getByRole('button', { name: /^(Play|Jouer)$/ }).click();
    await page.locator('.ana').waitFor();
  }

  /** Where a kept game first asks that. */
  async function begin(page: Page, name: string, step: string): Promise<void> {
    const text = keptRecord('anarchy', name);
    await playFrom(page, here.server.address, text, await firstOf('anarchy', text, step));
    if (step === 'action') await page.locator('.ana.actions').waitFor();
  }

  /** The last answers of a kept game. */
  async function beginLate(page: Page, name: string, answers: number): Promise<void> {
    const text = keptRecord('anarchy', name);
    await playFrom(page, here.server.address, text, answersIn(text) - answers);
  }

  async function untilActions(page: Page, seed: number): Promise<void> {
    const player = playerOf(seed);
    for (let i = 0; i < 40 && (await page.locator('.ana.actions').count()) === 0; i++) {
      await untilAsked(page);
      if ((await page.locator('.ana.actions').count()) === 0) await clickSomething(page, player).catch(() => undefined);
    }
    await page.locator('.ana.actions').waitFor();
  }

  it('draws everything that a question may point at', async () => {
    const { page, errors } = await regular();
    await begin(page, ALONE, 'action');
    const drawn = await page
      .locator('.ana [data-target]')
      .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-target')));
    expect(drawnAlways().filter((target) => !drawn.includes(target))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(errors).toEqual([]);
  });

  it('is played by clicking: every question there is, and alone to the rank', async () => {
    const { page, errors } = await regular();
    await begin(page, ALONE, 'draftPath');
    await picture(page, 'anarchy-start');
    const questions = await everyQuestion('anarchy', EVERYTHING);
    expect(questions.length).toBe(ASKED);
    await answerEach(page, here.server.address, questions, byClicks(playerOf(71, 0.7)));
    await beginLate(page, ALONE, 4);
    await playToTheEnd(page, playerOf(71, 0.7));
    await page.locator(VERDICT).waitFor();
    await picture(page, 'anarchy-end');
    expect(errors).toEqual([]);
  });

  it('is played against a bot, at its beginning and to the end, in French and by night', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', theme: 'dark' });
    await layTable(page, false);
    await untilActions(page, 72);
    await picture(page, 'anarchy-night');
    await playTurns(page, playerOf(72, 0.5), 2);
    await beginLate(page, DUEL, 3);
    await playToTheEnd(page, playerOf(72, 0.5));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fills a box with one click, pays for it, and takes it back', async () => {
    const { page, errors } = await regular();
    await begin(page, ALONE, 'action');
    const serfs = page.locator('[data-target="good:serf"] b');
    const before = Number(await serfs.innerText());
    await page.locator('[data-target="box:farms.1"][data-state="lit"]').click();
    await page.locator('[data-mention="box:farms.1"].filled').waitFor();
    expect(Number(await serfs.innerText())).toBe(before - 1);
    await page.locator('.chip.undo:not([aria-disabled])').click();
    await page.locator('[data-target="box:farms.1"][data-state="lit"]').waitFor();
    expect(Number(await serfs.innerText())).toBe(before);
    const shut = page.locator('[data-target="box:gate.5"][data-state="refused"]');
    await shut.hover();
    await expect.poll(() => page.locator('.tip').innerText()).toMatch(/Gate 5[\s\S]*ANA-\d+\.\d+/);
    expect(errors).toEqual([]);
  });

  it('draws a content pack: its costs and its names', async () => {
    const { page, errors } = await regular();
    await page.goto(`${here.server.address}/new?game=anarchy`);
    await page.getByText('Content pack', { exact: true }).click();
    const pack = {
      game: 'anarchy',
      name: 'My box',
      changes: {
        machines: { ram: { cost: [{ material: 12 }] } },
        sheets: { left: { farms: { name: { fr: 'Potagers', en: 'Kitchen gardens' }, cost: [{ patron: 2 }] } } },
      },
    };
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) });
    await page.getByText('My box', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.ana').waitFor();
    await untilActions(page, 78);
    const farms = page.locator('[data-target="area:farms"]');
    expect(await farms.innerText()).toMatch(/kitchen gardens/i);
    expect(await farms.locator('.costs b').allInnerTexts()).toEqual(['2']);
    expect(await page.locator('[data-target="machine:ram"] .costs b').allInnerTexts()).toEqual(['12']);
    expect(errors).toEqual([]);
  });

  it('shows the sheets of another, and one sheet large', async () => {
    const { page, errors } = await regular();
    await begin(page, DUEL, 'action');
    await page.locator('.ana-panel').first().click();
    await page.locator('.sheets.of-other').waitFor();
    expect(await page.locator('.sheets [data-state="lit"]').count()).toBe(0);
    await picture(page, 'anarchy-other');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Enlarge a sheet' }).click();
    await page.getByRole('button', { name: /^Command lines/ }).click();
    expect(await page.locator('.sheet:visible').count()).toBe(1);
    await page.locator('.sheet.right:visible').waitFor();
    await page.getByRole('button', { name: 'Show both sheets' }).click();
    expect(await page.locator('.sheet:visible').count()).toBe(2);
    expect(errors).toEqual([]);
  });

  it('tells at the draft what each path card counts so far, and shows my sheets beside it', async () => {
    const { page, errors } = await regular();
    await begin(page, ALONE, 'draftPath');
    const cards = page.locator('.path-card');
    const offered = 2;
    expect(await cards.count()).toBe(offered);
    for (const words of await cards.allInnerTexts()) expect(words).toMatch(/Now[\s\S]*At the end[\s\S]*so far \d/);
    const pictures = await page.locator('.path-card .mini use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    expect(new Set(pictures).size).toBe(offered);
    await page.getByRole('button', { name: 'Look at my sheets' }).click();
    await page.locator('.sheets.mine').waitFor();
    expect(await cards.count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await cards.count()).toBe(offered);
    expect(errors).toEqual([]);
  });

  it('can be used by everybody, by day and by night', async () => {
    const { page } = await regular();
    const found: string[] = [];
    const look = async (theme: 'light' | 'dark'): Promise<void> => {
      await inLight(page, theme);
      found.push(...(await faults(page)));
    };
    await begin(page, THREE, 'draftPath');
    await look('light');
    await begin(page, THREE, 'action');
    await look('light');
    await page.locator('.ana-panel').first().click();
    await page.locator('.sheets.of-other').waitFor();
    await look('dark');
    await page.getByRole('button', { name: 'Close' }).click();
    await begin(page, THREE, 'deploy');
    // What is dimmed is about to be told anew.
    await page.locator('.ana-defence:not(.late)').waitFor();
    await look('dark');
    await picture(page, 'anarchy-defence-dark');
    await look('light');
    await picture(page, 'anarchy-defence-light');
    expect(found).toEqual([]);
  });

  /** Boxes of the wheel that are too small for a finger, or lie on one another. */
  function crowded(page: Page): Promise<string[]> {
    return page.locator('.node > .box').evaluateAll((boxes) => {
      const places = boxes.map((box) => ({ box: box.getAttribute('data-target') ?? '', at: box.getBoundingClientRect() }));
      const small = places.filter(({ at }) => at.width < 44 || at.height < 44).map(({ box }) => box);
      const met = places.flatMap((one, i) =>
        places
          .slice(i + 1)
          .filter(({ at }) => Math.max(Math.abs(at.x - one.at.x), Math.abs(at.y - one.at.y)) < one.at.width)
          .map(({ box }) => `${one.box} and ${box}`),
      );
      return [...small, ...met];
    });
  }

  /** Where everything of the stage stands, which must stay so while a deployment is put together; the page itself may scroll. */
  function laidOut(page: Page): Promise<readonly string[]> {
    return page
      .locator('.shell > .bar, .ana-defence, .ana-defence :is(.attack, .deployment, .field, .post, .outcome, .means)')
      .evaluateAll((parts) => {
        const top = parts.find((part) => part.matches('.ana-defence'))?.getBoundingClientRect().y ?? 0;
        return parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.classList.item(0), x, part.matches('.bar') ? y : y - top, width, height].join(' ');
        });
      });
  }

  /** What would be too small for a finger. */
  function tooSmall(page: Page): Promise<string[]> {
    return page
      .locator('.deployment button:visible, .post .pad:visible, .post .recall:visible, .prompt .chip:visible')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { width, height } = part.getBoundingClientRect();
          return Math.min(width, height) < 44 ? [`${part.className} ${Math.round(width)}×${Math.round(height)}`] : [];
        }),
      );
  }

  for (const screen of ['desktop', 'tablet', 'phone'] as const)
    it(`deploys all defenders with one button and one message, ${screen}`, async () => {
      const { page, errors } = await regular(screen === 'desktop' ? {} : { screen });
      await begin(page, ALONE, 'deploy');
      const confirm = page.locator(`${MY_QUESTION} .chip.first`);
      const press = (what: string): Promise<void> => {
        const at = page.locator(what).first();
        return screen === 'desktop' ? at.click({ position: { x: 20, y: 20 } }) : at.tap({ position: { x: 20, y: 20 } });
      };
      await page.locator('.deployment').waitFor();
      expect(await page.locator('.btn.primary:visible, .chip.first:visible').count()).toBe(1);
      expect(await page.locator(`${MY_QUESTION} .stepper`).count()).toBe(0);
      await expect.poll(() => confirm.innerText()).toMatch(/^\d+ to post$/);
      expect(await confirm.isDisabled()).toBe(true);
      if (screen !== 'desktop') expect(await tooSmall(page)).toEqual([]);
      // What is foreseen is there before anybody is posted, follows every post, and moves nothing.
      const foreseen = page.locator('.ana-defence:not(.late) .outcome p', { hasText: /Cards repelled: \d/ });
      await foreseen.waitFor();
      const before = await laidOut(page);
      await press('.post[data-at="top"] .pad.lit');
      await foreseen.waitFor();
      expect(await laidOut(page)).toEqual(before);
      await press('.deployment .ways button');
      await expect.poll(() => confirm.innerText()).toMatch(/^Deploy them all/);
      await foreseen.waitFor();
      expect(await laidOut(page)).toEqual(before);
      await picture(page, `anarchy-deployment-${screen}`);
      const answered = (await given(page)).length;
      await confirm.click();
      await page.locator('.deployment').waitFor({ state: 'detached' });
      const [message, ...others] = (await given(page)).slice(answered);
      expect(others).toEqual([]);
      expect(message).toMatchObject({ kind: 'answerAll' });
      expect(message.plan?.length).toBeGreaterThan(1);
      expect(message.plan?.every(({ step }) => step === 'deploy')).toBe(true);
      expect(errors).toEqual([]);
    });

  it('lets two people at one device act in turn, each behind the curtain', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await layTable(page, true);
    const curtain = page.getByRole('alertdialog');
    const player = playerOf(73, 0.2);
    let lifted = 0;
    for (let i = 0; i < 80 && lifted < 2; i++) {
      await page.locator(`${MY_QUESTION}, .curtain`).first().waitFor();
      if ((await curtain.count()) > 0) {
        await curtain.getByRole('button', { name: /^I am / }).click();
        await curtain.waitFor({ state: 'detached' });
        lifted++;
      } else await clickSomething(page, player).catch(() => undefined);
    }
    expect(lifted).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('deploys by keys alone, and takes the whole deployment back as one, still planned', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await layTable(page, true);
    const curtain = page.getByRole('alertdialog');
    const lift = async (): Promise<void> => {
      if ((await curtain.count()) === 0) return;
      await curtain.getByRole('button', { name: /^I am / }).click();
      await curtain.waitFor({ state: 'detached' });
    };
    for (let i = 0; i < 60 && (await page.locator('.deployment').count()) === 0; i++) {
      await page.locator(`${MY_QUESTION}, .curtain`).first().waitFor();
      await lift();
      const done = page.locator(`${MY_QUESTION} .chip`, { hasText: /^(Done|Pay)/ }).first();
      if ((await page.locator('.deployment').count()) > 0) break;
      if ((await done.count()) > 0) await done.click();
      else await clickSomething(page, playerOf(80 + i));
    }
    const confirm = page.locator(`${MY_QUESTION} .chip.first`);
    // The letters of the sides post whoever is in hand.
    for (let i = 0; i < 30 && (await confirm.isDisabled()); i++) {
      const key = await expect
        .poll(() => page.locator('.post .pad.lit').first().getAttribute('data-key'))
        .toMatch(/^[a-z]$/)
        .then(() => page.locator('.post .pad.lit').first().getAttribute('data-key'));
      await page.keyboard.press(key ?? '');
    }
    const posted = await page.locator('.defender.planned b').allInnerTexts();
    expect(posted.length).toBeGreaterThan(0);
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await curtain.waitFor();
    await curtain.getByRole('button', { name: /undo/ }).click();
    await page.locator('.deployment').waitFor();
    expect(await page.locator('.defender.planned b').allInnerTexts()).toEqual(posted);
    expect(await confirm.isEnabled()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fits a phone, page by page, and is played there by tapping', async () => {
    const { page, errors } = await regular({ screen: 'phone' });
    await begin(page, DUEL, 'action');
    // A page scrolls: keys must reach it while nothing on it can be chosen, as long as others act or the reasons why not are unknown.
    await expect.poll(() => page.locator('main.board').getAttribute('tabindex')).toBe('0');
    const found: string[] = [];
    for (const at of [0, 1, 2]) {
      await page.locator('.pages button').nth(at).tap();
      const wide = await page.evaluate(() => {
        const board = document.querySelector('.board');
        return board === null || board.scrollWidth > board.clientWidth || document.documentElement.scrollWidth > innerWidth;
      });
      expect(wide, `page ${at}`).toBe(false);
      found.push(...(await faults(page)));
      await picture(page, `anarchy-phone-${at}`);
    }
    expect(found).toEqual([]);
    await page.locator('.pages button').nth(1).tap();
    await page.locator('.node > .box').first().waitFor();
    expect(await crowded(page)).toEqual([]);
    await playTurns(page, playerOf(77), 6);
    expect(errors).toEqual([]);
  });
});
