import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { enabledEvents } from '../contract/sportsbook/live-matches.ts';
import { poll, type Schedule } from '../base/poller.ts';

/** What the unifier switch shows of the sport under it, soccer. Source: 2§7, 2§9. */
export interface EnabledMatches {
  readonly enabled: ReadonlySet<string>;
  /** By the id of a match that is not shown: the match of the other provider in its place. */
  readonly replacements: ReadonlyMap<string, string>;
}

/** Source: 2§9. */
export const ENABLED_MATCHES_EVERY_MS = 10_000;

/** Rejects as `UpstreamClient.call`. Source: 2§7. */
export async function readEnabledMatches(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<EnabledMatches> {
  const { data } = await client.call(enabledEvents, settings);
  return {
    enabled: new Set(data.enabledMatches),
    replacements: new Map(Object.entries(data.replacements)),
  };
}

export interface EnabledMatchesPollOptions {
  readonly client: UpstreamClient;
  readonly schedule: Schedule;
  /** Told of each answer. */
  readonly onRead: (matches: EnabledMatches) => void;
  /** Told of each read that failed; the last answer holds. */
  readonly onFailed: (error: unknown) => void;
}

/** Reads the enabled matches every 10 s. Answers the way to stop. Source: 2§7, 2§9. */
export function followEnabledMatches(options: EnabledMatchesPollOptions): () => void {
  const { client, ...told } = options;
  return poll({
    ...told,
    everyMs: ENABLED_MATCHES_EVERY_MS,
    read: (signal) => readEnabledMatches(client, { signal, deadlineMs: ENABLED_MATCHES_EVERY_MS }),
  });
}
