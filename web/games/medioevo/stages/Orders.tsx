/** Everything I have said in advance: my turns, my battles, the windows. */

import { useUniTable } from '../table.ts';
import { BattleOrders } from './BattleOrders.tsx';
import { Plans } from './Plans.tsx';
import { Windows } from './Windows.tsx';

/** On the page of a phone the turns stand beside the question already. */
export function Orders({ isPage = false }: { readonly isPage?: boolean }) {
  const { me } = useUniTable();
  if (me === null) return null;
  return (
    <div class="us windows">
      {!isPage && <Plans />}
      <BattleOrders />
      <Windows />
    </div>
  );
}
