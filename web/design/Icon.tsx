/** Icons in one ink, taken from a sprite made at build. */

import type { ComponentType } from 'preact';
import shell from './icons.json?sprite';
import { useLanguage } from './language.ts';

export type IconSize = 14 | 16 | 18 | 20 | 24 | 28 | 36 | 44;

export interface IconSet {
  /** Where the pictures are. */
  readonly sprite: string;
  /** What their identifiers begin with. */
  readonly prefix: string;
  readonly names: { readonly [name: string]: readonly [en: string, fr: string] };
}

interface IconProps<N extends string> {
  readonly name: N;
  readonly size?: IconSize;
  /** What readers of the screen are told: a text, or `true` for the icon's own name. Without it the icon is an ornament. */
  readonly title?: string | true;
  readonly class?: string;
}

/** The `Icon` of a game's own table of icons: `export const MonIcon = iconsOf<keyof typeof import('./icons.json')>(set)`. */
export function iconsOf<N extends string>(set: IconSet): ComponentType<IconProps<N>> {
  return function Icon({ name, size = 20, title, class: more }: IconProps<N>) {
    const language = useLanguage();
    const spoken = title === true ? nameIn(set, name, language) : title;
    const look = `i i${size} ${more ?? ''}`;
    if (spoken === undefined)
      return (
        <svg class={look} viewBox="0 0 512 512" aria-hidden="true">
          <use href={pictureIn(set, name)} />
        </svg>
      );
    return (
      <svg class={look} viewBox="0 0 512 512" role="img" aria-label={spoken}>
        <title>{spoken}</title>
        <use href={pictureIn(set, name)} />
      </svg>
    );
  };
}

/** What a drawing points at to show one of the pictures. */
export function pictureIn(set: IconSet, name: string): string {
  layIn(set);
  return `#${set.prefix}${name}`;
}

const laidIn = new Set<IconSet>();

/** Lays the pictures into the page, since those of another file are asked for anew with every element that shows one. */
function layIn(set: IconSet): void {
  if (laidIn.has(set)) return;
  laidIn.add(set);
  fetch(set.sprite)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then(
      (sprite) => document.body.insertAdjacentHTML('beforeend', sprite),
      () => laidIn.delete(set),
    );
}

function nameIn(set: IconSet, name: string, language: 'en' | 'fr'): string {
  return set.names[name]?.[language === 'fr' ? 1 : 0] ?? name;
}

export type IconName = keyof typeof import('./icons.json');

export const Icon = iconsOf<IconName>(shell);

/** One of them within a drawing, which places and sizes it. */
export function Drawn({ name, size }: { readonly name: IconName; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={pictureIn(shell, name)} />
    </svg>
  );
}
