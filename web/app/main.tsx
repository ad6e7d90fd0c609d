import '../design/design.css';
import './app.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { learnLanguage } from './language.ts';
import { keepWatch } from './notices/turns.ts';
import { keepOffline } from './offline/keep.ts';
import { address, listenToLinks } from './router.ts';
import { routeOf } from './routes.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the application');

listenToLinks();
const first = routeOf(address.value.pathname)
  .load()
  .catch(() => null);
await learnLanguage();
const page = await first;
render(<App first={page?.default ?? null} />, root);
keepOffline();
keepWatch();
