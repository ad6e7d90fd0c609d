export { type Content, content } from './content/content.ts';
export { game } from './game.ts';
export type { MonState } from './state.ts';
export type {
  ActionView,
  ArmyView,
  CitizenPlace,
  MonView,
  PileView,
  PlayerView,
  RowPlace,
  TitanStackView,
} from './view.ts';
export * from './vocabulary.ts';
