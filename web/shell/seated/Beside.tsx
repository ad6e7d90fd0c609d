/** What stands beside the board: the side column, or on smaller screens a rail and a drawer. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Drawer } from '../../design/index.ts';
import { Rail } from '../side/Rail.tsx';
import { Side } from '../side/Side.tsx';
import { useSince } from '../useTable.ts';
import type { Sat } from './useSeated.ts';

export function Beside({ of, guide }: { readonly of: Sat; readonly guide: ComponentChildren }) {
  const { props, snapshot, layout, phone, desktop, moment, windows } = of;
  const { speaker } = props;
  const { answers, looking, replay } = moment;
  const since = useSince(snapshot);
  const [recapped, setRecapped] = useState(false);
  const recap = (): void => {
    setRecapped(true);
    windows.setDrawer(false);
    replay.go(since ?? 0);
    replay.setPlaying(true);
  };
  const side = (
    <Side
      tab={windows.tab}
      onTab={windows.setTab}
      log={replay.log}
      rule={windows.rule}
      since={since}
      panels={!phone}
      alerts={desktop}
      guide={desktop ? guide : null}
      onInterject={answers.interject}
      onRecap={since === null || recapped || looking ? null : recap}
    />
  );
  if (desktop)
    return (
      <aside class="side" aria-label={speaker.say('shell.side')}>
        {side}
      </aside>
    );
  return (
    <>
      {layout === 'tablet' && <Rail onOpen={() => windows.setDrawer(true)} />}
      <Drawer
        open={windows.drawer}
        label={speaker.say('shell.side')}
        closeLabel={speaker.say('shell.close')}
        onClose={() => windows.setDrawer(false)}
      >
        <div class="side">{side}</div>
      </Drawer>
    </>
  );
}
