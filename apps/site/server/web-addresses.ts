import { z } from 'zod';

/** A web address without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** An address that paths are written behind. `fetch` calls none with a user in it. */
export const baseAddress = webAddress.refine(
  (url) => {
    const { username, password, search, hash } = new URL(url);
    return username + password + search + hash === '';
  },
  { error: 'expected an address without user, query and fragment' },
);

/** Scheme and host of a web address, with nothing behind them, as browsers write them. */
export const webOrigin = baseAddress
  .refine((url) => new URL(url).pathname === '/', { error: 'expected an address without a path' })
  .transform((url) => new URL(url).origin);

/** As it stands in the content policy, where these would end it. */
export const scriptAddress = webAddress.refine((url) => !/[;,\s]/.test(url), {
  error: 'expected an address without commas, semicolons and spaces',
});

/** Addresses that are separated by commas. */
export const webAddresses = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(webAddress));

/** Scheme and host of each address, once. */
export function originsOf(addresses: readonly (string | null | undefined)[]): readonly string[] {
  const given = addresses.filter((address) => address != null);
  return [...new Set(given.map((address) => new URL(address).origin))];
}
