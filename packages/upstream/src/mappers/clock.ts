import type { MatchClock } from '@vitrine/betting/sportsbook/clock';
import type { z } from 'zod';
import type { wireTime } from '../contract/sportsbook/catalogue.ts';

/**
 * A clock as it read when it was received. The operator's own clock may be off, so that its
 * timestamps are compared with each other only. Source: 2§3.
 */
export function clockFromWire(wire: z.output<typeof wireTime>, receivedAt: number): MatchClock {
  return {
    seconds: wire.timeInSeconds,
    readAt: receivedAt,
    stopped: wire.stopped,
    direction: wire.timerType,
  };
}
