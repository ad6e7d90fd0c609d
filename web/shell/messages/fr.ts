/** Ce que la table a à dire, en français. */
import ending from './ending.fr.ts';
import first from './first.fr.ts';
import spoken from './spoken.fr.ts';

export default { ...first, ...ending, ...spoken };
