/** Text nobody can guess. Also where the page came without TLS: there browsers keep `crypto.randomUUID` back, but not this. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
