import { posix } from 'node:path';
import { declaredEndpoints } from '@vitrine/upstream/contract/declared-endpoints';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import { HOSTS } from '@vitrine/upstream/base/hosts';
import { HOST_PREFIXES, type ServerApp, type ServerContext } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { seeded, type Random } from '../world/random.ts';
import { failingAnswer, type Wait } from './failures/failing-answer.ts';
import type { FailureOrder, OrderedFailure } from './failures/ordered-failure.ts';

/** An order that still holds, as a tester looks at it. */
export interface HeldFailure {
  /** The host or endpoint whose calls fail. */
  readonly target: string;
  /** What happens to them, or what is drawn from. */
  readonly failure: OrderedFailure | readonly OrderedFailure[];
  readonly times: { readonly count: number } | { readonly rate: number };
}

/** How often something happened to the calls of an endpoint since the process began. */
export interface DealtFailure {
  readonly endpoint: string;
  readonly failure: OrderedFailure;
  readonly count: number;
}

/** Failures a tester has ordered for coming calls. */
export interface HostFailures {
  /**
   * Orders a failure in the place of an earlier one of the same host or endpoint. Throws 400
   * INVALID_REQUEST for an endpoint the contract does not name.
   */
  order(order: FailureOrder): void;
  /** What must happen to a call, if something is ordered: first for its endpoint, then for its host. */
  take(method: string, path: string): OrderedFailure | null;
  /** The orders that still hold. */
  held(): readonly HeldFailure[];
  dealt(): readonly DealtFailure[];
  clear(): void;
}

interface Held extends HeldFailure {
  /** Whether the order is about a call of this host or endpoint. */
  readonly takes: (call: { readonly path: string; readonly endpoint: string }) => boolean;
  /** The numbers that decide about a call of an endpoint. */
  readonly randomOf: (endpoint: string) => Random;
}

/** `random` draws which calls fail of those that fail at a rate and have no seed of their own. */
export function createHostFailures(random: Random): HostFailures {
  const ofHosts = new Map<string, Held>();
  const ofEndpoints = new Map<string, Held>();
  const dealt = new Map<string, DealtFailure>();

  function takeFrom(orders: Map<string, Held>, path: string, endpoint: string) {
    const found = orders.values().find(({ takes }) => takes({ path, endpoint }));
    if (!found) return null;
    const { target, failure, times, randomOf } = found;
    const draw = randomOf(endpoint);
    if ('rate' in times) {
      if (draw() >= times.rate) return null;
    } else if (times.count > 1) orders.set(target, { ...found, times: { count: times.count - 1 } });
    else orders.delete(target);
    return oneOf(failure, draw);
  }

  function counted(endpoint: string, failure: OrderedFailure | null): OrderedFailure | null {
    if (!failure) return null;
    const key = `${endpoint} ${JSON.stringify(failure)}`;
    dealt.set(key, { endpoint, failure, count: (dealt.get(key)?.count ?? 0) + 1 });
    return failure;
  }

  return {
    order({ host, endpoint, failure, count = 1, rate, seed }) {
      const orders = host ? ofHosts : ofEndpoints;
      const target = host ?? endpoint ?? '';
      const takes = host ? takesHost(HOST_PREFIXES[host]) : takesEndpoints(target);
      if ((rate ?? count) === 0) orders.delete(target);
      else {
        const randomOf = seed === undefined ? () => random : drawsBySeed(seed);
        orders.set(target, {
          target,
          failure,
          takes,
          randomOf,
          times: rate ? { rate } : { count },
        });
      }
    },
    take(method, path) {
      if (ofHosts.size + ofEndpoints.size === 0) return null;
      const endpoint = endpointAt(method, path);
      return counted(
        endpoint,
        takeFrom(ofEndpoints, path, endpoint) ?? takeFrom(ofHosts, path, endpoint),
      );
    },
    held: () => [...ofEndpoints.values(), ...ofHosts.values()],
    dealt: () => [...dealt.values()],
    clear() {
      ofHosts.clear();
      ofEndpoints.clear();
    },
  };
}

function oneOf(
  failure: OrderedFailure | readonly OrderedFailure[],
  draw: Random,
): OrderedFailure | null {
  if (!isList(failure)) return failure;
  return failure[Math.floor(draw() * failure.length)] ?? null;
}

function isList(failure: Held['failure']): failure is readonly OrderedFailure[] {
  return Array.isArray(failure);
}

/** Numbers of its own for each call of each endpoint, so that it does not matter which calls come between. */
function drawsBySeed(seed: number): Held['randomOf'] {
  const calls = new Map<string, number>();
  return (endpoint) => {
    const call = (calls.get(endpoint) ?? 0) + 1;
    calls.set(endpoint, call);
    return seeded(seed, endpoint, call);
  };
}

function takesHost(prefix: string): Held['takes'] {
  return ({ path }) => path.startsWith(`${prefix}/`);
}

/** `target` is a name, in which `*` stands for anything, or a path. */
function takesEndpoints(target: string): Held['takes'] {
  const names = new Set(
    declaredEndpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ name, path }) => path === target || posix.matchesGlob(name, target))
      .map(({ name }) => name),
  );
  if (names.size > 0) return ({ endpoint }) => names.has(endpoint);
  throw new Refusal(400, 'INVALID_REQUEST', `endpoint: the contract names no ${target}`);
}

const CALLS = declaredEndpoints.map(({ endpoint: { name, host, method, path } }) => ({
  name,
  method,
  pattern: new RegExp(`^${HOST_PREFIXES[host]}/${pathPattern(path)}$`),
}));

/** The name of the endpoint that is called; the path itself where the contract names none. */
function endpointAt(method: string, path: string): Endpoint['name'] {
  const found = CALLS.find((call) => call.method === method && call.pattern.test(path));
  return found?.name ?? path;
}

function pathPattern(path: string): string {
  return path
    .replace(/^\//, '')
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll('.', '\\.'))
    .join('[^/]+');
}

/** Makes the calls to every host fail as they are ordered to. */
export function mountFailures(app: ServerApp, failures: HostFailures, wait: Wait): void {
  const repeats = new WeakSet<Request>();
  for (const host of HOSTS) {
    app.use(`${HOST_PREFIXES[host]}/*`, async (context, next) => {
      if (repeats.has(context.req.raw)) return next();
      const failure = failures.take(context.req.method, context.req.path);
      if (!failure) return next();
      // Read now: a caller who hangs up meanwhile takes it along.
      const body = await context.req.arrayBuffer();
      let isDone = false;
      const answer = await failingAnswer(failure, {
        context,
        wait,
        async answer() {
          if (isDone) {
            const repeat = repeated(context, body);
            repeats.add(repeat);
            return app.fetch(repeat, context.env);
          }
          isDone = true;
          await next();
          return context.res;
        },
      });
      // A response set over another takes over its headers, unless that one is taken away first.
      context.res = undefined;
      context.res = answer;
    });
  }
}

/** The same call once more. */
function repeated({ req }: ServerContext, body: ArrayBuffer): Request {
  const { method, url } = req;
  return new Request(url, {
    method,
    headers: req.header(),
    ...(body.byteLength === 0 ? {} : { body }),
  });
}
