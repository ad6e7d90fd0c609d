/** The heraldic tinctures by which seats are known, as pictures of tables have them too. */

export { TINCTURES, type Tincture, tinctureOf } from '@castellan/pictures/tinctures';
