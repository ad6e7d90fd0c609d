/** Fief en français : ce que tous les chapitres partagent, puis les mots de chacun. */
import base from './base.fr.ts';
import cards from './cards.fr.ts';
import features from './features.fr.ts';
import names from './names.fr.ts';
import politics from './politics.fr.ts';
import terms from './terms.fr.ts';
import title from './title.fr.ts';
import war from './war.fr.ts';

export default { ...title, ...names, ...base, ...politics, ...cards, ...war, ...terms, ...features };
