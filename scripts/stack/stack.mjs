import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePort } from '../servers/ports.mjs';
import { Server } from '../servers/server.mjs';
import { sessionSecret } from '../servers/session-secret.mjs';
import { oneArena, siteFlags } from '../servers/site-process.mjs';
import { countryOf } from '../setup/brands.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { root } from '../setup/places.mjs';
import { makeCertificate } from './certificate.mjs';
import { nginxConfig } from './nginx-config.mjs';

/**
 * @typedef {object} StackPorts
 * @property {number} front
 * @property {number} sandbox
 * @property {number} redis
 * @property {readonly { site: number, metrics: number }[]} sites
 */

/**
 * @typedef {object} StackOptions
 * @property {string} brand
 * @property {string} folder What outlives the processes.
 * @property {{ nginx: string, redis: string, openssl: string }} programs
 * @property {StackPorts} ports
 * @property {NodeJS.ProcessEnv} [siteEnv]
 * @property {NodeJS.ProcessEnv} [sandboxEnv]
 * @property {readonly string[]} [trustedProxies] Addresses that may tell nginx where a visitor comes from.
 * @property {NodeJS.WritableStream} [log]
 */

/**
 * The parts of a site as an operator runs them, all on this machine.
 *
 * @typedef {object} Stack
 * @property {string} url Where browsers come.
 * @property {unknown} demo What the platform says of itself.
 * @property {Promise<{ name: string, how: string }>} ended Settles with the first part that ends by itself.
 * @property {() => Promise<void>} roll Starts each site anew, one after the other, while the other serves.
 * @property {() => Promise<void>} stop
 */

/** How long a site goes on after it was told to stop: nginx' idle connections and browsers' streams move meanwhile. */
const DRAIN_MS = 2_000;
/** Longer than nginx leaves a site alone that took no connection. */
const NOTICED_MS = 2_500;
const LISTENING_WITHIN_MS = 15_000;
const SITES = 2;

/**
 * The ports of all parts: those that the environment names, or free ones.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StackPorts>}
 */
export async function chooseStackPorts(env) {
  /** @type {Set<number>} */
  const reserved = new Set();
  const choose = async (/** @type {string} */ variable, /** @type {number} */ usual) => {
    const port = await choosePort({ variable, value: env[variable], usual, reserved });
    reserved.add(port);
    return port;
  };
  const front = await choose('STACK_PORT', 8443);
  const sandbox = await choose('SANDBOX_PORT', 4010);
  const redis = await choose('STACK_REDIS_PORT', 6390);
  const sites = [];
  for (let count = 1; count <= SITES; count += 1) {
    const site = await choose(`STACK_SITE_${count}_PORT`, 3000 + count);
    sites.push({ site, metrics: await choose(`STACK_METRICS_${count}_PORT`, 9463 + count) });
  }
  return { front, sandbox, redis, sites };
}

/**
 * Starts the platform, Redis, the sites and nginx, and waits until they answer. Throws SetupFailure when
 * one does not, after the others were stopped.
 *
 * @param {StackOptions} options
 * @param {AbortSignal} signal Ends the start.
 * @returns {Promise<Stack>}
 */
export async function startStack(options, signal) {
  const { brand, folder, programs, ports } = options;
  const url = `https://localhost:${ports.front}`;
  const log = options.log ? { log: options.log } : {};
  await mkdir(path.join(folder, 'redis'), { recursive: true });
  await mkdir(path.join(folder, 'nginx'), { recursive: true });
  const secret = await sessionSecret(process.env, folder);
  const platform = `http://127.0.0.1:${ports.sandbox}`;
  /** @type {Server[]} */
  const parts = [];
  /** Those that were told to end. */
  const leaving = new Set();
  /** @type {(ended: { name: string, how: string }) => void} */
  let fail = () => undefined;
  /** @type {Stack['ended']} */
  const ended = new Promise((resolve) => (fail = resolve));

  /** @param {ConstructorParameters<typeof Server>[0]} what */
  function start(what) {
    const part = new Server({ ...what, ...log });
    parts.push(part);
    void part.ended.then((how) => {
      if (!leaving.has(part)) fail({ name: what.name, how });
    });
    return part;
  }

  /** @param {Server} part */
  async function end(part) {
    leaving.add(part);
    await part.stop();
    parts.splice(parts.indexOf(part), 1);
  }

  async function stop() {
    // Sites first: what they write last finds its Redis.
    for (const part of parts) leaving.add(part);
    const others = parts.filter(({ name }) => !name.startsWith('site'));
    await Promise.all(parts.filter((part) => !others.includes(part)).map((part) => part.stop()));
    await Promise.all(others.map((part) => part.stop()));
  }

  /** @param {number} index */
  async function startSite(index) {
    const { site = 0, metrics = 0 } = ports.sites[index] ?? {};
    const part = start({
      name: `site-${index + 1}`,
      args: [...siteFlags, 'server/main.mjs'],
      cwd: path.join(root, 'apps/site'),
      env: {
        ...oneArena,
        NODE_ENV: 'production',
        BRAND: brand,
        PORT: String(site),
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        SESSION_SECRET: secret,
        REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
        METRICS_PORT: String(metrics),
        DRAIN_MS: String(DRAIN_MS),
        SANDBOX_URL: platform,
        ...options.siteEnv,
      },
    });
    await part.ready(`http://127.0.0.1:${site}/health/ready`, signal);
    return part;
  }

  try {
    const sandbox = start({
      name: 'sandbox',
      args: ['src/main.ts'],
      cwd: path.join(root, 'apps/sandbox'),
      env: {
        BRAND: brand,
        SANDBOX_COUNTRY: countryOf(brand),
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_SITE_URL: url,
        SANDBOX_DATA: path.join(folder, `sandbox-${brand}.sqlite`),
        ...options.sandboxEnv,
      },
    });
    const where = ['--port', String(ports.redis), '--bind', '127.0.0.1'];
    const kept = ['--dir', path.join(folder, 'redis'), '--appendonly', 'yes'];
    start({
      name: 'redis',
      file: programs.redis,
      // Nothing that was answered is lost when it ends, however it ends.
      args: [...where, ...kept, '--appendfsync', 'always', '--save', '', '--loglevel', 'warning'],
      cwd: folder,
      env: {},
    });
    const demo = await sandbox.ready(`${platform}/sandbox/health`, signal);
    await untilListening(ports.redis, signal);
    /** @type {Server[]} */
    const sites = [];
    for (let index = 0; index < ports.sites.length; index += 1) sites.push(await startSite(index));
    await startNginx();

    return {
      url,
      demo,
      ended,
      stop,
      async roll() {
        for (const [index, site] of sites.entries()) {
          await end(site);
          sites[index] = await startSite(index);
          await wait(NOTICED_MS, undefined, { signal });
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startNginx() {
    const own = path.join(folder, 'nginx');
    await makeCertificate(programs.openssl, own);
    const file = path.join(own, 'nginx.conf');
    const { username, uid } = userInfo();
    const front = {
      folder: own,
      port: ports.front,
      sites: ports.sites.map(({ site }) => `127.0.0.1:${site}`),
      files: path.join(root, 'apps/site/build', brand, 'client'),
      user: uid === 0 ? username : null,
      ...(options.trustedProxies ? { trustedProxies: options.trustedProxies } : {}),
    };
    await writeFile(file, nginxConfig(front));
    start({
      name: 'nginx',
      file: programs.nginx,
      args: ['-p', own, '-c', file, '-e', 'stderr'],
      cwd: own,
      env: {},
    });
    await untilListening(ports.front, signal);
  }
}

/**
 * @param {number} port
 * @param {AbortSignal} signal
 */
async function untilListening(port, signal) {
  const deadline = Date.now() + LISTENING_WITHIN_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (await canConnect(port)) return;
    await wait(50);
  }
  throw new SetupFailure(
    `Nothing listened on port ${port} within ${LISTENING_WITHIN_MS / 1000} seconds.`,
    'What the part wrote stands above.',
  );
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
