import type { Request, Response } from 'express';
import { UPLOAD_PATHS } from '../app/shapes/account/document-upload.ts';

/** Forms are small. */
const MAX_BODY_BYTES = 128 * 1024;
/** A document that is too large is named on its own page, so that far larger ones are read to their end. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;
/** How many times longer than the longest that is read a body may be that is taken off the line. */
const TAKEN_TIMES = 4;

/** How many bytes a form may have at this address. */
export function maxBodyBytes({ path }: Pick<Request, 'path'>): number {
  return UPLOAD_PATHS.has(path) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}

/**
 * Readies the answer to a form that nobody reads. A browser shows it only once it has sent everything, so
 * that Node takes the rest off the line; the connection of one that is far too long, or of unknown length,
 * is closed.
 */
export function leaveBodyUnread(request: Request, response: Response): void {
  if (request.method !== 'POST') return;
  const length = Number(request.get('Content-Length') ?? Infinity);
  if (!(length <= TAKEN_TIMES * maxBodyBytes(request))) response.set('Connection', 'close');
}
