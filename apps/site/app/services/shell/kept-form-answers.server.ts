import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { loginPath, type LoginReason } from '../../paths/access-paths.ts';
import { paths, returnPath } from '../../paths.ts';
import { pathOf } from '../base/session/session.server.ts';
import { keepForm, keptForm } from '../forms/kept-form.server.ts';

interface RouteArgs {
  readonly request: Request;
  readonly context: AppLoadContext;
}

/** The reasons to log in that come between a form and its answer; null where there is no session any more. */
const INTERRUPTIONS = [null, 'ended', 'endedElsewhere', 'idle'] satisfies (LoginReason | null)[];

const posts = new WeakMap<AppLoadContext, Request>();

/**
 * What a loader or an action answered or threw. A session that ended within it leads to the log-in. One that
 * leads there, because the session has ended or rests, leads back to the form as it was typed. Without scripts it can
 * be the page around a refused form that finds the session ended: its loader is asked with the form's context.
 */
export async function withFormKept<Answer>(
  answer: Answer,
  { request, context }: RouteArgs,
): Promise<Answer> {
  if (request.method === 'POST') posts.set(context, request);
  const ended =
    answer instanceof SessionEnded ? redirect(loginPath(pathOf(request), 'ended')) : answer;
  const post = posts.get(context);
  // Safe: it takes the place of an error.
  if (!post || !(ended instanceof Response)) return ended as Answer;
  const { publicUrl } = context.config;
  const { pathname, searchParams } = new URL(ended.headers.get('Location') ?? '/', publicUrl);
  const reason = INTERRUPTIONS.find((known) => known === searchParams.get('reason'));
  if (pathname !== paths.login || reason === undefined) return answer;
  const page = returnPath(searchParams.get('returnTo'), paths.sportsbook);
  const returnTo = await keepForm(post, page, context);
  // Safe: it takes the place of a redirect, or of an error.
  return redirect(loginPath(returnTo, reason ?? undefined), { headers: ended.headers }) as Answer;
}

/** What a page's loader answered, with the form that was kept for the bettor who is back. */
export async function withKeptForm<Answer>(
  answer: Answer,
  { request, context }: RouteArgs,
): Promise<Answer> {
  if (answer instanceof Response) return answer;
  const kept = await keptForm(request, context);
  if (!kept || !isRecord(answer)) return answer;
  // Safe: a page's data with one more entry, which `useSentForm` reads. What a page made of it itself goes first.
  if (!isDataWithInit(answer)) return { kept, ...answer } as Answer;
  return data({ kept, ...(answer.data as object) }, answer.init ?? {}) as Answer;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isDataWithInit(
  answer: Readonly<Record<string, unknown>>,
): answer is ReturnType<typeof data> & Readonly<Record<string, unknown>> {
  return answer['type'] === 'DataWithResponseInit';
}
