import type { UpstreamClient } from '@vitrine/upstream/base/client';
import {
  readSidebarSection,
  type SidebarSection,
  type Tournament,
} from '@vitrine/upstream/sportsbook/tournaments';
import type { Logger } from 'pino';
import { lastReadings } from './last-readings.ts';

interface SidebarsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
}

/** The operator's sidebar: the competitions of a sport with events in a section. */
export interface Sidebars {
  /**
   * Those read last; a page that asks first waits for them a moment, and has none after that. A
   * reading that fails leaves them as they were. Never rejects. Source: 2§7, 2§8.
   */
  of(sportId: string, section: SidebarSection): Promise<readonly Tournament[]>;
}

const KEPT_FOR_MS = 60_000;
const DEADLINE_MS = 15_000;
const FIRST_WITHIN_MS = 300;

export function createSidebars({ upstream, log, now, closing }: SidebarsOptions): Sidebars {
  const sections = {
    live: sidebarsOf('live'),
    today: sidebarsOf('today'),
    prematch: sidebarsOf('prematch'),
  };

  function sidebarsOf(section: SidebarSection) {
    return lastReadings<readonly Tournament[]>({
      async read(sportId) {
        const settings = { deadlineMs: DEADLINE_MS, signal: closing };
        return (await readSidebarSection(upstream, { section, sportId }, settings)) ?? [];
      },
      onFailed(error, sportId) {
        if (!closing.aborted) log.warn({ err: error, sportId, section }, 'sidebar not read');
      },
      now,
      keptForMs: KEPT_FOR_MS,
      failedForMs: KEPT_FOR_MS,
      waitMs: FIRST_WITHIN_MS,
    });
  }

  return {
    of: async (sportId, section) => (await sections[section].of(sportId)) ?? [],
  };
}
