import path from 'node:path';
import { countryOf } from '../setup/brands.mjs';
import { root } from '../setup/places.mjs';
import { seconds } from '../setup/step.mjs';
import { embeddedTracking } from './embedded-tracking.mjs';
import { choosePort } from './ports.mjs';
import { Server } from './server.mjs';
import { oneArena, siteFlags } from './site-process.mjs';
import { sessionSecret } from './session-secret.mjs';
import { hasOwnUpstreams } from './upstreams.mjs';

const data = path.join(root, 'var');

/**
 * Where everything will run, settled before anything is installed or built.
 *
 * @typedef {object} Plan
 * @property {string} brand
 * @property {number} sitePort
 * @property {number | undefined} sandboxPort Undefined when the operator's platform is elsewhere.
 */

/**
 * How the servers run.
 *
 * @typedef {object} Mode
 * @property {readonly string[]} nodeFlags
 * @property {NodeJS.ProcessEnv} siteEnv
 */

/**
 * @param {string} brand
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Plan>}
 */
export async function planServers(brand, env) {
  const sitePort = await choosePort({ variable: 'PORT', value: env['PORT'], usual: 3000 });
  if (env['SANDBOX_URL'] || hasOwnUpstreams(env))
    return { brand, sitePort, sandboxPort: undefined };
  const sandboxPort = await choosePort({
    variable: 'SANDBOX_PORT',
    value: env['SANDBOX_PORT'],
    usual: 4010,
    reserved: new Set([sitePort]),
  });
  return { brand, sitePort, sandboxPort };
}

/**
 * Starts the sandbox, if the plan has one, and then the site, and stays until a signal comes or one
 * of them ends; then stops both.
 *
 * @param {Plan} plan
 * @param {Mode} mode
 */
export async function serve(plan, mode) {
  const signal = stopSignal();
  const secret = await sessionSecret(process.env, data);
  /** @type {Server[]} */
  const servers = [];
  const start = async (/** @type {Server} */ server, /** @type {string} */ health) => {
    servers.push(server);
    const begun = performance.now();
    const answer = await server.ready(health, signal);
    process.stdout.write(`The ${server.name} is ready (${seconds(performance.now() - begun)})\n`);
    return answer;
  };

  try {
    /** @type {NodeJS.ProcessEnv} */
    let upstream = {};
    let login = '';
    if (plan.sandboxPort !== undefined) {
      const address = `http://127.0.0.1:${plan.sandboxPort}`;
      upstream = { SANDBOX_URL: address, ...embeddedTracking(address, process.env) };
      login = demoLogin(
        await start(
          sandbox(plan.brand, plan.sandboxPort, plan.sitePort, mode),
          `${address}/sandbox/health`,
        ),
      );
    }
    const health = `http://127.0.0.1:${plan.sitePort}/health`;
    await start(
      site(plan.brand, plan.sitePort, mode, { SESSION_SECRET: secret, ...upstream }),
      health,
    );
    process.stdout.write(
      `\n  ${plan.brand}  http://localhost:${plan.sitePort}\n${login}  Stop with Ctrl+C\n\n`,
    );
    await untilOneEnds(servers, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * @param {string} brand
 * @param {number} port
 * @param {number} sitePort
 * @param {Mode} mode
 */
function sandbox(brand, port, sitePort, { nodeFlags }) {
  return new Server({
    name: 'sandbox',
    args: [...nodeFlags, 'src/main.ts'],
    cwd: path.join(root, 'apps/sandbox'),
    env: {
      BRAND: brand,
      SANDBOX_COUNTRY: countryOf(brand),
      SANDBOX_PORT: String(port),
      SANDBOX_SITE_URL: process.env['SANDBOX_SITE_URL'] ?? `http://localhost:${sitePort}`,
      SANDBOX_DATA: process.env['SANDBOX_DATA'] ?? path.join(data, `sandbox-${brand}.sqlite`),
    },
  });
}

/**
 * @param {string} brand
 * @param {number} port
 * @param {Mode} mode
 * @param {NodeJS.ProcessEnv} env
 */
function site(brand, port, { siteEnv }, env) {
  return new Server({
    name: 'site',
    // Never watched by Node: Vite renews the pages itself, and writes its configuration where Node looks.
    args: [...siteFlags, 'server/main.mjs'],
    cwd: path.join(root, 'apps/site'),
    env: {
      BRAND: brand,
      PORT: String(port),
      // Browsers open what is printed; a sign-in elsewhere must lead back to the same host.
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
      SITE_DATA: process.env['SITE_DATA'] ?? path.join(data, `site-${brand}.sqlite`),
      // Beside browsers and builds a loop is late without a rush of visitors; their number still counts.
      SHED_DELAY_MS: process.env['SHED_DELAY_MS'] ?? '3000',
      ...oneArena,
      ...env,
      ...siteEnv,
    },
  });
}

/**
 * The sandbox's demo account as a line for the terminal.
 *
 * @param {unknown} health
 */
export function demoLogin(health) {
  const { demo } = /** @type {{ demo?: { username?: unknown, password?: unknown } }} */ (
    health ?? {}
  );
  if (typeof demo?.username !== 'string' || typeof demo.password !== 'string') return '';
  return `  Log in as ${demo.username} with ${demo.password}\n`;
}

/** Aborted by the first Ctrl+C or request to end; a second one ends the process at once. */
export function stopSignal() {
  const stopping = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
    });
  }
  return stopping.signal;
}

/**
 * @param {readonly Server[]} servers
 * @param {AbortSignal} signal
 */
async function untilOneEnds(servers, signal) {
  const ended = await Promise.race([
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined))),
    ...servers.map(async (server) => ({ name: server.name, how: await server.ended })),
  ]);
  if (ended === undefined || signal.aborted) return;
  process.stderr.write(`The ${ended.name} ended by itself (${ended.how}); stopping.\n`);
  process.exitCode = 1;
}
