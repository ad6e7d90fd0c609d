/** A page that a game keeps to be looked at, built once for all suites of a run. */

import { inject } from 'vitest';
import { type GalleryPage, galleryIn } from './galleries.ts';
import type { Site } from './site.ts';

export function gallery(page: GalleryPage): Promise<Site> {
  return galleryIn(inject('galleries'), page);
}
