/** The browser's tab: the name of the page, and a mark when it is the reader's turn. */

import { computed, effect, signal } from '@preact/signals';

const page = signal('');

/** It is my turn at the table that is open. */
export const turnHere = signal(false);

/** Other tables that wait for me. */
export const turnsElsewhere = signal(0);

export function setTitle(title: string): void {
  page.value = title;
}

const name = computed(() => (page.value === '' ? 'Castellan' : `${page.value} · Castellan`));
const marked = computed(() => turnHere.value || turnsElsewhere.value > 0);

effect(() => {
  const count = turnsElsewhere.value > 0 ? `(${turnsElsewhere.value}) ` : '';
  document.title = `${turnHere.value ? '● ' : ''}${count}${name.value}`;
});

effect(() => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = marked.value ? '/icon-turn.svg' : '/icon.svg';
});
