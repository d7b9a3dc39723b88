import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { closeGameSession, rounds } from '../contract/casino/casino-session.ts';

/**
 * Begins to play: how many free rounds the bettor has. Throws what `UpstreamClient.call` throws.
 * Source: 1§7.
 */
export async function beginRounds(
  client: UpstreamClient,
  userId: string,
  settings: CallSettings,
): Promise<number> {
  const { data } = await client.call(rounds, { ...settings, body: { userid: userId } });
  return data.rounds;
}

/** Leaves the game: its session ends. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function leaveGame(client: UpstreamClient, settings: CallSettings): Promise<void> {
  await client.call(closeGameSession, settings);
}
