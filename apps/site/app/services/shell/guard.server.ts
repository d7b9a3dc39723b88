import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import type { Circumstances } from '../../guard/circumstances.ts';
import { decide, type Decision, type Reason, type Refusal } from '../../guard/decide.ts';
import type { LivePage, RouteHandle } from '../../guard/route-handle.ts';
import {
  type BettorRoute,
  type RouteName,
  rowOf,
  type TechnicalRoute,
} from '../../guard/route-table.ts';
import { loginPath, migrationPath, realityCheckPath } from '../../paths/access-paths.ts';
import { paths, returnPath } from '../../paths.ts';
import type { NamedPage } from '../../shapes/base/page-metadata.ts';
import { firstVisitCookies } from '../base/attribution.server.ts';
import { noteSecurity } from '../base/security-log.server.ts';
import { PIN_PENDING_STEP } from '../base/session/session-record.ts';
import { type Bettor, pathOf } from '../base/session/session.server.ts';
import { sessionKey, type Visitor, visitorOf } from '../base/session/visitor.server.ts';
import { StoreUnavailable } from '../base/store/store.ts';
import { withFormKept, withKeptForm } from './kept-form-answers.server.ts';
import { withTextMarks } from '../base/pages/text-marks.server.ts';
import { circumstancesOf, flagsFor, type GuardFlags, visitorFacts } from './guard-facts.server.ts';
import { landedQuery, visitedHeader } from './landing.server.ts';
import { verificationLinkOf } from './sign-in-by-link.server.ts';
import { type Maintenance, maintenanceOf } from './maintenance.server.ts';

/** The facts that the guard established, besides the visitor. */
interface Established {
  /** The flags of the row. */
  readonly flags: GuardFlags;
  readonly maintenance: Maintenance;
  /** Headers that record the module as the last visited; empty outside sportsbook and casino. */
  readonly headers: Headers;
}

/** The facts that the guard passes to a loader or an action. */
export type Admission<Name extends RouteName> = (Name extends BettorRoute
  ? { readonly bettor: Bettor }
  : { readonly visitor: Visitor }) &
  (Name extends TechnicalRoute ? unknown : Established);

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** What a loader answers: the data alone, or with headers and a status. */
type Answering<Data> = Data | ReturnType<typeof data<Data>>;

/** Why a visitor may not open a route for what they are, and not for what is switched off or in maintenance. */
const ABOUT_VISITORS: ReadonlySet<Reason> = new Set([
  'notLoggedIn',
  'deactivated',
  'excluded',
  'idle',
]);

const guards = new WeakMap<object, RouteHandle>();
const pages = new WeakSet<object>();

/** The handle whose row guards a loader or an action; undefined for a function without a guard. */
export function guardOf(route: object): RouteHandle | undefined {
  return guards.get(route);
}

/**
 * A loader that runs only for visitors that the row of its handle admits, independent of the other
 * loaders. It gets the facts that the guard established. Where a loader or an action leads to the log-in, what was
 * typed waits for the bettor.
 */
export function guardedLoader<
  Name extends RouteName,
  Live extends boolean,
  Answer extends (Live extends true ? Answering<LivePage> : unknown),
>(
  handle: RouteHandle<Name, Live>,
  load: (args: LoaderFunctionArgs & Admission<Name>) => Answer | Promise<Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer> {
  const run = guarded(handle, async (args) => {
    const answer = await load(args);
    return args.context.boards.isPage ? withTextMarks(answer) : answer;
  });
  return keepingForms(handle, run);
}

/**
 * Like `guardedLoader`, for a page: where it doesn't lead on, it can't answer without title and
 * description.
 */
export function guardedPage<
  Name extends RouteName,
  Live extends boolean,
  Answer extends Answering<Live extends true ? LivePage & NamedPage : NamedPage> | Response,
>(
  handle: RouteHandle<Name, Live>,
  load: (args: LoaderFunctionArgs & Admission<Name>) => Answer | Promise<Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer> {
  const run = guardedLoader<Name, boolean, Answer>(handle, async (args) =>
    withKeptForm(await load(args), args),
  );
  pages.add(run);
  return run;
}

/** Whether a loader is that of a page. */
export function isPageLoader(loader: object): boolean {
  return pages.has(loader);
}

/** Like `guardedLoader`, for an action. */
export function guardedAction<Name extends RouteName, Answer>(
  handle: RouteHandle<Name>,
  act: (args: ActionFunctionArgs & Admission<Name>) => Answer | Promise<Answer>,
): (args: ActionFunctionArgs) => Promise<Answer> {
  return keepingForms(handle, guarded(handle, act));
}

function keepingForms<Answer>(
  handle: RouteHandle,
  work: (args: RouteArgs) => Promise<Answer>,
): (args: RouteArgs) => Promise<Answer> {
  async function run(args: RouteArgs): Promise<Answer> {
    const answer = await work(args).catch(async (thrown: unknown) => {
      throw await withFormKept(thrown, args);
    });
    return withFormKept(answer, args);
  }
  guards.set(run, handle);
  return run;
}

function guarded<Name extends RouteName, Answer>(
  handle: RouteHandle<Name>,
  work: (args: RouteArgs & Admission<Name>) => Answer | Promise<Answer>,
): (args: RouteArgs) => Promise<Answer> {
  async function run(args: RouteArgs): Promise<Answer> {
    return work({ ...args, ...(await admit(handle.route, args)) });
  }
  return run;
}

/**
 * Admits the visitor of a request to a route and returns the facts about them. Throws a redirect, or
 * the refusal that the table decides: 404, or 503 in maintenance and when every module is closed.
 */
export async function admit<Name extends RouteName>(
  route: Name,
  { request, context }: RouteArgs,
): Promise<Admission<Name>> {
  const row = rowOf(route);
  const visitor = await visitorOf(request, context);
  // Safe here and below: the types of a row match the values of the table.
  if (row.isTechnical) return { visitor } as unknown as Admission<Name>;
  // The log-in page would not help: nobody can log in either.
  if (row.who === 'bettor' && visitor.isSessionUnknown) throw new StoreUnavailable(null);
  if (visitor.isEndedElsewhere && row.who !== 'guest') {
    // Told once: from then on the browser is a guest's.
    await context.store.delete(sessionKey(visitor.id));
    throw redirect(loginPath(pathOf(request), 'endedElsewhere'));
  }
  const { flags, maintenance, circumstances, decision } = await judged(route, visitor, {
    request,
    context,
  });
  if (decision.kind === 'redirect' && ABOUT_VISITORS.has(decision.reason)) {
    const what = `${route}: ${decision.reason}`;
    noteSecurity('accessRefused', { account: visitor.session?.user.id, what }, context);
  }
  if (decision.kind === 'redirect') {
    const headers = await arrivalHeaders(decision, request, visitor, context);
    throw redirect(targetOf(decision, request, visitor), { headers });
  }
  if (decision.kind === 'refuse') throw refusal(decision.why);
  if (leadsToMigration(decision, circumstances)) {
    throw redirect(migrationPath(pathOf(request)));
  }
  const headers = new Headers();
  if (row.module) headers.set('Set-Cookie', await visitedHeader(row.module, context));
  const known = row.who === 'bettor' ? { bettor: visitor } : { visitor };
  return { ...known, flags, maintenance, headers } as unknown as Admission<Name>;
}

/**
 * Whether a route opens for a visitor as it does for a guest, so that they can have an answer that was made
 * for guests. What a guest may open is decided where that answer is made.
 */
export async function opensAsForGuests(
  route: RouteName,
  visitor: Visitor,
  args: Pick<RouteArgs, 'request' | 'context'>,
): Promise<boolean> {
  if (visitor.isEndedElsewhere) return false;
  if (visitor.session === null) return true;
  const { decision, circumstances } = await judged(route, visitor, args);
  return decision.kind === 'open' && !leadsToMigration(decision, circumstances);
}

/**
 * What the table decides about a visitor of a route, and the facts it decides by. Throws a redirect to the
 * log-in when the operator had to be asked and the session has ended.
 */
async function judged(
  route: RouteName,
  visitor: Visitor,
  { request, context }: Pick<RouteArgs, 'request' | 'context'>,
) {
  const row = rowOf(route);
  const [flags, maintenance, facts] = await Promise.all([
    flagsFor(row, context),
    maintenanceOf(context),
    visitorFacts(row, visitor, context).catch((error: unknown) => {
      if (error instanceof SessionEnded) throw redirect(loginPath(pathOf(request), 'ended'));
      throw error;
    }),
  ]);
  const circumstances = await circumstancesOf(request, flags, maintenance, context);
  return { flags, maintenance, circumstances, decision: decide(route, facts, circumstances) };
}

function leadsToMigration(decision: Decision, { request }: Circumstances): boolean {
  return decision.kind === 'open' && decision.modal === 'migration' && request.isPage;
}

type Redirect = Extract<Decision, { kind: 'redirect' }>;

/**
 * The log-in page leads back to the page that the visitor wanted; a bettor who is logged in is sent
 * there at once, and one who opens the mailed link before the e-mail is confirmed, to its PIN.
 */
function targetOf(
  { to, reason }: Redirect,
  request: Request,
  { isOver, session }: Visitor,
): string {
  const { path } = rowOf(to);
  if (reason === 'landing') return path + landedQuery(request);
  if (reason === 'alreadyLoggedIn') {
    const { searchParams } = new URL(request.url);
    const isConfirming =
      session?.user.registerStep === PIN_PENDING_STEP && verificationLinkOf(searchParams) !== null;
    return returnPath(searchParams.get('returnTo'), isConfirming ? paths.verifyEmail : path);
  }
  if (reason === 'checkDue') return realityCheckPath(pathOf(request));
  if (path !== paths.login) return path;
  if (reason === 'deactivated' || reason === 'idle') return loginPath(pathOf(request), reason);
  return loginPath(pathOf(request), isOver ? 'ended' : undefined);
}

/**
 * The cookies of a first visit that is led elsewhere: the next address says no more where the visitor came from.
 * Home takes its query along, and sets none. Source: 1§3.
 */
async function arrivalHeaders(
  { reason }: Redirect,
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<Headers> {
  const headers = new Headers();
  if (reason === 'landing' || request.method !== 'GET' || !visitor.isNew) return headers;
  for (const cookie of await firstVisitCookies(request, visitor, context)) {
    headers.append('Set-Cookie', cookie);
  }
  return headers;
}

/** The status text is the name of the error page's content. */
function refusal(why: Refusal): Response {
  return new Response(null, { status: why === 'notFound' ? 404 : 503, statusText: why });
}
