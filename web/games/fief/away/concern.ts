/** Which events matter to somebody who was away, and why: their villages, their Lords, their bargains, and the race for the crown. */

import type { Params, Seat } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import { namesSeat } from '../../../shell/away.ts';
import type { Concern } from '../../../shell/index.ts';
import type { LogEntry } from '../../../tables/client.ts';
import { bishopricNamed, lordNamed, villageNamed } from '../facts.ts';

/** What everybody wants to know: how the rounds went, and who gained or lost points. */
const FOR_ALL: readonly string[] = [
  'roundBegan',
  'stageBegan',
  'becameKing',
  'becamePope',
  'becameRegent',
  'boughtTitle',
  'cityTaken',
  'kingdomTithed',
  'married',
  'annulled',
  'titleGranted',
  'titleToCrown',
  'titleVacant',
];

/** What is told to whom it names, or whose Lord it names. */
const FOR_ME: readonly string[] = [
  'becameBishop',
  'becameCardinal',
  'becameDArc',
  'becamePrince',
  'becameQueen',
  'banLifted',
  'battleOver',
  'carriedOn',
  'ceded',
  'controlled',
  'embassySpent',
  'freed',
  'joinedAttacker',
  'joinedDefender',
  'lifted',
  'marriageEnded',
  'matchProposed',
  'noBattle',
  'offered',
  'passageGranted',
  'released',
  'releasedTo',
  'siegeEnded',
  'surrendered',
];

/** The same, where it is a loss to the one in this place. */
const AGAINST: { readonly [key: string]: string } = {
  abandoned: 'seat',
  assassinated: 'ofSeat',
  battleDeclared: 'toSeat',
  besieged: 'toSeat',
  captured: 'ofSeat',
  cardinalRefused: 'bySeat',
  dArcRefused: 'toSeat',
  died: 'seat',
  enginesReturned: 'seat',
  excommunicated: 'ofSeat',
  executed: 'ofSeat',
  helperRefused: 'toSeat',
  matchRefused: 'seat',
  passageRefused: 'toSeat',
  peasantsStrike: 'seat',
  plagueTroops: 'seat',
  troopsFell: 'seat',
  uprising: 'ofSeat',
  waiverRefused: 'toSeat',
};

/** What a Lord loses. */
const OF_LORDS: readonly string[] = ['defrocked', 'queenNoMore', 'tokenLost'];

/** What is told to those who have units or control there, or next to it. */
const NEARBY: readonly string[] = [
  'battleDeclared',
  'battleOver',
  'besieged',
  'builtCastle',
  'ceded',
  'cityRaised',
  'controlled',
  'entered',
  'lifted',
  'marched',
  'millsBurnt',
  'peasantsStrike',
  'pillaged',
  'rideBegan',
  'siegeEnded',
  'uprising',
];
/** Of these, what is done to the village itself. */
const HARMS_PLACE: readonly string[] = ['controlled', 'marched', 'millsBurnt', 'pillaged', 'uprising'];

/** Écus that change hands: who pays, and who receives. */
const MONEY: { readonly [key: string]: { readonly to?: string; readonly from?: string } } = {
  income: { to: 'seat' },
  paid: { to: 'toSeat', from: 'seat' },
  pillaged: { to: 'seat' },
  ransomed: { to: 'toSeat', from: 'seat' },
};

export function concern(view: FieView, seat: Seat, { key, params }: LogEntry): Concern | null {
  const money = MONEY[key];
  if (money?.to !== undefined && params[money.to] === seat) return { remark: 'fief.away.gain' };
  if (money?.from !== undefined && params[money.from] === seat) return { remark: 'fief.away.cost' };
  if (AGAINST[key] !== undefined && params[AGAINST[key]] === seat) return { harms: true };
  if (isMine(view, seat, params) && OF_LORDS.includes(key)) return { remark: 'fief.away.lord', harms: true };
  if (FOR_ALL.includes(key)) return isMine(view, seat, params) ? { remark: 'fief.away.lord' } : {};
  if (namesSeat(params, seat) && (FOR_ME.includes(key) || AGAINST[key] !== undefined)) return {};
  if (isMine(view, seat, params) && FOR_ME.includes(key)) return { remark: 'fief.away.lord' };
  return struck(view, seat, key, params) ?? nearby(view, seat, key, params);
}

/** Whether it is about a Lord of his family who still lives. */
function isMine(view: FieView, seat: Seat, { lord, otherLord }: Params): boolean {
  return [lord, otherLord].some((id) => typeof id === 'string' && lordNamed(view, id)?.owner === seat);
}

/** What befalls a whole bishopric in which he has villages. */
function struck(view: FieView, seat: Seat, key: string, { bishopric }: Params): Concern | null {
  if (typeof bishopric !== 'string' || !['bonusLaid', 'calamityEnded', 'calamityStruck', 'titheLaid'].includes(key)) return null;
  const villages = bishopricNamed(view, bishopric)?.villages ?? [];
  if (!villages.some((id) => isHis(view, seat, id))) return null;
  return { remark: 'fief.away.bishopric', harms: key === 'calamityStruck' || key === 'titheLaid' };
}

function nearby(view: FieView, seat: Seat, key: string, params: Params): Concern | null {
  const { village } = params;
  if (typeof village !== 'string' || params.seat === seat || !NEARBY.includes(key)) return null;
  if (isHis(view, seat, village)) return { remark: 'fief.away.village', harms: HARMS_PLACE.includes(key) };
  const around = villageNamed(view, village)?.neighbours ?? [];
  return around.some((id) => isHis(view, seat, id)) ? { remark: 'fief.away.border' } : null;
}

/** Where he controls, or has units. */
function isHis(view: FieView, seat: Seat, id: string): boolean {
  const village = villageNamed(view, id);
  return village !== null && (village.controller === seat || village.stacks.some((stack) => stack.seat === seat));
}
