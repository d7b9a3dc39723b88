import type { CallSettings, UpstreamClient } from '../../base/client.ts';
import {
  DOCUMENT_TYPE,
  DUPLICATED_ACCOUNT_MESSAGE,
  plainUpload,
  saveDocument,
  signedUrl,
} from '../../contract/account/documents.ts';
import {
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from '../../base/errors.ts';
import { listedAddress } from '../../base/listed-address.ts';
import type { DocumentType } from './document.ts';
import type { DocumentStatusReader } from './document-status.ts';
import type { UploadName } from './file-name.ts';
import type { KycStep } from './kyc-log.ts';
import { PUT_FILE } from './put-file.ts';

/** A file as it is announced to the operator before it is sent. */
export interface AnnouncedDocument {
  readonly userId: string;
  readonly documentType: DocumentType;
  readonly name: UploadName;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly hash: string;
}

/** How sending a document ended without the operator having it. */
export type UploadEnd =
  /** The bettor has another account; shown as the invalid-document error. Source: 1§5. */
  | { readonly kind: 'duplicatedAccount' }
  | { readonly kind: 'invalidDocument' }
  /** Not taken as it is, and a repeat would not be either. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | null }
  | { readonly kind: 'cancelled' }
  /** Every try failed: it may be sent again later. */
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'timedOut' | 'broken' };

export interface StepOptions {
  readonly client: UpstreamClient;
  readonly documentStatus: DocumentStatusReader;
  /** The bettor's session, and the signal that cancels the upload. */
  readonly settings: CallSettings;
  /** Scheme and host of each address that a file may be put to. */
  readonly storeOrigins: readonly string[];
  /** Each step as it ends. */
  readonly onStep?: ((step: KycStep) => void) | undefined;
}

/** Statuses of a 4xx that another try may not meet again: a lost file, a slow or crowded host. */
const PASSING: ReadonlySet<number> = new Set([404, 408, 429]);

function isDuplicatedAccount(error: UpstreamStatusError): boolean {
  const words = [error.code, error.refusal?.message, error.body];
  return error.status === 409 && words.includes(DUPLICATED_ACCOUNT_MESSAGE);
}

/**
 * The end that a failure means; null when the document may still get through another way. Throws
 * again what is no failure of the operator.
 */
export function uploadEndOf(error: unknown): UploadEnd | null {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError) || error.endpoint === PUT_FILE) return null;
  const { status, code } = error;
  if (isDuplicatedAccount(error)) return { kind: 'duplicatedAccount' };
  if (status === 451) return { kind: 'invalidDocument' };
  const isRefused = status >= 400 && status < 500 && !PASSING.has(status);
  return isRefused ? { kind: 'refused', status, code } : null;
}

/** The end of the last way, when it failed in passing too. */
export function uploadFailureOf(error: unknown): UploadEnd {
  if (error instanceof UpstreamTimeout) return { kind: 'failed', reason: 'timedOut' };
  const isUnreachable = error instanceof UpstreamUnreachable;
  return { kind: 'failed', reason: isUnreachable ? 'unreachable' : 'broken' };
}

/** What the log of identity checks is told of a failure: a status or a name, nothing of the bettor. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamStatusError) return String(error.status);
  return error instanceof Error ? error.name : 'unknown';
}

/** Does the work of a step and tells how it ended. Throws what the work throws. */
export async function documentStep<Result>(
  step: KycStep['step'],
  documentType: DocumentType,
  { settings, onStep }: Pick<StepOptions, 'settings' | 'onStep'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    const result = await work;
    onStep?.({ step, documentType, outcome: 'succeeded', reason: null });
    return result;
  } catch (error) {
    const outcome = settings.signal?.aborted ? 'cancelled' : 'failed';
    onStep?.({ step, documentType, outcome, reason: reasonOf(error) });
    throw error;
  }
}

function wireFile({ name, hash, documentType }: AnnouncedDocument) {
  return { FileName: name.fileName, Hash: hash, DocumentType: DOCUMENT_TYPE[documentType] };
}

/**
 * Asks for an address that the file can be PUT to. Throws what `UpstreamClient.call` throws, and
 * UpstreamForeignAddress for one that is not at `storeOrigins`. Source: 1§7.
 */
export async function requestStoreAddress(
  document: AnnouncedDocument,
  options: StepOptions,
): Promise<string> {
  const { client, settings, storeOrigins } = options;
  const call = client
    .call(signedUrl, { body: wireFile(document), ...settings })
    .then(({ url }) => listedAddress(signedUrl.name, url, storeOrigins));
  return documentStep('signedUrl', document.documentType, options, call);
}

/**
 * Records a document whose file lies in the store. Throws what `UpstreamClient.call` throws.
 * Source: 1§7.
 */
export async function saveStoredDocument(
  document: AnnouncedDocument,
  options: StepOptions,
): Promise<UploadEnd | null> {
  const call = options.client.call(saveDocument, { body: wireFile(document), ...options.settings });
  await documentStep('saveDocument', document.documentType, options, call);
  return standingAfter(document, options);
}

/** Sends the file through the API itself. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function sendPlainly(
  document: AnnouncedDocument,
  file: Blob,
  options: StepOptions,
): Promise<UploadEnd | null> {
  const { name, documentType } = document;
  const body = {
    file: new File([file], name.fileName, { type: name.contentType }),
    userTypeDocument: `${DOCUMENT_TYPE[documentType]}` as const,
  };
  const call = options.client.call(plainUpload, { body, ...options.settings });
  await documentStep('plainUpload', documentType, options, call);
  return standingAfter(document, options);
}

/**
 * After the back of the card the operator is asked whether the account is a duplicate. A check that
 * fails says nothing against a document that was taken. Source: 1§4.
 */
async function standingAfter(
  { userId, documentType }: AnnouncedDocument,
  options: StepOptions,
): Promise<UploadEnd | null> {
  if (documentType !== 'back') return null;
  const { documentStatus, settings } = options;
  try {
    const read = documentStatus.read(userId, settings, { isFresh: true });
    const found = await documentStep('statusCheck', documentType, options, read);
    return found.kind === 'listed' ? null : found;
  } catch (error) {
    if (settings.signal?.aborted || !(error instanceof UpstreamError)) throw error;
    return null;
  }
}
