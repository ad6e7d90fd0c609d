export { type Content, content } from './content/content.ts';
export type { CostData, Data, EffectData, NeedData } from './content/schema.ts';
export { gainTokens, goodsTokens } from './content/words.ts';
export { game } from './game.ts';
export type { AnaState } from './state.ts';
export type { AnaView, AttackView, GoalView, HitView, MeetingView, PathView, PlayerView } from './view.ts';
export * from './vocabulary.ts';
