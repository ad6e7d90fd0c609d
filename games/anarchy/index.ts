export { type Content, content } from './content/content.ts';
export { game } from './game.ts';
export type { AnaState } from './state.ts';
export type { AnaView, AttackView, GoalView, HitView, PlayerView } from './view.ts';
export * from './vocabulary.ts';
