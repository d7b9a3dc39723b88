/** More characters than any address of a place has. */
export const LONGEST_ADDRESS = 200;
