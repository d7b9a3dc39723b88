import type { UpstreamClient } from './client.ts';
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
   * no session, or none any more.
   */
  refresh(used: SessionTokens): Promise<SessionTokens>;
}

export interface SessionHandleOptions {
  readonly client: UpstreamClient;
  readonly read: () => Promise<SessionTokens | null>;
  readonly write: (tokens: SessionTokens) => Promise<void>;
  /** Runs the work while no other process runs work for this session. */
  readonly lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The session is over: drop its tokens, clear the user, track it, ask for a login. Source: 1§4. */
  readonly onRefreshFailed: (error: UpstreamStatusError) => Promise<void>;
}

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

  async function replace(stored: SessionTokens): Promise<SessionTokens> {
    try {
      const { token, refreshToken: next } = stored;
      const { data } = await client.call(refreshToken, { body: { token, refreshToken: next } });
      await write(data);
      return data;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await onRefreshFailed(error);
      throw new SessionEnded('refreshRefused', 'The session could not be refreshed');
    }
  }

  async function refreshOnce(used: SessionTokens): Promise<SessionTokens> {
    const stored = await read();
    if (stored === null) {
      throw new SessionEnded('absent', 'Cannot refresh token before signIn');
    }
    return stored.token === used.token ? replace(stored) : stored;
  }

  return {
    tokens: read,
    refresh(used) {
      inFlight ??= lock(() => refreshOnce(used)).finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
  };
}
