/** What the screen of Medioevo says beyond the rules, in French. */
import first from './first.fr.ts';
import orders from './orders.fr.ts';
import stages from './stages.fr.ts';

export default { ...first, ...stages, ...orders };
