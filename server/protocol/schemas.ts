/** The schemas every input is held against, and from which the API page is made. */

export * from './errors.ts';
export * from './rest.ts';
export { ClientMessageSchema } from './socket.ts';
export * from './table.ts';
