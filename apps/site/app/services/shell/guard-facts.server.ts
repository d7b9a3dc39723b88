import { guardDeadline } from '../base/pages/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import { readHasFirstDeposit } from '@vitrine/upstream/account/documents/full-validation';
import { isInternallyBlocked } from '@vitrine/upstream/account/token-payload';
import { type Circumstances, GUEST, type VisitorFacts } from '../../guard/circumstances.ts';
import { flagsOf } from '../../guard/decide.ts';
import type { GuardFlag, RouteRow } from '../../guard/route-row.ts';
import { isAuthorized } from '../account/authorization.server.ts';
import { hasGoogleStep } from '../account/google/google-step.server.ts';
import { readFullValidation, unknownValidation } from '../base/full-validation.server.ts';
import {
  isIdle,
  migrationStatus,
  type SessionRecord,
  sessionTimes,
} from '../base/session/session-record.ts';
import { sessionHandle } from '../base/session/session.server.ts';
import { isActivity, type Visitor } from '../base/session/visitor.server.ts';
import { isSwitchedOn } from './flags.server.ts';
import { landingOf } from './landing.server.ts';
import type { Maintenance } from './maintenance.server.ts';

export type GuardFlags = Readonly<Partial<Record<GuardFlag, boolean>>>;

/** The flags of a row. Resolves when all are known. Source: 1§2. */
export async function flagsFor(row: RouteRow, context: AppLoadContext): Promise<GuardFlags> {
  const read = flagsOf(row).map(async (name) => [name, await isSwitchedOn(name, context)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** The facts of the guard besides the route and the visitor. */
export async function circumstancesOf(
  request: Request,
  flags: GuardFlags,
  maintenance: Maintenance,
  { brand, config }: AppLoadContext,
): Promise<Circumstances> {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return {
    brand,
    flags,
    maintenance: maintenance.general,
    landing: await landingOf(request),
    request: {
      hasRestoreToken: Boolean(new URL(request.url).searchParams.get('Token')),
      cameFromGoogle: hasGoogleStep(cookies),
      isAuthorized: isAuthorized(cookies),
      isPage: request.method === 'GET' && isActivity(request),
    },
    build: {
      hasAuthorizationGate: config.hasAuthorizationGate,
      hidesResponsibleGame: config.hidesResponsibleGame,
      hasCasinoHomeOnly: config.hasCasinoHomeOnly,
      hasNotices: config.pushKey !== null,
    },
  };
}

/**
 * The guard's facts about the visitor. Throws SessionEnded when the row asks the operator and the
 * session has ended.
 */
export async function visitorFacts(
  row: RouteRow,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<VisitorFacts> {
  const { session, isDeactivated } = visitor;
  if (isDeactivated) return { ...GUEST, standing: 'deactivated' };
  if (!session) return GUEST;
  const { user } = session;
  return {
    standing: 'bettor',
    isSelfExcluded: user.selfExclusion !== null,
    isInternallyBlocked: user.isInternallyBlocked || isInternallyBlocked(session.tokens.token),
    mustMigrate: migrationStatus(session, context.config.isOlderDomain) !== null,
    ...timesOf(session, context),
    registerStep: user.registerStep,
    identityCheck: user.identityCheck,
    ...(await validationOf(row, visitor, context)),
  };
}

/** A bettor who was idle reads on, and is asked for the password before anything else. */
function timesOf(
  session: SessionRecord,
  { brand, now }: AppLoadContext,
): Pick<VisitorFacts, 'isIdle' | 'isCheckDue'> {
  const isIdleNow = isIdle(session, now());
  const { checkAt } = sessionTimes(session, brand.realityCheckMinutes);
  return { isIdle: isIdleNow, isCheckDue: !isIdleNow && checkAt <= now() };
}

type Validation = Pick<VisitorFacts, 'isFullyValidated' | 'hasFirstDeposit'>;

/**
 * Asks the operator for the validation, only when the row needs it. Without an answer it is unknown.
 */
async function validationOf(
  { asksValidation }: RouteRow,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<Validation> {
  if (!asksValidation) return { isFullyValidated: null, hasFirstDeposit: null };
  const deadlineMs = guardDeadline(context);
  const settings = {
    session: sessionHandle(visitor, context),
    deadlineMs,
    requestId: context.requestId,
  };
  const [isFullyValidated, hasFirstDeposit] = await Promise.all([
    readFullValidation(deadlineMs, visitor, context),
    readHasFirstDeposit(context.upstream, settings).catch((error: unknown) =>
      unknownValidation(error, context),
    ),
  ]);
  return { isFullyValidated, hasFirstDeposit };
}
