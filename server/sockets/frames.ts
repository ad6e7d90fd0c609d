/** Messages as the socket carries them. */

/** Messages of so many characters are worth compressing. */
export const COMPRESSED_FROM = 16_384;

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const SHORT_MOST = 0xffff;

/** One unmasked text frame (RFC 6455, section 5.2), header and text in one piece, so that both go out with one write. */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < SHORT ? 2 : size <= SHORT_MOST ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
