/** How a bettor reads odds. */
export const ODDS_FORMATS = ['decimal', 'american', 'fractional'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];
