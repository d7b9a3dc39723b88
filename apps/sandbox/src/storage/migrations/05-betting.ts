/** Cash outs, replications, custom bets. */
export const BETTING = '';
