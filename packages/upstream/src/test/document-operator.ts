import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, serve, type TestServer } from './server.ts';

/** What an operator answers to a call: a status, with a body if there is one to read, or nothing. */
export type Scripted = number | 'silence' | { readonly status: number; readonly body: unknown };

/** Answers of the calls in turn; the last one goes on. Everything is taken unless said otherwise. */
export interface Script {
  readonly signedUrl?: readonly Scripted[];
  readonly put?: readonly Scripted[];
  readonly save?: readonly Scripted[];
  readonly plain?: readonly Scripted[];
  readonly status?: readonly Scripted[];
}

export interface TestOperator extends AsyncDisposable {
  readonly client: UpstreamClient;
  readonly server: TestServer;
  /** The calls so far: `signedUrl`, `put`, `save`, `plain`, `status`. */
  readonly calls: readonly string[];
  /** Headers and body of the last call of each kind. */
  readonly last: Map<string, { readonly headers: Headers; readonly body: string }>;
}

/** Tokens of a bettor who is logged in. */
export const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access-secret', refreshToken: 'refresh-secret' }),
  refresh: (used) => Promise.resolve(used),
};

const ENDINGS: readonly (readonly [string, keyof Script])[] = [
  ['/SignedUrl', 'signedUrl'],
  ['/SaveDocuments', 'save'],
  ['/UploadDocument', 'plain'],
  ['/GetStatusFiles', 'status'],
];

/** An operator with a store that answers as the test says. */
export async function openTestOperator(
  script: Script = {},
  onCall: (kind: keyof Script) => void = () => undefined,
): Promise<TestOperator> {
  const calls: (keyof Script)[] = [];
  const last: TestOperator['last'] = new Map();
  const server = await serve((request, response, body) => {
    const kind = ENDINGS.find(([ending]) => request.url?.endsWith(ending))?.[1] ?? 'put';
    const turn = calls.filter((call) => call === kind).length;
    calls.push(kind);
    last.set(kind, { headers: new Headers(request.headers as Record<string, string>), body });
    const answers = script[kind] ?? [];
    const answer = answers[turn] ?? answers.at(-1) ?? 200;
    onCall(kind);
    if (answer === 'silence') return;
    const { status, body: said } =
      typeof answer === 'number' ? { status: answer, body: taken(kind) } : answer;
    answerJson(response, said, status);

    function taken(of: keyof Script): unknown {
      if (of === 'signedUrl') return { url: `http://${request.headers.host}/store/${turn}?sign=x` };
      return of === 'status' ? [] : {};
    }
  });
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, random: () => 0.5 });
  return {
    client,
    server,
    calls,
    last,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
