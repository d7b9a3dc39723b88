import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import { listedAddress } from '../base/listed-address.ts';
import { FACE_STATUS, startFaceCheck as start } from '../contract/account/face-check.ts';

/** Where the check of a bettor's face stands: not begun, or its last end. Source: 1§6. */
export type FaceStanding = 'ready' | 'approved' | 'failed' | 'blocked';

/** The standing that the operator's number means; every number it does not know is not begun. */
export function faceStandingOf(faceStatus: number | null): FaceStanding {
  const known = Object.entries(FACE_STATUS).find(([, code]) => code === faceStatus);
  return known ? (known[0] as keyof typeof FACE_STATUS) : 'ready';
}

/** Where a check of the face may take place, and where it leads back to. */
export interface FaceCheckPlaces {
  readonly returnUrl: string;
  /** Scheme and host of each address at which the provider's page may be. */
  readonly origins: readonly string[];
}

/**
 * The address of the provider's page that checks the bettor's face and leads back to `returnUrl`; null
 * when the operator opens no check for this bettor any more. Throws what `UpstreamClient.call` throws,
 * and UpstreamForeignAddress for a page that is not at `origins`. Source: 1§6.
 */
export async function startFaceCheck(
  client: UpstreamClient,
  { returnUrl, origins }: FaceCheckPlaces,
  settings: CallSettings,
): Promise<string | null> {
  try {
    const { data } = await client.call(start, { body: { returnUrl }, ...settings });
    return listedAddress(start.name, data.url, origins);
  } catch (error) {
    if (!(error instanceof UpstreamStatusError)) throw error;
    if (error.status === 409 || error.status === 423) return null;
    throw error;
  }
}
