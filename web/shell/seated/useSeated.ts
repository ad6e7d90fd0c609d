/** Everything a seat's screen is made of. */

import { useEffect, useRef } from 'preact/hooks';
import type { TableSnapshot } from '../../tables/client.ts';
import type { Desk } from '../desk.ts';
import { type Layout, layout as layoutSignal } from '../layout.ts';
import type { TableShellProps } from '../props.ts';
import { hear, ring, type SoundMap } from '../sound.ts';
import { type Advised, useAdvice } from '../useAdvice.ts';
import { type Back, useBack } from './useBack.ts';
import { type Deeds, useDeeds } from './useDeeds.ts';
import { useDeskOf } from './useDeskOf.ts';
import { type Moment, useMoment } from './useMoment.ts';
import { type Pages, usePages } from './usePages.ts';
import { useWindows, type Windows } from './useWindows.ts';

export interface SeatedProps extends TableShellProps {
  readonly snapshot: TableSnapshot;
}

export interface Sat {
  readonly props: SeatedProps;
  readonly snapshot: TableSnapshot;
  readonly root: { current: HTMLDivElement | null };
  readonly layout: Layout;
  readonly phone: boolean;
  readonly desktop: boolean;
  readonly moment: Moment;
  readonly windows: Windows;
  readonly desk: Desk;
  readonly pages: Pages;
  readonly deeds: Deeds;
  readonly advice: Advised;
  readonly back: Back;
}

const NO_SOUNDS: SoundMap = {};

export function useSeated(props: SeatedProps): Sat {
  const { client, screen, speaker, snapshot, hint, replayAt } = props;
  const root = useRef<HTMLDivElement>(null);
  const layout = layoutSignal().value;
  const phone = layout === 'phone';
  const desktop = layout === 'desktop';
  const moment = useMoment(client, snapshot, speaker, props.coach);
  const { asked, covered, myTurn, news, replay } = moment;
  useEffect(() => {
    if (replayAt !== undefined) replay.go(replayAt);
  }, [replayAt]);
  const advice = useAdvice(hint, asked);
  useEffect(() => {
    if (myTurn) ring();
  }, [myTurn]);
  useEffect(() => hear(news, screen?.sounds ?? NO_SOUNDS), [news, screen]);
  const windows = useWindows({ root, desktop, covered });
  const desk = useDeskOf(props, moment, windows);
  const pages = usePages(screen, phone, moment);
  const deeds = useDeeds(props, moment);
  const back = useBack(snapshot, moment);
  return { props, snapshot, root, layout, phone, desktop, moment, windows, desk, pages, deeds, advice, back };
}
