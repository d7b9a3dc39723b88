import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** How an answer's body is packed for its way. */
export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A window of 256 KiB: nearly every page is shorter, and each that is packed takes a window's memory. */
const WINDOW_BITS = 18;

/** The smallest encoding that the browser takes; null for one that takes none. */
export function encodingOf(request: Request): Encoding | null {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : null;
}

/** The body in that encoding, packed beside the process's own work. Brotli's quality is from 0 to 11. */
export function encoded(bytes: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes);
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
}
