/** The house’s faces in the form that the renderer reads. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** Names of people come in any of these alphabets. */
const FILES = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].flatMap((alphabet) =>
    [500, 700, 800].map((weight) => `@fontsource/alegreya-sans/files/alegreya-sans-${alphabet}-${weight}-normal.woff`),
  ),
  ...['latin', 'latin-ext'].map((alphabet) => `@fontsource/cinzel/files/cinzel-${alphabet}-600-normal.woff`),
];

export function faces(): readonly Uint8Array[] {
  const require = createRequire(import.meta.url);
  return FILES.map((file) => unpacked(readFileSync(require.resolve(file))));
}

/** Bytes of the head, and of the entry of each table, in a packed and in a plain font. */
const PACKED = { head: 44, entry: 20 } as const;
const PLAIN = { head: 12, entry: 16 } as const;

/** A WOFF (https://www.w3.org/TR/WOFF/) is a plain font whose tables are deflated one by one. */
export function unpacked(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(PLAIN.head + PLAIN.entry * count);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * PLAIN.entry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * PLAIN.entry, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let table = 0; table < count; table++) {
    const entry = PACKED.head + PACKED.entry * table;
    const [from, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const raw = woff.subarray(from, from + packed);
    const data = packed < length ? inflateSync(raw) : Buffer.from(raw);
    if (woff.toString('latin1', entry, entry + 4) === 'GSUB') lineFigures(data);
    const told = PLAIN.head + PLAIN.entry * table;
    woff.copy(head, told, entry, entry + 4);
    woff.copy(head, told + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, told + 8);
    head.writeUInt32BE(length, told + 12);
    const padding = -length & 3;
    parts.push(data, Buffer.alloc(padding));
    at += length + padding;
  }
  return Buffer.concat(parts);
}

/**
 * Figures that stand on the line are a wish of the text, which the renderer does not hear. Called by the name of something that is always
 * done, they are what it sets.
 */
function lineFigures(substitutions: Buffer): void {
  const features = substitutions.readUInt16BE(6);
  for (let i = 0; i < substitutions.readUInt16BE(features); i++) {
    const tag = features + 2 + 6 * i;
    if (substitutions.toString('latin1', tag, tag + 4) === 'lnum') substitutions.write('calt', tag, 'latin1');
  }
}
