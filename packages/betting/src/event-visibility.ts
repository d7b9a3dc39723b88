import type { Market, Outcome, SportEvent } from './event.ts';

/** `sr:sport:1`, the sport of the correct-score rule. */
export const SOCCER = 'sr:sport:1';

const YOUTH_AGE_GROUP = /(?:^|[^\p{L}\p{N}])(?:sub|u)[-–\s.]?(?:1[7-9]|2[01])(?!\p{N})/iu;

/** Whether a tournament's name gives a youth age group, u or sub 17 to 21. Source: 2§5. */
export function isYouthTournament(tournamentName: string): boolean {
  return YOUTH_AGE_GROUP.test(tournamentName);
}

/** Whether a tournament is kept off every list: youth, or on the brand's list of ids. Source: 2§5. */
export function isTournamentExcluded(
  tournament: { readonly id: string; readonly name: string },
  excludedIds: ReadonlySet<string>,
): boolean {
  return excludedIds.has(tournament.id) || isYouthTournament(tournament.name);
}

export const CORRECT_SCORE_LIMIT = 15;

/** The outcome for any score not listed, in the languages of the brands. */
const OTHER_SCORE = new Set(['outro', 'otro']);

/**
 * The outcomes of a market that are shown. Correct score of soccer leaves "outro" out and shows at
 * most 15; every other market shows all. Source: 2§5.
 */
export function shownOutcomes(market: Market, sportId: string): readonly Outcome[] {
  if (market.layout !== 'correctScore' || sportId !== SOCCER) return market.outcomes;
  return market.outcomes
    .filter((outcome) => !OTHER_SCORE.has(outcome.name.trim().toLowerCase()))
    .slice(0, CORRECT_SCORE_LIMIT);
}

const TEN_MINUTES_MS = 10 * 60_000;

/** Whether an event that has not begun begins within 10 minutes (epoch milliseconds). Source: 3§4. */
export function startsWithinTenMinutes(scheduledAt: number, now: number): boolean {
  return scheduledAt >= now && scheduledAt - now <= TEN_MINUTES_MS;
}

/** What decides whether an event may be shown. */
export interface VisibilityRules {
  readonly hiddenEventIds: ReadonlySet<string>;
  /** The provider switch: whether to show an event it names. */
  readonly providerSwitch: ReadonlyMap<string, boolean>;
  /** Enabled tournaments of the sports in which provider two is allowed. */
  readonly providerTwoTournamentIds: ReadonlySet<string>;
}

/**
 * Whether an event is shown: not hidden, and allowed by the provider switch. One of provider two
 * must be shown explicitly, or not have started in an enabled tournament. Source: 2§5.
 */
export function isEventShown(
  event: Pick<SportEvent, 'id' | 'provider' | 'status' | 'tournamentId'>,
  rules: VisibilityRules,
): boolean {
  if (rules.hiddenEventIds.has(event.id)) return false;
  const switched = rules.providerSwitch.get(event.id);
  if (switched !== undefined) return switched;
  if (event.provider === 'one') return true;
  return event.status === 'notStarted' && rules.providerTwoTournamentIds.has(event.tournamentId);
}
