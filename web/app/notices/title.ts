/** The browser's tab: the name of the page, and at how many tables it is the reader's turn. */

import { computed, effect, signal } from '@preact/signals';

const page = signal('');

/** It is my turn at the table that is open. */
export const turnHere = signal(false);

/** Tables on the server where others wait for me, by id. Those on this device wait for nobody. */
export const turnsOnServer = signal<readonly string[]>([]);

/** The table that is open. */
export const tableHere = signal<string | null>(null);

/** Other tables that wait for me. */
export const turnsElsewhere = computed(() => turnsOnServer.value.filter((table) => table !== tableHere.value).length);

export function setTitle(title: string): void {
  page.value = title;
}

const name = computed(() => (page.value === '' ? 'Castellan' : `${page.value} · Castellan`));
const turns = computed(() => turnsElsewhere.value + (turnHere.value ? 1 : 0));

effect(() => {
  const count = turns.value > 0 ? `(${turns.value}) ` : '';
  document.title = `${turnHere.value ? '● ' : ''}${count}${name.value}`;
});

effect(() => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = turns.value > 0 ? '/icon-turn.svg' : '/icon.svg';
});
