/** What every page but a table stands in: the wooden bar above, the page, the small print below. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button, Icon, Segmented, setTheme, THEMES, TipHost, theme } from '../../design/index.ts';
import { currentLanguage, say, setLanguage } from '../language.ts';
import { setTitle, turnsOnServer } from '../notices/title.ts';
import { keptOffline, network, update } from '../offline/keep.ts';
import { isMember, me, myName } from '../people/me.ts';
import { address } from '../router.ts';

/** Each with the pages that lie within it. */
const PLACES = [
  ['/', 'app.nav.play', /^\/($|games|learn|puzzles)/],
  ['/tables', 'app.nav.tables', /^\/(tables|new|t\/)/],
  ['/records', 'app.nav.records', /^\/(records|analysis|memorable)/],
  ['/rules', 'app.nav.rules', /^\/(rules|aid|pieces)/],
] as const;

interface FrameProps {
  /** Name of the page in the browser's title; the home page has none. */
  readonly title: string;
  /** The page has no heading to be seen: it is loading, or in trouble. */
  readonly bare?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Frame({ title, bare = false, class: more, children }: FrameProps) {
  useEffect(() => setTitle(title), [title]);
  return (
    <div class="frame">
      <a class="skip" href="#main">
        {say('app.skip')}
      </a>
      <TopBar />
      <Newer />
      <main id="main" tabIndex={-1} class={`page ${more ?? ''}`}>
        {bare && <h1 class="sr">{title === '' ? 'Castellan' : title}</h1>}
        {children}
      </main>
      <footer class="foot">
        <p>{say('app.foot.rights')}</p>
        <a href="/about">{say('app.nav.about')}</a>
      </footer>
      <TipHost />
    </div>
  );
}

/** A newer version is there; the reader says when. */
function Newer() {
  const take = update.value;
  if (take === null) return null;
  return (
    <p class="app-update" role="status">
      {say('app.update.ready')}
      <Button size="small" onClick={take}>
        {say('app.update.take')}
      </Button>
    </p>
  );
}

function TopBar() {
  return (
    <header class="app-bar">
      <a class="brand" href="/">
        <Icon name="brand" size={24} />
        Castellan
      </a>
      <nav class="places" aria-label={say('app.nav.label')}>
        <Places />
      </nav>
      <div class="right">
        <Reach />
        <LanguageSwitch />
        <Identity />
        <Menu />
      </div>
    </header>
  );
}

function Places() {
  const here = address.value.pathname;
  return (
    <>
      {PLACES.map(([path, key, within]) => {
        const on = within.test(here);
        return (
          <a key={path} href={path} class={on ? 'on' : ''} aria-current={here === path ? 'page' : on}>
            {say(key)}
            {path === '/tables' && turnsOnServer.value.length > 0 && (
              <span class="turns" title={say('app.home.turns', { turns: turnsOnServer.value.length })}>
                {turnsOnServer.value.length}
              </span>
            )}
          </a>
        );
      })}
    </>
  );
}

/** Whether anything is out of reach. */
function Reach() {
  if (network.value === 'offline') {
    return (
      <span class="reach" role="status">
        <Icon name="offline" size={18} /> <span>{say('app.reach.offline')}</span>
      </span>
    );
  }
  return keptOffline.value ? (
    <span class="reach wide">
      <Icon name="confirm" size={16} /> {say('app.reach.kept')}
    </span>
  ) : null;
}

export function LanguageSwitch() {
  return (
    <Segmented
      label={say('app.language.label')}
      choices={[
        { id: 'fr', label: 'FR', title: 'Français' },
        { id: 'en', label: 'EN', title: 'English' },
      ]}
      chosen={currentLanguage()}
      onChoose={(language) => void setLanguage(language)}
    />
  );
}

function Identity() {
  if (isMember())
    return (
      <a class="identity" href="/me">
        {me.value?.name ?? myName()}
      </a>
    );
  return (
    <a class="identity" href="/account">
      {say('app.identity.guest')}
    </a>
  );
}

/** Theme on every screen; on small ones the places as well. */
function Menu() {
  return (
    <>
      <button type="button" class="icon-btn" popovertarget="app-menu" aria-label={say('app.menu.label')} data-tip={say('app.menu.label')}>
        <Icon name="settings" size={20} />
      </button>
      <div id="app-menu" class="app-menu" popover="auto">
        <nav class="folded" aria-label={say('app.nav.label')}>
          <Places />
          <a href="/me">{say('app.nav.me')}</a>
          <a href="/account">{say('app.nav.account')}</a>
        </nav>
        <fieldset class="themes">
          <legend class="rubric">{say('app.theme.label')}</legend>
          {THEMES.map((id) => (
            <label key={id}>
              <input type="radio" name="theme" checked={theme.value === id} onChange={() => setTheme(id)} />
              {say(`app.theme.${id}`)}
            </label>
          ))}
        </fieldset>
        <a class="unfolded" href="/me">
          {say('app.nav.me')}
        </a>
        <a href="/about">{say('app.nav.about')}</a>
      </div>
    </>
  );
}
