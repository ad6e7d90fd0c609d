export type { Face, Printed } from './content/content.ts';
export { game } from './game.ts';
export type {
  ActionOption,
  ArmyOption,
  CardOption,
  MovementOption,
  PaymentOption,
  PlaceOption,
  TargetOption,
  WarOption,
} from './options.ts';
export { printedIn } from './rules/printed.ts';
export type { MedState } from './state.ts';
export type {
  BattleView,
  CardView,
  DeckView,
  FiefView,
  FighterView,
  FormationView,
  HandView,
  HostView,
  MedView,
  PileView,
  PlayerView,
  PurchaseView,
} from './view.ts';
export * from './vocabulary.ts';
