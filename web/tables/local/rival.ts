/** Who sits across in a position that is tried: squires know what they do, and the ways that lessons show were found with them. */
export const RIVAL = 'squire';
