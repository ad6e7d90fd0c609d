/** Medioevo Universale en français : ce que tous les chapitres partagent, puis les mots de chacun. */
import base from './base.fr.ts';
import battle from './battle.fr.ts';
import dealings from './dealings.fr.ts';
import features from './features.fr.ts';
import march from './march.fr.ts';
import { namesIn } from './names.ts';
import realm from './realm.fr.ts';
import shop from './shop.fr.ts';
import terms from './terms.fr.ts';
import title from './title.fr.ts';

export default { ...title, ...namesIn('fr'), ...base, ...battle, ...dealings, ...march, ...realm, ...shop, ...terms, ...features };
