/** What the screen of Medioevo says beyond the rules, in English. */
import first from './first.en.ts';
import orders from './orders.en.ts';
import stages from './stages.en.ts';

export default { ...first, ...stages, ...orders };
