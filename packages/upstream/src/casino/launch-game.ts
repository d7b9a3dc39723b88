import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { launch } from '../contract/casino/casino-games.ts';
import { type CasinoErrorCode, casinoRefusal } from './casino-refusal.ts';
import { beginRounds } from './casino-session.ts';

export type GameLaunch =
  | {
      readonly kind: 'started';
      /** The game's page at its provider. */
      readonly url: string;
      /** Rounds that cost the bettor nothing. */
      readonly freeRounds: number;
    }
  | { readonly kind: 'refused'; readonly code: CasinoErrorCode };

interface LaunchOrder {
  readonly gameId: string;
  readonly userId: string;
  /** Where the game leads back to. */
  readonly returnUrl: string;
}

/**
 * Begins a game's session and opens the game, to be played for money. Throws what `UpstreamClient.call`
 * throws, but for the casino's own refusals. Source: 1§7, 1§8.
 */
export async function launchGame(
  client: UpstreamClient,
  { gameId, userId, returnUrl }: LaunchOrder,
  settings: CallSettings,
): Promise<GameLaunch> {
  try {
    const { data } = await client.call(launch, { ...settings, body: { gameId, returnUrl } });
    const freeRounds = await beginRounds(client, userId, settings);
    return { kind: 'started', url: data.url, freeRounds };
  } catch (error) {
    const code = casinoRefusal(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  }
}
