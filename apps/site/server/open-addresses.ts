const OPEN_PROTOCOLS = new Set(['http:', 'redis:']);
const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether others can read what is sent to an address: it leaves the machine, and without encryption. */
export function isOpenAddress(address = ''): boolean {
  const url = URL.parse(address);
  return url !== null && OPEN_PROTOCOLS.has(url.protocol) && !ON_THIS_MACHINE.has(url.hostname);
}

/**
 * The names of the variables with an address that others can read what is sent to, unless its host is one of
 * `privateHosts`. A variable may hold several addresses, separated by commas.
 */
export function openVariables(
  given: Readonly<Record<string, string | undefined>>,
  privateHosts: readonly string[],
): readonly string[] {
  const isPrivate = (address: string) => privateHosts.includes(new URL(address).hostname);
  return Object.entries(given)
    .filter(([, value = '']) =>
      value.split(',').some((address) => isOpenAddress(address) && !isPrivate(address)),
    )
    .map(([name]) => name);
}
