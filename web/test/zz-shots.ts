import { launch } from './help/browser.ts';
import { openHouse } from './help/house.ts';
import { SCREENS, visitor } from './help/visit.ts';

const house = await openHouse();
const browser = await launch();
const out = '/tmp/shots';
const variants = [
  ['desktop', 'en', 'light'],
  ['desktop', 'fr', 'dark'],
  ['tablet', 'fr', 'light'],
  ['phone', 'en', 'light'],
  ['phone', 'fr', 'dark'],
] as const;
try {
  for (const [screen, language, theme] of variants) {
    const v = await visitor(browser, { screen, language, theme });
    const shot = (name: string, full = true) =>
      v.page.screenshot({ path: `${out}/${name}-${screen}-${language}-${theme}.png`, fullPage: full });
    await v.page.goto(house.address);
    await v.page.locator('.bot-games').waitFor();
    await shot('home');
    await v.page.goto(`${house.address}/tables`);
    await v.page.locator('.plates').first().waitFor();
    await v.page.locator('.bot-games').waitFor();
    await shot('lobby');
    await v.page.goto(`${house.address}/new?with=friends`);
    await v.page.locator('.charter').waitFor();
    await shot('create0', false);
    await v.page.locator('.seat-choices select').nth(2).selectOption('open');
    await shot('create', screen !== 'phone');
    await v.page.goto(`${house.address}/records`);
    await v.page.locator('.bot-games').waitFor();
    await shot('records');
    await v.page.goto(`${house.address}/games/anarchy`);
    await v.page.locator('.cta').waitFor();
    await shot('game');
    console.log(screen, language, theme, v.errors);
    await v.context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
void SCREENS;
