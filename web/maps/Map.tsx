/**
 * A map one can move: land drawn in units of the map below, signs in pixels above, and over both what belongs to the window: buttons, what
 * lies beyond its edges, a small map. What may be touched comes from the choice, as on every board.
 */

import type { Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../design/index.ts';
import { sought } from '../shell/desk.ts';
import { Beyond } from './Beyond.tsx';
import './map.css';
import type { Place } from './shape.ts';
import { beyond, covered, elbowRoom, FINGER, type Frame, fitted, gathered, type Sight, type Size, wholeOf } from './sight.ts';
import { type SightProps, useSight } from './useSight.ts';

/** A thing on the map that may be touched now. */
export interface MapTarget {
  readonly target: Target;
  readonly name: string;
  readonly at: Place;
  /** How wide it is in the window at a scale. */
  readonly room: (scale: number) => number;
  /** What threatens there, shown with its name when it lies beyond the edge. */
  readonly danger?: ComponentChildren;
}

interface MapProps extends SightProps {
  readonly label: string;
  readonly speaker: Speaker;
  /** Scale from which on everything can be read: a question is shown at this scale where the whole map would be smaller. */
  readonly close: number;
  /** What may be touched now; with it the map opens on a new question. */
  readonly targets: readonly MapTarget[];
  readonly question: string | null;
  /** What the question is about, where not everything that may be touched can be in sight. */
  readonly focus?: Place;
  /** A touch on land that stands for something (`data-target`). */
  readonly tap: (target: Target) => void;
  /** In units of the map. */
  readonly land: ComponentChildren;
  /** Placed with `At`; by the scale at which the map rests, where they differ with the distance. */
  readonly signs: ComponentChildren | ((scale: number) => ComponentChildren);
  /** Where a thing lies that somebody wants to see (`seek`). */
  readonly where?: (target: Target) => Place | null;
  /** Where the latest thing happened, and how the button is called that leads there. */
  readonly last?: { readonly label: string; readonly place: Place };
  /** Where the map opens, and whereto its button leads, where that is less than the whole. */
  readonly home?: { readonly label: string; readonly places: readonly Place[] };
  /** The same in words, instead of the map. */
  readonly list: ComponentChildren;
  /** In units of the map, and small. */
  readonly mini: ComponentChildren;
  /** What else lies in a corner. */
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** What lies so near to the edge is taken for cut off. */
const INSET = 36;
/** A question is shown a little nearer than need be. */
const NEARER = 1.2;
/** The small map shows when so much less than the whole is in sight. */
const MINI = 1.25;
const STEP = 1.5;
/** Of a low window the small map would hide too much. */
const MOST_MINI = 0.3;
const MINI_WIDE = 128;
/** A map whose window is at least so wide has room beside what lies over it. */
const ROOMY = 720;

export function MapView({
  map,
  most,
  signScale,
  label,
  speaker,
  close,
  targets,
  question,
  focus,
  tap,
  land,
  signs,
  where,
  last,
  home,
  list,
  mini,
  children,
  class: more,
}: MapProps) {
  const hand = useSight({ map, most, signScale });
  const { settled } = hand;
  const [isListed, setListed] = useState(false);
  const now = useRef({ targets, focus, hand, close, most, map, tap, where });
  now.current = { targets, focus, hand, close, most, map, tap, where };

  useHome(now, home?.places ?? [], settled !== null);
  useOpening(now, question, settled !== null);
  useSought(now, settled !== null);
  useFirstCloser(now);
  useTouchedLand(now);
  useFocusInSight(now);
  useUncut(hand.root, settled);

  const isNear = settled !== null && isNearer(map, settled.window, settled.sight.scale);
  const hasMini = settled !== null && showsMini(map, settled.window, settled.sight.scale);
  // The land is drawn anew only when it changes, not whenever the map comes to rest.
  const drawn = useMemo(
    () => (
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        {land}
      </svg>
    ),
    [land, map.width, map.height],
  );
  const scale = settled?.sight.scale ?? 0;
  return (
    <section
      class={`map ${scale < close ? 'far' : ''} ${more ?? ''}`}
      aria-label={label}
      ref={hand.root}
      tabIndex={isListed ? undefined : 0}
    >
      <div class="map-sheet" inert={isListed}>
        <div class="map-world" ref={hand.world}>
          {drawn}
        </div>
        <div class="map-paper" />
        <div class="map-signs" ref={hand.signs}>
          {typeof signs === 'function' ? signs(scale) : signs}
        </div>
      </div>
      {isListed ? (
        <div class="map-list map-over">{list}</div>
      ) : (
        settled !== null && (
          <>
            <Beyond
              targets={targets}
              sight={settled.sight}
              window={settled.window}
              speaker={speaker}
              go={hand.go}
              map={map}
              close={close}
            />
            {hasMini && (
              <Mini map={map} sight={settled.sight} window={settled.window} go={hand.go} label={speaker.say('map.mini')} drawing={mini} />
            )}
            {children}
          </>
        )
      )}
      <div class="map-buttons map-over">
        {!isListed && (
          <>
            <MapButton
              class="loupe"
              label={speaker.say('map.loupe')}
              onClick={() => settled !== null && hand.go(nextSight(now.current, settled))}
            >
              <Icon name="search" size={20} />
            </MapButton>
            <MapButton class="step" label={speaker.say('map.nearer')} onClick={() => hand.zoom(STEP)}>
              +
            </MapButton>
            <MapButton class="step" label={speaker.say('map.farther')} onClick={() => hand.zoom(1 / STEP)}>
              −
            </MapButton>
            <MapButton class="step" label={speaker.say('map.whole')} onClick={hand.whole}>
              <Icon name="wholeMap" size={20} />
            </MapButton>
            {home !== undefined && (
              <MapButton
                class="step"
                label={home.label}
                onClick={() => settled !== null && hand.go(sightAround(now.current, home.places, settled.window))}
              >
                <Icon name="homeland" size={20} />
              </MapButton>
            )}
            {last !== undefined && (
              <MapButton class="step" label={last.label} onClick={() => settled !== null && hand.go(sightAt(now.current, last.place))}>
                <Icon name="replay" size={20} />
              </MapButton>
            )}
            {targets.length > 0 && isNear && (
              <MapButton class="step" label={speaker.say('map.toTargets')} onClick={() => hand.go(sightOf(now.current, settled.window))}>
                <Icon name="toTargets" size={20} />
              </MapButton>
            )}
          </>
        )}
        <MapButton label={speaker.say(isListed ? 'map.asMap' : 'map.asList')} pressed={isListed} onClick={() => setListed(!isListed)}>
          <Icon name="list" size={20} />
        </MapButton>
      </div>
    </section>
  );
}

interface AtProps {
  readonly place: Place;
  /** In pixels from there. */
  readonly offset?: Place;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Something whose middle lies at a place of the map, as large as it is at any scale. */
export function At({ place: [x, y], offset: [dx, dy] = [0, 0], class: more, children }: AtProps) {
  return (
    <div class={`at ${more ?? ''}`} style={{ '--x': x, '--y': y, '--dx': dx, '--dy': dy }}>
      {children}
    </div>
  );
}

interface MapButtonProps {
  readonly class?: string;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function MapButton({ class: more, label, pressed, onClick, children }: MapButtonProps) {
  return (
    <button type="button" class={`map-button ${more ?? ''}`} aria-label={label} data-tip={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

interface MiniProps {
  readonly map: Size;
  readonly sight: Sight;
  readonly window: Size;
  readonly drawing: ComponentChildren;
  readonly label: string;
  readonly go: (sight: Sight) => void;
}

/** The whole in a corner with what is in sight framed; a touch goes there. */
function Mini({ map, sight, window, drawing, label, go }: MiniProps) {
  const [wide, high] = [window.width / sight.scale, window.height / sight.scale];
  return (
    <button
      type="button"
      class="map-mini map-over"
      aria-label={label}
      tabIndex={-1}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
        go({ x: x * map.width, y: y * map.height, scale: sight.scale });
      }}
    >
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        {drawing}
        <rect class="in-sight" x={sight.x - wide / 2} y={sight.y - high / 2} width={wide} height={high} />
      </svg>
    </button>
  );
}

interface Now {
  readonly current: {
    readonly targets: readonly MapTarget[];
    readonly focus: Place | undefined;
    readonly hand: ReturnType<typeof useSight>;
    readonly close: number;
    readonly most: number;
    readonly map: Size;
    readonly tap: (target: Target) => void;
    readonly where: MapProps['where'];
  };
}

/** All that may be touched if it fits, else as much of it as can be read. */
export function sightOf({ targets, close, map }: Pick<Now['current'], 'targets' | 'close' | 'map'>, window: Size): Sight {
  return sightAround(
    { close, map },
    targets.map(({ at }) => at),
    window,
  );
}

function sightAround({ close, map }: Pick<Now['current'], 'close' | 'map'>, places: readonly Place[], window: Size): Sight {
  const whole = fitted(wholeOf(map), window);
  if (places.length === 0 || whole.scale >= close) return whole;
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const all = fitted({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }, window, INSET + 10);
  const scale = Math.min(Math.max(close, all.scale), 1.4 * NEARER * close);
  return gathered(places, scale, map, window, INSET, overMap(window, map, scale));
}

function miniHeight(map: Size): number {
  return (MINI_WIDE * map.height) / map.width;
}

function showsMini(map: Size, window: Size, scale: number): boolean {
  return isNearer(map, window, scale) && (isPhone() || miniHeight(map) <= MOST_MINI * window.height);
}

function isNearer(map: Size, window: Size, scale: number): boolean {
  return scale > MINI * fitted(wholeOf(map), window).scale;
}

/** As `map.css` has it. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 719px)').matches;
}

/** Where buttons and the small map lie at a scale in a window with little room, as `map.css` has it. */
export function overMap({ width, height }: Size, map: Size, scale: number): readonly Frame[] {
  if (width >= ROOMY) return [];
  if (isPhone())
    return [
      { left: width - 60, top: 0, right: width, bottom: 112 },
      { left: 0, top: height - 112, right: 108, bottom: height },
      { left: width - 90, top: height - 60, right: width, bottom: height },
    ];
  return [
    { left: 0, top: height - 60, right: 310, bottom: height },
    { left: width - 90, top: height - 60, right: width, bottom: height },
    ...(showsMini(map, { width, height }, scale) ? [{ left: 0, top: height - 72 - miniHeight(map), right: 146, bottom: height }] : []),
  ];
}

/** One step of the loupe: from the whole to the question, to one thing of it, and back to the whole. */
function nextSight(now: Now['current'], { sight, window }: { readonly sight: Sight; readonly window: Size }): Sight {
  const whole = fitted(wholeOf(now.map), window);
  if (sight.scale < 0.9 * now.close) return now.targets.length > 0 ? sightOf(now, window) : { ...sight, scale: now.close };
  if (sight.scale > 1.8 * now.close) return whole;
  const [nearest] = [...now.targets].sort((a, b) => far(a, sight) - far(b, sight));
  return { x: nearest?.at[0] ?? sight.x, y: nearest?.at[1] ?? sight.y, scale: 2 * now.close };
}

function far({ at: [x, y] }: MapTarget, sight: Sight): number {
  return Math.hypot(x - sight.x, y - sight.y);
}

/** The map opens where one is at home. */
function useHome(now: Now, places: readonly Place[], isMeasured: boolean): void {
  const isEmpty = places.length === 0;
  const present = useRef(places);
  present.current = places;
  useEffect(() => {
    const { hand } = now.current;
    if (!isMeasured || isEmpty || hand.settled === null) return;
    hand.go(sightAround(now.current, present.current, hand.settled.window));
  }, [now, isMeasured, isEmpty]);
}

/** The map opens on a question: where not all can be read at once, on what may be touched. It stays where all of that is in sight. */
function useOpening(now: Now, question: string | null, isMeasured: boolean): void {
  useEffect(() => {
    if (question === null || !isMeasured) return;
    const { hand, targets, focus, close, map } = now.current;
    const { settled } = hand;
    if (settled === null || targets.length === 0) return;
    if (fitted(wholeOf(map), settled.window).scale >= close) return;
    const { sight, window } = settled;
    const isSeen = (place: Place): boolean => sight.scale >= 0.99 * close && beyond(sight, window, place, INSET) === null;
    if (targets.every(({ at }) => isSeen(at))) return;
    if (focus === undefined) hand.go(sightOf(now.current, window));
    else if (!isSeen(focus)) hand.go({ x: focus[0], y: focus[1], scale: Math.max(close, sight.scale) });
  }, [now, question, isMeasured]);
}

/** A place in the middle, as near as it can be read. */
function sightAt({ hand: { settled }, close }: Now['current'], [x, y]: Place): Sight {
  return { x, y, scale: Math.max(close, settled?.sight.scale ?? 0) };
}

/** The map goes where somebody wants to see something. */
function useSought(now: Now, isMeasured: boolean): void {
  const wish = sought.value;
  useEffect(() => {
    if (wish === null || !isMeasured) return;
    const { hand, where, close, map } = now.current;
    const place = where?.(wish.target) ?? null;
    if (place !== null && hand.settled !== null) {
      const { sight, window } = hand.settled;
      const isPlain =
        beyond(sight, window, place, 2 * INSET) === null && !covered(sight, window, place, INSET, overMap(window, map, sight.scale));
      if (sight.scale < 0.99 * close || !isPlain) hand.go(sightAt(now.current, place));
    }
    sought.value = null;
  }, [now, wish, isMeasured]);
}

/** How much room a finger has for a thing at a scale: its own, and up to the next thing; land has room for all. */
function roomFor({ targets, most }: Now['current'], { target, at, room }: MapTarget, scale: number): number {
  const own = room(scale);
  if (!Number.isFinite(own)) return own;
  const others = targets.filter((other) => other.target !== target && Number.isFinite(other.room(scale)));
  return Math.min(
    own,
    elbowRoom(
      at,
      others.map((other) => other.at),
      scale,
      most,
    ),
  );
}

/** Under a finger, what is too small or too near to another is brought nearer first. */
function useFirstCloser(now: Now): void {
  useEffect(() => {
    const { root } = now.current.hand;
    const element = root.current;
    if (element === null) return;
    let isFinger = false;
    const down = (event: PointerEvent): void => {
      isFinger = event.pointerType !== 'mouse';
    };
    const click = (event: MouseEvent): void => {
      if (!isFinger || event.detail === 0 || !(event.target instanceof Element)) return;
      const name = event.target.closest<HTMLElement | SVGElement>('[data-target]')?.dataset.target;
      const { targets, hand, close } = now.current;
      const touched = targets.find(({ target }) => target === name);
      if (touched === undefined || hand.settled === null) return;
      if (roomFor(now.current, touched, hand.settled.sight.scale) >= FINGER) return;
      event.stopPropagation();
      let scale = Math.max(close, hand.settled.sight.scale);
      while (roomFor(now.current, touched, scale) < FINGER && scale < 100 * close) scale *= 1.1;
      hand.go({ x: touched.at[0], y: touched.at[1], scale });
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('click', click, true);
    };
  }, [now]);
}

/** Land answers a pointer; by keyboard one reaches the sign that stands on it. */
function useTouchedLand(now: Now): void {
  useEffect(() => {
    const element = now.current.hand.world.current;
    if (element === null) return;
    const click = (event: MouseEvent): void => {
      if (!(event.target instanceof SVGElement)) return;
      const target = event.target.closest<SVGElement>('[data-target]')?.dataset.target;
      if (target !== undefined) now.current.tap(target);
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [now]);
}

/** What one reaches by keyboard comes into sight. */
function useFocusInSight(now: Now): void {
  useEffect(() => {
    const { root } = now.current.hand;
    const element = root.current;
    if (element === null) return;
    const focus = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(':focus-visible')) return;
      const name = event.target.dataset.target;
      const { targets, hand } = now.current;
      const reached = targets.find(({ target }) => target === name);
      if (reached === undefined || hand.settled === null) return;
      const { sight, window } = hand.settled;
      if (beyond(sight, window, reached.at, INSET) !== null) hand.go({ x: reached.at[0], y: reached.at[1], scale: sight.scale });
    };
    element.addEventListener('focusin', focus);
    return () => element.removeEventListener('focusin', focus);
  }, [now]);
}

/** Names that the edge, something over the map or the name of a goal would cut are not drawn. */
function useUncut(root: { readonly current: HTMLDivElement | null }, settled: object | null): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || settled === null) return;
    const window = element.getBoundingClientRect();
    const over = [...element.querySelectorAll('.map-over, .map-name.aim')].map((other) => ({
      other,
      box: other.getBoundingClientRect(),
    }));
    const names = [...element.querySelectorAll('.map-name')];
    const cut = names.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return (
        left < window.left ||
        right > window.right ||
        top < window.top ||
        bottom > window.bottom ||
        over.some(({ other, box }) => other !== name && left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      );
    });
    for (const [i, name] of names.entries()) name.classList.toggle('cut', cut[i]);
  });
}
