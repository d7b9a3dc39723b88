import type { HttpBindings } from '@hono/node-server';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import type { Host } from '@vitrine/upstream/base/hosts';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { failingAnswer, type Wait } from './control/failures/failing-answer.ts';
import { genericMagicOf } from './magic/generic-magic.ts';
import { Refusal } from './refusal.ts';

/** Where each host of the contract answers on the platform's one port. */
export const HOST_PREFIXES: Readonly<Record<Host, string>> = {
  main: '/main',
  payments: '/payments',
  sportsbook: '/sportsbook',
  betting: '/betting',
  frontBack: '/front-back',
  feedGate: '/feed-gate',
  labels: '/labels',
  providerSwitch: '/provider-switch',
  flags: '/flags',
  kycLog: '/kyc-log',
  ipLookup: '/ip-lookup',
  supportChat: '/support-chat',
};

export type ServerContext = Context<{ Bindings: HttpBindings }>;
export type ServerApp = Hono<{ Bindings: HttpBindings }>;

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The bettor of the bearer token. Throws the 401 refusal when the call carries none. */
  readonly userId: string;
  /** Identity of the session the token belongs to; throws like `userId`. */
  readonly sessionId: string;
}

export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** What a handler answers: nothing, where the contract reads nothing. */
type AnswerOf<A extends z.ZodType> = [z.input<A>] extends [never] ? void : z.input<A>;

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>>,
  context: ServerContext,
) => AnswerOf<A> | Promise<AnswerOf<A>>;

type StreamHandler<P extends z.ZodType, Q extends z.ZodType> = (
  call: Call<z.output<P>, z.output<Q>, never>,
  context: ServerContext,
) => Response;

/** Spells an answer as JSON. */
type Encode = (answer: unknown) => string | Uint8Array<ArrayBuffer>;

/** The one way an endpoint of the contract gets a handler. */
export interface Implementation {
  /**
   * Answers an endpoint: parameters, query, headers and body are parsed by its schemas (400 with the
   * reason), its bearer is checked (401), and the answer is parsed too while answers are checked.
   */
  implement<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, A>,
    handler: Handler<P, Q, B, A>,
    encode?: Encode,
  ): void;
  /** Answers an endpoint whose answer is a stream, under the same checks of the request. */
  implementStream<P extends z.ZodType, Q extends z.ZodType>(
    endpoint: Endpoint<P, Q, z.ZodNever, z.ZodNever>,
    handler: StreamHandler<P, Q>,
  ): void;
  /** Names of the endpoints implemented so far. */
  readonly implemented: ReadonlySet<string>;
}

export interface ImplementationOptions {
  readonly app: ServerApp;
  readonly checkAnswers: boolean;
  /** The caller of a bearer token, or null when it is not valid now. */
  readonly authenticate: (token: string) => Caller | null;
  /** Waits where a magic value asks for a late answer. */
  readonly wait: Wait;
}

/** A placeholder with an ending, such as `{name}.json`. */
const WITH_ENDING = /\{(\w+)\}(\.\w+)/;

/**
 * The router's spelling of a path: its parameters take whole segments, endings included, and it
 * begins with a slash, where the operator leaves that out too.
 */
function routePattern(path: string): string {
  return path
    .replace(/^(?!\/)/, '/')
    .replace(WITH_ENDING, (_, name: string, ending: string) => `:${name}{[^/]+\\${ending}}`)
    .replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The parameters without the endings that the path spells after them. */
function pathParams(path: string, params: Readonly<Record<string, string>>) {
  const [, name, ending] = WITH_ENDING.exec(path) ?? [];
  if (name === undefined || ending === undefined) return params;
  return { ...params, [name]: params[name]?.slice(0, -ending.length) };
}

export function createImplementation(options: ImplementationOptions): Implementation {
  const { app, checkAnswers, wait } = options;
  const implemented = new Set<string>();

  function register(endpoint: Endpoint, answer: (context: ServerContext) => Promise<Response>) {
    if (implemented.has(endpoint.name)) throw new Error(`${endpoint.name} has two handlers`);
    implemented.add(endpoint.name);
    app.on(endpoint.method, HOST_PREFIXES[endpoint.host] + routePattern(endpoint.path), answer);
  }

  async function read(endpoint: Endpoint, context: ServerContext) {
    const caller = callerOf(context);
    if (endpoint.auth === 'bearer' && !caller) throw unauthorized();
    for (const [name, value] of Object.entries(endpoint.headers ?? {})) {
      if (context.req.header(name) !== value) {
        throw new Refusal(400, 'INVALID_REQUEST', `header ${name}: expected ${value}`);
      }
    }
    return {
      params: parsed('params', endpoint.params, pathParams(endpoint.path, context.req.param())),
      query: parsed('query', endpoint.query, () =>
        withNumbers(endpoint.query, context.req.query()),
      ),
      body: parsed(
        'body',
        endpoint.body,
        endpoint.body ? await bodyOf(endpoint, context) : undefined,
      ),
      get userId() {
        if (!caller) throw unauthorized();
        return caller.userId;
      },
      get sessionId() {
        if (!caller) throw unauthorized();
        return caller.sessionId;
      },
    };
  }

  function written(endpoint: Endpoint, answer: unknown, encode: Encode): Response {
    if (!endpoint.answer) return new Response(null, { status: 204 });
    if (checkAnswers) checkAnswer(endpoint, answer);
    if (answer === null && endpoint.none) return new Response(null, { status: endpoint.none });
    return new Response(encode(answer), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  }

  function callerOf(context: ServerContext): Caller | null {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    return token ? options.authenticate(token) : null;
  }

  return {
    implemented,
    implement(endpoint, handler, encode = JSON.stringify) {
      register(endpoint, async (context) => {
        const call = await read(endpoint, context);
        const failure = genericMagicOf(call.body);
        const answer = async () =>
          written(endpoint, await handler(call as Parameters<typeof handler>[0], context), encode);
        return failure ? failingAnswer(failure, { context, answer, wait }) : answer();
      });
    },
    implementStream(endpoint, handler) {
      register(endpoint, async (context) => {
        const call = await read(endpoint, context);
        return handler(call as Parameters<typeof handler>[0], context);
      });
    },
  };
}

function unauthorized(): Refusal {
  return new Refusal(401, 'UNAUTHORIZED', 'A valid bearer token is needed');
}

function parsed(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(typeof value === 'function' ? value() : value);
  if (result.success) return result.data;
  throw new Refusal(400, 'INVALID_REQUEST', `${part}: ${z.prettifyError(result.error)}`);
}

/** A query is text; the fields its schema declares as numbers are read as numbers. */
function withNumbers(
  schema: z.ZodType | undefined,
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  if (!(schema instanceof z.ZodObject)) return query;
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [
      name,
      isNumber(shape[name]) && text.trim() !== '' ? Number(text) : text,
    ]),
  );
}

function isNumber(schema: unknown): boolean {
  return schema instanceof z.ZodOptional
    ? isNumber(schema.unwrap())
    : schema instanceof z.ZodNumber;
}

async function bodyOf({ bodyType }: Endpoint, context: ServerContext): Promise<unknown> {
  const isForm = bodyType === 'multipart';
  try {
    return isForm ? Object.fromEntries(await context.req.formData()) : await context.req.json();
  } catch {
    throw new Refusal(400, 'INVALID_REQUEST', `body: not ${isForm ? 'a multipart form' : 'JSON'}`);
  }
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const result = endpoint.answer?.safeParse(answer);
  if (result && !result.success) {
    throw new Error(`Answer of ${endpoint.name}: ${z.prettifyError(result.error)}`);
  }
}
