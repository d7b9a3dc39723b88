/**
 * The third parties that the embedded platform plays, as variables of the site; a variable that the
 * environment has, even an empty one, counts more. Empty ones turn tracking off.
 *
 * @param {string} address Of the platform.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function embeddedTracking(address, env) {
  const scripts = `${address}/tracking/scripts`;
  const usual = {
    TRACKING_COLLECTOR_URL: `${address}/tracking/events`,
    TAG_MANAGER_URL: `${scripts}/tag-manager.js`,
    CRM_SCRIPT_URL: `${scripts}/crm.js`,
    RECORDING_SCRIPT_URL: `${scripts}/recording.js`,
    STAFF_DOMAINS: 'staff.vitrine.example',
    ERROR_REPORTS_DSN: `${address.replace('://', '://public@')}/tracking/1`,
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => env[name] === undefined));
}
