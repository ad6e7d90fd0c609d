/** Drawings made into PNGs. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { faces } from './fonts.ts';

let ready: Promise<{ readonly fontBuffers: Uint8Array[]; readonly defaultFontFamily: string }> | null = null;

async function prepared() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return { fontBuffers: [...faces()], defaultFontFamily: 'Alegreya Sans' };
}

export async function png(svg: string): Promise<Uint8Array> {
  ready ??= prepared();
  const drawing = new Resvg(svg, { font: await ready });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
