import { PassThrough } from 'node:stream';
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { BoardHtml } from './boards.ts';
import { NonceContext } from './nonce-context.ts';
import { failureResponse } from './services/shell/failure.server.ts';

/** Asked by the server around the pages for what a failed loader or action answers. */
export { failureResponse };

/** A render that takes longer than this is given up; its page is an error. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders a page whole before it is sent: no loader defers data, and a buffered page costs the server
 * less than a streamed one.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, log, boards } = context;
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <BoardHtml.Provider value={boards.html}>
          <RemixServer
            context={remixContext}
            url={request.url}
            nonce={nonce}
            abortDelay={RENDER_TIMEOUT_MS}
          />
        </BoardHtml.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: responseStatus,
            }),
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          // Remix renders once more, with the error page in the frame that the loaders gave.
          failureResponse(error, { request, context }, 'none').then(reject, reject);
        },
        onError(error) {
          responseStatus = 500;
          log.error({ err: error }, 'render failed');
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Hears of what Remix itself refuses or can't do; loaders and actions tell of their failures before. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  context.log.error({ err: error }, 'request failed');
}
