export { type Catalogue, kindOf, LANGUAGES, type Language, type Mention, type Speaker, speaker } from './speaker.ts';
export { typeset } from './typeset.ts';
