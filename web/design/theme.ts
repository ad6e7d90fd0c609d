/** Parchment by day, the night hall in the dark; the device decides until a person does. */

import { effect, signal } from '@preact/signals';
import { remember, remembered } from './memory.ts';

export const THEMES = ['system', 'parchment', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'castellan.theme';

function kept(): Theme {
  const found = remembered(KEPT);
  return THEMES.find((theme) => theme === found) ?? 'system';
}

export const theme = signal<Theme>(kept());

effect(() => {
  const root = globalThis.document?.documentElement;
  if (root === undefined) return;
  if (theme.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});

export function setTheme(next: Theme): void {
  theme.value = next;
  remember(KEPT, next);
}

/** What the eye sees now. */
export function isNight(): boolean {
  if (theme.value !== 'system') return theme.value === 'night';
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}
