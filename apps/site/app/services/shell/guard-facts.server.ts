import { guardDeadline } from '../base/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import {
  checkFullValidation,
  readHasFirstDeposit,
} from '@vitrine/upstream/account/documents/full-validation';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { isInternallyBlocked } from '@vitrine/upstream/account/token-payload';
import { type Circumstances, GUEST, type VisitorFacts } from '../../guard/circumstances.ts';
import { flagsOf } from '../../guard/decide.ts';
import type { GuardFlag, RouteRow } from '../../guard/route-row.ts';
import { isIdle } from '../base/session-record.ts';
import { sessionHandle } from '../base/session.server.ts';
import { changeSession, type Visitor } from '../base/visitor.server.ts';
import { isSwitchedOn } from './flags.server.ts';
import { landingOf } from './landing.server.ts';
import type { Maintenance } from './maintenance.server.ts';

/** No build has an authorization gate, and none hides the page of responsible play. */
const BUILD = { hasAuthorizationGate: false, hidesResponsibleGame: false } as const;

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
  { brand }: AppLoadContext,
): Promise<Circumstances> {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return {
    brand,
    flags,
    maintenance: maintenance.general,
    landing: await landingOf(request),
    request: {
      hasRestoreToken: Boolean(new URL(request.url).searchParams.get('Token')),
      cameFromGoogle: cookies.includes('google-step=1'),
      isAuthorized: cookies.includes('authorized=1'),
    },
    build: BUILD,
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
    mustMigrate: user.asksForMigration,
    isIdle: isIdle(session, context.now()),
    registerStep: user.registerStep,
    identityCheck: user.identityCheck,
    ...(await validationOf(row, visitor, context)),
  };
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
  const settings = {
    session: sessionHandle(visitor, context),
    deadlineMs: guardDeadline(context),
    requestId: context.requestId,
  };
  const options = {
    client: context.upstream,
    country: context.brand.country,
    known: { exchange: (now: boolean) => exchangeValidation(now, visitor, context) },
    onValidated: () => context.log.info('registration conversion'),
  };
  const unknown = (error: unknown) => {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'validation not read');
    return null;
  };
  const [isFullyValidated, hasFirstDeposit] = await Promise.all([
    checkFullValidation(options, settings).catch(unknown),
    readHasFirstDeposit(context.upstream, settings).catch(unknown),
  ]);
  return { isFullyValidated, hasFirstDeposit };
}

/** Stores an answer in the session and returns the previous one. */
async function exchangeValidation(
  isFullyValidated: boolean,
  { id }: Visitor,
  context: AppLoadContext,
): Promise<boolean | null> {
  let before: boolean | null = null;
  await changeSession(id, context, (record) => {
    before = record.user.isFullyValidated;
    return { ...record, user: { ...record.user, isFullyValidated } };
  });
  return before;
}
