import type { UpstreamClient } from '../base/client.ts';
import { SessionEnded, UpstreamStatusError } from '../base/errors.ts';
import type { RenewalSettings, SessionHandle, SessionTokens } from '../base/session.ts';
import { refreshToken } from '../contract/account/session.ts';

export interface StoredTokens extends SessionTokens {
  /** Epoch milliseconds, as `tokenValidUntil` gave it when they came; null where only a 401 tells. */
  readonly validUntil: number | null;
}

export interface SessionHandleOptions {
  readonly client: UpstreamClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly read: () => Promise<StoredTokens | null>;
  readonly write: (tokens: SessionTokens) => Promise<void>;
  /**
   * Runs the work while no other process runs work for this session. It must hold longer than a
   * refresh takes at most, 15 s.
   */
  readonly lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The session is over: drop its tokens, clear the user, track it, ask for a login. Source: 1§4. */
  readonly onRefreshFailed: (error: UpstreamStatusError) => Promise<void>;
}

/** A refresh that took longer than its lock holds would be sent a second time. */
const REFRESH_DEADLINE_MS = 15_000;

/** Refused for good, unlike an operator who is down, busy or led elsewhere: then the session may live on. */
function isRefusal(error: unknown): error is UpstreamStatusError {
  return (
    error instanceof UpstreamStatusError &&
    error.kind !== 'failed' &&
    error.kind !== 'redirected' &&
    error.kind !== 'tooManyAttempts'
  );
}

/**
 * A session whose tokens are refreshed once however many calls find them over, or meet a 401, at the same
 * time, in this process and over all. Source: 1§4, 1§5, 1§7.
 */
export function createSessionHandle(options: SessionHandleOptions): SessionHandle {
  const { client, now, read, write, lock, onRefreshFailed } = options;
  let inFlight: Promise<SessionTokens> | null = null;

  async function replace(
    { token, refreshToken: next }: SessionTokens,
    requestId: string | undefined,
  ): Promise<SessionTokens> {
    try {
      const { data } = await client.call(refreshToken, {
        body: { token, refreshToken: next },
        deadlineMs: REFRESH_DEADLINE_MS,
        requestId,
      });
      await write(data);
      return data;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await onRefreshFailed(error);
      throw new SessionEnded('refreshRefused', 'The session could not be refreshed');
    }
  }

  async function refreshOnce(
    used: SessionTokens,
    requestId: string | undefined,
  ): Promise<SessionTokens> {
    const stored = await read();
    if (stored === null) {
      throw new SessionEnded('absent', 'Cannot refresh token before signIn');
    }
    return stored.token === used.token ? replace(stored, requestId) : stored;
  }

  function refresh(
    used: SessionTokens,
    { requestId }: RenewalSettings = {},
  ): Promise<SessionTokens> {
    inFlight ??= lock(() => refreshOnce(used, requestId)).finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  return {
    async tokens(settings) {
      const stored = await read();
      const isOver = stored !== null && stored.validUntil !== null && now() >= stored.validUntil;
      return isOver ? refresh(stored, settings) : stored;
    },
    refresh,
  };
}
