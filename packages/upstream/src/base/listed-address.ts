import { UpstreamError } from './errors.ts';

/** An answer that names an address at a host which is not one of those expected. */
export class UpstreamForeignAddress extends UpstreamError {
  override readonly name = 'UpstreamForeignAddress';

  constructor(endpoint: string, origin: string) {
    super(endpoint, `names an address at ${origin}, which is not listed`);
  }
}

/**
 * The address that an answer of `endpoint` names, when its scheme, host and port are one of `origins`. Throws
 * UpstreamForeignAddress otherwise: neither the server nor a browser follows an answer to wherever it leads.
 */
export function listedAddress(
  endpoint: string,
  address: string,
  origins: readonly string[],
): string {
  const { origin } = new URL(address);
  if (!origins.includes(origin)) throw new UpstreamForeignAddress(endpoint, origin);
  return address;
}
