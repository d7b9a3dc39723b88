import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/** What a document shows, by the operator's number. Source: 1§3. */
export const DOCUMENT_TYPE = { front: 1, address: 2, back: 3 } as const;
export type DocumentTypeCode = (typeof DOCUMENT_TYPE)[keyof typeof DOCUMENT_TYPE];

/** Where a document stands, by the operator's number. Source: 1§4. */
export const DOCUMENT_STATUS = {
  inProcess: -1,
  rejected: -2,
  invalid: -3,
  validationRequired: 0,
  unique: 1,
  duplicated: 2,
  photo: 3,
  botRejected: 5,
} as const;
export type DocumentStatusCode = (typeof DOCUMENT_STATUS)[keyof typeof DOCUMENT_STATUS];

/** Content type of each extension a document may have. Source: 1§3, 1§5. */
export const DOCUMENT_CONTENT_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
} as const;

/** Message of a refusal that says that the bettor has another account. Source: 1§5. */
export const DUPLICATED_ACCOUNT_MESSAGE = 'Cuenta Duplicada';

const documentType = z.literal(Object.values(DOCUMENT_TYPE));

/** A file about to be sent, or sent, to the store. Source: 1§3. */
const documentFile = z.object({
  FileName: z.string(),
  /** SHA-256 of the file's bytes, in hexadecimal. */
  Hash: z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 hash in hexadecimal'),
  DocumentType: documentType,
});

const notTaken = ['INVALID_FILE_NAME', 'DOCUMENT_ALREADY_APPROVED'] as const;

/** Where each document of the bettor stands. Asked at most once per 1000 ms. */
export const statusFiles = endpoint({
  name: 'documents.statusFiles',
  host: 'main',
  method: 'GET',
  path: 'api/UserDocument/GetStatusFiles',
  auth: 'bearer',
  headers: { 'cache-control': 'no-cache' },
  answer: z.array(
    z.object({
      userTypeDocument: documentType,
      isApproved: z.boolean(),
      status: z.literal(Object.values(DOCUMENT_STATUS)).nullish(),
    }),
  ),
  refusals: { 409: ['DUPLICATED_ACCOUNT'], 451: ['INVALID_DOCUMENT'] },
  source: '1§7, 1§8',
  assumed: ['`status`, a code of 1§4', 'the list is the whole answer'],
});

export const addressRequired = endpoint({
  name: 'documents.addressRequired',
  host: 'main',
  method: 'GET',
  path: '/api/UserDocument/AddressRequired',
  auth: 'bearer',
  answer: z.object({ data: z.object({ addressRequired: z.boolean() }) }),
  source: '1§7',
  assumed: ['answer fields'],
});

/** Asks for an address that the file can be PUT to. */
export const signedUrl = endpoint({
  name: 'documents.signedUrl',
  host: 'main',
  method: 'POST',
  path: 'api/UserDocument/SignedUrl',
  auth: 'bearer',
  body: documentFile,
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  refusals: { 400: notTaken },
  source: '1§7',
  assumed: ['`Hash` is the SHA-256 of the file in hexadecimal', '`url` stands by itself'],
});

/** Records a document whose file was PUT to its signed address. */
export const saveDocument = endpoint({
  name: 'documents.save',
  host: 'main',
  method: 'POST',
  path: 'api/UserDocument/SaveDocuments',
  auth: 'bearer',
  body: documentFile,
  refusals: { 400: notTaken, 404: ['FILE_WAS_NOT_FOUND'], 409: ['DUPLICATED_ACCOUNT'] },
  source: '1§7, 1§8',
  assumed: [
    'nothing is read from the answer',
    'repeating a save changes nothing',
    'the stored file is held against `Hash`, and its first bytes against its extension: a browser put it there',
  ],
});

/** Sends a document through the API itself, when the store can't be reached. */
export const plainUpload = endpoint({
  name: 'documents.upload',
  host: 'main',
  method: 'POST',
  path: 'api/UserDocument/UploadDocument',
  auth: 'bearer',
  bodyType: 'multipart',
  body: z.object({
    file: z.file(),
    /** The number of the document type; a form field is text. */
    userTypeDocument: z.enum(['1', '2', '3']),
  }),
  refusals: {
    400: notTaken,
    409: ['DUPLICATED_ACCOUNT'],
    413: ['FILE_TOO_LARGE'],
  },
  source: '1§7',
  assumed: ['nothing is read from the answer', 'a duplicated account is refused as by the save'],
});
