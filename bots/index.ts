export type { Bot, Budget } from './bot.ts';
export { botAnswer, botLine, mayBotSpeak } from './driver.ts';
export { heuristic } from './heuristic.ts';
export { LEVELS, type Level } from './level.ts';
export { BOT_NAMES, botNamed, botOfLevel } from './levels.ts';
export { random } from './random.ts';
export { type Considered, type Sight, search, sightOf } from './search/search.ts';
export { searcher } from './search/searcher.ts';
export { standingIn } from './stand-in.ts';
