/** What is said at a table that has just been laid, in French. */
import base from './base.fr.ts';
import names from './names.fr.ts';
import terms from './terms.fr.ts';
import title from './title.fr.ts';

export default { ...title, ...names, ...base, ...terms };
