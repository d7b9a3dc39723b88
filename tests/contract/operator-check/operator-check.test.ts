import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredEndpoints } from '../../../packages/upstream/src/contract/declared-endpoints.ts';
import { checkOperator } from '../../../packages/upstream/src/operator-check/check-operator.ts';
import { reportPage } from '../../../packages/upstream/src/operator-check/report-page.ts';
import {
  type Aspect,
  comparedByHand,
} from '../../../packages/upstream/src/operator-check/report.ts';
import { root } from '../../../scripts/setup/places.mjs';
import { type RunningPlatform, startPlatform } from '../platform.ts';
import { startDeviatingOperator, type Deviation } from './deviating-operator.ts';

const SLOW_MS = 1200;
const ACCOUNT = { username: 'demo@vitrine.example', password: 'Vitrine!2024' };
const JSON_TYPE = { 'content-type': 'application/json' };

type Rows = { data: Record<string, unknown>[] };
type Row = { data: Record<string, unknown> };

/** Each endpoint's fault, in what it shows, and where. */
const FAULTS: Readonly<Record<string, readonly [Deviation, Aspect, string]>> = {
  'maintenance.general': [{ status: 500 }, 'status', ''],
  'sidebar.headbar': [
    { change: (answer) => ({ data: (answer as Rows).data.map(({ order: _, ...row }) => row) }) },
    'shape',
    'data[…].order',
  ],
  'frontBack.prematchHidden': [
    { change: () => ({ prematchEventsHidden: {} }) },
    'shape',
    'prematchEventsHidden',
  ],
  'frontBack.enabledEvents': [{ delayMs: 2 * SLOW_MS }, 'speed', ''],
  'providerSwitch.map': [{ headers: { 'content-type': 'text/plain' } }, 'content type', ''],
  'eventFixture.detail.v1': [
    { change: (answer) => ({ data: { ...(answer as Row).data, status: '1' } }) },
    'shape',
    'data.status',
  ],
  'principalTournaments.limit': [{ status: 404, body: '{}' }, 'address', ''],
  'frontBack.popularBets': [
    { status: 301, headers: { location: '/moved/popular-bets?token=secret' } },
    'address',
    '',
  ],
  'geography.nations': [{ status: 401, body: '{"error":"UNAUTHORIZED"}' }, 'status', ''],
  'maintenance.activeMessage': [
    { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Welcome' },
    'content type',
    '',
  ],
  'maintenance.support': [{ body: '' }, 'shape', ''],
  'principalTournaments.events': [{ body: 'null' }, 'shape', ''],
  'wallet.balance': [
    {
      change: (answer) => ({
        data: (answer as Rows).data.map((row) => ({ ...row, amount: String(row['amount']) })),
      }),
    },
    'shape',
    'data[…].amount',
  ],
  'labels.market': [{ change: () => ({ data: { name: true } }) }, 'shape', 'data.name'],
  'cashOut.sports': [
    { change: () => ({ data: [{ sportId: 'sr:sport:1', isEnabled: 'true' }] }) },
    'shape',
    'data[…].isEnabled',
  ],
  'sportMarket.templates': [
    {
      change: (answer) => ({
        data: (answer as Rows).data.map((row) => ({ ...row, typeGroup: 'Other' })),
      }),
    },
    'shape',
    'data[…].typeGroup',
  ],
  'cashOut.userCommission': [
    { change: () => ({ data: { commission: 140 } }) },
    'shape',
    'data.commission',
  ],
  'validation.full': [{ body: '{"data":{"isV' }, 'shape', ''],
  'region.validate': [{ drops: true }, 'address', ''],
  'frontBack.visibility': [{ status: 404, body: '{"error":"NO_ROUTE"}' }, 'status', ''],
  'geography.regions': [{ change: (answer) => (answer as Rows).data }, 'shape', ''],
  'flags.flag': [
    { change: () => ({ value: 'yes' }), onlyWhere: 'show-casino.json' },
    'shape',
    'show-casino: value',
  ],
  'limits.check': [
    { change: () => ({ data: [{ indexTicket: 0 }] }) },
    'shape',
    'data[…].betStakeLimit',
  ],
  'frontBack.liveMatch': [{ body: Buffer.from([0x7b, 0x22, 0xe3, 0x22, 0x7d]) }, 'shape', ''],
  'feed.home': [{ headers: JSON_TYPE, body: '{}' }, 'content type', ''],
  'feed.match': [
    {
      headers: { 'content-type': 'text/event-stream' },
      body: 'event: oddsChange\ndata: {"eventId":7}\n\n',
    },
    'shape',
    'oddsChange: timestamp',
  ],
};

let platform: RunningPlatform;
let folder: string;
beforeAll(async () => {
  platform = await startPlatform();
  folder = mkdtempSync(path.join(tmpdir(), 'operator-check-'));
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function reportOf(deviations: Readonly<Record<string, Deviation>>, withAccount = true) {
  const operator = await startDeviatingOperator(platform, deviations);
  try {
    return await checkOperator({
      hosts: operator.hosts,
      brand: 'arara',
      language: 'pt-BR',
      account: withAccount ? ACCOUNT : null,
      slowMs: SLOW_MS,
      timeoutMs: 10_000,
      listenMs: 200,
      unused: new Set(['wallet.balance']),
      now: Date.now,
    });
  } finally {
    await operator.stop();
  }
}

function runCommand(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/operator-check.ts', ...args],
    { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  return { status, stdout, stderr };
}

describe('the operator check', () => {
  it('finds every deviation of an operator, and invents none', async () => {
    const faults = Object.entries(FAULTS);
    expect(faults.length).toBeGreaterThanOrEqual(20);
    const report = await reportOf(
      Object.fromEntries(faults.map(([name, [deviation]]) => [name, deviation])),
    );
    const differing = report.calls.filter(({ outcome }) => outcome === 'differs');
    expect(differing.map(({ name }) => name).sort()).toEqual(Object.keys(FAULTS).sort());
    for (const [name, [, aspect, place]] of faults) {
      const found = differing.find((call) => call.name === name)?.differences;
      expect(found, name).toContainEqual(expect.objectContaining({ aspect, place }));
    }
  });

  it('finds nothing on the embedded platform, and sends nothing that changes an account', async () => {
    const { calls, counts } = await reportOf({});
    expect(calls.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
    expect(counts.fits).toBeGreaterThan(100);
    const endpoints = declaredEndpoints.map(({ endpoint }) => endpoint);
    expect(calls.map(({ name }) => name).sort()).toEqual(endpoints.map(({ name }) => name).sort());

    const sent = new Set(calls.filter((call) => call.status !== null).map(({ name }) => name));
    const changing = endpoints.filter(({ method, onlyAsks }) => method !== 'GET' && !onlyAsks);
    // Its own session, which it begins and ends.
    expect(
      changing
        .filter(({ name }) => sent.has(name))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['session.close', 'session.login']);
  });

  it('leaves out the calls of a bettor without a test account, and says so', async () => {
    const { calls, hasAccount } = await reportOf({}, false);
    expect(hasAccount).toBe(false);
    expect(calls.find(({ name }) => name === 'wallet.balance')).toMatchObject({
      outcome: 'notCalled',
      note: 'it needs a test account',
    });
    expect(calls.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
  });

  it('says what differs first, what is assumed first of all, and no secret', async () => {
    const report = await reportOf({
      'validation.firstDeposit': { status: 500 },
      'frontBack.popularBets': { status: 301, headers: { location: '/moved?token=secret' } },
    });
    expect(report.calls.slice(0, 2).map(({ name }) => name)).toEqual([
      'frontBack.popularBets',
      'validation.firstDeposit',
    ]);
    const page = reportPage(report);
    expect(page.indexOf('frontBack.popularBets')).toBeLessThan(page.indexOf('Not called ('));
    expect(page).not.toMatch(/secret|Vitrine!2024|<script|https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('has a table of the site’s calls that a person has to compare, with room for what was seen', async () => {
    const report = await reportOf({}, false);
    const byHand = comparedByHand(report);
    expect(report.calls.find(({ name }) => name === 'wallet.balance')?.usedBySite).toBe(false);
    expect(byHand.length).toBe(
      report.calls.filter(
        ({ outcome, name }) => outcome === 'notCalled' && name !== 'wallet.balance',
      ).length,
    );
    const [, rows = ''] =
      /<table class="hand">.+?<tbody>(.+?)<\/tbody>/s.exec(reportPage(report)) ?? [];
    expect(rows.split('</tr>').length - 1).toBe(byHand.length);
    const [{ method = '', path: at = '' } = {}] = byHand;
    expect(rows).toContain(`<td>${method}</td><td><code>${at}</code></td><td></td><td></td>`);
  });

  it('is a command: 0 when all fits, and a report as a page and as JSON', () => {
    const env = path.join(folder, 'operator.env');
    writeFileSync(env, `BRAND=arara\nSANDBOX_URL=${platform.address}\n`);
    const out = path.join(folder, 'report');
    const { status, stdout } = runCommand('--env', env, '--out', out);
    expect(stdout).toMatch(/^0 calls differ, \d+ fit, \d+ were not called$/m);
    expect(stdout).toMatch(/^\d+ of those the site makes: compare them by hand/m);
    expect(status).toBe(0);
    const { counts } = JSON.parse(readFileSync(path.join(out, 'report.json'), 'utf8')) as {
      counts: unknown;
    };
    expect(counts).toMatchObject({ differs: 0 });
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('0 calls differ');
  });

  it('names variables that the site does not read, and a file that no site in production would be checked by', () => {
    const env = path.join(folder, 'misspelled.env');
    const hosts =
      'main payments sportsbook betting front-back feed-gate labels provider-switch flags'
        .split(' ')
        .map(
          (host) =>
            `UPSTREAM_${host.replace('-', '_').toUpperCase()}_URL=${platform.address}/${host}\n`,
        );
    const others = 'NODE_EXTRA_CA_CERTS=/etc/vitrine/ca.pem\nCHECK_USERNAME=\n';
    writeFileSync(env, `BRAND=arara\nSTREAM_ORIGIN=https://a.example\n${others}${hosts.join('')}`);
    const out = path.join(folder, 'misspelled');
    const { status, stderr } = runCommand('--env', env, '--out', out);
    expect(stderr.split('\n').filter((line) => line.startsWith('WARNING'))).toEqual([
      'WARNING STREAM_ORIGIN is no variable of the site, and is not read',
      'WARNING NODE_ENV is not production: a site would start without any check',
    ]);
    expect(status).toBe(0);
  });

  it('ends with 2 and every problem when the file is not one the site could run with', () => {
    const env = path.join(folder, 'bad.env');
    writeFileSync(env, 'BRAND=arara\nUPSTREAM_MAIN_URL=ftp://main.operator.example\n');
    const { status, stderr } = runCommand('--env', env);
    expect(status).toBe(2);
    expect(stderr).toContain('UPSTREAM_MAIN_URL is not usable');
    expect(stderr).toContain('UPSTREAM_FLAGS_URL is missing');
    expect(runCommand('--env', path.join(folder, 'none.env'))).toMatchObject({ status: 2 });
  });
});
