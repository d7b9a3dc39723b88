import { createHash } from 'node:crypto';
import {
  addressRequired,
  DOCUMENT_STATUS,
  DUPLICATED_ACCOUNT_MESSAGE,
  saveDocument,
  signedUrl,
  statusFiles,
  plainUpload,
  type DocumentTypeCode,
} from '@vitrine/upstream/contract/account/documents';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { DocumentFile } from './document-store.ts';
import type { Documents } from './documents.ts';
import { faultOf } from './documents-magic.ts';
import type { PermitSigner } from './signed-address.ts';
import { LARGEST_FILE_BYTES } from './storage-route.ts';

const PERMIT_LIFE_MS = 5 * 60_000;

export interface DocumentServices {
  readonly documents: Documents;
  readonly signer: PermitSigner;
  /** Address of the platform, where its store answers. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface FileBody {
  readonly FileName: string;
  readonly Hash: string;
  readonly DocumentType: DocumentTypeCode;
}

function fileOf({ FileName, Hash, DocumentType }: FileBody): DocumentFile {
  return { fileName: FileName, hash: Hash, type: DocumentType };
}

export function implementDocuments(
  { implement }: Implementation,
  { documents, signer, publicUrl, now }: DocumentServices,
): void {
  implement(statusFiles, ({ userId }) => {
    const states = documents.statesOf(userId);
    const isAny = (wanted: number) => states.some(({ status }) => status === wanted);
    if (isAny(DOCUMENT_STATUS.duplicated)) {
      throw new Refusal(409, 'DUPLICATED_ACCOUNT', DUPLICATED_ACCOUNT_MESSAGE);
    }
    if (isAny(DOCUMENT_STATUS.invalid)) {
      throw new Refusal(451, 'INVALID_DOCUMENT', 'A document of the bettor is invalid');
    }
    return states.map(({ type, ...state }) => ({ userTypeDocument: type, ...state }));
  });

  implement(addressRequired, ({ userId }) => ({
    data: { addressRequired: documents.requiresAddress(userId) },
  }));

  implement(signedUrl, ({ userId, body }) => {
    const file = fileOf(body);
    documents.checkNew(userId, file);
    const life = faultOf(file.fileName) === 'lateSignature' ? 0 : PERMIT_LIFE_MS;
    return {
      url: `${publicUrl}/storage/${signer.sign({ userId, ...file, expiresAt: now() + life })}`,
    };
  });

  implement(saveDocument, ({ userId, body }) => documents.save(userId, fileOf(body)));

  implement(plainUpload, async ({ userId, body }) => {
    if (faultOf(body.file.name) === 'everythingDown') {
      throw new Refusal(500, 'STORAGE_DOWN', 'Ordered by the name of the file');
    }
    if (body.file.size > LARGEST_FILE_BYTES) {
      throw new Refusal(413, 'FILE_TOO_LARGE', `At most ${LARGEST_FILE_BYTES} bytes`);
    }
    const bytes = await body.file.bytes();
    const file: DocumentFile = {
      fileName: body.file.name,
      hash: createHash('sha256').update(bytes).digest('hex'),
      type: Number(body.userTypeDocument) as DocumentTypeCode,
    };
    documents.checkNew(userId, file);
    documents.store(userId, file, bytes);
    documents.save(userId, file);
  });
}
