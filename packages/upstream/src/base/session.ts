import type { CallSettings } from './client.ts';

/** The pair a session is made of. It stays on the server. Source: 1§3. */
export interface SessionTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** Under which request id tokens are renewed: that of the call that needs them. */
export type RenewalSettings = Pick<CallSettings, 'requestId'>;

/** A session as calls need it. */
export interface SessionHandle {
  /** The stored tokens, renewed first where they are over; null without a session. Throws as `refresh` does. */
  tokens(settings?: RenewalSettings): Promise<SessionTokens | null>;
  /**
   * Newer tokens than the used ones, which were answered with 401. Throws SessionEnded when there is
   * no session, or none any more.
   */
  refresh(used: SessionTokens, settings?: RenewalSettings): Promise<SessionTokens>;
}
