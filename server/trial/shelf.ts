/** All games, as a module beside the node, so that a node made of one piece has them too. */

export { GAME_IDS, gameNamed } from '@castellan/games';
