import { environment } from './environment.ts';
import { isOpenAddress, openVariables } from './open-addresses.ts';

/** The variables that a process was given, without empty ones. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * What a site in production lacks, each line with its variable. On an operator's own hosts it also needs a store
 * that outlives the release, has to know its address and the proxy that stands before it, and speaks to all others
 * encrypted.
 */
export function productionProblems(given: Given): readonly string[] {
  const problems: string[] = [];
  if (given['SESSION_SECRET'] === undefined) {
    problems.push('SESSION_SECRET is missing: expected at least 32 characters in production');
  }
  if (isOpenAddress(given['PUBLIC_URL'])) {
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
  // The default is an http address of this machine: cookies would not be secure, and TRUST_PROXY would not be checked.
  if (given['PUBLIC_URL'] === undefined) {
    problems.push(
      'PUBLIC_URL is missing: expected the https address that browsers show, in production',
    );
  }
  // The site speaks no https itself. Unless it knows the proxy, all bettors count as one address,
  // and share its limits.
  if (given['PUBLIC_URL']?.startsWith('https:') && Number(given['TRUST_PROXY'] ?? 0) === 0) {
    problems.push(
      'TRUST_PROXY is not usable: expected the number of proxies before the site, at least the one that ends https',
    );
  }
  return [...problems, ...connectionProblems(given)];
}

/** Tokens of bettors go over each of these connections, or what was collected of them. */
function connectionProblems(given: Given): readonly string[] {
  const privateHosts = given['PRIVATE_HOSTS']?.split(',') ?? [];
  // The environment has variables of other programs, too.
  const { shape } = environment.omit({ PUBLIC_URL: true, PRIVATE_HOSTS: true });
  const addresses = Object.fromEntries(Object.keys(shape).map((name) => [name, given[name]]));
  const problems = openVariables(addresses, privateHosts).map((name) => {
    const protocol = name === 'REDIS_URL' ? 'rediss' : 'https';
    return `${name} is not usable: expected ${protocol} in production, or a host of PRIVATE_HOSTS`;
  });
  const redis = given['REDIS_URL'];
  if (redis?.startsWith('rediss:') && URL.parse(redis)?.password === '') {
    problems.push('REDIS_URL is not usable: expected a password in production');
  }
  return problems;
}
