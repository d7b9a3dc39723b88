/** The variables that a process was given, without empty ones. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * What a site in production lacks, each line with its variable. On an operator's own hosts it also needs a store
 * that outlives the release, and has to know the proxy that stands before it.
 */
export function productionProblems(given: Given): readonly string[] {
  const problems: string[] = [];
  if (given['SESSION_SECRET'] === undefined) {
    problems.push('SESSION_SECRET is missing: expected at least 32 characters in production');
  }
  if (isOpen(given['PUBLIC_URL'])) {
    problems.push(
      'PUBLIC_URL is not usable: expected the https address that browsers show, in production',
    );
  }
  if (given['SANDBOX_URL'] === undefined) problems.push(...problemsOnOwnHosts(given));
  return problems;
}

function problemsOnOwnHosts(given: Given): readonly string[] {
  const problems: string[] = [];
  // The default lies in the folder of the release: the next release would start with an empty store.
  if (given['SITE_DATA'] === undefined && given['REDIS_URL'] === undefined) {
    problems.push(
      'SITE_DATA is missing: expected a file outside the folder of the release, or REDIS_URL, in production',
    );
  }
  // The site speaks no https itself. Unless it knows the proxy, all bettors count as one address,
  // and share its limits.
  if (given['PUBLIC_URL']?.startsWith('https:') && Number(given['TRUST_PROXY'] ?? 0) === 0) {
    problems.push(
      'TRUST_PROXY is not usable: expected the number of proxies before the site, at least the one that ends https',
    );
  }
  return problems;
}

/** Whether others can read what browsers send to an address: it leaves the machine, and without https. */
function isOpen(address = ''): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1';
}
