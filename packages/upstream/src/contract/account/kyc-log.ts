import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** One step of an identity check, for the third party that keeps them. */
export const kycStep = z.object({
  userId: z.string(),
  /** What the bettor or the site was doing. */
  step: z.enum(['signedUrl', 'putFile', 'saveDocument', 'plainUpload', 'statusCheck']),
  documentType: z.enum(['front', 'back', 'address']),
  outcome: z.enum(['succeeded', 'failed', 'cancelled']),
  /** Why it failed: a status, a code, a word; never a file name or an address. */
  reason: z.string().nullable(),
  date: z.iso.datetime(),
});

export const logKycStep = endpoint({
  name: 'kycLog.step',
  host: 'kycLog',
  method: 'POST',
  path: '/steps',
  auth: 'none',
  body: kycStep,
  source: '1§7',
  assumed: ['the path is not shown', 'body fields', 'no authorization of the caller'],
});
