/** The steps in the order of play. */

import { stepTable } from '@castellan/engine';
import { action, completePurchase } from './actions.ts';
import { giveAid } from './alliance.ts';
import { chooseTarget, chooseTargets, deployAttack, deployDefence } from './battle.ts';
import { placeBuilding } from './buildings.ts';
import { placeCharacter } from './characters.ts';
import { assignBonus, assignBonuses, chooseStruckArmy, damageOrder, orderDamage, resolveBattle, strikeBack } from './damage.ts';
import { starve } from './feeding.ts';
import { beginTurn, drawDeck, endTurn } from './flow.ts';
import { moveInside } from './guarding.ts';
import { moveOutside } from './movement.ts';
import { heal, shoot, usePowers } from './powers.ts';
import { pay } from './purchase.ts';
import { draftDeck } from './setup.ts';
import { enterStage } from './stage.ts';
import { declareWar } from './war.ts';

export const steps = stepTable(
  // 2. Setup
  draftDeck,
  // 3. Flow: the start of a turn and the draw
  beginTurn,
  starve, // 10. Feeding and removing characters
  drawDeck,
  // 3.7. Actions
  action,
  placeCharacter, // 9. Military and character cards
  placeBuilding, // 8. Buildings
  moveInside, // 11. Internal movement and guarding
  // 6. Payments
  pay,
  giveAid, // 21. Alliance game
  completePurchase,
  // 12. External movement
  moveOutside,
  // 13. War
  declareWar,
  // 14. Battle in a player's fief, and 16. in a neutral fief
  enterStage,
  deployAttack,
  deployDefence,
  chooseTargets,
  chooseTarget,
  // 15. Damage
  assignBonuses,
  assignBonus,
  strikeBack,
  chooseStruckArmy,
  orderDamage,
  damageOrder,
  // 17. Special powers
  usePowers,
  shoot,
  heal,
  // 15. Damage: its result
  resolveBattle,
  // 3. Flow: the end of the turn
  endTurn,
);
