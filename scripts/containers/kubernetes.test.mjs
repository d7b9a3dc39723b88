import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment } from '../../apps/site/server/environment.ts';
import { root } from '../setup/places.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const documents = parseAllDocuments(read('containers/kubernetes.yaml')).map((document) =>
  document.toJS(),
);
/** @param {string} kind @param {string} name */
const found = (kind, name) =>
  documents.find((document) => document.kind === kind && document.metadata.name === name);
const { spec } = found('Deployment', 'vitrine');
const [site] = spec.template.spec.containers;
const redis = found('StatefulSet', 'vitrine-redis').spec.template.spec.containers[0];
/** @type {Record<string, string>} */
const given = Object.fromEntries(
  site.env.map((/** @type {{ name: string, value: string }} */ { name, value }) => [name, value]),
);
const compose = parse(read('compose.yaml'), { merge: true }).services;

it('pods get only variables that a site knows, at the ports and the user of its image', () => {
  expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining(Object.keys(given)));
  const file = read('Containerfile');
  const [, port] = /PORT=(\d+)/.exec(file) ?? [];
  expect(site.ports).toEqual([
    { name: 'http', containerPort: Number(port) },
    { name: 'metrics', containerPort: Number(given['METRICS_PORT']) },
  ]);
  expect(file).toMatch(/^USER node$/m);
  expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
});

it('a pod is started anew when it is stuck alone, gets visitors when it is ready, and ends after its last answer', () => {
  expect(site.livenessProbe.httpGet.path).toBe('/health/live');
  expect(site.startupProbe.httpGet.path).toBe('/health/live');
  expect(site.readinessProbe.httpGet.path).toBe('/health/ready');
  expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  const seconds = Number(given['DRAIN_MS']) / 1_000 + 10;
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
});

it('Redis loses nothing and is reached by the sites alone, as in the compose file', () => {
  const words = compose.redis.command.join(' ').replace('${REDIS_MEMORY:-1gb}', '1gb');
  expect(redis.args.join(' ')).toBe(words);
  expect(redis.image).toBe(compose.redis.image);
  const { host } = new URL(given['REDIS_URL'] ?? '');
  expect(host).toBe(`${given['PRIVATE_HOSTS']}:6379`);
  expect(found('Service', 'vitrine-redis').spec.ports[0].port).toBe(6379);
  const { podSelector, ingress } = found('NetworkPolicy', 'vitrine-redis').spec;
  expect(podSelector.matchLabels).toEqual({ app: 'vitrine-redis' });
  expect(ingress[0].from).toEqual([{ podSelector: { matchLabels: spec.selector.matchLabels } }]);
});
