import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { userRoles } from '../contract/account/roles.ts';

/** The role that may use admin mode; the specification shows no other. Source: 2§4. */
const ADMINISTRATOR = 1;

/**
 * Whether the session's bettor may use admin mode: the roles call returns role 1. Rejects as
 * `UpstreamClient.call`. Source: 2§4, 2§6.
 */
export async function readIsAdministrator(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<boolean> {
  return (await client.call(userRoles, settings)).includes(ADMINISTRATOR);
}
