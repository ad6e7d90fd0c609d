/** What is said at a table that has just been laid, in English. */
import base from './base.en.ts';
import names from './names.en.ts';
import terms from './terms.en.ts';
import title from './title.en.ts';

export default { ...title, ...names, ...base, ...terms };
