import {
  type AnnouncedDocument,
  documentStep,
  requestStoreAddress,
  saveStoredDocument,
  sendPlainly,
  type StepOptions,
  type UploadEnd,
  uploadEndOf,
  uploadFailureOf,
} from './document-steps.ts';
import { putFile, type FilePut } from './put-file.ts';

/** Tries of the way over the store before the plain upload. Source: 1§4, 1§9. */
export const UPLOAD_TRIES = 3;

/** A file to be sent as one of a bettor's documents. */
export interface DocumentUpload extends AnnouncedDocument {
  readonly file: Blob;
}

/** How sending a document ended: the operator has it by the store or by the plain upload, or not. */
export type UploadResult = { readonly kind: 'stored'; readonly way: 'store' | 'plain' } | UploadEnd;

export interface UploadOptions extends StepOptions {
  /** Whole percent of the file sent, never less than before. */
  readonly onProgress?: (percent: number) => void;
  readonly put?: Pick<FilePut, 'fetch' | 'timeoutMs'>;
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
  upload: DocumentUpload,
  options: UploadOptions,
): Promise<UploadResult> {
  const { documentType, file, name } = upload;
  const { settings, onProgress = () => undefined } = options;
  const { signal } = settings;
  const progress = risingPercent(file.size, onProgress);

  async function sendToStore(): Promise<UploadEnd | null> {
    const url = await requestStoreAddress(upload, options);
    const { contentType } = name;
    const put = putFile({ url, file, contentType, signal, onSent: progress, ...options.put });
    await documentStep('putFile', documentType, options, put);
    return saveStoredDocument(upload, options);
  }

  async function tryEachWay(): Promise<UploadResult> {
    for (let tries = 0; tries < UPLOAD_TRIES; tries += 1) {
      try {
        const end = await sendToStore();
        progress(file.size);
        return end ?? { kind: 'stored', way: 'store' };
      } catch (error) {
        signal?.throwIfAborted();
        const end = uploadEndOf(error);
        if (end) return end;
      }
    }
    const plain = await uploadPlainly(upload, options);
    progress(file.size);
    return plain;
  }

  progress(0);
  try {
    return await tryEachWay();
  } catch (error) {
    if (signal?.aborted) return { kind: 'cancelled' };
    throw error;
  }
}

/**
 * Sends a document through the API itself, once, for those who can't reach the store. Throws
 * SessionEnded, and the signal's reason when it aborts. Source: 1§4, 1§7.
 */
export async function uploadPlainly(
  upload: DocumentUpload,
  options: StepOptions,
): Promise<UploadResult> {
  try {
    return (await sendPlainly(upload, upload.file, options)) ?? { kind: 'stored', way: 'plain' };
  } catch (error) {
    options.settings.signal?.throwIfAborted();
    return uploadEndOf(error) ?? uploadFailureOf(error);
  }
}
