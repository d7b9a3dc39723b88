/** The cookie of a browser that has room for lists with further markets, and for further columns. */
export const WIDE_LISTS = 'lists=wide';

/** How long such a browser keeps it, in seconds. Source: 1§9. */
export const WIDE_LISTS_LIFE_S = 90 * 24 * 60 * 60;
