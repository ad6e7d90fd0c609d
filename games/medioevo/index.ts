export { game } from './game.ts';
export type { UniState } from './state.ts';
export type * from './view.ts';
export * from './vocabulary.ts';
