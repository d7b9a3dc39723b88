import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { instant } from '../../base/wire-fields.ts';

/** Refusals of every call that may carry a captcha token. */
export const CAPTCHA_REFUSALS = [
  'CAPTCHA_REQUIRED',
  'CAPTCHA_REFUSED',
  'CAPTCHA_USED',
  'CAPTCHA_EXPIRED',
] as const;

/** What those refusals are taken to mean. */
export const CAPTCHA_ASSUMED =
  'CAPTCHA_REQUIRED: the token is empty and one is asked for; _REFUSED: it is wrong; _USED: it was sent before; _EXPIRED: it is unknown or too late';

/** A picture or a sound of a challenge, whole. */
const medium = <Type extends string>(contentType: readonly [Type, ...Type[]]) =>
  z.object({
    data: z.object({ contentType: z.enum(contentType), base64: z.base64().max(1_000_000) }),
  });

export const openChallenge = endpoint({
  name: 'captcha.open',
  host: 'main',
  method: 'POST',
  path: '/api/Captcha/Challenge',
  auth: 'none',
  answer: z.object({
    data: z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      expiresAt: instant,
    }),
  }),
  onlyAsks: true,
  source: '1§5',
  assumed: [
    'the path is not shown',
    'the call is not shown: a proof for bettors without scripts, who see its picture or hear its sound',
    'the answer is sent once, as tokenCaptcha `challenge:<id>:<answer>`, in any case',
  ],
});

const challengePart = {
  host: 'main',
  method: 'GET',
  auth: 'none',
  params: z.object({ id: z.string() }),
  refusals: { 404: ['CHALLENGE_NOT_FOUND'] },
  source: '1§5',
  assumed: [
    'the path is not shown',
    'a challenge that is unknown, answered or too old has no parts',
  ],
} as const;

export const challengePicture = endpoint({
  ...challengePart,
  name: 'captcha.picture',
  path: '/api/Captcha/Challenge/{id}/Picture',
  answer: medium(['image/svg+xml', 'image/png']),
});

export const challengeSound = endpoint({
  ...challengePart,
  name: 'captcha.sound',
  path: '/api/Captcha/Challenge/{id}/Sound',
  answer: medium(['audio/wav']),
});
