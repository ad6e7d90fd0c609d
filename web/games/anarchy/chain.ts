/** What one answer produced, link by link: a box, what it gave, what that gave in turn. */

import { ATTRIBUTES, GOODS, MACHINES, TACTICS } from '@castellan/anarchy/vocabulary';
import type { Params, Seat } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';
import type { Sign } from './icons.ts';

export interface Link {
  readonly sign: Sign;
  /** How much of it, or how much there is now. */
  readonly text: string;
  readonly made?: boolean;
}

/** As the last answers tell it, for one player. */
export function chainOf(news: readonly LogEntry[], seat: Seat): readonly Link[] {
  const told = news.filter(({ params }) => params.seat === seat);
  return told.some(({ key }) => DEEDS.includes(key)) ? told.flatMap(({ key, params }) => linkOf(key, params) ?? []) : [];
}

/** What people do; a new round gives much by itself. */
const DEEDS: readonly string[] = ['fills', 'constructs', 'takesCastle', 'spies', 'writes', 'hangs', 'placesLover', 'beer', 'researches'];

function linkOf(key: string, params: Params): Link | null {
  const n = typeof params.n === 'number' ? params.n : 1;
  const value = typeof params.value === 'number' ? String(params.value) : '';
  const among = <S extends Sign>(words: readonly S[], name: string): S | undefined => words.find((word) => word === params[name]);
  switch (key) {
    case 'gains': {
      const sign = among(GOODS, 'what');
      return sign === undefined ? null : { sign, text: `+${n}` };
    }
    case 'attributeRises': {
      const sign = among(ATTRIBUTES, 'attribute');
      return sign === undefined ? null : { sign, text: value };
    }
    case 'productionRises': {
      const sign = among(GOODS, 'good');
      return sign === undefined ? null : { sign, text: value, made: true };
    }
    case 'joy':
    case 'discontent':
      return { sign: key, text: `+${n}` };
    case 'gateRises':
      return { sign: 'gate', text: value };
    case 'moatRises':
      return { sign: 'moat', text: value };
    case 'towerRises':
      return { sign: 'tower', text: value };
    case 'wallRises':
      return { sign: 'wall', text: value };
    case 'knowledge':
      return { sign: 'knowledge', text: `+${n}` };
    case 'rallyToken':
      return { sign: 'rally', text: String(n) };
    case 'beer':
      return { sign: 'beer', text: '+1' };
    case 'couple':
      return { sign: 'valentine', text: String(n) };
    case 'develops': {
      const sign = among(MACHINES, 'machine');
      return sign === undefined ? null : { sign, text: '' };
    }
    case 'researches': {
      const sign = among(TACTICS, 'tactic');
      return sign === undefined ? null : { sign, text: '' };
    }
    default:
      return null;
  }
}
