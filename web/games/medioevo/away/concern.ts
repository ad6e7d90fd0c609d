/** Which events matter to somebody who was away, and why. */

import type { Params, Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { namesSeat } from '../../../shell/away.ts';
import type { Concern } from '../../../shell/index.ts';
import type { LogEntry } from '../../../tables/client.ts';
import { contentAt } from '../content.ts';
import { territoryNamed } from '../facts.ts';

/** What everybody wants to know. */
const FOR_ALL: readonly string[] = [
  'turnBegan',
  'phaseBegan',
  'orderFixed',
  'eventDrawn',
  'eliminated',
  'bankrupt',
  'honourLimitReached',
  'timeOver',
  'gameEnds',
];

/** What is told to whom it names; what harms them, apart. */
const FOR_ME: readonly string[] = [
  'assetKept',
  'battleWon',
  'bidPaid',
  'cardUsed',
  'conquered',
  'controlGained',
  'cubesSold',
  'dealLapsed',
  'dealSigned',
  'fled',
  'honourWon',
  'interestPaid',
  'objectiveClaimed',
  'offered',
  'routeCompleted',
  'stageDone',
  'surrendered',
  'taxCollected',
  'tollPaid',
  'upkeepPaid',
];
const AGAINST_ME: readonly string[] = [
  'cubeLost',
  'eventDamages',
  'eventRuins',
  'honourLost',
  'interestMissed',
  'pactBroken',
  'pactDenounced',
  'rebellionsBreakOut',
  'routeLost',
  'sabotaged',
  'transportsStopped',
  'undeclaredAttack',
  'unitCaptured',
  'unitDestroyed',
  'unitRemoved',
  'unitTurnsCoat',
  'useCancelled',
  'vehicleRemoved',
  'warDeclared',
];

/** What harms others where I am the one who does it. */
const BY_ME: readonly string[] = ['pactBroken', 'pactDenounced', 'undeclaredAttack', 'unitCaptured', 'warDeclared'];

/** What is told to those whose land lies there or next to it. */
const NEARBY: readonly string[] = [
  'banLaid',
  'barbarianAdded',
  'barbariansMoved',
  'battleBegan',
  'battleWon',
  'battleWonBarbarian',
  'buildingFell',
  'built',
  'conquered',
  'controlGained',
  'controlLost',
  'hordeRaised',
  'navalBattleBegan',
  'pillaged',
  'ravaged',
];

/** Florins that come, and those that go. */
const GAINS: readonly string[] = ['cubesSold', 'taxCollected'];
const COSTS: readonly string[] = ['interestPaid', 'upkeepPaid'];

export function concern(view: UniView, seat: Seat, { key, params }: LogEntry): Concern | null {
  const isMe = params.seat === seat;
  const where = nearness(view, seat, params);
  if (namesSeat(params, seat)) {
    if (AGAINST_ME.includes(key)) return { harms: !isMe || !BY_ME.includes(key) };
    if (FOR_ME.includes(key)) {
      if (isMe && GAINS.includes(key)) return { remark: 'medioevo.away.gain' };
      if (isMe && COSTS.includes(key)) return { remark: 'medioevo.away.cost' };
      return {};
    }
  }
  if (FOR_ALL.includes(key)) return {};
  if (isMe || where === null || !NEARBY.includes(key)) return null;
  return where === 'mine' ? { remark: 'medioevo.away.mine', harms: key !== 'built' } : { remark: 'medioevo.away.border' };
}

/** Whether a place is somebody's land, or next to it. */
function nearness(view: UniView, seat: Seat, { node }: Params): 'mine' | 'border' | null {
  if (typeof node !== 'string') return null;
  const isMine = (id: string): boolean => {
    const territory = territoryNamed(view, id);
    return (
      territory !== null &&
      (territory.controller === seat || territory.home === seat || territory.stacks.some((stack) => stack.seat === seat))
    );
  };
  if (isMine(node)) return 'mine';
  const { seaZones, territories } = contentAt(view).map;
  const found = [...territories, ...seaZones].find(({ id }) => id === node);
  return (found?.adjacent ?? []).some(isMine) ? 'border' : null;
}
