import { SetupFailure } from '../setup/failure.mjs';

/** The hosts of an operator's platform, each with its own address. */
const hosts = [
  'MAIN',
  'PAYMENTS',
  'SPORTSBOOK',
  'BETTING',
  'FRONT_BACK',
  'FEED_GATE',
  'LABELS',
  'PROVIDER_SWITCH',
  'FLAGS',
].map((host) => `UPSTREAM_${host}_URL`);

/**
 * Whether the environment names an operator's platform, so that the embedded one stays off. Naming
 * some of its hosts and not others is a mistake: half a platform serves nobody.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function hasOwnUpstreams(env) {
  const missing = hosts.filter((name) => !env[name]);
  if (missing.length === hosts.length) return false;
  if (missing.length === 0) return true;
  throw new SetupFailure(
    'Some addresses of the operator platform are set, and some are missing.',
    `Set these too, or unset every UPSTREAM_ address to use the sandbox:\n${missing.join('\n')}`,
  );
}
