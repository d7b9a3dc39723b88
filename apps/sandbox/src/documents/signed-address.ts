import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '../storage/settings.ts';

const permit = z.object({
  userId: z.string(),
  type: z.literal([1, 2, 3]),
  fileName: z.string(),
  hash: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

/** Leave to PUT one file of a bettor, until it expires. */
export type UploadPermit = z.infer<typeof permit>;

/** Permits written into an address, so that only the platform can make one. */
export interface PermitSigner {
  /** One path segment. */
  sign(permit: UploadPermit): string;
  /** The permit of a segment; null when it was not signed here or its time is over. */
  verify(segment: string, now: number): UploadPermit | null;
}

export function createPermitSigner(settings: Settings): PermitSigner {
  const secret = readSecret(settings);
  const signatureOf = (payload: string) =>
    createHmac('sha256', secret).update(payload).digest('base64url');

  return {
    sign(given) {
      const payload = Buffer.from(JSON.stringify(given)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    verify(segment, now) {
      const [payload = '', given = ''] = segment.split('.');
      const expected = Buffer.from(signatureOf(payload));
      const received = Buffer.from(given);
      if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null;
      const found = permit.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return found.expiresAt > now ? found : null;
    },
  };
}

function readSecret(settings: Settings): string {
  const kept = settings.read('storageSecret');
  if (kept) return kept;
  const made = randomBytes(32).toString('hex');
  settings.write('storageSecret', made);
  return made;
}
