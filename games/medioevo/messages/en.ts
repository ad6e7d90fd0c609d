/** Medioevo Universale in English: what all chapters share, then each chapter's own words. */
import battle from './battle.en.ts';
import dealings from './dealings.en.ts';
import deals from './deals.en.ts';
import features from './features.en.ts';
import first from './first.en.ts';
import march from './march.en.ts';
import realm from './realm.en.ts';
import setup from './setup.en.ts';
import shop from './shop.en.ts';
import texts from './texts.en.ts';

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
