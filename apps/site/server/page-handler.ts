import { ReadableStream } from 'node:stream/web';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import compression from 'compression';
import type { Request as HttpRequest, RequestHandler, Response as HttpResponse } from 'express';
import { failureKindOf } from '../app/shapes/base/failure.ts';
import type { SiteConfig } from './config.ts';
import type { FailurePage } from './answers/failure-page.ts';
import { withFailures, type PageBuild } from './failing-routes.ts';
import { keptPage } from './kept-pages/kept-page.ts';
import { type Admission, PageRefused } from './load/admission.ts';
import { isNeeded } from './load/page-weight.ts';
import { firstWord, firstWords, MOST_SEGMENTS, nearRoutes, segmentsIn } from './near-routes.ts';
import type { KeptPages } from './kept-pages/kept-pages.ts';
import type { PolicyOptions } from './security-headers.ts';
import { sendWhole } from './answers/whole-answer.ts';

interface PageHandlerOptions {
  readonly build: PageBuild | (() => Promise<PageBuild>);
  readonly config: Pick<SiteConfig, 'publicUrl'> & PolicyOptions;
  /** What loaders and actions get; for an answer that is kept for many, or for this visitor's own. */
  readonly loadContext: (
    request: HttpRequest,
    response: HttpResponse,
    isKept: boolean,
  ) => AppLoadContext;
  readonly failurePage: FailurePage;
  /** Aborts when the process is about to stop: streams end, and browsers open them elsewhere. */
  readonly leaving: AbortSignal;
  readonly kept: KeptPages;
  readonly admission: Pick<Admission, 'begin' | 'countAccount' | 'refuse'>;
}

/** What an answer that failed for a while says: the seconds after which another try makes sense. */
const RETRY_AFTER_S = '30';

/** Packs what is written to a response on its way. */
const packing = compression();

/**
 * The pages, by Remix. A request reaches them under the site's public address, whatever `Host` the proxy
 * in front sent. An error that Remix answers without a page gets one.
 */
export function pageHandler(options: PageHandlerOptions): RequestHandler {
  const { build, config, loadContext, failurePage, kept, leaving, admission } = options;
  const { publicUrl } = config;
  const mode = config.production ? 'production' : 'development';
  const handle = requestHandler(failingBuild(build), mode);

  /** Answers with a page that is made once for many; false where the visitor's own has to be made. */
  async function sendShared(
    asked: Request,
    context: AppLoadContext,
    request: HttpRequest,
    response: HttpResponse,
  ): Promise<boolean> {
    // While developing every page is made anew.
    if (typeof build === 'function') return false;
    const shared = await build.entry.module.sharedPage(asked, context);
    if (shared === null) return false;
    const page = await kept.page(`${shared.look} ${request.originalUrl}`, {
      followsStructure: shared.followsStructure,
      async make() {
        const made = new Request(asked.url, {
          headers: { Host: new URL(publicUrl).host, ...(await shared.headers()) },
        });
        const end = await admission.begin('shared', request.socket);
        try {
          const own = loadContext(request, response, true);
          const answer = await handle(made, own);
          const bytes = Buffer.concat([...(await piecesOf(answer, own))]);
          return keptPage(answer, bytes, {
            nonce: context.nonce,
            route: own.answer.route,
            policy: config,
            consent: context.tracking.consent,
          });
        } finally {
          end();
        }
      },
    });
    if (page?.route !== undefined) response.locals['route'] = page.route;
    await page?.send(request, response, shared.setCookie);
    return page !== null;
  }

  /** The visitor's own answer; throws PageRefused where there is no room for it. */
  async function ownAnswer(
    asked: Request,
    context: AppLoadContext,
    request: HttpRequest,
  ): Promise<Response> {
    const end = await admission.begin(isNeeded(request) ? 'needed' : 'own', request.socket);
    try {
      if (typeof build !== 'function') {
        await admission.countAccount(await build.entry.module.accountOf(asked, context));
      }
      return await handle(asked, context);
    } finally {
      end();
    }
  }

  return async (request, response, next) => {
    try {
      const asked = pageRequest(request, response, publicUrl);
      const context = loadContext(request, response, false);
      if (await sendShared(asked, context, request, response)) return;
      const answer = await ownAnswer(asked, context, request);
      response.locals['route'] = context.answer.route ?? response.locals['route'];
      const { status } = answer;
      if (status === 503) response.set('Retry-After', RETRY_AFTER_S);
      if (!isWithoutPage(answer)) {
        return await send(answer, context, { request, response, leaving });
      }
      await answer.body?.cancel();
      failurePage.send(request, response, { status, kind: failureKindOf(answer) });
    } catch (error) {
      if (error instanceof PageRefused) admission.refuse(error, request, response);
      else next(error);
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

/**
 * Remix's handler of a request; a build's paths are each matched against the routes near them. There are as
 * many handlers as first words and lengths of paths.
 */
function requestHandler(
  build: ReturnType<typeof failingBuild>,
  mode: 'production' | 'development',
): ReturnType<typeof createRequestHandler> {
  const whole = createRequestHandler(build, mode);
  if (typeof build === 'function') return whole;
  const words = firstWords(build);
  const near = new Map<string, typeof whole>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const word = firstWord(pathname);
    const segments = segmentsIn(pathname);
    if (!words.has(word) || segments > MOST_SEGMENTS) return whole(request, context);
    const key = `${word} ${segments}`;
    const handle = near.get(key) ?? createRequestHandler(nearRoutes(build, word, segments), mode);
    near.set(key, handle);
    return handle(request, context);
  };
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
    // Nothing is taken off the line before the page reads it, and no queue stands in between.
    ...(method === 'POST' && !response.locals['refusal']
      ? { body: ReadableStream.from(request), duplex: 'half' }
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

interface Sent {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  readonly leaving: AbortSignal;
}

async function send(
  answer: Response,
  context: AppLoadContext,
  { request, response, leaving }: Sent,
): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  if (!context.answer.isStream || !answer.body) {
    return sendWhole(request, response, await piecesOf(answer, context));
  }
  // Browsers open a stream of events elsewhere; a download that ended early would look whole.
  const isOfEvents = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  await new Promise((ready) => packing(request, response, ready));
  return sendStream(answer.body, response, isOfEvents ? leaving : null);
}

/** Sends a body as fast as the browser takes it, until it ends, the browser leaves, or `leaving` aborts. */
async function sendStream(
  body: NonNullable<Response['body']>,
  response: HttpResponse,
  leaving: AbortSignal | null,
): Promise<void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel();
  let goOn: () => void = () => undefined;
  leaving?.addEventListener('abort', stop);
  // Once for all pieces: compression hands on what is listened to, and not what is no longer.
  response.on('drain', () => goOn());
  response.once('close', () => {
    leaving?.removeEventListener('abort', stop);
    goOn();
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (response.destroyed) return reader.cancel();
    if (done) break;
    if (response.write(value)) continue;
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
  response.end();
}

/** The body of an answer; a page stands beside it. */
async function piecesOf(
  answer: Response,
  { answer: { page } }: AppLoadContext,
): Promise<readonly Buffer[]> {
  return page ?? [Buffer.from(await answer.arrayBuffer())];
}
