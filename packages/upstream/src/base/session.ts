import type { CallSettings } from './client.ts';

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
