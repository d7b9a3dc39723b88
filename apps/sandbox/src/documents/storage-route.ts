import { cors } from 'hono/cors';
import { DOCUMENT_CONTENT_TYPES } from '@vitrine/upstream/contract/account/documents';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Documents } from './documents.ts';
import { faultOf } from './documents-magic.ts';
import type { PermitSigner } from './signed-address.ts';

export const LARGEST_FILE_BYTES = 20 * 1024 * 1024;

const CONTENT_TYPES: Readonly<Record<string, string>> = DOCUMENT_CONTENT_TYPES;

export interface StorageServices {
  readonly documents: Documents;
  readonly signer: PermitSigner;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The whole body; null when it is too long. It is read to its end, so that the answer is heard. */
async function bytesOf({ body }: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= LARGEST_FILE_BYTES) chunks.push(chunk);
  }
  return size <= LARGEST_FILE_BYTES ? Buffer.concat(chunks) : null;
}

/** The store that signed addresses lead to. */
export function mountStorage(app: ServerApp, { documents, signer, now }: StorageServices): void {
  // Browsers put files here from the site's own origin; the permit in the address is what counts.
  app.use('/storage/:permit', cors({ origin: '*', allowMethods: ['PUT'] }));
  app.put('/storage/:permit', async (context) => {
    const bytes = await bytesOf(context.req.raw);
    const permit = signer.verify(context.req.param('permit'), now());
    if (!permit) throw new Refusal(403, 'SIGNATURE_NOT_VALID', 'The address is wrong or too late');
    const { userId, type, fileName, hash } = permit;
    const fault = faultOf(fileName);
    if (fault === 'storageDown' || fault === 'everythingDown') {
      throw new Refusal(500, 'STORAGE_DOWN', 'Ordered by the name of the file');
    }
    const expected = CONTENT_TYPES[fileName.split('.').at(-1) ?? ''];
    if (context.req.header('content-type') !== expected) {
      throw new Refusal(415, 'CONTENT_TYPE_NOT_VALID', `content-type: expected ${expected}`);
    }
    if (!bytes) {
      throw new Refusal(413, 'FILE_TOO_LARGE', `At most ${LARGEST_FILE_BYTES} bytes`);
    }
    documents.store(userId, { type, fileName, hash }, bytes);
    return context.body(null, 200);
  });
}
