import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, chachaWord } from '../chacha.ts';

/** Key bytes as the eight little-endian words of the RFC. */
function keyOf(hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32LE(4 * i));
}

function blockHex(key: readonly number[], counter: number): string {
  const out = new Uint32Array(16);
  chachaBlock(key, counter, out);
  const bytes = Buffer.alloc(64);
  out.forEach((word, i) => {
    bytes.writeUInt32LE(word, 4 * i);
  });
  return bytes.toString('hex');
}

const ZERO = '00'.repeat(32);

describe('ChaCha20', () => {
  it.each([
    {
      vector: '#1',
      key: ZERO,
      counter: 0,
      stream:
        '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    },
    {
      vector: '#2',
      key: ZERO,
      counter: 1,
      stream:
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    },
    {
      vector: '#3',
      key: `${'00'.repeat(31)}01`,
      counter: 1,
      stream:
        '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    },
    {
      vector: '#4',
      key: `00ff${'00'.repeat(30)}`,
      counter: 2,
      stream:
        '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    },
  ])('gives test vector $vector of RFC 8439, A.1', ({ key, counter, stream }) => {
    expect(blockHex(keyOf(key), counter)).toBe(stream);
  });

  it('agrees with another implementation for any key and block, also beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 0, max: 2 ** 40 }), (key, counter) => {
        const nonce = Buffer.alloc(16);
        nonce.writeUInt32LE(counter % 2 ** 32, 0);
        nonce.writeUInt32LE(Math.floor(counter / 2 ** 32), 4);
        const expected = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64)).toString('hex');
        expect(blockHex(keyOf(Buffer.from(key).toString('hex')), counter)).toBe(expected);
      }),
    );
  });

  it('numbers its words through the blocks, in whatever order and from however many keys they are wanted', () => {
    const keys = [keyOf(ZERO), keyOf(`${'00'.repeat(31)}01`)];
    const streams = keys.map((key) => {
      const words: number[] = [];
      const out = new Uint32Array(16);
      for (let counter = 0; counter < 4; counter++) {
        chachaBlock(key, counter, out);
        words.push(...out);
      }
      return words;
    });
    for (const index of [0, 1, 15, 16, 17, 63, 2, 31, 32, 0]) {
      keys.forEach((key, i) => {
        expect(chachaWord(key, index)).toBe(streams[i][index]);
      });
    }
  });
});
