/** Free bets, giveaways, spins, referrals. */
export const PROMOTIONS = '';
