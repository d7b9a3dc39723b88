import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, serve } from './server.ts';

/** One answer of an operator: a body with 200, or whatever is said. */
export interface Answered {
  readonly status?: number;
  readonly body?: unknown;
}

/** A session that never ends. */
export const SESSION: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'token', refreshToken: 'refresh' }),
  refresh: (used) => Promise.resolve(used),
};

/** What an operator was asked: `METHOD path` with its query, and the body. */
export interface Asked {
  readonly call: string;
  readonly body: unknown;
}

/** Works with an operator whose hosts answer `METHOD path` as the table says, and 404 to all else. */
export async function withAnswers<Result>(
  answers: Readonly<Record<string, Answered>>,
  work: (client: UpstreamClient, asked: readonly Asked[]) => Promise<Result>,
): Promise<Result> {
  const asked: Asked[] = [];
  await using server = await serve((request, response, body) => {
    const call = `${request.method} ${request.url?.replace(/^\/\w+/, '')}`;
    asked.push({ call, body: body === '' ? null : JSON.parse(body) });
    const { status = 200, body: answer } = answers[call.split('?')[0] ?? ''] ?? { status: 404 };
    if (answer === undefined && status < 300) response.writeHead(status).end();
    else answerJson(response, answer ?? { error: 'NOT_FOUND' }, status);
  });
  const options = { hosts: server.hosts, now: Date.now, random: () => 0.5 };
  return await work(createUpstreamClient(options), asked);
}
