import type { UpstreamClient } from '@vitrine/upstream/base/client';
import {
  readSidebarSection,
  type SidebarSection,
  type Tournament,
} from '@vitrine/upstream/sportsbook/tournaments';
import type { Logger } from 'pino';
import { untilAborted } from '../until-aborted.ts';

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

interface Sidebar {
  readonly askedAt: number;
  readonly tournaments: readonly Tournament[];
  /** Settles when the first reading has come or failed. */
  readonly first: Promise<void>;
}

const KEPT_FOR_MS = 60_000;
const DEADLINE_MS = 15_000;
const FIRST_WITHIN_MS = 300;

export function createSidebars({ upstream, log, now, closing }: SidebarsOptions): Sidebars {
  /** By section and sport, of which the site knows a few dozen. */
  const kept = new Map<string, Sidebar>();

  async function read(key: string, sportId: string, section: SidebarSection): Promise<void> {
    try {
      const settings = { deadlineMs: DEADLINE_MS, signal: closing };
      const tournaments = await readSidebarSection(upstream, { section, sportId }, settings);
      const sidebar = kept.get(key);
      if (sidebar) kept.set(key, { ...sidebar, tournaments: tournaments ?? [] });
    } catch (error) {
      if (!closing.aborted) log.warn({ err: error, sportId, section }, 'sidebar not read');
    }
  }

  return {
    async of(sportId, section) {
      const key = `${section} ${sportId}`;
      const last = kept.get(key);
      if (!last || now() - last.askedAt >= KEPT_FOR_MS) {
        const started = { askedAt: now(), tournaments: last?.tournaments ?? [] };
        const reading = Promise.resolve().then(() => read(key, sportId, section));
        kept.set(key, { ...started, first: last?.first ?? reading });
      }
      const first = kept.get(key)?.first ?? Promise.resolve();
      await untilAborted(first, AbortSignal.timeout(FIRST_WITHIN_MS)).catch(() => undefined);
      return kept.get(key)?.tournaments ?? [];
    },
  };
}
