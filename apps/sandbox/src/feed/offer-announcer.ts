import { EVENT_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import type { EventOffer } from '../world/offer/event-offer.ts';
import { listChannels, ownChannel } from './event-channels.ts';
import type { Channel, FeedGate, Said } from './feed-gate.ts';
import { oddsMessage, wholeOdds } from './odds-message.ts';

/** A stage or a season as it stands now. */
export interface ManySided extends EventOffer {
  readonly statusText: string;
}

/** An event on offer, known without being looked at. */
export type Offered = Pick<EventOffer, 'id' | 'kind' | 'status' | 'sportId' | 'tournamentId'>;

/** Tells the feed what changed in the stages or seasons on offer since it last looked. */
export interface OfferAnnouncer {
  announce(): void;
  /** What a new listener of some channels has to know to start. */
  greetings(channels: ReadonlySet<Channel>): readonly Said[];
}

export interface OfferAnnouncerOptions {
  readonly gate: FeedGate;
  readonly name: 'stageState' | 'seasonState';
  offered(): readonly Offered[];
  find(id: string): ManySided | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Only events that somebody hears of are looked at: a season's table is costly. */
export function createOfferAnnouncer(options: OfferAnnouncerOptions): OfferAnnouncer {
  const { gate, name, offered, find, now } = options;
  const seen = new Map<string, ManySided>();

  function isHeard(event: Offered): boolean {
    return gate.isHeard(ownChannel(event)) || listChannels(event).some(gate.isHeard);
  }

  function announce(): void {
    const heard = new Set<string>();
    for (const known of offered()) {
      if (!isHeard(known)) continue;
      heard.add(known.id);
      const event = find(known.id);
      if (event) announceChange(seen.get(known.id), event);
    }
    for (const [id, before] of seen) {
      if (heard.has(id)) continue;
      announceLast(before, find(id) ?? before);
      seen.delete(id);
    }
  }

  /** Nothing is said of an event at first: whoever hears of it was greeted with it. */
  function announceChange(before: ManySided | undefined, event: ManySided): void {
    seen.set(event.id, event);
    if (!before || before === event) return;
    const channels = [...listChannels(event), ownChannel(event)];
    if (isStateChanged(before, event)) gate.say(channels, stateOf(event));
    if (isHeld(event) && !isHeld(before)) gate.say(channels, betStop(event));
    if (gate.isHeard(ownChannel(event))) {
      const own = oddsMessage(before.markets, event.markets, event, now());
      if (own) gate.say([ownChannel(event)], own);
    }
    const listed = oddsMessage(before.mainMarkets, event.mainMarkets, event, now());
    if (listed) gate.say(listChannels(event), listed);
  }

  /** Says that an event left the offer, unless nobody was left to hear of it. */
  function announceLast(before: ManySided, event: ManySided): void {
    if (!isStateChanged(before, event)) return;
    const channels = [...listChannels(before), ownChannel(before)];
    gate.say(channels, betStop(event));
    gate.say(channels, stateOf(event));
  }

  function stateOf({ id, status, statusText }: ManySided): Said {
    const matchStatusDescription = statusText;
    return {
      name,
      message: {
        eventId: id,
        timestamp: now(),
        status: EVENT_STATUS[status],
        matchStatusDescription,
      },
    };
  }

  function betStop({ id }: ManySided): Said {
    return { name: 'betStop', message: { eventId: id, timestamp: now(), marketIds: null } };
  }

  return {
    announce,
    greetings: (channels) =>
      offered().flatMap((known) => {
        const isFollowed = channels.has(ownChannel(known));
        const isListed = listChannels(known).some((channel) => channels.has(channel));
        const event = isFollowed || isListed ? find(known.id) : undefined;
        if (!event) return [];
        if (!seen.has(event.id)) seen.set(event.id, event);
        const markets = isFollowed ? event.markets : event.mainMarkets;
        return [stateOf(event), ...(markets.length > 0 ? [wholeOdds(markets, event, now())] : [])];
      }),
  };
}

function isHeld({ mainMarkets }: ManySided): boolean {
  return mainMarkets.length > 0 && mainMarkets.every(({ isSuspended }) => isSuspended);
}

function isStateChanged(a: ManySided, b: ManySided): boolean {
  return a.status !== b.status || a.statusText !== b.statusText;
}
