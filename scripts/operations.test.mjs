import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSiteMetrics } from '../apps/site/server/telemetry/site-metrics.ts';
import { siteFlags } from './servers/site-process.mjs';
import { filesCalled, readRepositoryFile, repositoryFiles } from './repository-files.mjs';

const read = (/** @type {string} */ file) => readRepositoryFile(`docs/${file}`);

/** @typedef {{ alert: string, expr: string, labels: Record<string, string>, annotations?: Record<string, string> }} Alert */
/** @param {string} file @returns {Alert[]} */
function alertsIn(file) {
  /** @type {{ groups: { rules: Alert[] }[] }} */
  const { groups } = parse(read(`operations/${file}`));
  return groups.flatMap(({ rules }) => rules);
}

const alerts = alertsIn('alerts.rules.yaml');
const machineAlerts = alertsIn('machine.rules.yaml');

/** What Prometheus adds itself. */
const OF_PROMETHEUS = ['up'];

it('alerts name only figures that a site has', () => {
  const names = new Set([...createSiteMetrics('arara', Date.now).names(), ...OF_PROMETHEUS]);
  for (const { alert, expr } of alerts) {
    const figures = [...expr.matchAll(/\b((?:vitrine|nodejs|process)_\w+|up)\b(?!\()/g)].map(
      ([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(figures, alert).not.toEqual([]);
    for (const figure of figures) expect(names, `${alert}: ${figure}`).toContain(figure);
  }
});

it('alerts say which brand it is, and which process or host, where a sum keeps it', () => {
  for (const { alert, expr, annotations = {} } of alerts) {
    const sums = [...expr.matchAll(/\b(?:sum|max|min|avg|count)\b(?: by \(([^)]+)\))?/g)];
    for (const [sum, kept = ''] of sums) expect(kept, `${alert}: ${sum}`).toContain('brand');
    const { summary = '', runbook } = annotations;
    expect(runbook, alert).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    const named = [...summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
    expect(named, alert).toContain(alert === 'SiteGone' ? 'instance' : 'brand');
    for (const [, kept = ''] of sums)
      expect(kept.split(', '), alert).toEqual(expect.arrayContaining(named));
  }
});

it('figures that every program has are those of the sites alone', () => {
  for (const { alert, expr } of alerts) {
    for (const [, selector] of expr.matchAll(/\b(?:(?:nodejs|process)_\w+|up)\b({[^}]+})?/g)) {
      expect(selector, alert).toContain('job="vitrine"');
    }
  }
});

it('Prometheus reads the processes that systemd starts, and Alertmanager knows each severity', () => {
  const { rule_files, scrape_configs, global } = parse(read('operations/prometheus.yaml'));
  expect(rule_files).toEqual(['alerts.rules.yaml', 'machine.rules.yaml']);
  expect(global.external_labels).toEqual({ brand: 'arara' });
  const [, port = ''] = /METRICS_PORT=(\d+)%i/.exec(read('operations/vitrine@.service')) ?? [];
  expect(scrape_configs[0]).toMatchObject({
    job_name: 'vitrine',
    static_configs: [{ targets: ['1', '2'].map((process) => `127.0.0.1:${port}${process}`) }],
  });
  const { receivers } = parse(read('operations/alertmanager.yaml'));
  const severities = new Set([...alerts, ...machineAlerts].map(({ labels }) => labels['severity']));
  expect(new Set(receivers.map(({ name = '' }) => name))).toEqual(severities);
  // Alertmanager takes a receiver with a name alone, and throws away what it gets.
  for (const { name, ...ways } of receivers) expect(Object.keys(ways), name).toHaveLength(1);
});

it('alerts of the machine ask the jobs that Prometheus reads, and say what it is', () => {
  const { scrape_configs } = parse(read('operations/prometheus.yaml'));
  const jobs = scrape_configs.map(({ job_name = '' }) => job_name);
  const [unwatched] = machineAlerts;
  const [, asked = ''] = /job=~"([^"]+)"/.exec(unwatched?.expr ?? '') ?? [];
  expect(jobs).toEqual(['vitrine', ...asked.split('|')]);
  // Its exporter answers Prometheus when Redis refuses it the password, and has no figure of its memory then.
  expect(unwatched?.expr).toContain('redis_up{job="redis"} == 0');
  const [, section = ''] = read('runbook.md').split('\n## Alerts of the machine\n');
  for (const { alert, expr, annotations } of machineAlerts) {
    for (const [, job] of expr.matchAll(/job="(\w+)"/g)) expect(jobs, alert).toContain(job);
    expect(annotations?.['summary'], alert).toBeTruthy();
    expect(section.split('\n## ')[0], alert).toContain(`| \`${alert}\``);
  }
});

it('the unit of systemd starts the site as everywhere, and no file wins over what differs by process', () => {
  const unit = read('operations/vitrine@.service');
  const [, started = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  expect(started).toMatch(
    /^\/usr\/bin\/env NODE_ENV=production PORT=300%i METRICS_PORT=946%i DRAIN_MS=\d+ MALLOC_ARENA_MAX=1 \/\S+\/node_modules\/node\/bin\/node /,
  );
  expect(started.endsWith(`/node ${siteFlags.join(' ')} apps/site/server/main.mjs`)).toBe(true);
  expect(unit).not.toMatch(/^Environment=/m);
});

it('the unit of systemd lets a process write where its store is, and become nothing else', () => {
  const lines = read('operations/vitrine@.service').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User=vitrine',
      'StateDirectory=vitrine',
      'ProtectSystem=strict',
      'PrivateTmp=yes',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ]),
  );
  // V8 makes machine code while it runs.
  expect(lines.join()).not.toContain('MemoryDenyWriteExecute');
});

it('the runbook has a section for each alert, and no alert of the past', () => {
  const [sections = ''] = read('runbook.md').split('\n# Things to do');
  const titles = [...sections.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

it('the threat model names files that are there', () => {
  const files = repositoryFiles();
  const named = [...read('threat-model.md').matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, name = ''] of named) expect(filesCalled(files, name), name).not.toEqual([]);
});
