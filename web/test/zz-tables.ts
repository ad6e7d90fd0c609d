import { launch } from './help/browser.ts';
import { openHouse } from './help/house.ts';
import { clickSomething, MY_QUESTION, playerOf, untilAsked } from './help/player.ts';
import { visitor } from './help/visit.ts';

const house = await openHouse();
const browser = await launch();
const out = '/tmp/shots';
const variants = (process.argv[2] ?? 'desktop,en,light;tablet,fr,dark;phone,en,light;phone,fr,dark')
  .split(';')
  .map((v) => v.split(',')) as never as ['desktop' | 'tablet' | 'phone', 'en' | 'fr', 'light' | 'dark'][];
try {
  for (const [screen, language, theme] of variants) {
    const v = await visitor(browser, { screen, language, theme });
    const p = v.page;
    const shot = (name: string, full = false) =>
      p.screenshot({ path: `${out}/t-${name}-${screen}-${language}-${theme}.png`, fullPage: full });
    await p.goto(house.address);
    await p.locator('.hero .play').click();
    await p.locator('.shell').waitFor();
    await untilAsked(p);
    await p.waitForTimeout(500);
    await shot('first');
    // fork
    const player = playerOf(3);
    for (let i = 0; i < 5; i++) {
      await untilAsked(p);
      await clickSomething(p, player).catch(() => {});
    }
    await untilAsked(p);
    await p.locator('.top .right > .icon-btn').last().click();
    await p.waitForTimeout(300);
    await shot('menu-local');
    await p.locator('.table-menu button').nth(1).click();
    await p.locator('.replay').waitFor();
    await p
      .locator('.replay')
      .getByRole('button', { name: language === 'en' ? 'Play from here' : 'Rejouer d’ici' })
      .click();
    await p.locator('.top .forked').waitFor();
    await untilAsked(p);
    await shot('fork');
    console.log(await p.title());
    await p.goto(`${house.address}/tables`);
    await p.locator('.my-table').first().waitFor();
    await p.waitForTimeout(300);
    await shot('lobby-forks', true);
    // bots
    await p.goto(`${house.address}/records`);
    await p.locator('.bot-games button').nth(1).click();
    await p.locator('.shell').waitFor();

    await p.waitForTimeout(4000);
    await shot('bots');
    await p.goto(house.address);
    await p.locator('.my-table').first().waitFor();
    await p.waitForTimeout(300);
    await shot('home-after', true);
    // online
    const host = await visitor(browser, { screen, language, theme });
    await host.page.goto(`${house.address}/new?with=friends`);
    await host.page.locator('.seat-choices select').nth(2).selectOption('open');
    await host.page.locator('.draft button[type=submit]').click();
    await host.page.locator('.copy input').waitFor();
    await host.page.screenshot({ path: `${out}/t-host-${screen}-${language}-${theme}.png`, fullPage: true });
    const link = await host.page.locator('.copy input').inputValue();
    await p.goto(link);
    await p.locator('.name-field').waitFor();
    await shot('invited', true);
    await p.locator('form button[type=submit]').first().click();
    await host.page.locator('.begin button').click();
    await p.locator('.shell .prompt').waitFor();
    for (let i = 0; i < 3; i++) {
      for (const page of [host.page, p]) if (await page.locator(MY_QUESTION).count()) await clickSomething(page, player).catch(() => {});
      await p.waitForTimeout(500);
    }
    await host.page.locator('.top .right > .icon-btn').last().click();
    await host.page.locator('.share button').click();
    await host.page.waitForTimeout(300);
    await host.page.screenshot({ path: `${out}/t-share-${screen}-${language}-${theme}.png` });
    await host.page.keyboard.press('Escape');
    for (let i = 0; i < 40 && !(await p.locator(MY_QUESTION).count()); i++) {
      if (await host.page.locator(MY_QUESTION).count()) await clickSomething(host.page, player).catch(() => {});
      await p.waitForTimeout(300);
    }
    await house.kill();
    await p.locator('.line-lost').waitFor();
    await shot('lost0');
    for (let i = 0; i < 8 && !(await p.locator('.prompt.sending').count()); i++) {
      await clickSomething(p, player).catch(() => {});
      await p.waitForTimeout(200);
    }
    await shot('lost1');
    await house.start();
    await p.locator('.line-lost').waitFor({ state: 'detached' });
    await host.context.close();
    console.log(screen, language, theme, v.errors);
    await v.context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
