/** What stands beside the board: the side column, or on smaller screens a rail and a drawer. */

import type { ComponentChildren } from 'preact';
import { Drawer } from '../../design/index.ts';
import { Rail } from '../side/Rail.tsx';
import { Side } from '../side/Side.tsx';
import type { Sat } from './useSeated.ts';

export function Beside({ of, guide }: { readonly of: Sat; readonly guide: ComponentChildren }) {
  const { props, layout, phone, desktop, moment, windows, back } = of;
  const { speaker } = props;
  const { answers, looking, replay } = moment;
  const { seen } = back;
  const recap = (): void => {
    windows.setDrawer(false);
    back.open();
  };
  const side = (
    <Side
      tab={windows.tab}
      onTab={windows.setTab}
      log={replay.log}
      rule={windows.rule}
      since={seen?.seq ?? null}
      panels={!phone}
      alerts={desktop}
      guide={props.lesson?.list ?? (desktop ? guide : null)}
      onInterject={answers.interject}
      onRecap={seen === null || back.isOpen || back.isRead || looking ? null : recap}
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
