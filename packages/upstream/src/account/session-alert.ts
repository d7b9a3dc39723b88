import { amountFromWire } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { readSessionAlert, setSessionAlert } from '../contract/account/responsible-gaming.ts';

/** What a session has cost so far: minor units, and whole minutes. */
export interface SessionSoFar {
  readonly minutes: number;
  readonly staked: number;
  readonly won: number;
}

/** What the present session has cost so far. Throws what `UpstreamClient.call` throws. Source: 1§2. */
export async function readSessionSoFar(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<SessionSoFar> {
  const { data } = await client.call(readSessionAlert, settings);
  const { minutes, staked, won } = data;
  return { minutes, staked: amountFromWire(staked), won: amountFromWire(won) };
}

/**
 * Sets how often the bettor is shown what a session has cost, in minutes. Throws what
 * `UpstreamClient.call` throws. Source: 1§2.
 */
export async function setAlertInterval(
  client: UpstreamClient,
  everyMinutes: number,
  settings: CallSettings,
): Promise<void> {
  await client.call(setSessionAlert, { ...settings, body: { everyMinutes } });
}
