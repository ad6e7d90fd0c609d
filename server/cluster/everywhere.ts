/** What must be done at every node, and is done here alone where there is only one. */

import type { Analyses } from '../analyses/analyses.ts';
import type { Budget } from '../budget.ts';
import type { Packs } from '../packs.ts';
import type { LobbyList } from '../protocol/index.ts';
import type { Push } from '../push/push.ts';
import type { Hub } from '../sockets/hub.ts';
import type { Hall, HallNews } from '../tables/hall.ts';
import type { StoredTable } from '../tables/stored.ts';
import type { Cluster, Here } from './cluster.ts';
import type { PersonNews } from './people.ts';

export interface Everywhere {
  /** A person goes by another name, or by none any more. */
  renamed(person: string): Promise<void>;
  /** Closes the sockets of a person, or of one of their devices. */
  dismiss(person: string, device?: string): void;
  packBrought(game: string, pack: string): void;
  /** How much of what is allowed in all is allowed here. */
  share(): number;
}

export function everywhereOf(hall: Hall, hub: Hub, cluster: Cluster | null): Everywhere {
  return {
    renamed: async (person) => {
      await hall.renamed(person);
      cluster?.tellAll({ kind: 'renamed', person });
    },
    dismiss: (person, device) => {
      hub.dismiss(person, device ?? null);
      cluster?.tell({ kind: 'dismiss', person, device: device ?? null });
    },
    packBrought: (game, pack) => cluster?.tellAll({ kind: 'pack', game, pack }),
    share: () => 1 / (cluster?.nodes.living ?? 1),
  };
}

/** Turns and ends are told in the page; for correspondence games also to those who have not got it open, at any node. */
export function tableNews(hub: Hub, push: Push, cluster: Cluster | null): HallNews {
  const people = ({ head }: StoredTable): string[] =>
    head.holdings.flatMap((holding) => (holding.kind === 'person' ? [holding.person] : []));
  /** Whether it must be known if they are anywhere. */
  const isSought = ({ charter }: StoredTable, person: string): boolean =>
    charter.clock.kind === 'correspondence' && !hub.isConnected(person);
  const notify = async (table: StoredTable, kind: 'turn' | 'started' | 'finished', news: PersonNews): Promise<void> => {
    if (!(await cluster?.reach(news))) await push.notify(news.person, kind, table);
  };
  const look = (table: StoredTable, kind: 'started' | 'finished', person: string): void => {
    if (isSought(table, person)) void notify(table, kind, { kind: 'look', person });
  };
  return {
    turn: (table, seats) => {
      const { id, charter, head } = table;
      for (const seat of seats) {
        const holding = head.holdings[seat];
        if (holding.kind !== 'person') continue;
        const { person } = holding;
        const message = { type: 'turn', table: id, game: charter.game, title: charter.title } as const;
        hub.tellElsewhere(person, id, message);
        const news: PersonNews = { kind: 'tell', person, table: id, message };
        if (isSought(table, person)) void notify(table, 'turn', news);
        else cluster?.tell(news);
      }
    },
    began: (table) => {
      for (const person of people(table)) if (!isAskedFirst(table, person)) look(table, 'started', person);
    },
    ended: (table) => {
      for (const person of people(table)) look(table, 'finished', person);
    },
    lobby: (list) => {
      hub.tellLobby(list);
      cluster?.tellLobby(list);
    },
  };
}

/** Whoever is asked at once hears that, which also says that the game has begun. */
function isAskedFirst({ head }: StoredTable, person: string): boolean {
  return head.waiting.some((seat) => {
    const holding = head.holdings[seat];
    return holding.kind === 'person' && holding.person === person;
  });
}

/** What the cluster finds at this node. */
export function homeOf(hall: Hall, hub: Hub, packs: Packs, budget: Budget, analyses: Analyses): Here {
  return {
    budget,
    table: (id) => hall.table(id),
    present: (id) => hall.present(id),
    adopt: (tables) => hall.adopt(tables),
    forget: (id) => hall.forget(id),
    forgetAll: () => hall.forgetAll(),
    get ids() {
      return hall.ids;
    },
    facesOf: (tables) => hall.facesOf(tables),
    watchableHere: (before, limit) => hall.watchableHere(before, limit),
    renamed: (person) => hall.renamed(person),
    lobby: (list: LobbyList) => hub.tellLobby(list),
    packBrought: (game, pack) => packs.meet(game, pack),
    tell: (person, table, message) => hub.tellElsewhere(person, table, message),
    dismiss: (person, device) => hub.dismiss(person, device),
    get devices() {
      return hub.devices;
    },
    sendAway: () => hub.sendAway(),
    analyse: (table) => analyses.take(table),
  };
}
