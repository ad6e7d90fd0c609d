/** Why other answers are not open: the same reason is said once. */

import type { Asked } from '@castellan/engine';
import { labelOf, Reason, useDesk, useRefused } from '../../../../shell/index.ts';
import { useUniTable } from '../../table.ts';
import { Folded } from '../parts.tsx';

/** More are not read. */
const SHOWN = 3;

export function WhyNotOthers({ asked, folded = false }: { readonly asked: Asked; readonly folded?: boolean }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const refused = useRefused(client, asked, snapshot.view.seq);
  const reasons = refused.filter((one, at) => refused.findIndex(({ refusal }) => refusal.key === one.refusal.key) === at).slice(0, SHOWN);
  if (reasons.length === 0) return null;
  const why = (
    <ul class="reasons">
      {reasons.map((one) => (
        <li key={one.key} class="why">
          <Reason refusal={one.refusal} subject={labelOf(speaker, one)} />
        </li>
      ))}
    </ul>
  );
  return folded ? (
    <Folded title={speaker.say('medioevo.stage.reaction.not')} n={reasons.length}>
      {why}
    </Folded>
  ) : (
    why
  );
}
