/** The words of the kernel. Everything else in `engine/` is written in them. */

import type { Chance } from './chance.ts';
import type { Packs } from './content.ts';
import type { Standing } from './standing.ts';

/** Place at the table, counted from 0; written from 1 in records and on screens. */
export type Seat = number;

/** A line of a rule catalogue, e.g. `MON-5.2`; the kernel's own refusals cite `kernel`. */
export type RuleId = string;

/** Something on the table an option points at, as `kind:id`, e.g. `card:forge`. */
export type Target = string;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [key: string]: Json };

/** What a game is in the middle of: the name of a step and what it was called with. Never changed once made. */
export interface Frame {
  readonly step: string;
}

/** Branches that run side by side, each for one seat. The only frame that changes in place. */
export interface TogetherFrame extends Frame {
  readonly step: 'together';
  readonly branches: readonly Branch[];
  /** Sealed branches keep their events from the other seats until the join. */
  readonly sealed: boolean;
  readonly held: Told[];
  /**
   * 0 until every branch has been brought to its first question, then the number that tells it from others. Once begun, a
   * branch moves only by its own answers.
   */
  begun: number;
}

/** One question to several seats at once, each answer sealed until all are given. Like branches, it changes in place. */
export interface PollFrame extends Frame {
  readonly step: 'poll';
  /** The step that asks, with what it was called with. */
  readonly asks: Frame;
  readonly seats: readonly Seat[];
  readonly given: Given[];
  begun: number;
}

/** What a seat answered in a poll; null when there was nothing to ask it. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer | null;
}

/** A seat's own side stack, open beside whatever goes on: it stops nobody, and nobody else sees it. */
export interface Aside {
  readonly seat: Seat;
  readonly stack: Frame[];
}

export interface Branch {
  readonly seat: Seat;
  readonly stack: Frame[];
  /** The step of its first question: all that others are told of what a sealed branch asks. */
  first?: string;
}

/** Done, or: do these in order, then whatever was below. */
export type Next = Frame | readonly Frame[] | undefined;

/** What an interjection leads to: frames above the present question (an interruption), or a seat's own aside. */
export type Interjected = Next | { readonly aside: readonly Frame[] };

/**
 * One legal answer. Its key is unique in its question and is what records, tests, logs and bots use. A game adds the
 * fields its own answer step needs; they are also the parameters of the option's label (`option.<say>`).
 */
export interface Option {
  readonly key: string;
  /** Message that labels the option. */
  readonly say: string;
  /** What it points at on the table. */
  readonly at?: readonly Target[];
  /** A slip would hurt: screens ask once more. */
  readonly confirm?: boolean;
  /** It takes back what was just chosen and leads to the question before: whoever looks ahead decides before, or he would go in circles. */
  readonly isBack?: true;
  /** How many characters of a person's own words may go with it, written behind the key; nothing in the rules depends on them. */
  readonly words?: number;
  /** The words that came with it. */
  readonly said?: string;
  /** Keys of former options that came to the same and are now this one: records that hold them still replay. */
  readonly formerly?: readonly string[];
}

/** Why something is not allowed: a rule, and the message that says so. */
export interface Refusal {
  readonly rule: RuleId;
  readonly key: string;
  readonly params: Params;
}

/** An option worth showing although it is refused. Computed only when somebody asks why. */
export interface Refused extends Option {
  readonly refusal: Refusal;
}

/** How long a seat may think while other people wait, and what counts as its answer when the time is over. The clock is the table's. */
export interface Limit {
  readonly answer: string;
  /** At live tables. */
  readonly seconds: number;
  /** By correspondence. */
  readonly hours: number;
  /** At live tables: by how many seconds a seat may put it off, once. */
  readonly hold?: number;
  /** At live tables: after how many seconds standing answers count, so that all who look on see the same whatever is answered in advance. */
  readonly beat?: number;
  /**
   * By correspondence: others wait only for whoever wants to be asked (`ASK`), and at most so often in a round; for all others, and
   * after that, the answer counts at once.
   */
  readonly holds?: number;
  /** It counts at online tables only: on a device nobody is hurried. */
  readonly online?: true;
}

interface Asking {
  readonly seat: Seat;
  /** Parameters of the prompt (`ask.<step>`). */
  readonly params: Params | null;
  /** Ask even when one answer is left, because silence would tell the others something. */
  readonly always: boolean;
  readonly limit: Limit | null;
  /** Set by the kernel: the frame that asks and the stack it lies on. */
  frame: Frame;
  stack: Frame[];
}

export interface Pick<O extends Option = Option> extends Asking {
  readonly kind: 'pick';
  readonly options: readonly O[];
}

export interface Subset<O extends Option = Option> extends Asking {
  readonly kind: 'subset';
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  /** What the rules say of the choice as a whole, e.g. that a payment must cover its cost. */
  check?(chosen: readonly O[]): Refusal | null;
  /** Good answers, best first. A question with a check always has at least one. */
  suggest?(): readonly (readonly O[])[];
  /** The same for a person, where what people expect to find first is not what bots were measured with. */
  suggestToPerson?(): readonly (readonly O[])[];
}

export interface Amount extends Asking {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface Order<O extends Option = Option> extends Asking {
  readonly kind: 'order';
  readonly options: readonly O[];
  /** Good answers, best first. */
  suggest?(): readonly (readonly O[])[];
}

export type Question<O extends Option = Option> = Pick<O> | Subset<O> | Amount | Order<O>;

/** A pick is answered by an option, a subset or an order by a list of them, an amount by a number. */
export type Answer<O extends Option = Option> = O | readonly O[] | number;

/** What happened, as a message key with parameters. */
export interface Told {
  readonly key: string;
  readonly params: Params;
  /** Who may know of it at all; everybody when absent. */
  readonly to?: readonly Seat[];
  /** Who has been told already. */
  readonly except?: Seat;
  /** Parameters that only their owners may see, laid over the public ones. */
  readonly own?: Params;
  readonly owner?: Seat | readonly Seat[];
}

/** What a seat proposes to others. What its terms mean is the game's business. */
export interface OfferDraft {
  readonly from: Seat;
  readonly to: readonly Seat[];
  readonly terms: Params;
  /** Name of the moment at which it lapses; the game calls `lapse(s, until)` there. */
  readonly until: string;
  /** Whether others than its parties may read it. */
  readonly open: boolean;
  /** Whether all of its parties must accept, or any of them; all unless said. */
  readonly needs?: 'all' | 'any';
  /** The offer that it answers, which it ends. */
  readonly counters?: number;
}

/** A proposal on the table. */
export interface Offer extends OfferDraft {
  readonly id: number;
  /** Who has accepted so far. */
  readonly accepted: readonly Seat[];
}

/** That a party said no to a proposal of another, kept until the moment at which the proposal would have lapsed. */
export interface Decline {
  readonly from: Seat;
  readonly seat: Seat;
  readonly until: string;
}

/** What a game says of offers. */
export interface OfferRules<S extends State> {
  /** Why its terms cannot be met as things stand, or null. Asked when it is proposed, when it is accepted, and in between. */
  whyNot(s: S, offer: OfferDraft): Refusal | null;
  /** Why a seat may not propose it now although its terms could be met: limits of number and time. */
  limit?(s: S, offer: OfferDraft): Refusal | null;
  /** Why a party may not accept it now although its terms could be met: the moment is not one for it. */
  whyNotAccept?(s: S, offer: Offer, seat: Seat): Refusal | null;
  /** An offer was declined by a party, or withdrawn by whoever made it (`seat`), and is gone or goes on without that party. */
  turnedDown?(s: S, offer: Offer, seat: Seat): void;
  /** Conditions under which a standing answer of a party may count, by name. */
  readonly conditions?: { readonly [name: string]: { holds(s: S, offer: Offer, seat: Seat, n: number): boolean } };
  /** The rule by which an offer ends of itself: whoever answers one that is gone is told. */
  readonly lapses?: RuleId;
  /** What others than its parties may read of an offer that is not open; nothing unless said. */
  glimpse?(s: S, offer: Offer): Params | null;
  /** What it does once those have accepted who must; `seat` did so last. */
  accept(s: S, offer: Offer, seat: Seat): Next;
  /** The aside in which a party composes its own proposal instead; null for an offer to which there is no other. */
  counter?(s: S, offer: Offer, seat: Seat): readonly Frame[] | null;
}

/** Seats that may talk among themselves, as long as the game says. */
export interface Room {
  readonly id: number;
  readonly seats: readonly Seat[];
  /** Message that names it (`room.<name>`). */
  readonly name: string;
  /** Whether the others know that it is there. What is said in it they never hear. */
  readonly open: boolean;
  /** How long it stays open at most, by the table's clock. Live, nobody's time runs meanwhile. */
  readonly limit?: { readonly seconds: number; readonly hours: number };
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What decided it: the name of an ending of the game (`Game.endings`). */
  readonly by: string;
  /** Lines of the scoring table, for each seat: message key and value. */
  readonly breakdown?: readonly { readonly key: string; readonly values: readonly number[] }[];
}

/** The kernel's part of every state. */
export interface Core {
  readonly seats: number;
  /** Content pack in use; empty for the content as shipped. */
  readonly pack: string;
  stack: Frame[];
  chance: Chance;
  offers: readonly Offer[];
  offersMade: number;
  /** How many times branches or polls have been begun. */
  togethers: number;
  asides: readonly Aside[];
  declines: readonly Decline[];
  rooms: readonly Room[];
  roomsOpened: number;
  result: Result | null;
  /** Events of the answer being worked on; null in playouts, so that `s.told?.push(…)` costs nothing. */
  told: Told[] | null;
}

/** What every game's state begins with. The rest is the game's own plain data. */
export interface State {
  readonly core: Core;
}

/** Methods, so that a step may name the frame and the answer it really gets. */
export interface Step<S extends State = State> {
  readonly name: string;
  readonly rule: RuleId | readonly RuleId[];
  /** The parameters of the step's part of the breadcrumb (`crumb.<step>`); absent when it has none. Seen by everybody. */
  crumb?(p: Frame): Params;
  /** Work that asks nobody anything … */
  run?(s: S, p: Frame): Next;
  /** … or a question, null when there is nothing to ask … */
  ask?(s: S, p: Frame): Question | null;
  /** … and what its answer does. */
  answer?(s: S, p: Frame, a: Answer): Next;
  /** What is refused here and why. */
  refused?(s: S, p: Frame): readonly Refused[];
  /** In a poll: what all the answers do, in the order of its seats. */
  resolve?(s: S, p: Frame, given: readonly Given[]): Next;
  /** In a poll: whether the others may know who has not answered yet. */
  readonly secret?: boolean;
  /** Conditions under which a standing answer to this question may be given, by name; each takes a number. */
  readonly conditions?: { readonly [name: string]: Condition<S> };
  /** Ways to answer it that a seat may leave to the table, by name: each finds the answer anew whenever it is asked. */
  readonly ways?: { readonly [name: string]: Way<S> };
}

/** A method, so that a way may name the frame it really gets. */
export interface Way<S extends State = State> {
  /** An answer by what the seat that is asked may know, as its text; null where there is none. */
  find(s: S, p: Frame, q: Question): string | null;
}

/** A method, so that a condition may name the frame it really gets. */
export interface Condition<S extends State = State> {
  holds(s: S, p: Frame, seat: Seat, n: number): boolean;
}

export type OptionValues = { readonly [id: string]: boolean | number | string };

/** A choice made before the game starts. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly default: string | number };

export interface Setup {
  readonly seats: number;
  readonly options: OptionValues;
  /** 256 bits as 64 hexadecimal digits. */
  readonly seed: string;
  readonly pack?: string;
}

/** Answers worth considering, and how likely a sensible player is to give each; weights are positive, of any sum. */
export interface Prior {
  readonly answers: readonly Answer[];
  readonly weights: readonly number[];
}

/** How blurred each level below a player who sees clearly sees what is sensible: 0 takes the best option, 1 hardly looks. */
export interface Blur {
  readonly page: number;
  readonly squire: number;
  readonly knight: number;
}

/** What a sensible player prefers; see `bots/`. Works on a world in which hidden things are guessed, never known. */
export interface Instinct<S extends State> {
  /** How good an option is, in points of the game's own choosing; only differences matter. */
  weigh(world: S, question: Question, option: Option): number;
  /** A whole answer where weighing option by option will not do (subsets, amounts, orders). */
  answer?(world: S, question: Question): Answer | null;
  /** What it answers where somebody only plays on to see what becomes of an answer: for games in which to look at every option takes long. */
  inHaste?(world: S, question: Question): Answer;
  /** At a glance: cheap enough to be asked at every step of a search. */
  prior(world: S, question: Question): Prior;
  /** The share of the win that each seat may expect: from 0 to 1, and 1 in all. */
  value(world: S): readonly number[];
  /** What the value is learned from, in games of our own. */
  readonly outlook?: Outlook<S>;
  /**
   * How many quiet moments (`Outlook.moment`) whoever looks ahead plays on to before he asks for the value: hints, the coach, analyses, and
   * the players who search. Where it is missing nobody looks ahead, and nothing is told in numbers.
   */
  readonly horizon?: number;
  /** How many the strongest look ahead, and whoever judges answers, where more was shown to be better. */
  readonly farHorizon?: number;
  /** Who searches, where that was shown to be better than the instinct: the better two levels, or the best alone where a try takes long. */
  readonly searchedBy?: 'knights' | 'castellans';
  /** Where the tries that a castellan usually makes take too long: how many it makes. */
  readonly tries?: number;
  /** Which questions are worth the time of whoever looks at all of a game's; every one unless said. */
  isWorthSearching?(world: S, question: Question): boolean;
  /** Where playing on takes long: the share of the usual tries that an analysis makes do with, from 0 to 1. */
  readonly thrift?: number;
  /** How much the lesser levels of players fall short of what is sensible; where nothing is said, by what is usual. */
  readonly blur?: Blur;
  /** Where a few tries find most of what there is to find: the share of its questions that a knight thinks of. */
  readonly attention?: number;
  /** Where single answers are too small to be told apart. */
  readonly plans?: Plans<S>;
  /** Other ways to weigh, by name: one-sided plans that a player must know how to meet, and that search reckons with. */
  readonly styles?: { readonly [name: string]: Style<S> };
  /** One-sided plans that no search reckons with, by name: players of the lab, none of whom may win more than its fair share against a strong one. */
  readonly exploiters?: { readonly [name: string]: Style<S> };
  /** What a character likes beside what is sensible, by its name: from -1 to 1 for each option. */
  readonly tastes?: { readonly [character: string]: Instinct<S>['weigh'] };
  /** What a character does otherwise where it deals with others, by its name: what it offers, agrees to, declares. */
  readonly dealings?: { readonly [character: string]: Style<S> };
  /** The numbers it weighs by, where they may be tried otherwise. */
  readonly numbers?: Numbers;
  /** What a seat does although it is not asked: one of its interjections, or null. */
  interject?(world: S, seat: Seat, options: readonly Option[]): Option | null;
  /** What a seat that is asked does before it answers: one of its interjections, such as raising what it needs; null to answer. */
  prepare?(world: S, question: Question, options: readonly Option[]): Option | null;
}

/** Numbers of an instinct: `castellan lab train --heuristic` looks for better ones. */
export interface Numbers {
  readonly names: readonly string[];
  /** As they are in the game. */
  readonly shipped: readonly number[];
  /** Puts others in their place, for all that is weighed in this thread from then on; a prior may still go by those before. */
  lay(values: readonly number[]): void;
}

/** What a seat may prepare before its turn comes. */
export interface Preparation<S extends State> {
  /** Lays a world out as if the seat were asked this step now: what is then to be done; null where it cannot be prepared. */
  begin(world: S, seat: Seat, step: string): readonly Frame[] | null;
  /** What an answer led to that nobody wants to run into unawares; `from` is the state before it, `told` what happened. */
  alarms(from: S, s: S, seat: Seat, told: readonly Told[]): readonly string[];
}

/** A way to play a stretch of a game: the numbers of all bends that lead to it from the instinct's own way, which is the one without any. */
export type Plan = readonly number[];

/** Whole ways to play a stretch of a game: one of them is chosen where it begins, and followed; as things come to light, others that begin with it are. */
export interface Plans<S extends State> {
  /**
   * What a seat tells the stretches of one game apart by, and draws chance from: of what it knows and what stays meanwhile. Null where no plan
   * is followed, and where so many stretches follow that luck hides what a plan is worth.
   */
  stretch(world: S, seat: Seat): string | null;
  /** How often the plan of this stretch was to be thought over by now: what the seat did tells it. */
  reviews(world: S, seat: Seat): number;
  /** What whoever follows a plan answers by this instinct. */
  answer(instinct: Instinct<S>, world: S, question: Question, plan: Plan): Answer;
  /** What somebody answers who does nothing more: the others, where a plan is tried and they hardly count. */
  idle(world: S, question: Question): Answer;
  /** How many stretches a try from here on has, this one included. */
  toTheEnd(world: S): number;
  /** Points that a try came to for a seat, when the game was over or nobody went on. */
  points(world: S, seat: Seat): number;
}

/** What is done otherwise in a style; the rest is as usual. */
export interface Style<S extends State> {
  weigh(world: S, question: Question, option: Option): number;
  answer?(world: S, question: Question): Answer | null;
  interject?: Instinct<S>['interject'];
}

/** How a position is judged: by numbers that tell how a seat stands, and by what each of them was found to be worth. */
export interface Outlook<S extends State> {
  /** What the numbers are called, in their order. */
  readonly names: readonly string[];
  /** How a seat stands, in numbers; only differences between seats count. */
  features(world: S, seat: Seat): readonly number[];
  /** Which of the learned sets of weights counts: 0 and up, as the game goes on or runs out. */
  phase(world: S): number;
  /** A number that changes where a value means something, such as that of the turn or of the round. */
  moment(world: S): number;
  /** Those who win together; everybody for himself when absent. */
  sides?(world: S): readonly (readonly Seat[])[];
  /** Who can no longer win, but by those on his side. */
  isOut?(world: S, seat: Seat): boolean;
  /** How many of what people count is one of a feature, where it is not one: such as 100 for what is counted in hundreds. */
  readonly units?: { readonly [feature: string]: number };
  /** Features that are no reasons to anybody: they only mend what others count already. */
  readonly untold?: readonly string[];
  /** What one of the features sums up: told in its place where reasons are. */
  readonly within?: Within<S>;
  readonly weights: Weights;
}

/** The parts of a feature, in its own unit. */
export interface Within<S extends State> {
  readonly feature: string;
  readonly names: readonly string[];
  numbers(world: S, seat: Seat): readonly number[];
}

/** What was learned from games, as it lies in the folder of the game; made by `castellan lab train`. */
export interface Weights {
  /** The names of the features that it was learned for. */
  readonly features: readonly string[];
  /** 1 for games of the instinct, one more for games of players that used the weights before. */
  readonly generation: number;
  readonly games: number;
  /** Games of the weights that these went on from; without it they began with nothing. */
  readonly from?: number;
  /** Who played them, at tables of how many, and the seed they follow from. */
  readonly players: readonly string[];
  readonly seats: readonly number[];
  readonly seed: string;
  readonly phases: readonly PhaseWeights[];
}

export interface PhaseWeights {
  /** What one more of each adds to the logarithm of a side's odds. */
  readonly weights: readonly number[];
  /** Positions it was learned from. */
  readonly samples: number;
  /** Mean square error of the shares in games that were kept apart: of these weights, and if all sides were thought alike. */
  readonly brier: number;
  readonly even: number;
  /** Said and come true in those games, by tenths of what was said. */
  readonly calibration: readonly Calibration[];
}

export interface Calibration {
  readonly said: number;
  readonly came: number;
  readonly n: number;
}

/** How far ahead of an answer a seat may look, and what it then reads. */
export interface Prospect<S extends State> {
  /** Steps before which it ends in any case, since they clear away what is read. */
  readonly before?: readonly Step<S>[];
  /** Whether to play on by instinct from a state that an answer led to; `from` is the state before it. */
  goesOn(world: S, seat: Seat, from: S): boolean;
  /**
   * Lays a world out as the seat is about to make it, where that is no answer yet: a deployment of which some are still without a post.
   * False when it is nothing of the sort.
   */
  suppose?(world: S, seat: Seat, said: string): boolean;
  /** What is worth telling of the state reached, and of what happened on the way (`told`), by name. */
  read(world: S, seat: Seat, from: S, told: readonly Told[]): { readonly [name: string]: number };
}

/** What is counted of a game where many are played, to see whether it is in balance (`castellan lab balance`). */
export interface Ledger<S extends State> {
  /** Events by which their `seat` gets or uses a thing, and the parameter that names it. */
  readonly uses: { readonly [event: string]: string };
  /** What a seat begins with, by the sort of thing it is; asked as the first round begins. */
  starts(s: S, seat: Seat): { readonly [kind: string]: string };
  /** Rounds that have begun, or turns where there are none. */
  rounds(s: S): number;
}

/** What a game is played by. Methods, so that the rules of any state are rules. */
export interface Rules<S extends State = State> {
  readonly id: string;
  /** Raised when a record of the last version would no longer replay to its hash. */
  readonly version: number;
  /** Older versions whose records still replay. */
  readonly replays: readonly number[];
  /** How many may play, and how many do when nobody says. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: readonly OptionSpec[];
  /** Why these seats and options do not go together, or null. */
  refuseSetup?(seats: number, options: OptionValues): Refusal | null;
  /** Whether an option makes any difference beside the others and with so many seats; where it makes none nobody is asked for it. */
  optionCounts?(option: string, seats: number, options: OptionValues): boolean;
  /** The game's own data laid out for play; shuffles draw from `core.chance`. Leaves `stack` to `start`. */
  setup(core: Core, options: OptionValues): S;
  /** First frame. */
  start(s: S): Next;
  readonly steps: { readonly [name: string]: Step<S> };
  /** What a seat, or a spectator (null), may know. Built from nothing upward. */
  view(s: S, seat: Seat | null): Json;
  /** Replaces, in place, everything the seat cannot know by a random possibility. Chance itself is done by the kernel. */
  determinize(s: S, seat: Seat | null, rng: Chance): void;
  copy(s: S): S;
  /** What a seat may do although it is not asked: verbs only, since it is asked for every seat after every answer. */
  interjections?(s: S, seat: Seat): readonly Option[];
  interject?(s: S, seat: Seat, option: Option): Interjected;
  /** The game's own reason why something that is not on that list cannot be done now. */
  whyNotInterject?(s: S, seat: Seat, key: string): Refusal | null;
  /** The game's own reason why a seat that answers is not asked, e.g. that it has said it is done. */
  notAsked?(s: S, seat: Seat): Refusal | null;
  /** What counts as the answer of a seat whose own time is over, where the question has no limit: nothing that it would rue. */
  late?(s: S, q: Question): string;
  /** Whether an answer, or what is said unasked (`q` is null), binds the seat to another: a bot that stands in for a person leaves it. */
  binds?(s: S, q: Question | null, option: Option): boolean;
  readonly offers?: OfferRules<S>;
  /** The time of a room was over and it has been closed. */
  roomClosed?(s: S, room: Room): void;
  /** Minutes after which the table's clock says once that the time is over; null when it is not to. By correspondence it never does. */
  minutes?(s: S): number | null;
  timeOver?(s: S): void;
  /** Standing answers with which people sit down; each may be cleared. */
  readonly usualAnswers?: readonly Standing[];
  /** And those that are usual besides for one who sits alone among bots, where nobody learns anything from them. */
  readonly aloneAnswers?: readonly Standing[];
  readonly prepares?: Preparation<S>;
  /** What is set otherwise in the game that follows from a finished one, such as the next chapter of a campaign; null when none does. */
  sequel?(s: S): OptionValues | null;
  readonly packs: Packs;
  /** Counts of components that never change during a game. */
  components(s: S): { readonly [name: string]: number };
  /** Every way a game can end or be decided; each has a kept record. */
  readonly endings: readonly string[];
}

/** The rules with somebody who plays by them and looks ahead: fetched apart where a table can do without. */
export interface Game<S extends State = State> extends Rules<S> {
  readonly instinct: Instinct<S>;
  /** What `foresee` tells in numbers beside events. */
  readonly prospect?: Prospect<S>;
  readonly ledger?: Ledger<S>;
}
