import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** Where the check of the bettor's face stands, by the operator's number. */
export const FACE_STATUS = { approved: 1, failed: 2, blocked: 3 } as const;

/** Opens a check of the bettor's face at the operator's provider. */
export const startFaceCheck = endpoint({
  name: 'faceCheck.start',
  host: 'main',
  method: 'POST',
  path: '/api/Users/FaceCheck',
  auth: 'bearer',
  /** Where the provider's page leads back to. */
  body: z.object({ returnUrl: z.url({ protocol: /^https?$/ }) }),
  answer: z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
  refusals: { 409: ['FACE_ALREADY_APPROVED'], 423: ['FACE_CHECK_BLOCKED'] },
  source: '1§6',
  assumed: [
    'the path is not shown',
    'the whole call: the specification names the liveness checks and shows no call of them',
    'a page of the provider takes the picture and leads back to `returnUrl`',
    'the result is `faceStatus` of the user details: 1 approved, 2 failed, 3 no try is left',
  ],
});
