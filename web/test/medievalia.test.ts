import { fork, type Json, parseRecord, type Question, type Seat } from '@castellan/engine';
import { game, type MedView } from '@castellan/medievalia';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd } from './help/open.ts';
import { answerEach, byClicks, overhear } from './help/overheard.ts';
import { MY_QUESTION, playerOf, playToTheEnd, playTurns, untilAsked } from './help/player.ts';
import { answersIn, everyQuestion, keptRecord, playFrom } from './help/record.ts';
import { staticSite } from './help/site.ts';
import { CONQUEST, heedAdviceThenNot, lastSoldier } from './help/soldier.ts';
import { inLight, onScreen, picture, regulars, visitor } from './help/visit.ts';

const kept = (name: string): string => keptRecord('medievalia', name);

const ALLIANCE = kept('alliance');

interface Moment {
  readonly at: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly board: MedView;
}

function isView(board: Json): board is MedView {
  return typeof board === 'object' && board !== null && 'fiefs' in board;
}

const replays = new Map<string, readonly Moment[]>();

/** Every moment of a record at which somebody was asked, as that player saw it. */
function momentsOf(text: string): readonly Moment[] {
  const moments = replays.get(text) ?? seenIn(text);
  replays.set(text, moments);
  return moments;
}

function seenIn(text: string): readonly Moment[] {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.key);
  const begun = fork(game, parsed.record, 0);
  if (!begun.ok) throw new Error(begun.error.key);
  return parsed.record.lines.flatMap(({ seat, text: answer }, at) => {
    const [question] = begun.table.questions();
    const { board } = begun.table.view(seat);
    begun.table.reply(seat, answer);
    return isView(board) ? [{ at, seat, question, board }] : [];
  });
}

/** The first moment of a record at which somebody has to choose among so many things in answer to that question. */
function momentOf(text: string, step: string, choices: number): number {
  const found = momentsOf(text).find(({ question: q }) => q.kind !== 'amount' && q.frame.step === step && q.options.length >= choices);
  if (found === undefined) throw new Error(`nobody is asked ${step} there`);
  return found.at;
}

/** How many stand on the open ground of a seat's land. */
function peopleOf({ fiefs, battle }: MedView, seat: Seat): number {
  return battle === null ? (fiefs.find(({ id }) => id === `fief${seat}`)?.ground.length ?? 0) : 0;
}

/** The moment of a record at which most people stand together on the open ground of whoever is asked. */
function mostCrowded(text: string): { readonly moment: number; readonly people: number } {
  const [most] = momentsOf(text)
    .map(({ at, board, seat }) => ({ moment: at, people: peopleOf(board, seat) }))
    .sort((one, other) => other.people - one.people);
  return most;
}

describe.skipIf(!hasBrowser)('Medievalia', () => {
  const here = browserAnd(staticSite);
  const regular = regulars(() => here.browser, overhear);

  async function playDuel(page: Page, name: string): Promise<void> {
    await page.goto(here.server.address);
    await page.getByRole('button', { name }).click();
    await untilAsked(page);
  }

  /** Takes the whole starting hand from the Territory deck, so that there is always something the City can pay for. */
  async function drawTerritories(page: Page): Promise<void> {
    const deck = page.locator('[data-target="deck:territory"][data-state="lit"]');
    for (let left = 9; left > 0; left--) {
      await untilAsked(page);
      const log = await page.locator('.log .entry').count();
      await deck.click();
      await expect.poll(() => page.locator('.log .entry').count()).toBeGreaterThan(log);
    }
    await page.locator(MY_QUESTION, { hasText: 'What do you do?' }).waitFor();
  }

  /** A territory of the hand that the City alone cannot pay for. */
  function dearTerritory(page: Page): Locator {
    return page.locator(['farm', 'forest', 'mine'].map((type) => `[data-target="hand:${type}"][data-state="lit"]`).join()).first();
  }

  it('a duel is played by clicking: whatever is asked in kept games, and to its end', async () => {
    const { page, errors } = await regular();
    await playDuel(page, 'Play Medievalia against bots');
    await picture(page, 'medievalia');
    const questions = await everyQuestion('medievalia', ['conquest', 'alliance']);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    await answerEach(page, here.server.address, questions, byClicks(playerOf(81, 0.35)));
    const late = kept('prestige');
    await playFrom(page, here.server.address, late, answersIn(late) - 4);
    await playToTheEnd(page, playerOf(81, 0.35));
    await page.locator('.ended .scoring').waitFor();
    await picture(page, 'medievalia-ending');
    expect(errors).toEqual([]);
  });

  it('an alliance is played on four sides of the table, from its beginning and to its end', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', theme: 'dark' });
    await page.goto(`${here.server.address}/new?game=medievalia`);
    for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'Un siège de plus' }).click();
    await page.getByRole('button', { name: 'Jouer', exact: true }).click();
    await untilAsked(page);
    await expect.poll(() => page.locator('.med.alliance .fief').count()).toBe(4);
    await expect.poll(() => page.locator('.med.alliance .march').count()).toBe(5);
    await picture(page, 'medievalia-alliance');
    await playTurns(page, playerOf(82, 0.2), 2);
    await playFrom(page, here.server.address, ALLIANCE, answersIn(ALLIANCE) - 6);
    await playToTheEnd(page, playerOf(82, 0.2));
    await page.locator('.ended .scoring').waitFor();
    await picture(page, 'medievalia-alliance-ending');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('pays with one click, with cards tapped one by one, and not with too little', async () => {
    const { page, errors } = await regular();
    await playDuel(page, 'Play Medievalia against bots');
    await drawTerritories(page);
    const confirm = page.locator(`${MY_QUESTION} .chips .chip.first`);
    const state = page.locator('.paying .state');
    const hand = page.locator('.hand');

    await dearTerritory(page).click();
    await state.filter({ hasText: 'Covered exactly' }).waitFor();
    await confirm.click();
    await expect.poll(() => page.locator('.fief.mine .host:not(.free-host)').count()).toBe(2);

    await page.locator('[data-target="deck:character"][data-state="lit"]').click();
    await state.filter({ hasText: 'Covered exactly' }).waitFor();
    const given = await page.locator('.hand-card[data-state="selected"]').first().getAttribute('data-target');
    await page.locator(`[data-target="${given}"]`).click();
    await state.filter({ hasText: '1 resource missing' }).waitFor();
    await picture(page, 'medievalia-payment');

    const held = await hand.getAttribute('aria-label');
    await confirm.click();
    await expect.poll(() => page.locator('.notes .notice').innerText()).toMatch(/\w+ \w+ .*MED-6\.\d+/s);
    expect(await hand.getAttribute('aria-label')).toBe(held);
    await picture(page, 'medievalia-refused');

    const other = page.locator(`.hand-card[data-state="lit"]:not([data-target="${given}"])`).first();
    const instead = await other.locator('.name').innerText();
    await other.click();
    await state.filter({ hasText: 'Covered exactly' }).waitFor();
    await confirm.click();
    await expect.poll(() => page.locator('.log').innerText()).toMatch(new RegExp(`discards [^.]*${instead}[^.]* for resources`));
    await page.locator('.discard-pile').click();
    await page.locator('.med-discard li', { hasText: instead }).waitFor();
    expect(errors).toEqual([]);
  });

  it('advises three answers with how far they are apart, and its coach speaks up before one that gives much away', async () => {
    const { page, errors } = await regular();
    await playFrom(page, here.server.address, CONQUEST, (await lastSoldier()).at);
    await heedAdviceThenNot(page, 'medievalia-coach');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'off', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
  });

  it('shows in a battle what each target would suffer, and afterwards what has fallen', async () => {
    const { page, errors } = await regular();
    await playFrom(page, here.server.address, CONQUEST, momentOf(CONQUEST, 'chooseTarget', 3));
    await page.locator('.battle .column.choosing').waitFor();
    expect(await page.locator('.crumbs li').last().innerText()).toContain('Battle against');
    const targets = page.locator('.battle .plate[data-state="lit"]');
    await expect.poll(async () => (await targets.locator('.threat').count()) - (await targets.count())).toBe(0);
    await picture(page, 'medievalia-battle');
    await targets.last().click();
    for (let i = 0; i < 40 && (await page.locator('.battle').count()) > 0; i++) await playTurns(page, playerOf(83 + i, 0.5), 1);
    await expect.poll(() => page.locator('.log').innerText()).toContain('The battle is over');
    expect(errors).toEqual([]);
  });

  it('tells a defender what each clash would cost, and what an army left free could destroy', async () => {
    const { page, errors } = await regular();
    const defence = momentsOf(CONQUEST).find(
      ({ board, question, seat }) =>
        question.frame.step === 'deployDefence' &&
        board.battle?.fief === `fief${seat}` &&
        board.players[seat].hosts.some((host) => host !== null && !host.guarded && host.type !== 'city'),
    );
    if (defence === undefined) throw new Error('nobody defends an open fief there');
    await playFrom(page, here.server.address, CONQUEST, defence.at);
    const verdict = page.locator('.battle .column .verdict').first();
    await verdict.filter({ hasText: /With your .+: \d+ against \d+\./ }).waitFor();
    await verdict.locator('.prey', { hasText: 'Left free it can destroy ' }).waitFor();
    await picture(page, 'medievalia-defence');
    expect(errors).toEqual([]);
  });

  it('lets an ally decline with one click, and shows everybody the backs of the hands', async () => {
    const { page, errors } = await regular();
    await playFrom(page, here.server.address, ALLIANCE, momentOf(ALLIANCE, 'giveAid', 2));
    await page.locator('.med-panel .tiny-back').first().waitFor();
    await picture(page, 'medievalia-aid');
    await page.getByRole('button', { name: 'Decline to help' }).click();
    await expect.poll(() => page.locator('.log').innerText()).toContain('declines to help');
    expect(errors).toEqual([]);
  });

  it('keeps a crowd within the fief it stands in', async () => {
    const { page, errors } = await regular();
    const spilt = (): Promise<number> =>
      page.locator('.folk').evaluateAll((all) => all.filter((folk) => folk.scrollHeight > folk.clientHeight).length);
    for (const text of [CONQUEST, kept('prestige-for-three')]) {
      const { moment, people } = mostCrowded(text);
      expect(people).toBeGreaterThan(3);
      await playFrom(page, here.server.address, text, moment);
      await page.locator('.fief.mine .folk .spot').first().waitFor();
      for (const screen of ['tablet', 'desktop'] as const) {
        await onScreen(page, screen);
        await expect.poll(spilt).toBe(0);
      }
    }
    expect(errors).toEqual([]);
  });

  it('shows who stands in the fief of a player who is out of the game, and lets them leave it', async () => {
    const { page, errors } = await regular();
    const siege = kept('siege-for-three');
    const found = momentsOf(siege).find(
      ({ board, question, seat }) =>
        question.frame.step === 'moveOutside' &&
        board.players.some(
          (player) =>
            player.eliminated &&
            board.fiefs.some((fief) => fief.id === `fief${player.seat}` && fief.ground.some((card) => card.seat === seat && !card.used)),
        ),
    );
    if (found === undefined) throw new Error('nobody stands in a lost fief there');
    await playFrom(page, here.server.address, siege, found.at);
    const lost = page.locator('.fief', { has: page.locator('.gone') });
    expect(await lost.locator('.gone').innerText()).toContain('neutral ground now');
    await lost.locator('.folk [data-state="lit"]').first().click();
    await lost.locator('.folk [data-state="selected"]').waitFor();
    await page.locator('.fief-name[data-state="lit"]').first().click();
    await expect.poll(() => page.locator('.log .entry').first().innerText()).toContain('leads');
    expect(errors).toEqual([]);
  });

  it('is played on a phone', async () => {
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', screen: 'phone', theme: 'dark' });
    await playDuel(page, 'Jouer à Medievalia contre des bots');
    await playTurns(page, playerOf(84, 0.8), 12);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
    await picture(page, 'medievalia-phone');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows what a content pack has printed on the cards, also after a reload', async () => {
    const { context, page, errors } = await visitor(here.browser);
    const changes = { cardTypes: { building: { school: { cost: { labour: 2, food: 1, energy: 1, gold: 9 } } } } };
    const pack = Buffer.from(JSON.stringify({ game: 'medievalia', name: 'Golden schools', changes }));
    await page.goto(`${here.server.address}/new?game=medievalia`);
    await page.getByText('Content pack', { exact: true }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: pack });
    await page.getByText('Golden schools', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await untilAsked(page);
    const school = page.locator('.building', { hasText: 'School' });
    await expect.poll(() => school.locator('.prices').innerText()).toContain('9');
    await page.reload();
    await page.locator(MY_QUESTION).waitFor();
    await expect.poll(() => school.locator('.prices').innerText()).toContain('9');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('can be used by everybody, by day and by night', async () => {
    const { page } = await regular();
    const found: string[] = [];
    for (const [step, shown, themes] of [
      ['draftDeck', '.med', ['light']],
      ['action', '.med', ['light', 'dark']],
      ['pay', '.paying', ['dark']],
      ['chooseTarget', '.battle', ['dark', 'light']],
      ['deployDefence', '.battle', ['light']],
    ] as const) {
      await playFrom(page, here.server.address, CONQUEST, momentOf(CONQUEST, step, 2));
      await page.locator(shown).first().waitFor();
      for (const theme of themes) {
        await inLight(page, theme);
        found.push(...(await faults(page)));
      }
    }
    expect(found).toEqual([]);
  });
});
