import type { AppLoadContext } from '@remix-run/node';

const WINDOW_MS = 60_000;
const ATTEMPTS_PER_ADDRESS = 60;
const ATTEMPTS_PER_NAME = 10;

/**
 * Counts a log-in attempt; true when there were too many for the account or from the address. The
 * limit for an address is higher, because many phones of a mobile network share one. Source: 1§8,
 * 429.
 */
export async function tooManyAttempts(username: string, context: AppLoadContext): Promise<boolean> {
  const [byAddress, byName] = await Promise.all([
    context.store.increment(`attempts:address:${context.clientAddress}`, WINDOW_MS),
    context.store.increment(`attempts:name:${username.toLowerCase()}`, WINDOW_MS),
  ]);
  return byAddress > ATTEMPTS_PER_ADDRESS || byName > ATTEMPTS_PER_NAME;
}
