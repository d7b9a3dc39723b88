import { preparedEvent } from '@vitrine/betting/sportsbook/catalogue/hidden-markets';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { eventKindOf } from '@vitrine/betting/sportsbook/event-id';
import type { DeviceType } from '@vitrine/upstream/sportsbook/front-back';
import type { EventReads } from './event-reads.ts';
import type { VisibilityWatch } from './visibility-watch.ts';

interface EventEntriesOptions {
  readonly reads: EventReads;
  readonly visibility: Pick<VisibilityWatch, 'learn' | 'isShown'>;
  /** An event of a list. */
  readonly listed: (eventId: string) => SportEvent | undefined;
}

/** A visible event without all its markets; null when nobody tells of it. */
export type EventEntries = (
  eventId: string,
  device: DeviceType,
  signal: AbortSignal,
) => Promise<SportEvent | null>;

/** For each further call: a page waits for it. */
const ENTRY_WITHIN_MS = 300;

/**
 * What is known of events whose markets can't be read: those of a list with the main markets that
 * another call tells, the others as the call for a stage or a live match tells them. Source: 2§7.
 */
export function createEventEntries({
  reads,
  visibility,
  listed,
}: EventEntriesOptions): EventEntries {
  async function withMainMarkets(event: SportEvent, within: AbortSignal): Promise<SportEvent> {
    if (event.kind !== 'match') return event;
    const read = await reads.principalMarkets(event.id, within).catch(() => null);
    if (!read) return event;
    const isRead = ({ id }: { readonly id: string }) => read.some((market) => market.id === id);
    const others = event.markets.filter((market) => !isRead(market));
    return preparedEvent({ ...event, markets: [...read, ...others] });
  }

  /** An event that no list has. */
  async function asked(
    eventId: string,
    device: DeviceType,
    within: AbortSignal,
  ): Promise<SportEvent | null> {
    const kind = eventKindOf(eventId);
    if (kind === 'season') return null;
    const reading =
      kind === 'stage'
        ? reads.stageEntry(eventId, within)
        : reads.liveMatch(eventId, device, within);
    const read = await reading.catch(() => null);
    if (!read) return null;
    const found = preparedEvent(read);
    await visibility.learn([found]);
    return visibility.isShown(found) ? found : null;
  }

  return (eventId, device, signal) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ENTRY_WITHIN_MS)]);
    const event = listed(eventId);
    return event ? withMainMarkets(event, within) : asked(eventId, device, within);
  };
}
