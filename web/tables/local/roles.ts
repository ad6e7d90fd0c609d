/** Name of a worker in which bots think; any other name is that of a table. */
export const BOTS = 'bots';
/** Its name where a game is looked back at. */
export const ANALYST = 'analyst';
/** And where only the chances are told, at the end of a table. */
export const TELLER = 'teller';
