import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { countedAddress } from '../../app/services/base/store/counted-address.ts';
import { caught } from '../caught.ts';
import type { FailurePage } from '../answers/failure-page.ts';
import { leaveBodyUnread } from '../unread-body.ts';
import type { RefusalReason, SiteMetrics } from '../telemetry/site-metrics.ts';
import type { LoadGuard, PageWeight } from './load-guard.ts';
import type { RequestCounts } from './request-limits.ts';
import { createTurns } from './turns.ts';

interface AdmissionOptions {
  readonly guard: Pick<LoadGuard, 'begin'>;
  readonly counts: RequestCounts;
  readonly failurePage: FailurePage;
  readonly metrics?: Pick<SiteMetrics, 'noteRefusal'> | undefined;
}

/** Lets requests in to the pages, as far as there is room for them. */
export interface Admission {
  /** Answers the requests of an address that asks too often. */
  readonly byAddress: RequestHandler;
  /** Throws PageRefused for a bettor who asks too often; a guest is known by the address alone. */
  countAccount(account: string | null): Promise<void>;
  /**
   * Begins the page of a request on this connection when it is its turn; what it returns has to be called at its
   * end. Throws PageRefused.
   */
  begin(weight: PageWeight, connection: WeakKey): Promise<() => void>;
  /** Answers a request that got no page, at once and at little cost. */
  refuse(refused: PageRefused, request: Request, response: Response): void;
}

/** Thrown for a page that isn't made now. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly reason: RefusalReason;
  readonly retryAfterS: number;

  constructor(reason: RefusalReason, retryAfterS: number) {
    super(`No page now: ${reason}`);
    this.reason = reason;
    this.retryAfterS = retryAfterS;
  }
}

/** Most rushes have passed by then, and browsers that were refused together don't come back together. */
const BUSY_FOR_S = 5;

export function createAdmission(options: AdmissionOptions): Admission {
  const { guard, counts, failurePage, metrics } = options;
  const turns = createTurns(setImmediate);

  function refuse({ reason, retryAfterS }: PageRefused, request: Request, response: Response) {
    metrics?.noteRefusal(reason);
    response.locals['route'] = reason === 'busy' ? 'busy' : 'too-many';
    (response.locals['log'] as Logger).debug({ reason }, 'refused');
    const [status, kind] =
      reason === 'busy' ? ([503, 'busy'] as const) : ([429, 'tooMany'] as const);
    leaveBodyUnread(request, response);
    failurePage.send(request, response, { status, kind, retryAfterS });
  }

  return {
    byAddress: caught(async (request, response, next) => {
      const address = countedAddress(request.ip ?? '');
      const waitS = address === null ? null : await counts.count('address', address);
      if (waitS === null) next();
      else refuse(new PageRefused('address', waitS), request, response);
    }),
    async countAccount(account) {
      const waitS = account === null ? null : await counts.count('account', account);
      if (waitS !== null) throw new PageRefused('account', waitS);
    },
    async begin(weight, connection) {
      const end = guard.begin(weight);
      if (end === null) throw new PageRefused('busy', BUSY_FOR_S);
      if (weight !== 'needed') await turns.next(connection);
      return end;
    },
    refuse,
  };
}
