import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

interface StaticFilesOptions {
  readonly maxAgeSeconds: number;
  /** Whether a name's content never changes. */
  readonly immutable?: boolean;
}

/** What is said of a file before it is opened; nothing of it holds for another answer. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Browsers take these from a page alone. Each of a page's forty files would repeat 600 bytes of them. */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
];

/** For a picture that is opened as a page of its own. */
const FILE_POLICY = "default-src 'self'; frame-ancestors 'none'";

/**
 * The files of a folder, compressed beforehand where there is a `.br` or `.gz` beside one. A name without a
 * file goes on, also where the file has gone since the start. A file that can't be read is
 * an error, before its first byte or after it. Files that never change go without the headers of a page.
 */
export function staticFiles(
  folder: string,
  { maxAgeSeconds, immutable = false }: StaticFilesOptions,
): RequestHandler {
  const names = namesIn(folder);
  const files = express.Router();
  files.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      index: false,
      orderPreference: ['br', 'gzip'],
      serveStatic: { immutable, maxAge: maxAgeSeconds * 1_000, index: false, redirect: false },
    }),
    withoutFile,
    failedFile,
  );
  // Most requests are for pages: the disk isn't asked for those.
  return (request, response, next) => {
    if (!names.has(request.path)) {
      next();
      return;
    }
    const ofPage = immutable ? withoutPageHeaders(response) : {};
    files(request, response, (error?: unknown) => {
      if (!response.headersSent) response.set(ofPage);
      next(error);
    });
  };
}

/** Gives back what is taken, for the page that answers where a file fails. */
function withoutPageHeaders(response: Response): Readonly<Record<string, string>> {
  const taken = Object.fromEntries(
    PAGE_HEADERS.map((name) => [name, response.get(name) ?? '']).filter(([, value]) => value),
  );
  for (const name of PAGE_HEADERS) response.removeHeader(name);
  response.set('Content-Security-Policy', FILE_POLICY);
  return taken;
}

/** The paths of a folder's files, as addresses have them. */
function namesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join('/', relative(folder, parentPath), name)),
  );
}

const withoutFile: RequestHandler = (_request, response, next) => {
  forgetFile(response);
  next();
};

const failedFile: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  forgetFile(response);
  next(error);
};

function forgetFile(response: Response): void {
  if (response.headersSent) return;
  for (const name of FILE_HEADERS) response.removeHeader(name);
}
