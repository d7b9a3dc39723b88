import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';
import { PLAY_REFUSALS } from '../contract/account/account-refusals.ts';
import { launch } from '../contract/casino/casino-games.ts';
import { type CasinoErrorCode, casinoRefusal } from './casino-refusal.ts';
import { beginRounds } from './casino-session.ts';

export type GameLaunch =
  | {
      readonly kind: 'started';
      /** The game's page at its provider. */
      readonly url: string;
      /** Rounds that cost the bettor nothing; none where they could not be read. */
      readonly freeRounds: number;
      /** Why the rounds could not be read. */
      readonly roundsError: UpstreamError | null;
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
 * throws, but for the casino's own refusals. The free rounds belong to the giveaways: where those fail, the game
 * opens without them, unless the bettor may not play. Source: 1§3, 1§7, 1§8.
 */
export async function launchGame(
  client: UpstreamClient,
  { gameId, userId, returnUrl }: LaunchOrder,
  settings: CallSettings,
): Promise<GameLaunch> {
  try {
    const { data } = await client.call(launch, { ...settings, body: { gameId, returnUrl } });
    const begun = await beginRounds(client, userId, settings).then(
      (freeRounds) => ({ freeRounds, roundsError: null }),
      (error: unknown) => {
        if (!(error instanceof UpstreamError) || barsPlay(error)) throw error;
        return { freeRounds: 0, roundsError: error };
      },
    );
    return { kind: 'started', url: data.url, ...begun };
  } catch (error) {
    const code = casinoRefusal(error);
    if (code === null) throw error;
    return { kind: 'refused', code };
  }
}

/** Whether the operator says that the bettor may not play. */
function barsPlay(error: UpstreamError): boolean {
  if (!(error instanceof UpstreamStatusError)) return false;
  return casinoRefusal(error) !== null || error.status in PLAY_REFUSALS;
}
