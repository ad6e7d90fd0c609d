import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../index.ts';

describe('SHA-256', () => {
  it.each([
    { text: '', hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    { text: 'abc', hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
    {
      text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      hash: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    },
    {
      text: 'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      hash: 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    },
    { text: 'a'.repeat(1_000_000), hash: 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0' },
  ])('gives the FIPS 180-4 example of $text.length letters', ({ text, hash }) => {
    expect(sha256(text)).toBe(hash);
  });

  const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

  it('pads right at every length around the edges of a block', () => {
    for (let length = 0; length <= 200; length++) expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
  });

  it('hashes any text as its UTF-8 bytes', () => {
    for (const text of ['Un Monde Oublié', '„Burg“', '中世', '👑 roi', '\u0000\n']) expect(sha256(text)).toBe(reference(text));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(reference(text));
      }),
    );
  });
});
