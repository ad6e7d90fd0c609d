/** ChaCha20 (RFC 8439) as a stream of 32-bit words, with a zero nonce. */

const ROUNDS = 20;
const block = new Uint32Array(16);
let blockKey: readonly number[] | null = null;
let blockNumber = -1;

/** Word number `index` of the stream. The last block is kept, since words are drawn in order. */
export function chachaWord(key: readonly number[], index: number): number {
  const wanted = Math.floor(index / 16);
  if (blockKey !== key || blockNumber !== wanted) {
    chachaBlock(key, wanted, block);
    blockKey = key;
    blockNumber = wanted;
  }
  return block[index % 16];
}

export function chachaBlock(key: readonly number[], counter: number, out: Uint32Array): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter >>> 0, Math.floor(counter / 4294967296), 0, 0];
  out.set(start);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += start[i];
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
