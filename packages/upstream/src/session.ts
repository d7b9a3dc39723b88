import type { CallSettings, UpstreamClient } from './client.ts';
import { refreshToken } from './contract/session.ts';
import { SessionEnded, UpstreamStatusError } from './errors.ts';

/** The pair a session is made of. It stays on the server. Source: 1§3. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** A session as calls need it. */
export interface SessionHandle {
  /** The stored tokens; null without a session. */
  tokens(): Promise<SessionTokens | null>;
  /**
   * Newer tokens than the used ones, which were answered with 401. Throws SessionEnded when there is
   * no session, or none any more. Sent under the request id of the call that met the 401.
   */
  refresh(used: SessionTokens, settings?: Pick<CallSettings, 'requestId'>): Promise<SessionTokens>;
}

export interface SessionHandleOptions {
  readonly client: UpstreamClient;
  readonly read: () => Promise<SessionTokens | null>;
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

/** Refused for good, unlike an operator who is down or busy: then the session may live on. */
function isRefusal(error: unknown): error is UpstreamStatusError {
  return (
    error instanceof UpstreamStatusError &&
    error.kind !== 'failed' &&
    error.kind !== 'tooManyAttempts'
  );
}

/**
 * A session whose tokens are refreshed once however many calls meet a 401 at the same time, in this
 * process and over all. Source: 1§4, 1§5, 1§7.
 */
export function createSessionHandle(options: SessionHandleOptions): SessionHandle {
  const { client, read, write, lock, onRefreshFailed } = options;
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

  return {
    tokens: read,
    refresh(used, { requestId } = {}) {
      inFlight ??= lock(() => refreshOnce(used, requestId)).finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
  };
}
