/** The real shelf, under an address of its own. */

export { GAME_IDS, gameNamed } from '@castellan/games';
