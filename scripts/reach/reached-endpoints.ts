import {
  declaredEndpoints,
  type DeclaredEndpoint,
} from '../../packages/upstream/src/contract/declared-endpoints.ts';
import type { ReachedUse, SiteReach } from './site-reach.ts';

const CONTRACT = 'packages/upstream/src/contract/';

/** The names of the endpoints that some page or the process of the site can call. */
export function endpointsOnSite(reach: SiteReach): readonly string[] {
  return declaredEndpoints
    .filter((declared) => callersOnSite(reach, declared).length > 0)
    .map(({ endpoint }) => endpoint.name);
}

/** The functions, as file#name, of the site or of packages/upstream that can make a call. */
export function callersOnSite(reach: SiteReach, declared: DeclaredEndpoint): readonly string[] {
  const uses = reach.uses.filter(
    ({ by, file, name }) =>
      name === declared.exportName && file.startsWith(CONTRACT) && !by.startsWith(CONTRACT),
  );
  return uses.filter((use) => meets(reach, use, declared)).map(({ by }) => by);
}

/**
 * Whether a use of a group can mean this member of it. The members that are named at once must be
 * its own (`*` is any). Those that are picked later (`fixtureCalls(id).detail`) are known by the
 * file mentioning their names; when it mentions none of the group, it may mean them all.
 */
function meets(reach: SiteReach, { by, members }: ReachedUse, declared: DeclaredEndpoint): boolean {
  if (!members.slice(0, declared.members.length).every(fits(declared))) return false;
  const [file = ''] = by.split('#');
  const mentioned = reach.mentionsOf(file);
  const isMentioned = (other: DeclaredEndpoint) =>
    other.members.slice(members.length).every((member) => mentioned.has(member));
  const group = declaredEndpoints.filter(({ exportName }) => exportName === declared.exportName);
  return isMentioned(declared) || !group.some(isMentioned);
}

function fits({ members }: DeclaredEndpoint): (member: string, at: number) => boolean {
  return (member, at) => member === '*' || member === members[at];
}
