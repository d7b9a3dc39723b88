import type { CallSettings, UpstreamClient } from '../../base/client.ts';
import { addressRequired } from '../../contract/account/documents.ts';

/**
 * Whether the bettor must prove an address: never in Brazil, always in Mexico, elsewhere as the
 * operator says. `country` is a code of ISO 3166-1. Throws what `UpstreamClient.call` throws.
 * Source: 1§5.
 */
export async function isAddressRequired(
  client: UpstreamClient,
  country: string,
  settings: CallSettings,
): Promise<boolean> {
  if (country === 'BR') return false;
  if (country === 'MX') return true;
  return (await client.call(addressRequired, settings)).data.addressRequired;
}
