import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import {
  type BrowserStep,
  DOCUMENT_FILE,
  DOCUMENT_KIND,
  type UploadAnswer,
  type UploadProblem,
} from '../../../shapes/account/document-upload.ts';
import { identityPaths } from '../../../paths/identity-paths.ts';

/** Tries of the way over the store before the plain upload. Source: 1§4, 1§9. */
const TRIES = 3;

/** How an upload by the browser ended. */
export type BrowserUploadEnd =
  | { readonly kind: 'stored' }
  | { readonly kind: 'refused'; readonly problem: UploadProblem }
  | { readonly kind: 'cancelled' }
  /** The session is over: the page to log in again leads back. */
  | { readonly kind: 'leadsTo'; readonly url: string };

export interface BrowserUpload {
  readonly document: IdentityDocument;
  readonly file: File;
  /** The token of the page's forms. */
  readonly csrf: string;
  readonly signal: AbortSignal;
  /** Whole percent of the file sent, never less than before. */
  readonly onProgress: (percent: number) => void;
}

class Cancelled extends Error {}

class LedElsewhere extends Error {
  readonly url: string;
  constructor(url: string) {
    super('The site answered with another page');
    this.url = url;
  }
}

/**
 * Sends a document from the browser: a signed address is asked for, the file put to it and the record
 * saved, three times at most; then the file is posted to the site. Never throws. Needs a secure context,
 * for the file's hash. Source: 1§4.
 */
export async function uploadFromBrowser(upload: BrowserUpload): Promise<BrowserUploadEnd> {
  try {
    return await tryEachWay(upload);
  } catch (error) {
    if (upload.signal.aborted) return { kind: 'cancelled' };
    if (error instanceof LedElsewhere) return { kind: 'leadsTo', url: error.url };
    return { kind: 'refused', problem: 'generic' };
  }
}

async function tryEachWay(upload: BrowserUpload): Promise<BrowserUploadEnd> {
  const { signal } = upload;
  const onSent = risingPercent(upload);
  const hash = await hashOf(upload.file);
  for (let tries = 0; tries < TRIES; tries += 1) {
    stopIfAborted(signal);
    const end = await tryStore(upload, hash, onSent);
    if (end) return end;
  }
  return postWhole(upload, onSent);
}

/** As `throwIfAborted` of the signal, which Chrome 90 doesn't have. */
function stopIfAborted({ aborted }: AbortSignal): void {
  if (aborted) throw new Cancelled('The bettor cancelled the upload');
}

/** One try of the way over the store; null when it failed in passing. */
async function tryStore(
  upload: BrowserUpload,
  hash: string,
  onSent: (bytes: number) => void,
): Promise<BrowserUploadEnd | null> {
  const { file, signal } = upload;
  const fields = { name: file.name, hash };
  const announced = await askSite('announce', fields, upload);
  if (announced.kind !== 'address') return endOf(announced);
  const { url, contentType } = announced;
  const reason = await sendBody({ method: 'PUT', url, body: file, contentType, signal, onSent });
  if (reason !== null) {
    const outcome = signal.aborted ? 'cancelled' : 'failed';
    // Told even when the bettor has cancelled or leaves.
    await askSite('report', { outcome, reason }, { ...upload, signal: null });
    stopIfAborted(signal);
    return null;
  }
  return endOf(await askSite('record', fields, upload));
}

function endOf(answer: UploadAnswer): BrowserUploadEnd | null {
  return answer.kind === 'stored' || answer.kind === 'refused' ? answer : null;
}

async function askSite(
  step: BrowserStep,
  fields: Readonly<Record<string, string>>,
  {
    document,
    csrf,
    signal,
  }: Pick<BrowserUpload, 'document' | 'csrf'> & { signal: AbortSignal | null },
): Promise<UploadAnswer> {
  const body = new URLSearchParams({ ...fields, do: step, [DOCUMENT_KIND]: document, csrf });
  try {
    const response = await fetch(identityPaths.steps, {
      method: 'POST',
      body,
      signal,
      keepalive: signal === null,
      headers: { accept: 'application/json' },
    });
    if (response.redirected) throw new LedElsewhere(response.url);
    return answerOf(await response.text());
  } catch (error) {
    if (error instanceof LedElsewhere || signal?.aborted) throw error;
    return { kind: 'again' };
  }
}

/** The site's own answer; a page in its place, as in maintenance, is a try that failed. */
function answerOf(text: string): UploadAnswer {
  try {
    const answer = JSON.parse(text) as Partial<UploadAnswer>;
    return answer.kind === undefined ? { kind: 'again' } : (answer as UploadAnswer);
  } catch {
    return { kind: 'again' };
  }
}

/** The last way: the site hands the file on. */
async function postWhole(
  { document, file, csrf, signal }: BrowserUpload,
  onSent: (bytes: number) => void,
): Promise<BrowserUploadEnd> {
  const body = new FormData();
  body.append('csrf', csrf);
  body.append(DOCUMENT_KIND, document);
  body.append(DOCUMENT_FILE, file);
  let end: BrowserUploadEnd | null = null;
  const reason = await sendBody({
    method: 'POST',
    url: identityPaths.file,
    body,
    signal,
    onSent,
    onAnswer: (text) => (end = endOf(answerOf(text))),
  });
  if (reason !== null) stopIfAborted(signal);
  return end ?? { kind: 'refused', problem: 'generic' };
}

interface SentBody {
  readonly method: 'PUT' | 'POST';
  readonly url: string;
  readonly body: File | FormData;
  readonly contentType?: string;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  readonly onAnswer?: (text: string) => void;
}

/**
 * Sends a body and tells how much of it has gone, which `fetch` can't. Resolves with null, or with a
 * status or a word for why it failed.
 */
function sendBody(sent: SentBody): Promise<string | null> {
  const { method, url, body, contentType, signal, onSent, onAnswer } = sent;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (reason: string | null) => {
      signal.removeEventListener('abort', abort);
      resolve(reason);
    };
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      onAnswer?.(request.responseText);
      const isTaken = request.status >= 200 && request.status < 300;
      end(isTaken || onAnswer ? null : String(request.status));
    };
    request.onerror = () => end('unreachable');
    request.ontimeout = () => end('timedOut');
    request.onabort = () => end('aborted');
    request.open(method, url);
    if (contentType !== undefined) request.setRequestHeader('content-type', contentType);
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}

function risingPercent({ file, onProgress }: BrowserUpload): (sent: number) => void {
  let said = 0;
  onProgress(0);
  return (sent) => {
    const percent = Math.min(100, Math.floor((100 * sent) / file.size));
    if (percent <= said) return;
    said = percent;
    onProgress(percent);
  };
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
