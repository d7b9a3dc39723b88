import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import { challengePicture, challengeSound, openChallenge } from '../contract/account/captcha.ts';

/** Why a proof that a person sends a form was not taken. */
export type CaptchaProblem = 'needed' | 'wrong' | 'used' | 'late';

/** What a challenge is made of: a picture to read, a sound to listen to. */
export type ChallengePart = 'picture' | 'sound';

/** A part of a challenge, whole. */
export interface ChallengeMedium {
  readonly contentType: 'image/svg+xml' | 'image/png' | 'audio/wav';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const PROBLEMS: Readonly<Record<string, CaptchaProblem>> = {
  CAPTCHA_REQUIRED: 'needed',
  CAPTCHA_REFUSED: 'wrong',
  CAPTCHA_USED: 'used',
  CAPTCHA_EXPIRED: 'late',
};

/** What the operator has against the captcha token of a refused call; null for any other failure. */
export function captchaProblemOf(error: unknown): CaptchaProblem | null {
  if (!(error instanceof UpstreamStatusError) || error.code === null) return null;
  return PROBLEMS[error.code] ?? null;
}

/** Opens a challenge and answers its id. Throws what `UpstreamClient.call` throws. Source: 1§5. */
export async function beginChallenge(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<string> {
  const { data } = await client.call(openChallenge, settings);
  return data.id;
}

/** The captcha token that answers a challenge. */
export function challengeToken(id: string, answer: string): string {
  return `challenge:${id}:${answer}`;
}

/**
 * A part of a challenge; null for one that was answered, is too old or unknown. Throws what
 * `UpstreamClient.call` throws.
 */
export async function readChallengePart(
  client: UpstreamClient,
  { id, part }: { readonly id: string; readonly part: ChallengePart },
  settings: CallSettings,
): Promise<ChallengeMedium | null> {
  try {
    const asked = { params: { id }, ...settings };
    const { data } =
      part === 'picture'
        ? await client.call(challengePicture, asked)
        : await client.call(challengeSound, asked);
    return { contentType: data.contentType, bytes: bytesOf(data.base64) };
  } catch (error) {
    if (error instanceof UpstreamStatusError && error.code === 'CHALLENGE_NOT_FOUND') return null;
    throw error;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
