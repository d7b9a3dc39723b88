/** The event that says from when on the stream of a bettor's bets tells of each change. */
export const BET_UPDATES_FOLLOWED = 'followed';
