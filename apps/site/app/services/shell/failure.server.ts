import type { LoaderFunctionArgs } from '@remix-run/node';
import { type Failure, failureKindOf } from '../../shapes/base/failure.ts';
import type { ShellData } from '../../shell-data.ts';
import { visitorOf } from '../base/session/visitor.server.ts';
import { type Refusal, refusalOf } from '../base/pages/request-refused.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { guestShellData, shellData } from './shell.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * The response to throw when a loader or an action failed with `error`, or refused by a response without
 * words: the status, and the data of the error page (`Failure`). Errors are logged. `frame` says whether
 * to include the frame's data; use `guest` when reading the bettor's own data may be what fails.
 */
export async function failureResponse(
  error: unknown,
  { request, context }: Args,
  frame: 'none' | 'bettor' | 'guest',
): Promise<Response> {
  const { status, kind } = causeOf(error);
  if (!(error instanceof Response)) {
    const level = status === 500 ? 'error' : status === 503 ? 'warn' : 'info';
    context.log[level]({ err: error, path: new URL(request.url).pathname, status }, 'not answered');
  }
  const failure: Failure = {
    kind,
    requestId: context.requestId,
    shell: frame === 'none' ? null : await frameData({ request, context }, frame),
  };
  return Response.json({ failure }, { status, statusText: kind });
}

function causeOf(error: unknown): Refusal {
  if (isStoreUnavailable(error)) return { status: 503, kind: 'paused' };
  if (error instanceof Response) return { status: error.status, kind: failureKindOf(error) };
  return refusalOf(error) ?? { status: 500, kind: 'error' };
}

async function frameData(
  { request, context }: Args,
  frame: 'bettor' | 'guest',
): Promise<ShellData> {
  if (frame === 'bettor') {
    try {
      const shell = await shellData(request, await visitorOf(request, context), context);
      return { ...shell, modalNotice: null };
    } catch (error) {
      context.log.warn({ err: error }, 'frame of an error page not read');
    }
  }
  return guestShellData(request, context);
}
