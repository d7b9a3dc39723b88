import { UpstreamStatusError, UpstreamTimeout, UpstreamUnreachable } from '../../base/errors.ts';

/** How a PUT to a signed address is named in errors and logs, which never show the address. */
export const PUT_FILE = 'documents.putFile';

/** Twice what a large photo takes on a slow line. */
const TIMEOUT_MS = 120_000;
const CHUNK_BYTES = 64 * 1024;

export interface FilePut {
  /** An absolute http or https address of the store, which the operator signed. */
  readonly url: string;
  readonly file: Blob;
  readonly contentType: string;
  readonly signal?: AbortSignal | undefined;
  /** 120000 ms unless given. */
  readonly timeoutMs?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Bytes taken by the connection so far. */
  readonly onSent?: ((bytes: number) => void) | undefined;
}

/** The bytes of a file as the connection takes them. */
function chunksOf(file: Blob, onSent: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (sent > 0) onSent(sent);
        if (sent >= file.size) return controller.close();
        const chunk = await file.slice(sent, sent + CHUNK_BYTES).bytes();
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Puts a file to a store of a third party: without a bearer, once, under a time-out of its own and
 * apart from the circuits of the operator's hosts. Throws UpstreamUnreachable, UpstreamTimeout or
 * UpstreamStatusError; the signal's reason when it aborts; a RangeError for an address that is not
 * of the web. Source: 1§4, 1§7.
 */
export async function putFile({
  url,
  file,
  contentType,
  signal,
  ...options
}: FilePut): Promise<void> {
  const { timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch, onSent = () => undefined } = options;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new RangeError(`${PUT_FILE} needs an http or https address`);
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const request: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    body: chunksOf(file, onSent),
    duplex: 'half',
    headers: { 'content-type': contentType, 'content-length': String(file.size) },
    // Whatever may be redirected is kept whole in memory, to be sent again.
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
  };
  try {
    const response = await fetch(url, request);
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new UpstreamStatusError(PUT_FILE, { status, body: null, retryAfterMs: null });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (deadline.signal.aborted) throw new UpstreamTimeout(PUT_FILE, timeoutMs);
    throw error instanceof UpstreamStatusError ? error : new UpstreamUnreachable(PUT_FILE, error);
  } finally {
    clearTimeout(timer);
  }
}
