import { listChannels, ownChannel } from '../feed/event-channels.ts';
import type { FeedGate } from '../feed/feed-gate.ts';
import type { World } from '../world/world.ts';
import type { SwitchEntry } from './provider-choice.ts';

export interface SwitchAnnouncementServices {
  readonly world: World;
  readonly gate: FeedGate;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Tells the feed what the provider switch says now, wherever the events are followed. */
export function announceSwitch(
  { world, gate, now }: SwitchAnnouncementServices,
  entries: readonly SwitchEntry[],
): void {
  for (const { eventId, show, replace } of entries) {
    const match = world.match(eventId);
    if (!match) continue;
    gate.say([...listChannels(match), ownChannel(match)], {
      name: 'switchEvent',
      message: { timestamp: now(), eventId, show, replace },
    });
  }
}
