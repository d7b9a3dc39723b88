import type { EntryContext } from '@remix-run/node';
import { accountOf } from '../app/services/base/session/account-of.server.ts';
import { failureResponse } from '../app/services/shell/failure.server.ts';
import { sharedPage } from '../app/services/shell/shared-page.server.ts';
import type { PageBuild } from '../server/failing-routes.ts';

/** A route of a test's build: a module as the files under `routes` are, under an address. */
export interface TestRoute {
  readonly path?: string;
  readonly parentId?: string;
  readonly module: object;
}

/**
 * A build without pages, for the server around them: routes answer as they do on the site, and in place
 * of HTML stands what the loaders and the error boundary were given, as JSON.
 */
export function testBuild(routes: Readonly<Record<string, TestRoute>>): PageBuild {
  return {
    entry: { module: { default: dataAsPage, accountOf, failureResponse, sharedPage } },
    assetsBuildDirectory: '',
    basename: '/',
    publicPath: '/',
    isSpaMode: false,
    mode: 'production',
    future: { v3_singleFetch: true, v3_throwAbortReason: true },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }])),
  } as unknown as PageBuild;
}

function dataAsPage(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { loaderData, actionData, errors } }: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html');
  const page = JSON.stringify({ loaderData, actionData, errors });
  return new Response(page, { status, headers });
}
