import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { DocumentStatusReader } from '@vitrine/upstream/account/documents/document-status';
import type { KycLog } from '@vitrine/upstream/account/documents/kyc-log';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { Logger } from 'pino';
import type { SiteConfig } from '../../../../server/config.ts';
import type { GoogleSignIn } from '../session/google-sign-in.server.ts';
import type { FlagOverrides } from '../flag-overrides.server.ts';
import type { Refusal } from './request-refused.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import type { PageMoment } from './page-moment.ts';
import type { MovementChange } from '../movement-change.ts';
import type { RequestTracking } from './request-tracking.server.ts';
import type { Store } from '../store/store.ts';

/** What the server hands to every loader and action as `context`. */
export interface SiteContext {
  readonly config: SiteConfig;
  readonly brand: BrandFacts;
  readonly store: Store;
  readonly upstream: UpstreamClient;
  /** What this browser says of flags, over what the operator says. */
  readonly flagOverrides: FlagOverrides;
  readonly catalogue: CatalogueReader;
  /** Hears of movements of money, for the process's figures. */
  readonly noteMovement?: ((change: MovementChange) => void) | undefined;
  readonly documentStatus: DocumentStatusReader;
  readonly kycLog: KycLog;
  /** Null where this process has no keys of Google. */
  readonly google: GoogleSignIn | null;
  /** Epoch milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Arrival of the request, epoch milliseconds. */
  readonly receivedAt: number;
  /** A new id (UUID) of something that no one opens by knowing it. */
  newId(): string;
  /** A new unguessable id of a visitor. */
  newVisitorId(): string;
  /** Writes with the request's id. */
  readonly log: Logger;
  /** The request's nonce. The content policy allows only inline scripts and styles that carry it. */
  readonly nonce: string;
  readonly requestId: string;
  readonly tracking: RequestTracking;
  /** The bettor's address; behind proxies only as far as TRUST_PROXY says. */
  readonly clientAddress: string;
  /**
   * Why the server refuses the request; null when it does not. For a refused request no loader or
   * action runs.
   */
  readonly refusal: Refusal | null;
  readonly boards: PageBoards;
  /** When the page shows the catalogue, and what is made for all who ask at that time. */
  readonly moment: PageMoment;
  /**
   * How the answer is sent. `page` takes the rendered page in pieces: through a `Response` they would be
   * copied into a stream. With `isStream` the body is sent as it comes, not when it is whole. `route` is
   * the id of the innermost route whose loader or action ran.
   */
  readonly answer: { page: readonly Buffer[] | null; isStream?: true; route?: string };
}

declare module '@remix-run/node' {
  interface AppLoadContext extends SiteContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
