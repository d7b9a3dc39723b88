import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import { FACE_STATUS, startFaceCheck as start } from '../contract/account/face-check.ts';

/** Where the check of a bettor's face stands: not begun, or its last end. Source: 1§6. */
export type FaceStanding = 'ready' | 'approved' | 'failed' | 'blocked';

/** The standing that the operator's number means; every number it does not know is not begun. */
export function faceStandingOf(faceStatus: number | null): FaceStanding {
  const known = Object.entries(FACE_STATUS).find(([, code]) => code === faceStatus);
  return known ? (known[0] as keyof typeof FACE_STATUS) : 'ready';
}

/**
 * The address of the provider's page that checks the bettor's face and leads back to `returnUrl`; null
 * when the operator opens no check for this bettor any more. Throws what `UpstreamClient.call` throws.
 * Source: 1§6.
 */
export async function startFaceCheck(
  client: UpstreamClient,
  returnUrl: string,
  settings: CallSettings,
): Promise<string | null> {
  try {
    return (await client.call(start, { body: { returnUrl }, ...settings })).data.url;
  } catch (error) {
    if (!(error instanceof UpstreamStatusError)) throw error;
    if (error.status === 409 || error.status === 423) return null;
    throw error;
  }
}
