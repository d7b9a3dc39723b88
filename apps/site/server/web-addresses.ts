import { z } from 'zod';

/** A web address without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Scheme and host of a web address, with nothing behind them. */
export const webOrigin = webAddress.refine((url) => new URL(url).pathname === '/', {
  error: 'expected an address without a path',
});

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
