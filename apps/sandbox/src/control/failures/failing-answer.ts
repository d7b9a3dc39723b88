import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServerContext } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { malformedAnswer } from './malformed-answer.ts';
import type { OrderedFailure } from './ordered-failure.ts';

/** Waits milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

export const wait: Wait = (milliseconds) => setTimeout(milliseconds);

export interface FailingCall {
  readonly context: ServerContext;
  /** Does the call, once more each time, and answers it. */
  readonly answer: () => Promise<Response>;
  readonly wait: Wait;
}

/** Answers a call as a failure orders. Throws the refusal that a status orders. */
export async function failingAnswer(failure: OrderedFailure, call: FailingCall): Promise<Response> {
  const isBefore = momentOf(failure) === 'before';
  if ('status' in failure && isBefore) throw refusalOf(failure);
  if ('drop' in failure && isBefore) return dropped(call.context);
  if ('delayMs' in failure && isBefore) {
    await call.wait(failure.delayMs);
    return call.answer();
  }
  const answer = await call.answer();
  if ('delayMs' in failure) {
    await call.wait(failure.delayMs);
    return answer;
  }
  const isUnderWay = call.context.env.outgoing.headersSent;
  if ('status' in failure || 'drop' in failure) {
    if (isUnderWay) return dropped(call.context);
    await answer.body?.cancel();
    if ('status' in failure) throw refusalOf(failure);
    return dropped(call.context);
  }
  if (isUnderWay || isStream(answer)) return answer;
  if ('twice' in failure) return call.answer();
  if ('malformed' in failure) return malformedAnswer(answer, failure.malformed);
  return dripping(answer, failure.dripBytes, call.wait);
}

/** Whether a failure strikes before the call is done, or after; a refusal comes before, the rest after. */
function momentOf(failure: OrderedFailure): 'before' | 'after' {
  if ('drop' in failure) return failure.drop;
  if ('status' in failure) return failure.when ?? 'before';
  return ('delayMs' in failure ? failure.when : undefined) ?? 'after';
}

function refusalOf(failure: Extract<OrderedFailure, { status: number }>): Refusal {
  const { status, retryAfterSeconds = null } = failure;
  return new Refusal(status, 'ORDERED_FAILURE', 'Ordered by a tester', null, retryAfterSeconds);
}

/** Destroys the connection under a call. */
function dropped({ env }: ServerContext): Response {
  env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

function isStream(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

const PIECES_A_SECOND = 10;

/** The same answer, its body in pieces with waits between them. */
async function dripping(answer: Response, bytesASecond: number, wait: Wait): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = Math.max(1, Math.ceil(bytesASecond / PIECES_A_SECOND));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes.length) return controller.close();
      if (sent > 0) await wait((1000 * size) / bytesASecond);
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
    },
  });
  return new Response(bytes.length === 0 ? null : body, answer);
}
