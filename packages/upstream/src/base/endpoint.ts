import { z } from 'zod';
import type { Host } from './hosts.ts';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a call carries the session's bearer token: never, when there is one, or always. */
export type Auth = 'none' | 'optional' | 'bearer';

/**
 * Body of a refused call (4xx). An operator's further fields are kept out of the types: what a caller
 * needs of a refusal is declared with its endpoint. Source: 1§8, 3§8.
 */
export const refusalBody = z.object({
  error: z.string(),
  message: z.string().nullish(),
  context: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * One upstream endpoint as data: the client calls it, the sandbox implements it, the OpenAPI
 * document is printed from it.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique name, the key of tables and logs. */
  readonly name: string;
  readonly host: Host;
  readonly method: Method;
  /** Exactly as the operator spells it: case, trailing slash, `{param}` placeholders. */
  readonly path: string;
  readonly auth: Auth;
  /** Message of the refusal when there is no session to call with. Source: 1§5. */
  readonly beforeSignIn?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** How the body is sent: JSON unless said otherwise; `multipart` sends fields and files. */
  readonly bodyType?: 'multipart';
  /** The body of a 2xx answer; absent when nothing is read from it. */
  readonly answer?: Answer;
  /** A 204 says that there is none: the call answers null, and `answer` must be nullable. */
  readonly none?: 204;
  /**
   * Codes of the refusals an operator gives, by status, beside those of every call: 400
   * INVALID_REQUEST, 401 for a bearer, 429, 5xx. The body is `refusalBody`. Source: 1§8, 3§8.
   */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
  /** A POST that only asks: it moves no money and changes no account, so that a check may send it. */
  readonly onlyAsks?: true;
  /** Section of the specification that names the call. */
  readonly source: string;
  /** What the specification does not show and an operator must check against its API. */
  readonly assumed?: readonly string[];
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Answer extends z.ZodType = z.ZodNever,
>(declaration: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return declaration;
}

const RETRIED_METHODS: ReadonlySet<Method> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** Whether a failed call may be repeated: its method changes nothing the second time. Source: 1§7. */
export function isRetried({ method }: Pick<Endpoint, 'method'>): boolean {
  return RETRIED_METHODS.has(method);
}
