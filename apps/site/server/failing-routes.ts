import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  ServerBuild,
  ServerEntryModule,
} from '@remix-run/node';
import { RequestRefused } from '../app/services/base/pages/request-refused.ts';
import type { failureResponse } from '../app/services/shell/failure.server.ts';
import type { accountOf } from '../app/services/base/session/account-of.server.ts';
import type { sharedPage } from '../app/services/shell/shared-page.server.ts';

/** The server entry of the site: what Remix asks of it, and what the server around the pages does. */
export interface SiteEntry extends ServerEntryModule {
  readonly failureResponse: typeof failureResponse;
  readonly sharedPage: typeof sharedPage;
  readonly accountOf: typeof accountOf;
}

/** The build of the site, as the Remix build makes it. */
export interface PageBuild extends ServerBuild {
  readonly entry: { readonly module: SiteEntry };
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type RouteFunction = (args: Args) => unknown;
type Route = ServerBuild['routes'][string];

const NO_ACTION = { status: 405, kind: 'refused' } as const;

/**
 * The build with loaders and actions whose every failure is an answer that says what failed. Remix would
 * take the text of an unexpected error away and leave the page without the request's id.
 */
export function withFailures(build: PageBuild): ServerBuild {
  const { failureResponse: answer } = build.entry.module;

  function failing(
    work: RouteFunction,
    routeId: string,
    frame: Parameters<typeof failureResponse>[2],
  ): RouteFunction {
    return async (args) => {
      if (routeId !== 'root') args.context.answer.route = routeId;
      try {
        if (args.context.refusal) throw refusedBefore(args.context.refusal);
        return await work(args);
      } catch (error) {
        if (args.request.signal.aborted) throw error;
        if (isFailure(error)) throw await answer(error, args, frame);
        if (frame !== 'bettor' || !isBareRefusal(error)) throw error;
        // An action that refuses may not have looked at the form's token: nothing of the bettor is read for it.
        throw await answer(error, args, error.status === 503 ? frame : 'guest');
      }
    };
  }

  function failingRoute(route: Route): Route {
    const { loader, action, default: page } = route.module;
    // Without the root loader's data its error page stands in a guest's frame; no loader runs beside an
    // action that failed.
    const frame = route.parentId === undefined ? 'guest' : 'none';
    return {
      ...route,
      module: {
        ...route.module,
        ...(loader ? { loader: failing(loader as RouteFunction, route.id, frame) } : {}),
        ...(action || page
          ? {
              action: failing(
                (action as RouteFunction | undefined) ?? noAction,
                route.id,
                'bettor',
              ),
            }
          : {}),
      },
    } as Route;
  }

  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [id, failingRoute(route)]),
    ),
  };
}

function noAction(): never {
  throw new RequestRefused(NO_ACTION, 'The page takes no form');
}

function refusedBefore(refusal: NonNullable<Args['context']['refusal']>): RequestRefused {
  return new RequestRefused(refusal, 'Refused before it reached a page');
}

/** Redirects, and answers that loaders and actions throw on purpose, are no failures. */
function isFailure(thrown: unknown): boolean {
  return !(thrown instanceof Response) && !isDataWithInit(thrown);
}

/** Such as a maintenance: beside an action that throws it, nothing else brings what its page needs. */
function isBareRefusal(thrown: unknown): thrown is Response {
  return thrown instanceof Response && thrown.status >= 400 && thrown.body === null;
}

function isDataWithInit(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit'
  );
}
