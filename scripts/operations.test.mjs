import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSiteMetrics } from '../apps/site/server/telemetry/site-metrics.ts';
import { root } from './setup/places.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, 'docs', file), 'utf8');

/** @type {{ groups: { rules: { alert: string, expr: string }[] }[] }} */
const { groups } = parse(read('operations/alerts.rules.yaml'));
const alerts = groups.flatMap(({ rules }) => rules);

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

it('the runbook has a section for each alert, and no alert of the past', () => {
  const [sections = ''] = read('runbook.md').split('\n# Things to do');
  const titles = [...sections.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

it.each(['asvs.md', 'threat-model.md'])('%s names files that are there', (document) => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  }).split('\n');
  const named = [...read(document).matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) {
    expect(
      files.some((file) => file === name || file.endsWith(`/${name}`)),
      name,
    ).toBe(true);
  }
});
