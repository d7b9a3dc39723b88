import type { z } from 'zod';

/** The upstream hosts an operator configures, one base address each. Source: 1§7, 2§7. */
export const HOSTS = [
  'main',
  'payments',
  'sportsbook',
  'betting',
  'frontBack',
  'feedGate',
  'labels',
  'providerSwitch',
  'flags',
] as const;
export type Host = (typeof HOSTS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a call carries the session's bearer token: never, when there is one, or always. */
export type Auth = 'none' | 'optional' | 'bearer';

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
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** The body of a 2xx answer; absent when nothing is read from it. */
  readonly answer?: Answer;
  /** Section of the specification that names the call. */
  readonly source: string;
  /** What the specification does not show and an operator must check against his API. */
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
