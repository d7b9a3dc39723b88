import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSiteMetrics } from '../../apps/site/server/telemetry/site-metrics.ts';
import { environment } from '../../apps/site/server/environment.ts';
import { oneArena, siteFlags } from '../servers/site-process.mjs';
import { root } from '../setup/places.mjs';
import { makeCertificate } from '../stack/certificate.mjs';
import { dashboard } from './dashboard.mjs';
import { containerFiles } from './files.mjs';
import { CONTAINER_SITES } from './front.mjs';

/** @typedef {{ build?: object, volumes?: string[], environment?: Record<string, string>, command?: string[], depends_on?: Record<string, unknown>, healthcheck?: { test: string[] }, restart?: string, profiles?: string[], ports?: string[], logging?: object }} Service */

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
/** @type {{ services: Record<string, Service>, volumes: Record<string, null> }} */
const compose = parse(read('compose.yaml'), { merge: true });
const { services } = compose;
const sites = Object.keys(services).filter((name) => name.startsWith('site-'));

/** The operator's own: a certificate, and who is called. */
const NOT_HERE = ['./var/tls', './var/alertmanager.yaml'];

it.each(Object.entries(containerFiles()))('%s is what the code writes', (file, text) => {
  expect(read(file), 'run `pnpm containers`').toBe(text);
});

it('the dashboard draws only figures that a site has', () => {
  const names = new Set(createSiteMetrics('arara', Date.now).names());
  for (const { title, targets } of dashboard().panels) {
    for (const { expr } of targets) {
      const figures = [...expr.matchAll(/\b(?:vitrine|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      );
      expect(figures, title).not.toEqual([]);
      for (const figure of figures) expect(names, title).toContain(figure);
      expect(expr.match(/brand=~"\$brand"/g), title).toHaveLength(figures.length);
    }
  }
});

it('the dashboard takes its figures from whatever Prometheus is chosen', () => {
  const { templating, panels } = dashboard();
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'brand']);
  for (const { title, datasource } of panels) expect(datasource.uid, title).toBe('${datasource}');
});

it('the services of the compose file use files, volumes and services that there are', () => {
  for (const [name, { volumes = [], depends_on = {} }] of Object.entries(services)) {
    for (const needed of Object.keys(depends_on)) expect(services, name).toHaveProperty(needed);
    for (const volume of volumes) {
      const [source = ''] = volume.replace(/^\$\{\w+:-([^}]+)\}/, '$1').split(':');
      // The machine's own.
      if (source === '/') continue;
      if (!source.startsWith('./')) expect(compose.volumes, name).toHaveProperty(source);
      else if (!NOT_HERE.includes(source))
        expect(existsSync(path.join(root, source)), source).toBe(true);
    }
  }
});

it('the sites get only variables that they know', () => {
  const known = Object.keys(environment.shape);
  for (const name of sites) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(services[name]?.environment ?? {})));
  }
  const demo = parseEnv(read('containers/demo.env'));
  expect(known).toEqual(expect.arrayContaining(Object.keys(demo)));
});

it('nginx and Prometheus know every site, and somebody can be called', () => {
  expect(sites.length).toBeGreaterThan(1);
  expect(CONTAINER_SITES).toEqual(sites);
  const { scrape_configs, alerting } = parse(read('containers/prometheus.yaml'));
  const port = services['site-1']?.environment?.['METRICS_PORT'];
  expect(scrape_configs[0].static_configs[0].targets).toEqual(
    sites.map((site) => `${site}:${port}`),
  );
  const [{ static_configs }] = alerting.alertmanagers;
  const [name = ''] = static_configs[0].targets[0].split(':');
  expect(services[name]).toMatchObject({ profiles: ['alerts'] });
});

it('the machine below the containers is watched by the same rules as any other', () => {
  const own = parse(read('containers/prometheus.yaml'));
  const { rule_files, scrape_configs } = parse(read('docs/operations/prometheus.yaml'));
  const jobsOf = (/** @type {{ job_name: string }[]} */ configs) =>
    configs.map(({ job_name }) => job_name);
  expect(jobsOf(own.scrape_configs)).toEqual(jobsOf(scrape_configs));
  expect(own.rule_files).toEqual(
    rule_files.map((/** @type {string} */ file) => `/etc/prometheus/${file}`),
  );
  for (const file of rule_files) {
    expect(services['prometheus']?.volumes).toContain(
      `./docs/operations/${file}:/etc/prometheus/${file}:ro`,
    );
  }
  const [, node, redis, login] = own.scrape_configs;
  const asked = [node, redis].map(({ static_configs }) => static_configs[0].targets[0]);
  for (const address of [...asked, login.relabel_configs.at(-1).replacement]) {
    const [name = ''] = address.split(':');
    expect(services[name]?.profiles, address).toEqual(['alerts']);
  }
  expect(services['redis-exporter']?.environment).toEqual({
    REDIS_ADDR: services['site-1']?.environment?.['REDIS_URL'],
  });
  const { modules } = parse(read('containers/blackbox.yaml'));
  expect(Object.keys(modules)).toEqual(login.params.module);
});

it('two brands on one machine share no container, volume or port, and no alert', () => {
  expect(parse(read('compose.yaml')).name).toBe('vitrine-${BRAND:-arara}');
  for (const [name, { ports = [], profiles = [] }] of Object.entries(services)) {
    // The demonstration is for one brand.
    if (!profiles.includes('demo'))
      for (const port of ports)
        expect(port, name).toMatch(/^(?:127\.0\.0\.1:)?\$\{\w+_PORT:-\d+\}:/);
  }
  const { global } = parse(read('containers/prometheus.yaml'));
  expect(global.external_labels).toEqual({ brand: '${BRAND}' });
  expect(services['prometheus']?.environment).toEqual({ BRAND: '${BRAND:-arara}' });
});

it('Redis of the compose file says that it is full before it is ended, and drops nothing', () => {
  const command = services['redis']?.command?.join(' ');
  expect(command).toContain('--appendonly yes --appendfsync always');
  expect(command).toContain('--maxmemory ${REDIS_MEMORY:-1gb} --maxmemory-policy noeviction');
});

it('the Containerfile copies what there is, and starts the site as everywhere', () => {
  const file = read('Containerfile');
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied.length).toBeGreaterThan(5);
  for (const name of copied) expect(existsSync(path.join(root, name)), name).toBe(true);
  const started = [...file.matchAll(/^CMD (.+)$/gm)].at(-1)?.[1] ?? '[]';
  expect(JSON.parse(started)).toEqual(['node', ...siteFlags, 'apps/site/server/main.mjs']);
  expect(file).toMatch(new RegExp(`^ENV .* MALLOC_ARENA_MAX=${oneArena.MALLOC_ARENA_MAX}$`, 'm'));
  const { packageManager } = JSON.parse(read('package.json'));
  expect(file).toContain(`npm install --global ${packageManager}`);
  const version = read('.node-version').trim();
  for (const [, image] of file.matchAll(/^FROM node:(\d+)/gm)) expect(image).toBe(version);
});

it('the image of a site has nothing of the embedded platform, which has its own', () => {
  const [, ...stages] = read('Containerfile').split(/^FROM /m);
  const named = (/** @type {string} */ name) =>
    stages.find((stage) => stage.includes(` AS ${name}\n`));
  expect(named('runtime')).toMatch(
    /install .*--prod --filter "@vitrine\/site\.\.\." && rm -r apps\/sandbox$/m,
  );
  const site = stages.at(-1) ?? '';
  expect([...site.matchAll(/^COPY --from=(\S+)/gm)].map(([, from]) => from)).toEqual([
    'runtime',
    'build',
    'build',
  ]);
  expect(site).not.toMatch(/sandbox|platform/);
  expect(services['platform']?.build).toMatchObject({ target: 'platform' });
  for (const name of sites) expect(services[name]?.build).not.toHaveProperty('target');
});

it('a site of the compose file waits until it can serve, and is never ended because others can’t', () => {
  const ready = services['site-1']?.healthcheck?.test.join(' ');
  expect(ready).toContain(':3000/health/ready');
  const [, alive = ''] = /^HEALTHCHECK .+\\\n {2}CMD (.+)$/m.exec(read('Containerfile')) ?? [];
  expect(JSON.parse(alive).at(-1)).toContain('/health/live');
});

it('the image has what operator:check imports beside the site', () => {
  const file = read('Containerfile');
  const imports = [...read('scripts/operator-check.ts').matchAll(/from '(\.[^']+)'/g)];
  expect(imports.length).toBeGreaterThan(3);
  for (const [, imported = ''] of imports) {
    const [folder = '', inside = ''] = path.posix.join('scripts', imported).split('/');
    const copied = folder === 'scripts' ? `scripts/${inside}` : folder;
    expect(file, imported).toMatch(new RegExp(`^COPY .*\\b${copied}\\b`, 'm'));
  }
});

it('every service of the compose file starts anew by itself, and keeps no log without end', () => {
  for (const [name, { restart, logging }] of Object.entries(services)) {
    expect({ restart, logging }, name).toEqual({
      restart: 'unless-stopped',
      logging: { driver: 'local' },
    });
  }
});

const nginx = process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx';

it.skipIf(!existsSync(nginx))('nginx takes its configuration', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-front-'));
  mkdirSync(path.join(folder, 'tls'));
  await makeCertificate(process.env['VITRINE_OPENSSL'] ?? 'openssl', path.join(folder, 'tls'));
  // Names and users that only the containers have.
  const config = (containerFiles()['containers/nginx.conf'] ?? '')
    .replaceAll('/etc/nginx/tls', path.join(folder, 'tls'))
    .replaceAll('/var/cache/nginx', folder)
    .replace(/server site-(\d):/g, 'server 127.0.0.$1:')
    // Of nginx 1.27.3, which may be newer than the one here.
    .replaceAll(' resolve max_fails', ' max_fails')
    .replace('/dev/stdout', path.join(folder, 'access.log'))
    .replace(/^user .*;$/m, '');
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  // As the command of nginx's image starts it.
  const args = ['-t', '-q', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const { status, stderr } = spawnSync(nginx, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect(status, stderr).toBe(0);
});
