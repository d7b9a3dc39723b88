import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Stack, type StackOptions, startStack } from '../../../scripts/stack/stack.mjs';
import { STILL_WORLD } from '../../e2e/support/servers.ts';
import { freePort } from '../../free-port.ts';

/** Everything that `npm run stack` starts, on free ports and with data of its own. */
export interface TestStack extends Pick<Stack, 'url' | 'roll'> {
  readonly platformUrl: string;
  /** Addresses of the figures of both sites. */
  readonly metricsUrls: readonly string[];
  /** What Redis has on its disk, as it was written. */
  stored(): string;
  /** What all parts have written so far. */
  log(): string;
  close(): Promise<void>;
}

const programs = {
  nginx: process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx',
  redis: process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server',
  openssl: process.env['VITRINE_OPENSSL'] ?? 'openssl',
};

/** Whether a stack can be started. In continuous integration it has to be. */
export const hasStackPrograms =
  process.env['CI'] === 'true' ||
  (spawnSync(programs.nginx, ['-v']).status === 0 &&
    spawnSync(programs.redis, ['--version']).status === 0 &&
    spawnSync(programs.openssl, ['version']).status === 0);

/**
 * `siteEnv` goes over what the sites get; the world stands still unless `more` says otherwise. Until the stack
 * is closed, any certificate is taken by this process.
 */
export async function openTestStack(
  siteEnv: Readonly<Record<string, string>>,
  more: Pick<StackOptions, 'sandboxEnv' | 'trustedProxies'> = {},
): Promise<TestStack> {
  const wasStrict = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  // The certificate of this machine is signed by nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stack-'));
  const [front = 0, sandbox = 0, redis = 0, ...others] = await freePorts(7);
  const [site1 = 0, metrics1 = 0, site2 = 0, metrics2 = 0] = others;
  const sites = [
    { site: site1, metrics: metrics1 },
    { site: site2, metrics: metrics2 },
  ];
  const lines: string[] = [];
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const stack = await startStack(
    {
      brand: 'arara',
      folder,
      programs,
      ports: { front, sandbox, redis, sites },
      siteEnv,
      sandboxEnv: STILL_WORLD,
      log,
      ...more,
    },
    new AbortController().signal,
  );
  return {
    url: stack.url,
    roll: stack.roll,
    platformUrl: `http://127.0.0.1:${sandbox}`,
    metricsUrls: sites.map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`),
    stored() {
      const kept = join(folder, 'redis', 'appendonlydir');
      return readdirSync(kept)
        .map((name) => readFileSync(join(kept, name), 'utf8'))
        .join('\n');
    },
    log: () => lines.join(''),
    async close() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
      if (wasStrict === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = wasStrict;
    },
  };
}

async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  return ports;
}
