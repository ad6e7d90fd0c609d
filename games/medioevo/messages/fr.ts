/** Medioevo Universale en français : ce que tous les chapitres partagent, puis les mots de chacun. */
import battle from './battle.fr.ts';
import dealings from './dealings.fr.ts';
import deals from './deals.fr.ts';
import features from './features.fr.ts';
import first from './first.fr.ts';
import march from './march.fr.ts';
import realm from './realm.fr.ts';
import setup from './setup.fr.ts';
import shop from './shop.fr.ts';
import texts from './texts.fr.ts';

export default {
  ...first,
  ...setup,
  ...deals,
  ...battle,
  ...dealings,
  ...march,
  ...realm,
  ...shop,
  ...texts,
  ...features,
};
