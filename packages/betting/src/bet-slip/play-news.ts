import { lacksCoverage } from '../sportsbook/catalogue/live-coverage.ts';
import { keepsPlace } from '../sportsbook/market-status.ts';
import type { SportEvent } from '../sportsbook/event.ts';
import { eventKindOf } from '../sportsbook/event-id.ts';
import type { BetSlipFact } from './bet-slip-event.ts';
import type { BetSlip, Selection } from './bet-slip-types.ts';
import { eventStatusOnSlip } from './selection.ts';

/**
 * Whether a match has begun for the slip by its schedule alone: nobody reports the start of an unbooked
 * match of provider two. `now` is epoch milliseconds. Source: 3§4.
 */
function startsBySchedule(
  {
    provider,
    bookingStatus,
    scheduledAt,
  }: Pick<Selection, 'provider' | 'bookingStatus' | 'scheduledAt'>,
  now: number,
): boolean {
  return provider === 'two' && bookingStatus === 'notBooked' && scheduledAt <= now;
}

/**
 * When the next match of a slip in editing begins by its schedule alone, after `now`; both in epoch
 * milliseconds. Infinity when none does.
 */
export function nextScheduledStart({ step, selections }: BetSlip, now: number): number {
  if (step !== 'settingBet') return Infinity;
  const starts = selections
    .filter((selection) => selection.scheduledAt > now && scheduleNews(selection, Infinity))
    .map(({ scheduledAt }) => scheduledAt);
  return Math.min(...starts);
}

/** Whether a new selection of the event can't be bet on, whatever its market says. Source: 3§4. */
export function isOutOfPlay(event: SportEvent, now: number): boolean {
  return lacksCoverage(event) || isStartedUnseen(event, now);
}

/** Whether the match began by its schedule while its status says that it is to come. */
function isStartedUnseen(event: SportEvent, now: number): boolean {
  const isToCome = event.kind === 'match' && eventStatusOnSlip(event) === 'notStarted';
  return isToCome && startsBySchedule(event, now);
}

/** The news of a match that nobody can read now: it began by the schedule of its selection, or null. */
export function scheduleNews(selection: Selection, now: number): readonly BetSlipFact[] | null {
  const { eventId, eventStatus } = selection;
  const isToCome = eventKindOf(eventId) === 'match' && eventStatus === 'notStarted';
  return isToCome && startsBySchedule(selection, now) ? [{ kind: 'eventStarted', eventId }] : null;
}

/**
 * The news of a match that takes its selection off sale: it began by its schedule, left live, or lost its
 * coverage. An empty list: the selection is off sale for good, and prices are no news for it. Null while
 * the match is played as it was. The event is null when the operator no longer has it. Source: 3§4.
 */
export function playNews(
  selection: Selection,
  event: SportEvent | null,
  now: number,
): readonly BetSlipFact[] | null {
  const { eventId, eventStatus, marketStatus } = selection;
  if (event && isStartedUnseen(event, now)) return [{ kind: 'eventStarted', eventId }];
  if (eventKindOf(eventId) !== 'match') return null;
  if (eventStatus !== 'live') return event ? null : scheduleNews(selection, now);
  const hasLeft = event === null || eventStatusOnSlip(event) !== 'live';
  if (!hasLeft && !lacksCoverage(event)) return null;
  if (!keepsPlace(marketStatus)) return [];
  return [{ kind: hasLeft ? 'eventLeftLive' : 'coverageLost', eventId }];
}
