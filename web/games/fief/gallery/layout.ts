/** The shipped layout, for positions that are only looked at. */

import shipped from '@castellan/fief/data' with { type: 'json' };
import type { FiefLayout } from '../../../maps/fief/layout.ts';

const layout: FiefLayout = shipped.map;

export default layout;
