import type { AppLoadContext } from '@remix-run/node';

const WINDOW_MS = 60_000;

/** What an attempt is about, and how often a minute it may be made for one account and from one address. */
const LIMITS = {
  login: { perName: 10, perAddress: 60 },
  /** Mails that set a password. */
  restore: { perName: 3, perAddress: 20 },
  /** Guesses of a mailed link's token. */
  link: { perName: 10, perAddress: 30 },
  /** Guesses of the code of a second factor. */
  twoFactor: { perName: 10, perAddress: 60 },
  /** Messages to the support. */
  chat: { perName: 20, perAddress: 120 },
  /** What browsers tell of the chat's script. */
  chatEvent: { perName: 10, perAddress: 60 },
  /** What browsers tell of their errors. */
  errorReport: { perName: 10, perAddress: 100 },
  /** What browsers tell of tracked events; half a second is between two of one page. */
  events: { perName: 120, perAddress: 1_200 },
  /** Copies of everything that is known of a bettor. */
  dataExport: { perName: 3, perAddress: 30 },
  /** Guesses of an e-mail's PIN. */
  pin: { perName: 10, perAddress: 60 },
} as const;

/**
 * Counts an attempt; true when there were too many for the account or from the address. The limit for
 * an address is higher, because many phones of a mobile network share one. Source: 1§8, 429.
 */
export async function tooManyAttempts(
  kind: keyof typeof LIMITS,
  name: string,
  { store, clientAddress }: AppLoadContext,
): Promise<boolean> {
  const [byAddress, byName] = await Promise.all([
    store.increment(`attempts:${kind}:address:${clientAddress}`, WINDOW_MS),
    store.increment(`attempts:${kind}:name:${name.toLowerCase()}`, WINDOW_MS),
  ]);
  const { perName, perAddress } = LIMITS[kind];
  return byAddress > perAddress || byName > perName;
}
