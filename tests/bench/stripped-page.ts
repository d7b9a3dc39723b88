import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page of the site under an address of its own, without the site's scripts. */
export interface StrippedPage {
  readonly address: string;
  stop(): Promise<void>;
}

/** As the site compresses its own pages. */
const BROTLI_QUALITY = 5;

interface Kept {
  readonly type: string;
  readonly encoding: string | null;
  readonly bytes: Buffer;
}

/**
 * Serves a page of the site as it is without scripts, with its own files and streams behind it.
 * `inlineScript` runs at the end of the body; empty for none. `cookie` is whose page it is; empty for a
 * first visit.
 */
export async function startStrippedPage(
  origin: string,
  path: string,
  inlineScript = '',
  cookie = '',
): Promise<StrippedPage> {
  const script = inlineScript === '' ? '' : `<script>${inlineScript}</script>`;
  const html = (await (await fetch(origin + path, { headers: { cookie } })).text())
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:late-)?modulepreload"[^>]*>/g, '')
    .replace('</body>', `${script}</body>`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const page: Kept = {
    type: 'text/html; charset=utf-8',
    encoding: 'br',
    bytes: brotliCompressSync(html, { params }),
  };
  const files = new Map<string, Kept>([[path, page]]);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    if (url.startsWith('/live')) return stream(origin + url, response);
    const kept = files.get(url) ?? (await fileOf(origin + url));
    files.set(url, kept);
    response.writeHead(200, {
      'content-type': kept.type,
      ...(kept.encoding === null ? {} : { 'content-encoding': kept.encoding }),
      'content-length': kept.bytes.length,
      'cache-control': 'no-store',
    });
    response.end(kept.bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A file of the site, compressed again as the site had it. */
async function fileOf(address: string): Promise<Kept> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isCompressed = response.headers.get('content-encoding') === 'br';
  return {
    type: response.headers.get('content-type') ?? '',
    encoding: isCompressed ? 'br' : null,
    bytes: isCompressed ? brotliCompressSync(bytes) : bytes,
  };
}

async function stream(address: string, response: ServerResponse): Promise<void> {
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  const { body } = await fetch(address, { signal: leaving.signal });
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  if (body) {
    // Safe: Node's own type of the same stream.
    Readable.fromWeb(body as ReadableStream)
      .on('error', () => response.destroy())
      .pipe(response);
  }
}
