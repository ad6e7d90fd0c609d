export type { Bot } from './bot.ts';
export { heuristic } from './heuristic.ts';
export { BOT_NAMES, botNamed, botOfLevel, LEVELS, type Level } from './levels.ts';
export { random } from './random.ts';
