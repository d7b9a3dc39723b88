import { HOSTS, type Host } from '@vitrine/upstream/base/hosts';
import type { UpstreamCallRecord } from '@vitrine/upstream/base/client';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MovementChange } from '../../app/services/base/movement-change.ts';
import type { FeedHub } from '../feed/feed-hub.ts';
import type { LiveEndpoint } from '../feed/live-endpoint.ts';
import type { LoadGuard } from '../load/load-guard.ts';
import { openMovements } from './open-movements.ts';

/** How a request ended. Neither its address nor who sent it is counted. */
export interface RequestRecord {
  readonly method: string;
  /** Id of the route that answered, or what did before any route. */
  readonly route: string;
  /** 0 for a browser that left before the answer. */
  readonly status: number;
  readonly milliseconds: number;
}

/** What is read when somebody asks for the figures. */
interface Watched {
  readonly hub: Pick<FeedHub, 'status' | 'heardAgoMs'>;
  readonly live: Pick<LiveEndpoint, 'streamCount'>;
  readonly load: Pick<LoadGuard, 'isShedding' | 'pages'>;
}

/** Why a request came to no page. */
const REFUSAL_REASONS = ['busy', 'address', 'account'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The figures of one process, in Prometheus' format. */
export interface SiteMetrics {
  readonly contentType: string;
  /** All figures as text. */
  text(): Promise<string>;
  /** The names that `text` can have, without the endings that a histogram adds. */
  names(): readonly string[];
  watch(watched: Watched): void;
  noteRequest(request: RequestRecord): void;
  noteCall(call: UpstreamCallRecord): void;
  noteCircuit(change: { readonly host: Host; readonly isOpen: boolean }): void;
  noteMovement(change: MovementChange): void;
  noteRefusal(reason: RefusalReason): void;
}

/** From a kept page to a placement that the operator takes minutes for. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 3, 10, 60];
const CALL_SECONDS = [0.025, 0.1, 0.25, 0.5, 1, 3, 10, 30, 180];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export function createSiteMetrics(brand: string, now: () => number): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ brand });
  collectDefaultMetrics({ register: registry });
  const movements = openMovements(now);
  let watched: Watched | null = null;

  const requests = new Histogram({
    name: 'vitrine_request_seconds',
    help: 'Requests by the route that answered, until the last byte or until the browser left (status 0)',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'vitrine_upstream_call_seconds',
    help: 'Calls to the operator by host and endpoint, with their repeats',
    labelNames: ['host', 'endpoint', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const repeats = new Counter({
    name: 'vitrine_upstream_repeats_total',
    help: 'Repeats of failed calls to the operator',
    labelNames: ['host'],
    registers,
  });
  const circuits = new Gauge({
    name: 'vitrine_upstream_circuit_open',
    help: '1 while a host is left alone because it gave no answers',
    labelNames: ['host'],
    registers,
  });
  for (const host of HOSTS) circuits.set({ host }, 0);
  const moved = new Counter({
    name: 'vitrine_intents_total',
    help: 'Movements of money by kind and the state they came to',
    labelNames: ['kind', 'state'],
    registers,
  });
  new Gauge({
    name: 'vitrine_intents_open',
    help: 'Movements of money whose outcome this process does not know yet',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { kind, state } of movements.all()) this.inc({ kind, state });
    },
  });
  new Gauge({
    name: 'vitrine_intents_oldest_seconds',
    help: 'Age of the oldest movement of money whose outcome this process does not know',
    registers,
    collect() {
      this.set(movements.oldestMs() / 1_000);
    },
  });
  new Gauge({
    name: 'vitrine_feed_up',
    help: '1 while the live list is current',
    registers,
    collect() {
      this.set(watched?.hub.status().feed === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vitrine_feed_age_seconds',
    help: 'Time since the feed of the live list was last heard; absent before its first message',
    registers,
    collect() {
      this.reset();
      const agoMs = watched?.hub.heardAgoMs() ?? null;
      if (agoMs === null) this.remove();
      else this.set(agoMs / 1_000);
    },
  });
  new Gauge({
    name: 'vitrine_feed_topics',
    help: 'Topics of the feed that this process holds',
    registers,
    collect() {
      this.set(watched?.hub.status().topics ?? 0);
    },
  });
  new Gauge({
    name: 'vitrine_listeners',
    help: 'Open event streams of browsers',
    registers,
    collect() {
      this.set(watched?.live.streamCount() ?? 0);
    },
  });
  new Gauge({
    name: 'vitrine_shedding',
    help: '1 while pages are refused because there are more than can be made',
    registers,
    collect() {
      this.set(watched?.load.isShedding() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vitrine_pages_under_way',
    help: 'Pages that are made at the moment',
    registers,
    collect() {
      this.set(watched?.load.pages() ?? 0);
    },
  });
  const refused = new Counter({
    name: 'vitrine_refused_total',
    help: 'Requests that came to no page: too much to do, or too many of one address or bettor',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REFUSAL_REASONS) refused.inc({ reason }, 0);
  new Gauge({
    name: 'vitrine_relay_topics',
    help: 'Topics by how this process gets them: it relays them, reads another process, or is alone',
    labelNames: ['role'],
    registers,
    collect() {
      const relay = watched?.hub.status().relay;
      this.set({ role: 'relay' }, relay?.relays ?? 0);
      this.set({ role: 'reader' }, relay?.reads ?? 0);
      this.set({ role: 'alone' }, relay?.alone ?? 0);
    },
  });
  new Gauge({
    name: 'vitrine_relay_redis_up',
    help: '1 while Redis answers the relay; absent for a process that stands alone',
    registers,
    collect() {
      const relay = watched?.hub.status().relay;
      if (relay) this.set(relay.redis === 'up' ? 1 : 0);
      else this.remove();
    },
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    watch(given) {
      watched = given;
    },
    noteRequest({ method, route, status, milliseconds }) {
      const labels = { method: METHODS.has(method) ? method : 'other', route, status };
      requests.observe(labels, milliseconds / 1_000);
    },
    noteCall({ host, endpoint, outcome, milliseconds, retries }) {
      calls.observe({ host, endpoint, outcome }, milliseconds / 1_000);
      if (retries > 0) repeats.inc({ host }, retries);
    },
    noteCircuit({ host, isOpen }) {
      circuits.set({ host }, isOpen ? 1 : 0);
    },
    noteMovement(change) {
      movements.note(change);
      moved.inc({ kind: change.kind, state: change.state });
    },
    noteRefusal: (reason) => refused.inc({ reason }),
  };
}
