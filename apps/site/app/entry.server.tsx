import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { BoardHtml } from './shapes/base/boards.ts';
import { dataScript } from './features/shell/data-script.ts';
import { withLateScripts } from './features/shell/late-scripts.ts';
import { stillParts } from './features/shell/still-parts.tsx';
import { boardPlaces } from './features/sportsbook/board/board-places.ts';
import { NonceContext } from './frame/nonce-context.ts';
import { renderedAtOnce } from './frame/rendering/rendered-at-once.ts';
import { StillParts } from './frame/still.tsx';
import { failureResponse } from './services/shell/failure.server.ts';
import { accountOf } from './services/base/session/account-of.server.ts';
import type { ShellData } from './shell-data.ts';
import { WrittenPage } from './frame/rendering/written-page.ts';
import { withEncodedTexts, withTexts } from './services/base/pages/text-marks.server.ts';
import { sharedPage } from './services/shell/shared-page.server.ts';

/** Asked by the server around the pages: what a failed loader or action answers, who shares a page, whose it is. */
export { accountOf, failureResponse, sharedPage };

/**
 * How long Remix waits for promises in the answers of loaders, in milliseconds: there are none, and the timer
 * keeps what it knows of a request until it rings.
 */
export const streamTimeout = 1;

/** A render that takes longer than this is given up; its page is an error. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders a page whole before it is sent: no loader defers data, and a buffered page costs the server
 * less than a streamed one. React writes the page around its boards, its data, and its still parts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, boards, answer } = context;
  const { staticHandlerContext } = remixContext;
  staticHandlerContext.loaderData = withTexts(staticHandlerContext.loaderData);
  const places = boardPlaces(boards);
  const { root } = staticHandlerContext.loaderData;
  // An error page may stand in a frame that the root loader didn't give. While developing, what is kept would be
  // older than its component.
  const still = root && import.meta.env.PROD ? stillParts([(root as ShellData).csrf, nonce]) : null;
  const element = (
    <NonceContext.Provider value={nonce}>
      <StillParts.Provider value={still}>
        <BoardHtml.Provider value={places.write}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </BoardHtml.Provider>
      </StillParts.Provider>
    </NonceContext.Provider>
  );
  const atOnce = renderedAtOnce(element);
  const page =
    atOnce === null
      ? await rendered(element, { request, context })
      : { html: atOnce, isWhole: true };
  const encoded = await new Response(serverHandoffStream).text();
  const data = dataScript(withEncodedTexts(encoded), nonce);
  const html = withLateScripts(page.html, nonce);
  answer.page = [...places.filled(still ? still.filled(html) : html), ...data];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status: page.isWhole ? status : 500 });
}

interface Rendered {
  readonly html: string;
  /** False where a part of it failed. */
  readonly isWhole: boolean;
}

/** Rejects with the answer that says what failed when nothing can be rendered. */
function rendered(
  element: ReactElement,
  { request, context }: { readonly request: Request; readonly context: AppLoadContext },
): Promise<Rendered> {
  const { nonce, log } = context;
  return new Promise((resolve, reject) => {
    let isWhole = true;
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(new WrittenPage((html) => resolve({ html, isWhole })));
      },
      onShellError(error) {
        clearTimeout(timer);
        // Remix renders once more, with the error page in the frame that the loaders gave.
        failureResponse(error, { request, context }, 'none').then(reject, reject);
      },
      onError(error) {
        isWhole = false;
        log.error({ err: error }, 'render failed');
      },
    });
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
