import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from '@remix-run/node';
import type { Request as HttpRequest, RequestHandler, Response as HttpResponse } from 'express';
import { failureKindOf } from '../app/failure.ts';
import type { FailurePage } from './failure-page.ts';
import { withFailures, type PageBuild } from './failing-routes.ts';

interface PageHandlerOptions {
  readonly build: PageBuild | (() => Promise<PageBuild>);
  readonly mode: 'production' | 'development';
  /** Where browsers reach the site: scheme and host of every request that a page sees. */
  readonly publicUrl: string;
  readonly loadContext: (request: HttpRequest, response: HttpResponse) => AppLoadContext;
  readonly failurePage: FailurePage;
}

/** What an answer that failed for a while says: the seconds after which another try makes sense. */
const RETRY_AFTER_S = '30';

/**
 * The pages, by Remix. A request reaches them under the site's public address, whatever `Host` the proxy
 * in front sent. An error that Remix answers without a page gets one.
 */
export function pageHandler(options: PageHandlerOptions): RequestHandler {
  const { mode, publicUrl, loadContext, failurePage } = options;
  const handle = createRequestHandler(failingBuild(options.build), mode);
  return async (request, response, next) => {
    try {
      const answer = await handle(
        pageRequest(request, response, publicUrl),
        loadContext(request, response),
      );
      const { status } = answer;
      if (status === 503) response.set('Retry-After', RETRY_AFTER_S);
      if (!isWithoutPage(answer)) return await send(answer, response);
      await answer.body?.cancel();
      failurePage.send(request, response, { status, kind: failureKindOf(answer) });
    } catch (error) {
      next(error);
    }
  };
}

function failingBuild(
  build: PageHandlerOptions['build'],
): ServerBuild | (() => Promise<ServerBuild>) {
  return typeof build === 'function'
    ? async () => withFailures(await build())
    : withFailures(build);
}

/** An error answer that is neither a page nor data for the router in the browser. */
function isWithoutPage({ status, headers }: Response): boolean {
  return status >= 400 && !/^text\/(html|x-script)/.test(headers.get('Content-Type') ?? '');
}

function pageRequest(request: HttpRequest, response: HttpResponse, publicUrl: string): Request {
  const { method, originalUrl } = request;
  const leaving = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return new Request(publicUrl + originalUrl, {
    method,
    headers: pageHeaders(request, publicUrl),
    signal: leaving.signal,
    ...(method === 'POST' && !response.locals['refusal']
      ? { body: createReadableStreamFromReadable(request), duplex: 'half' }
      : {}),
  });
}

/**
 * The request's headers. Remix refuses a form whose `Origin` names another host than `Host` does, with an
 * empty 500; `refuseForeignForms` has compared them before, so both name the same here.
 */
function pageHeaders({ headers }: HttpRequest, publicUrl: string): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) given.append(name, one);
  }
  given.delete('X-Forwarded-Host');
  given.set('Host', (URL.parse(given.get('Origin') ?? '') ?? new URL(publicUrl)).host);
  return given;
}

async function send(answer: Response, response: HttpResponse): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}
