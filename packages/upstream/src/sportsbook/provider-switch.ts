import type { SwitchEntry } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  deleteProviderSwitch,
  providerSwitch,
  replaceProvider as replaceProviderCall,
} from '../contract/sportsbook/provider-switch.ts';
import { UpstreamError, UpstreamShapeError } from '../base/errors.ts';
import { poll, type Schedule } from '../base/poller.ts';

/** By event id; an event it does not name is left to the rules. */
export type ProviderSwitch = ReadonlyMap<string, SwitchEntry>;

/** The switch answered text, or anything but a map. Source: 2§8. */
export class ProviderSwitchInvalidJson extends UpstreamError {
  override readonly name = 'ProviderSwitchInvalidJson';

  constructor(cause: UpstreamShapeError) {
    super(cause.endpoint, `answered invalid JSON: ${cause.expected}`, { cause });
  }
}

/**
 * The map of the provider switch. A reply that is a string, as one is that could not be parsed,
 * rejects with ProviderSwitchInvalidJson; other failures as `UpstreamClient.call`. Source: 2§7, 2§8.
 */
export async function readProviderSwitch(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<ProviderSwitch> {
  try {
    const entries = await client.call(providerSwitch, settings);
    return new Map(
      Object.entries(entries).map(([eventId, { show, replace }]) => [
        eventId,
        { isShown: show, replacedBy: replace ?? null },
      ]),
    );
  } catch (error) {
    const isNoMap = error instanceof UpstreamShapeError && error.path === '';
    throw isNoMap ? new ProviderSwitchInvalidJson(error) : error;
  }
}

/**
 * Shows an event in the place of the other provider's, or takes it off. Needs an administrator's
 * session. Rejects as `UpstreamClient.call`. Source: 2§7.
 */
export async function replaceProvider(
  client: UpstreamClient,
  { eventId, isShown }: { readonly eventId: string; readonly isShown?: boolean },
  settings: CallSettings,
): Promise<void> {
  const body = { EventId: eventId, ...(isShown === undefined ? {} : { Show: isShown }) };
  await client.call(replaceProviderCall, { body, ...settings });
}

/** Gives an event back to what the switch does by itself. As `replaceProvider`. Source: 2§7. */
export async function forgetProvider(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings,
): Promise<void> {
  await client.call(deleteProviderSwitch, { params: { id: eventId }, ...settings });
}

/** Source: 2§9. */
export const PROVIDER_SWITCH_EVERY_MS = 60_000;

export interface ProviderSwitchPollOptions {
  readonly client: UpstreamClient;
  readonly schedule: Schedule;
  /** Told of each map that was read. */
  readonly onRead?: (entries: ProviderSwitch) => void;
  /** Told of each read that failed; the last good map stays. */
  readonly onFailed: (error: unknown) => void;
}

/** The provider switch as it was last read. */
export interface FollowedProviderSwitch {
  /** Empty before the first map came. */
  entries(): ProviderSwitch;
  stop(): void;
}

/** Reads the switch every 60 s and keeps the last good map. Source: 2§7, 2§9. */
export function followProviderSwitch(options: ProviderSwitchPollOptions): FollowedProviderSwitch {
  const { client, schedule, onRead, onFailed } = options;
  let last: ProviderSwitch = new Map();
  const stop = poll({
    everyMs: PROVIDER_SWITCH_EVERY_MS,
    schedule,
    onFailed,
    read: (signal) => readProviderSwitch(client, { signal, deadlineMs: PROVIDER_SWITCH_EVERY_MS }),
    onRead(entries) {
      last = entries;
      onRead?.(entries);
    },
  });
  return { entries: () => last, stop };
}
