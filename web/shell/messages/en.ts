/** What the table shell has to say, in English. */
import ending from './ending.en.ts';
import first from './first.en.ts';
import spoken from './spoken.en.ts';

export default { ...first, ...ending, ...spoken };
