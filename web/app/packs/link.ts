/** A pack inside a link: nobody but whoever has the link holds it, no server is asked for it. */

import { type PackFile, readPack } from './draft.ts';

const MARK = '#pack=';

/** Browsers and messengers carry links of this length; a longer pack travels as a file. */
export const LONGEST_LINK = 8000;

export async function linkTo(pack: PackFile): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(pack)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCodePoint(...packed));
  return `${location.origin}/packs/${pack.game}${MARK}${letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

/** Null when the link holds none. */
export async function packInLink(hash: string): Promise<PackFile | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return readPack(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

/** More than any pack of a link unfolds to. */
const MOST_BYTES = 1 << 20;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length > MOST_BYTES) throw new Error('too large');
  }
}
