/** Fief in English: what all chapters share, then each chapter's own words. */
import base from './base.en.ts';
import cards from './cards.en.ts';
import features from './features.en.ts';
import names from './names.en.ts';
import politics from './politics.en.ts';
import terms from './terms.en.ts';
import title from './title.en.ts';
import war from './war.en.ts';

export default { ...title, ...names, ...base, ...politics, ...cards, ...war, ...terms, ...features };
