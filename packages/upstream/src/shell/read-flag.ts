import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { flag, type FlagName, type FlagValue } from '../contract/shell/flags.ts';

export { FLAG_NAMES, type FlagName, flagValue, type FlagValue } from '../contract/shell/flags.ts';

/** The value of a flag. Throws what `UpstreamClient.call` throws. Source: 1§1, 1§7. */
export async function readFlag(
  client: UpstreamClient,
  name: FlagName,
  settings: CallSettings,
): Promise<FlagValue> {
  return (await client.call(flag, { ...settings, params: { name } })).value;
}
