export { type BotPlay, Bots, type BotsAround } from './bots.ts';
export { type LogEntry, shownEvents } from './log.ts';
export { viewWhenOver } from './over.ts';
export type { TableRequest } from './request.ts';
