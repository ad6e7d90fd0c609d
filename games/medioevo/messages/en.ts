/** Medioevo Universale in English: what all chapters share, then each chapter's own words. */
import base from './base.en.ts';
import battle from './battle.en.ts';
import dealings from './dealings.en.ts';
import features from './features.en.ts';
import march from './march.en.ts';
import { namesIn } from './names.ts';
import realm from './realm.en.ts';
import shop from './shop.en.ts';
import terms from './terms.en.ts';
import title from './title.en.ts';

export default { ...title, ...namesIn('en'), ...base, ...battle, ...dealings, ...march, ...realm, ...shop, ...terms, ...features };
