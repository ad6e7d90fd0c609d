/** What screens ask of the rules before anything is confirmed, from what they see. */

export {
  bearingOf,
  clashOf,
  comingTo,
  type Fighter,
  fallenIf,
  fallenOf,
  pointsAt,
  threatTo,
  toughnessOf,
} from './blows.ts';
export { hungryAfter } from './feeding.ts';
export { type PaymentPreview, previewPayment } from './payment/preview.ts';
export { printedIn } from './printed.ts';
export { costIn, faceIn, prestigeIn, protectionIn, shieldIn, stepsIn } from './seen.ts';
