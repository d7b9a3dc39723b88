import type { Labels } from '../world/offer/labels.ts';
import { PRODUCER_IDS } from '../world/offer/producers.ts';
import type { World } from '../world/world.ts';
import { listChannels } from './event-channels.ts';
import type { Channel, FeedGate, Said } from './feed-gate.ts';
import { createMatchAnnouncer } from './match-announcer.ts';
import { createOfferAnnouncer } from './offer-announcer.ts';

/** Tells the feed what changed in the world since it last looked. */
export interface Announcer {
  announce(): void;
  /**
   * What a new listener of some channels has to know to start: states, clocks and odds, each as it
   * is when it is taken.
   */
  greetings(channels: readonly Channel[]): Iterable<Said>;
}

export interface AnnouncerOptions {
  readonly world: World;
  readonly gate: FeedGate;
  readonly labels: Labels;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const OWN = 'match/';

export function createAnnouncer({ world, gate, labels, now }: AnnouncerOptions): Announcer {
  const { stages, seasons } = world;
  const matches = createMatchAnnouncer({ world, gate, labels, now });
  const manySided = [
    createOfferAnnouncer({ gate, name: 'stageState', ...stages, now }),
    createOfferAnnouncer({
      gate,
      name: 'seasonState',
      offered: seasons.present,
      find: seasons.find,
      now,
    }),
  ];
  let up = new Map(PRODUCER_IDS.map((id) => [id, world.isProducerUp(id)]));

  function announceProducers(): void {
    const next = new Map(PRODUCER_IDS.map((id) => [id, world.isProducerUp(id)]));
    for (const [id, isUp] of next) if (up.get(id) !== isUp) gate.sayToAll(feedStatus(id, isUp));
    up = next;
  }

  function feedStatus(producerId: number, isUp: boolean): Said {
    return { name: 'feedStatus', message: { timestamp: now(), producerId, up: isUp } };
  }

  function* greetings(channels: readonly Channel[]): Iterable<Said> {
    const heard = new Set(channels);
    for (const [id, isUp] of up) yield feedStatus(id, isUp);
    const followed = channels
      .filter((channel) => channel.startsWith(OWN))
      .map((channel) => channel.slice(OWN.length));
    for (const id of followed) yield* matches.ownGreeting(id);
    for (const { greetings: own } of manySided) yield* own(heard);
    if (followed.length === channels.length) return;
    for (const id of matches.ids()) {
      yield* matches.greeting(id, (match) =>
        listChannels(match).some((channel) => heard.has(channel)) ? match.mainMarkets : null,
      );
    }
  }

  return {
    announce() {
      announceProducers();
      matches.announce();
      for (const { announce } of manySided) announce();
    },
    greetings,
  };
}
