export { type BotPlay, Bots, type BotsAround } from './bots.ts';
export { type Beat, beatOf, type Due, type DueShown, dueOf, hasLimits, putOff, shownDue } from './due.ts';
export { type LogEntry, shownEvents } from './log.ts';
export { viewWhenOver } from './over.ts';
export type { TableRequest } from './request.ts';
