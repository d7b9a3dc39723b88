/*
 * The specification shows these figures without their purposes (1§9); each has one use here.
 */

/** Games in a row of the lobby. */
export const ROW_SIZE = 14;
/** Games that one page of a filter shows; the next page adds as many. */
export const PAGE_SIZE = 42;
/** Games that one page of a search shows. */
export const SEARCH_SIZE = 16;
/** Jackpots that the lobby shows, the largest first. */
export const JACKPOTS_SIZE = 5;
/** Games that are proposed where nothing was found. */
export const PROPOSED_SIZE = 12;
/** Games that are read of an operator's catalogue. */
export const LARGEST_CATALOGUE = 1000;
/** Games that a search gives, over all of its pages. */
export const LARGEST_SEARCH = 400;
/** How long a read catalogue is good, in milliseconds. */
export const CATALOGUE_KEPT_MS = 15 * 60 * 1000;
/** How long a game may take until it is there, in milliseconds. */
export const GAME_TIMEOUT_MS = 20_000;
