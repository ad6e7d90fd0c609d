/** Where somebody comes from, as far as it counts: whoever has one address of a network has them all. */

import { isIPv6 } from 'node:net';

/** An IPv4 address as it is, whatever it is written as; of an IPv6 address the network, which is 64 bits long. */
export function addressOf(ip: string): string {
  const [plain] = ip.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const words = wordsOf(plain);
  if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff)
    return [words[6] >> 8, words[6] & 0xff, words[7] >> 8, words[7] & 0xff].join('.');
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function wordsOf(ip: string): number[] {
  const parts = (text: string): number[] => (text === '' ? [] : text.split(':').flatMap(numbersOf));
  const [head, tail] = ip.split('::');
  const first = parts(head);
  if (tail === undefined) return first;
  const last = parts(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** One word, or the two of an IPv4 address at the end. */
function numbersOf(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a, b, c, d] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
