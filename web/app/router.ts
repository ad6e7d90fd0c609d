/** Where the reader is. Plain links work: one listener turns those of this site into navigation without a reload. */

import { signal } from '@preact/signals';

export const address = signal(new URL(location.href));

export function go(to: string, { replace = false } = {}): void {
  const next = new URL(to, location.href);
  if (replace) history.replaceState(null, '', next);
  else history.pushState(null, '', next);
  address.value = next;
  if (next.hash === '') scrollTo(0, 0);
}

export function listenToLinks(): void {
  addEventListener('popstate', () => {
    address.value = new URL(location.href);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isOurs(link) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.href);
  });
}

function isOurs(link: HTMLAnchorElement): boolean {
  const inPage = link.getAttribute('href')?.startsWith('#') ?? true;
  return (
    link.origin === location.origin && !inPage && !link.hasAttribute('download') && link.target === '' && !link.pathname.startsWith('/api')
  );
}
