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
import type { DocumentType } from './document.ts';
import type { DocumentStatusReader } from './document-status.ts';
import type { UploadName } from './file-name.ts';
import type { KycStep } from './kyc-log.ts';
import { PUT_FILE, putFile, type FilePut } from './put-file.ts';

/** Tries of the way over the store before the plain upload. Source: 1§4, 1§9. */
export const UPLOAD_TRIES = 3;

/** A file to be sent as one of a bettor's documents. */
export interface DocumentUpload {
  readonly userId: string;
  readonly documentType: DocumentType;
  readonly file: Blob;
  readonly name: UploadName;
}

/** How sending a document ended. */
export type UploadResult =
  /** The operator has it, by the store or by the plain upload. */
  | { readonly kind: 'stored'; readonly way: 'store' | 'plain' }
  /** The bettor has another account; shown as the invalid-document error. Source: 1§5. */
  | { readonly kind: 'duplicatedAccount' }
  | { readonly kind: 'invalidDocument' }
  /** Not taken as it is, and a repeat would not be either. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | null }
  | { readonly kind: 'cancelled' }
  /** Every try failed: it may be sent again later. */
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'timedOut' | 'broken' };

export interface UploadOptions {
  readonly client: UpstreamClient;
  readonly documentStatus: DocumentStatusReader;
  /** The bettor's session, and the signal that cancels the upload. */
  readonly settings: CallSettings;
  /** Whole percent of the file sent, never less than before. */
  readonly onProgress?: (percent: number) => void;
  /** Each step as it ends. */
  readonly onStep?: (step: KycStep) => void;
  readonly put?: Pick<FilePut, 'fetch' | 'timeoutMs'>;
}

type End = Exclude<UploadResult, { readonly kind: 'stored' }>;

/** Statuses of a 4xx that another try may not meet again: a lost file, a slow or crowded host. */
const PASSING: ReadonlySet<number> = new Set([404, 408, 429]);

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isDuplicatedAccount(error: UpstreamStatusError): boolean {
  const words = [error.code, error.refusal?.message, error.body];
  return error.status === 409 && words.includes(DUPLICATED_ACCOUNT_MESSAGE);
}

/** The end that a failure means; null when the document may still get through another way. */
function endOf(error: unknown): End | null {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError) || error.endpoint === PUT_FILE) return null;
  const { status, code } = error;
  if (isDuplicatedAccount(error)) return { kind: 'duplicatedAccount' };
  if (status === 451) return { kind: 'invalidDocument' };
  const isRefused = status >= 400 && status < 500 && !PASSING.has(status);
  return isRefused ? { kind: 'refused', status, code } : null;
}

function failureOf(error: unknown): End {
  if (error instanceof UpstreamTimeout) return { kind: 'failed', reason: 'timedOut' };
  const isUnreachable = error instanceof UpstreamUnreachable;
  return { kind: 'failed', reason: isUnreachable ? 'unreachable' : 'broken' };
}

/** What the log of identity checks is told of a failure: a status or a name, nothing of the bettor. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamStatusError) return String(error.status);
  return error instanceof Error ? error.name : 'unknown';
}

/** Says whole percents as they rise. */
function risingPercent(total: number, say: (percent: number) => void): (sent: number) => void {
  let said = -1;
  return (sent) => {
    const percent = total === 0 ? 100 : Math.floor((100 * sent) / total);
    if (percent <= said) return;
    said = percent;
    say(percent);
  };
}

/**
 * Sends a document: a signed address is asked for, the file put to it and the record saved, three
 * times at most; then the plain upload is tried once. After the back of the card the operator is
 * asked whether the account is a duplicate. Throws SessionEnded only. Source: 1§4, 1§5, 1§7.
 */
export async function uploadDocument(
  { userId, documentType, file, name }: DocumentUpload,
  options: UploadOptions,
): Promise<UploadResult> {
  const { client, documentStatus, settings, onProgress = () => undefined, onStep } = options;
  const { signal } = settings;
  const progress = risingPercent(file.size, onProgress);

  async function step<Result>(of: KycStep['step'], work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      onStep?.({ step: of, documentType, outcome: 'succeeded', reason: null });
      return result;
    } catch (error) {
      const outcome = signal?.aborted ? 'cancelled' : 'failed';
      onStep?.({ step: of, documentType, outcome, reason: reasonOf(error) });
      throw error;
    }
  }

  async function sendToStore(hash: string): Promise<void> {
    const body = {
      FileName: name.fileName,
      Hash: hash,
      DocumentType: DOCUMENT_TYPE[documentType],
    };
    const { url } = await step('signedUrl', client.call(signedUrl, { body, ...settings }));
    const { contentType } = name;
    const put = putFile({ url, file, contentType, signal, onSent: progress, ...options.put });
    await step('putFile', put);
    await step('saveDocument', client.call(saveDocument, { body, ...settings }));
  }

  async function sendPlainly(): Promise<void> {
    const body = {
      file: new File([file], name.fileName, { type: name.contentType }),
      userTypeDocument: `${DOCUMENT_TYPE[documentType]}` as const,
    };
    await step('plainUpload', client.call(plainUpload, { body, ...settings }));
  }

  /** A check that fails says nothing against a document that was taken. */
  async function standing(): Promise<End | null> {
    if (documentType !== 'back') return null;
    try {
      const read = documentStatus.read(userId, settings, { isFresh: true });
      const found = await step('statusCheck', read);
      return found.kind === 'listed' ? null : found;
    } catch (error) {
      if (signal?.aborted || !(error instanceof UpstreamError)) throw error;
      return null;
    }
  }

  async function attempt(send: () => Promise<void>, way: 'store' | 'plain'): Promise<UploadResult> {
    await send();
    progress(file.size);
    return (await standing()) ?? { kind: 'stored', way };
  }

  async function upload(): Promise<UploadResult> {
    const hash = await hashOf(file);
    for (let tries = 0; tries < UPLOAD_TRIES; tries += 1) {
      try {
        return await attempt(() => sendToStore(hash), 'store');
      } catch (error) {
        signal?.throwIfAborted();
        const end = endOf(error);
        if (end) return end;
      }
    }
    try {
      return await attempt(sendPlainly, 'plain');
    } catch (error) {
      signal?.throwIfAborted();
      return endOf(error) ?? failureOf(error);
    }
  }

  progress(0);
  try {
    return await upload();
  } catch (error) {
    if (signal?.aborted) return { kind: 'cancelled' };
    throw error;
  }
}
