import { providerOf } from '../event-id.ts';
import type { EventStatus, Market, Outcome, SportEvent } from '../event.ts';
import { byChance } from '../outcome-order.ts';

/** `sr:sport:1`, the sport of the correct-score rule. */
export const SOCCER = 'sr:sport:1';

const YOUTH_AGE_GROUP = /(?:^|[^\p{L}\p{N}])(?:sub|u)[-–\s.]?(?:1[7-9]|2[01])(?!\p{N})/iu;

/** Whether a tournament's name contains a youth age group: "u" or "sub" with 17 to 21. Source: 2§5. */
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
 * most 15, the most likely ones; every other market shows all. Source: 2§5. Which 15: assumed.
 */
export function shownOutcomes(market: Market, sportId: string): readonly Outcome[] {
  if (market.layout !== 'correctScore' || sportId !== SOCCER) return market.outcomes;
  const scores = market.outcomes.filter(({ name }) => !OTHER_SCORE.has(name.trim().toLowerCase()));
  const likely = new Set([...scores].sort(byChance).slice(0, CORRECT_SCORE_LIMIT));
  return scores.filter((outcome) => likely.has(outcome));
}

const FLAG_MINUTES = 10;

/**
 * The minutes until an event begins, from 10 to 1; null when they are more, and once its start time has
 * come or its status is another than not started. `now` is epoch milliseconds. Source: 3§4.
 *
 * @example
 * minutesToStart({ status: 'notStarted', scheduledAt: now + 61_000 }, now) // 2
 */
export function minutesToStart(
  { status, scheduledAt }: Pick<SportEvent, 'status' | 'scheduledAt'>,
  now: number,
): number | null {
  if (status !== 'notStarted') return null;
  const minutes = Math.ceil((scheduledAt - now) / 60_000);
  return minutes >= 1 && minutes <= FLAG_MINUTES ? minutes : null;
}

/** The sport whose matches the unifier switch exchanges between the providers. Source: 2§9. */
const UNIFIER_SPORT = SOCCER;

const BASKETBALL = 'sr:sport:2';
const BASEBALL = 'sr:sport:3';
const E_SOCCER = 'sr:sport:137';

/** The sports that the provider switch covers, and in which provider two is allowed. Source: 2§5. */
export const PROVIDER_SWITCH_SPORTS: ReadonlySet<string> = new Set([SOCCER, BASKETBALL, BASEBALL]);

/**
 * The ids of the sports whose live events are blocked when their visibility is Hidden: three of every
 * brand, and the brand's own. Source: 2§5.
 */
export function visibilitySports(ofBrand: readonly string[]): ReadonlySet<string> {
  return new Set([SOCCER, BASKETBALL, E_SOCCER, ...ofBrand]);
}

/** What a switch says of one event. Source: 2§3. */
export interface SwitchEntry {
  readonly isShown: boolean;
  /** The event of the other provider that takes the place of this one. */
  readonly replacedBy: string | null;
}

/**
 * The ids of the events that take the place of those a switch turns off. An event that stays on gives its
 * place to none. Source: 2§3.
 *
 * @example
 * standInsOf(new Map([['sr:match:1', { isShown: false, replacedBy: 'bg:match:1' }]]))
 * // bg:match:1
 */
export function standInsOf(entries: ReadonlyMap<string, SwitchEntry>): ReadonlySet<string> {
  return new Set(
    [...entries.values()].flatMap(({ isShown, replacedBy }) => (isShown ? [] : (replacedBy ?? []))),
  );
}

/** What decides whether an event may be shown. */
export interface VisibilityRules {
  /** The hidden lists of the sports' upcoming events. */
  readonly hiddenEventIds: ReadonlySet<string>;
  /** As `visibilitySports` answers. */
  readonly visibilitySports: ReadonlySet<string>;
  /** Live events whose visibility is Hidden. */
  readonly blockedLiveIds: ReadonlySet<string>;
  /** The provider switch: whether to show an event it names. */
  readonly providerSwitch: ReadonlyMap<string, boolean>;
  /** Events that the provider switch puts in the place of those it turns off. */
  readonly standIns: ReadonlySet<string>;
  /** The unifier switch: whether to show a match of soccer it names. */
  readonly unifierSwitch: ReadonlyMap<string, boolean>;
  /** Enabled tournaments of the sports in which provider two is allowed. */
  readonly providerTwoTournamentIds: ReadonlySet<string>;
  /** Tournaments on the brand's list of those left out. */
  readonly excludedTournamentIds: ReadonlySet<string>;
}

/**
 * Whether a tournament may stand in a list of competitions: it is not excluded, and one of provider two
 * is enabled. Source: 2§5.
 */
export function isTournamentShown(
  tournament: { readonly id: string; readonly name: string },
  rules: Pick<VisibilityRules, 'excludedTournamentIds' | 'providerTwoTournamentIds'>,
): boolean {
  if (isTournamentExcluded(tournament, rules.excludedTournamentIds)) return false;
  return providerOf(tournament.id) === 'one' || rules.providerTwoTournamentIds.has(tournament.id);
}

/** The facts of an event that decide whether it is shown. */
export type ShowableEvent = Pick<
  SportEvent,
  'id' | 'provider' | 'sportId' | 'status' | 'tournamentId' | 'tournamentName'
>;

/**
 * Whether an event is live in one of the `visibilitySports`, so its visibility has to be asked for.
 * Source: 2§5.
 */
export function needsVisibility(
  { sportId, status }: Pick<SportEvent, 'sportId' | 'status'>,
  sports: ReadonlySet<string>,
): boolean {
  return sports.has(sportId) && !isToCome({ status });
}

/** Whether an event has not started yet. */
export function isToCome({ status }: Pick<SportEvent, 'status'>): boolean {
  return TO_COME.has(status);
}

/**
 * Whether the status of an event fits a list: live events the live list, events that have not started
 * the prematch list. A hidden event is in no list (`isEventShown`). Source: 2§4, 3§4.
 */
export function isListed(event: Pick<SportEvent, 'status'>, list: 'live' | 'prematch'): boolean {
  return list === 'live' ? event.status === 'live' : isToCome(event);
}

/** Whether an event has not started although its start time (epoch milliseconds) has come. Source: 3§4. */
export function isPastItsStart(
  { status, scheduledAt }: Pick<SportEvent, 'status' | 'scheduledAt'>,
  now: number,
): boolean {
  return isToCome({ status }) && scheduledAt <= now;
}

const TO_COME: ReadonlySet<EventStatus> = new Set(['notStarted', 'aboutToStart', 'delayed']);

/**
 * Whether an event is shown: its page opens and its outcomes accept bets. It is hidden when its
 * tournament is excluded, when it is on a hidden list, when it is live and its visibility is Hidden,
 * or when a switch turns it off.
 *
 * For soccer the unifier switch decides before the provider switch. The provider switch turns off
 * events of provider one in the sports that it covers, and shows what it names in their place unless
 * that has an entry of its own. An event of provider two is shown when a switch shows it, or when it has not started and belongs to an enabled tournament of a
 * sport where provider two is allowed. Source: 2§5.
 *
 * @example
 * isEventShown({ ...match, id: 'sr:match:1' }, { ...rules, hiddenEventIds: new Set(['sr:match:1']) })
 * // false
 */
export function isEventShown(event: ShowableEvent, rules: VisibilityRules): boolean {
  const tournament = { id: event.tournamentId, name: event.tournamentName };
  if (isTournamentExcluded(tournament, rules.excludedTournamentIds)) return false;
  if (rules.hiddenEventIds.has(event.id)) return false;
  if (needsVisibility(event, rules.visibilitySports) && rules.blockedLiveIds.has(event.id)) {
    return false;
  }
  const switched = switchedOf(event, rules);
  if (event.provider === 'one') {
    return switched !== false || !PROVIDER_SWITCH_SPORTS.has(event.sportId);
  }
  return (
    switched ??
    (event.status === 'notStarted' &&
      PROVIDER_SWITCH_SPORTS.has(event.sportId) &&
      rules.providerTwoTournamentIds.has(event.tournamentId))
  );
}

/** The answer of the switches for an event; undefined when neither names it. */
function switchedOf(
  { id, sportId }: ShowableEvent,
  { providerSwitch, standIns, unifierSwitch }: VisibilityRules,
): boolean | undefined {
  const unified = sportId === UNIFIER_SPORT ? unifierSwitch.get(id) : undefined;
  // In other sports the event that it would stand in for is still shown.
  const standsIn = standIns.has(id) && PROVIDER_SWITCH_SPORTS.has(sportId);
  return unified ?? providerSwitch.get(id) ?? (standsIn || undefined);
}
