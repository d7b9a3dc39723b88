import type { CallSettings, UpstreamClient } from '../../base/client.ts';
import {
  hasFirstDeposit,
  hasFullValidation,
  hasRealFullValidation,
} from '../../contract/account/validation.ts';

/** What was last known of a bettor's validation. */
export interface KnownValidation {
  /**
   * Keeps the new answer and gives the one before it, null for none, in one step: of two checks at
   * the same time only one sees the change.
   */
  exchange(isValidated: boolean): Promise<boolean | null>;
}

export interface FullValidationOptions {
  readonly client: UpstreamClient;
  /** Code of ISO 3166-1: Brazil has a check of its own. */
  readonly country: string;
  readonly known: KnownValidation;
  /** The bettor was not validated and now is: a registration conversion. Source: 1§4. */
  readonly onValidated: () => void;
}

async function readFullValidation(
  client: UpstreamClient,
  country: string,
  settings: CallSettings,
): Promise<boolean> {
  if (country === 'BR') {
    return (await client.call(hasRealFullValidation, settings)).data.hasRealFullValidation;
  }
  return (await client.call(hasFullValidation, settings)).data.hasFullValidation;
}

/**
 * Whether the bettor is fully validated. A change from not validated to validated calls
 * `onValidated` once; a bettor without a known state has not changed. Throws what
 * `UpstreamClient.call` throws. Source: 1§4, 1§7.
 */
export async function checkFullValidation(
  { client, country, known, onValidated }: FullValidationOptions,
  settings: CallSettings,
): Promise<boolean> {
  const isValidated = await readFullValidation(client, country, settings);
  const wasValidated = await known.exchange(isValidated);
  if (isValidated && wasValidated === false) onValidated();
  return isValidated;
}

/** Whether the bettor has ever deposited. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function readHasFirstDeposit(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<boolean> {
  return (await client.call(hasFirstDeposit, settings)).data.hasFirstDeposit;
}
