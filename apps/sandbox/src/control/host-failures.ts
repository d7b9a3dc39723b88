import { declaredEndpoints } from '@vitrine/upstream/contract/declared-endpoints';
import { HOSTS, type Endpoint } from '@vitrine/upstream/contract/endpoint';
import { HOST_PREFIXES, type ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Random } from '../world/random.ts';
import { failingAnswer, type Wait } from './failures/failing-answer.ts';
import type { FailureOrder, OrderedFailure } from './failures/ordered-failure.ts';

/** An order that still holds, as a tester looks at it. */
export interface HeldFailure {
  /** The host or endpoint whose calls fail. */
  readonly target: string;
  readonly failure: OrderedFailure;
  readonly times: { readonly count: number } | { readonly rate: number };
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
  clear(): void;
}

interface Held extends HeldFailure {
  readonly takes: (method: string, path: string) => boolean;
}

/** `random` draws which calls fail of those that fail at a rate. */
export function createHostFailures(random: Random): HostFailures {
  const ofHosts = new Map<string, Held>();
  const ofEndpoints = new Map<string, Held>();

  function takeFrom(orders: Map<string, Held>, method: string, path: string) {
    const found = orders.values().find(({ takes }) => takes(method, path));
    if (!found) return null;
    const { target, failure, times } = found;
    if ('rate' in times) return random() < times.rate ? failure : null;
    if (times.count > 1) orders.set(target, { ...found, times: { count: times.count - 1 } });
    else orders.delete(target);
    return failure;
  }

  return {
    order({ host, endpoint, failure, count = 1, rate }) {
      const orders = host ? ofHosts : ofEndpoints;
      const target = host ?? endpoint ?? '';
      const takes = host ? takesHost(HOST_PREFIXES[host]) : takesEndpoints(endpointsOf(target));
      if ((rate ?? count) === 0) orders.delete(target);
      else orders.set(target, { target, failure, takes, times: rate ? { rate } : { count } });
    },
    take: (method, path) => takeFrom(ofEndpoints, method, path) ?? takeFrom(ofHosts, method, path),
    held: () => [...ofEndpoints.values(), ...ofHosts.values()],
    clear() {
      ofHosts.clear();
      ofEndpoints.clear();
    },
  };
}

function takesHost(prefix: string): Held['takes'] {
  return (_, path) => path.startsWith(`${prefix}/`);
}

function endpointsOf(nameOrPath: string): readonly Endpoint[] {
  const found = declaredEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ name, path }) => name === nameOrPath || path === nameOrPath);
  if (found.length > 0) return found;
  throw new Refusal(400, 'INVALID_REQUEST', `endpoint: the contract names no ${nameOrPath}`);
}

function takesEndpoints(endpoints: readonly Endpoint[]): Held['takes'] {
  const calls = endpoints.map(({ host, method, path }) => ({
    method,
    pattern: new RegExp(`^${HOST_PREFIXES[host]}/${pathPattern(path)}$`),
  }));
  return (method, path) => calls.some((call) => call.method === method && call.pattern.test(path));
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
  for (const host of HOSTS) {
    app.use(`${HOST_PREFIXES[host]}/*`, async (context, next) => {
      const failure = failures.take(context.req.method, context.req.path);
      if (!failure) return next();
      const answer = await failingAnswer(failure, {
        context,
        wait,
        async answer() {
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
