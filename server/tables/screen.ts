/** What those who watch a table are sent: each seat's view to that seat, and only after it was stored. */

import { roomsShownTo, type Seat, type Table } from '@castellan/engine';
import type { House } from '../house.ts';
import type { TableMessage, Update } from '../protocol/index.ts';
import { StoreError } from '../store/store.ts';
import { Audience, type Eyes, eyesOf, type Watcher } from './audience.ts';
import { dueShownTo, roomTimes, shownClocks } from './clocks.ts';
import { type Draft, touchesGame } from './draft.ts';
import type { Ledger } from './ledger.ts';
import { onlyAdds, shownEntry } from './log.ts';
import { type Faces, heardBy, infoOf, maySee, type Spoken, shownChat, shownRequest, viewOf } from './shown.ts';
import type { Entry, Head, StoredChat, StoredTable } from './stored.ts';

const CHAT_SHOWN = 100;
/** Where more than so many look on, who comes and goes is told only so often, in milliseconds: else each who comes would be told to all the others. */
const CROWD = { from: 12, every: 1_000 };
/** Who has missed more than so many changes is shown the table whole, which is less work. */
const MOST_MISSED = 200;

export class Screen {
  private readonly house: House;
  private readonly id: string;
  private readonly ledger: Ledger;
  private readonly audience = new Audience();
  private readonly since: number;
  private names: ReadonlyMap<string, string> = new Map();
  private shownVersion: number | null = null;
  private standings: Table['standings'] = [];
  private presenceDue = false;

  constructor(house: House, id: string, ledger: Ledger) {
    this.house = house;
    this.id = id;
    this.ledger = ledger;
    this.since = house.time.now();
  }

  get watchers(): number {
    return this.audience.size;
  }

  isWatching(watcher: Watcher): boolean {
    return this.audience.has(watcher);
  }

  isHere(head: Head, seat: Seat): boolean {
    return this.audience.isHere(head, seat);
  }

  /** Milliseconds a seat's person has been away; null when they are here. */
  awayFor(head: Head, seat: Seat, now: number): number | null {
    const since = this.audience.awaySince(head, seat, this.since);
    return since === null ? null : now - since;
  }

  faces(head: Head): Faces {
    return {
      nameOf: (person) => this.names.get(person) ?? '',
      isOnline: (seat) => this.audience.isHere(head, seat),
      watching: this.audience.spectators(head),
    };
  }

  /** The table was taken up from the store. Whoever watched it before it had to be is shown where it stands now. */
  async taken(stored: StoredTable): Promise<void> {
    await this.learnNames(stored.head);
    this.standings = this.ledger.game?.standings ?? [];
    if (this.shownVersion !== null && this.shownVersion !== stored.version) await this.showAll(stored);
    this.shownVersion = stored.version;
  }

  async stored(now: StoredTable, before: Head, drafted: Draft, entry: Entry): Promise<void> {
    if (drafted.moved) await this.learnNames(now.head);
    if (drafted.info) this.sendAway(now);
    if (this.audience.size > 0) {
      if (onlyAdds([entry]) && !(drafted.moved && isPrivate(now)))
        this.showUpdate(now, before, drafted, entry, drafted.chat === null ? [] : await this.chatAfter(now.version - 1));
      else await this.showAll(now);
    }
    if (drafted.moved) this.tellPresence(now.head);
    if (this.ledger.game !== null && this.ledger.game.standings !== this.standings) this.standingsAfter(now.head, this.ledger.game);
    this.shownVersion = now.version;
  }

  async watch(stored: StoredTable, watcher: Watcher, since: number | undefined, token: string | undefined): Promise<void> {
    const isNew = !this.audience.has(watcher);
    this.audience.add(watcher, token, stored.version);
    const eyes = eyesOf(stored.head, watcher.person);
    const missed = since === undefined || since > stored.version ? null : await this.missed(stored, since, eyes);
    watcher.reply(JSON.stringify(missed ?? (await this.whole(stored))(eyes)), stored.version);
    // An update does not say which standing answers have had their day meanwhile.
    const { game } = this.ledger;
    if (missed !== null && game !== null && eyes.seat !== null)
      watcher.send(JSON.stringify({ type: 'standing', table: this.id, standing: game.standingOf(eyes.seat) }));
    if (isNew) this.tellPresence(stored.head);
  }

  unwatch(head: Head, watcher: Watcher): void {
    if (!this.audience.has(watcher)) return;
    this.audience.remove(watcher, head, this.house.time.now());
    this.tellPresence(head);
  }

  /** Who might look on while people gathered, or came by a link that is no longer good, may not see what is to come. */
  private sendAway(stored: StoredTable): void {
    this.audience.sendAway(this.id, ({ person }, token) => {
      const may = maySee(stored, person, token);
      return may === 'yes' ? null : may;
    });
  }

  async renamed(stored: StoredTable): Promise<void> {
    await this.learnNames(stored.head);
    this.audience.tell(stored.head, (eyes) => ({
      type: 'update',
      table: this.id,
      after: stored.version,
      version: stored.version,
      info: this.info(stored, eyes),
    }));
  }

  /** The table is no more. */
  gone(): void {
    this.audience.sendAway(this.id, () => 'notFound');
  }

  /** A seat has set or cleared a standing answer: nobody else is told. */
  standingSet(head: Head, game: Table, seat: Seat): void {
    this.standings = game.standings;
    this.tellStanding(head, game, seat);
  }

  private tellStanding(head: Head, game: Table, seat: Seat): void {
    this.audience.tellSeat(head, seat, { type: 'standing', table: this.id, standing: game.standingOf(seat) });
  }

  /** Standing answers have their day: what is left of them is shown to whom they belong, and to nobody else. */
  private standingsAfter(head: Head, game: Table): void {
    const before = this.standings;
    this.standings = game.standings;
    const count = (standings: Table['standings'], of: Seat): number => standings.filter(({ seat }) => seat === of).length;
    for (let seat = 0; seat < game.setup.seats; seat++)
      if (count(before, seat) !== count(game.standings, seat)) this.tellStanding(head, game, seat);
  }

  private async learnNames(head: Head): Promise<void> {
    const people = head.holdings.flatMap((holding) => ('person' in holding && holding.person !== null ? [holding.person] : []));
    if (head.host !== null) people.push(head.host);
    this.names = await this.house.store.names(people);
  }

  private info(stored: StoredTable, eyes: Eyes) {
    return infoOf(stored, eyes.person, this.faces(stored.head));
  }

  private clocks(stored: StoredTable) {
    return shownClocks(this.ledger.sitting(stored));
  }

  private due(stored: StoredTable, { seat }: Eyes) {
    return dueShownTo(this.ledger.sitting(stored), seat);
  }

  private rooms(stored: StoredTable, { seat }: Eyes) {
    const { game } = this.ledger;
    const known = game === null ? [] : roomsShownTo(game.state, seat);
    return roomTimes(
      this.ledger.sitting(stored),
      known.map(({ id }) => id),
    );
  }

  private tellPresence(head: Head): void {
    if (this.audience.size <= CROWD.from) {
      this.presence(head);
      return;
    }
    if (this.presenceDue) return;
    this.presenceDue = true;
    this.house.time.after(CROWD.every, () => {
      this.presenceDue = false;
      const { last } = this.ledger;
      if (last !== null) this.presence(last.head);
    });
  }

  private presence(head: Head): void {
    const online = head.holdings.map((_, seat) => this.audience.isHere(head, seat));
    const watching = this.audience.spectators(head);
    this.audience.tell(head, () => ({ type: 'presence', table: this.id, online, watching }));
  }

  private showUpdate(now: StoredTable, before: Head, drafted: Draft, entry: Entry, chat: readonly Spoken[]): void {
    const { head, version, charter } = now;
    const { game } = this.ledger;
    const looks = game !== null && (touchesGame(drafted) || before.stage !== head.stage || before.waiting.join() !== head.waiting.join());
    const clocks = charter.clock.kind === 'none' ? undefined : this.clocks(now);
    const request = before.request === head.request ? undefined : shownRequest(head);
    const linesBefore = head.answers - drafted.played.length;
    // Whoever could not notice it is not even told that there was something: the next update goes on from what they have.
    const only = drafted.seenBy;
    const isSeenBy = ({ seat }: Eyes): boolean => only === null || (seat !== null && only.includes(seat));
    this.audience.tellOn(version, head, isSeenBy, (eyes, after) => {
      const log = shownEntry(entry, eyes.seat, linesBefore);
      const heard = heardBy(chat, now, eyes);
      return {
        type: 'update',
        table: this.id,
        after,
        version,
        info: drafted.info ? this.info(now, eyes) : undefined,
        view: looks ? viewOf(game, head, eyes.seat) : undefined,
        log: log.length > 0 ? log : undefined,
        chat: heard.length === 0 ? undefined : heard,
        clocks,
        due: clocks === undefined ? undefined : this.due(now, eyes),
        rooms: before.rooms === undefined && head.rooms === undefined ? undefined : this.rooms(now, eyes),
        request,
      };
    });
  }

  private async showAll(stored: StoredTable): Promise<void> {
    const whole = await this.whole(stored);
    this.audience.tellOn(stored.version, stored.head, () => true, whole);
  }

  private async whole(stored: StoredTable): Promise<(eyes: Eyes) => TableMessage> {
    const { head, version } = stored;
    const { game, unplayable } = this.ledger;
    const log = await this.ledger.log();
    const chat = await this.chatAfter(0);
    return (eyes) => ({
      type: 'table',
      table: this.id,
      version,
      info: this.info(stored, eyes),
      view: game === null ? null : viewOf(game, head, eyes.seat),
      ...(unplayable === null ? {} : { trouble: unplayable.code }),
      log: log.shown(eyes.seat),
      chat: heardBy(chat, stored, eyes),
      clocks: this.clocks(stored),
      due: this.due(stored, eyes),
      rooms: this.rooms(stored, eyes),
      request: shownRequest(head),
      standing: game === null || eyes.seat === null ? [] : game.standingOf(eyes.seat),
    });
  }

  /** What somebody who has seen everything up to a version has missed; null when they must be shown the table whole. */
  private async missed(stored: StoredTable, since: number, eyes: Eyes): Promise<Update | null> {
    const { head, version } = stored;
    if (isPrivate(stored) || version - since > MOST_MISSED) return null;
    const { game } = this.ledger;
    const entries = await this.entriesAfter(since, version);
    if (entries === null || !onlyAdds(entries)) return null;
    let answers = head.answers - entries.reduce((sum, { played }) => sum + played.length, 0);
    const log = entries.flatMap((entry) => {
      const shown = shownEntry(entry, eyes.seat, answers);
      answers += entry.played.length;
      return shown;
    });
    return {
      type: 'update',
      table: this.id,
      after: since,
      version,
      info: this.info(stored, eyes),
      view: game === null ? undefined : viewOf(game, head, eyes.seat),
      log,
      chat: heardBy(await this.chatAfter(since), stored, eyes),
      clocks: this.clocks(stored),
      due: this.due(stored, eyes),
      rooms: this.rooms(stored, eyes),
      request: shownRequest(head),
    };
  }

  /** Null where the journal is damaged; what is known of the table can be shown all the same. */
  private async entriesAfter(since: number, version: number): Promise<readonly Entry[] | null> {
    try {
      return await this.house.store.entries(this.id, since, version);
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'damaged') return null;
      throw error;
    }
  }

  private async chatAfter(version: number) {
    const lines: readonly StoredChat[] = await this.house.store.chat(this.id, version, CHAT_SHOWN);
    const names = await this.house.store.names([...new Set(lines.map(({ person }) => person))]);
    return shownChat(lines, { nameOf: (person) => names.get(person) ?? '' });
  }
}

/** Who sits down at a table that others may not watch may read from then on what was said before: they are shown it whole. */
function isPrivate({ charter }: StoredTable): boolean {
  return !charter.spectators;
}
