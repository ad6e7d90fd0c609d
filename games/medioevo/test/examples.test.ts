import { exampleKit } from '@castellan/engine/kit';
import { EXAMPLES } from '../examples.ts';
import { game } from '../index.ts';

exampleKit(game, EXAMPLES);
