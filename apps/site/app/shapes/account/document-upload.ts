import type { DocumentFault } from '@vitrine/betting/account/document-check';
import type { FileError } from '@vitrine/betting/account/document-file';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import { identityPaths } from '../../paths/identity-paths.ts';

/** The largest file that is taken as a document; the specification shows no bound (1§5). */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Where files are posted to: the pages without scripts, and the last way of a browser with scripts. */
export const UPLOAD_PATHS: ReadonlySet<string> = new Set([
  identityPaths.card,
  identityPaths.address,
  identityPaths.file,
]);

/** Fields of the form that posts a document. */
export const DOCUMENT_FILE = 'file';
/** The camera of a phone posts under a name of its own. */
export const DOCUMENT_PHOTO = 'photo';
export const DOCUMENT_KIND = 'document';

/** What a browser asks while it sends a file to the store itself. */
export type BrowserStep = 'announce' | 'record' | 'report';

/** How a document ended, as its page tells it; `missing` when none was chosen, `approved` when none is needed. */
export type UploadProblem =
  DocumentFault | Exclude<FileError, 'none'> | 'missing' | 'approved' | 'duplicatedAccount';

/** What the site answers to a browser that sends a document. */
export type UploadAnswer =
  | { readonly kind: 'address'; readonly url: string; readonly contentType: string }
  | { readonly kind: 'stored' }
  | { readonly kind: 'again' }
  | { readonly kind: 'refused'; readonly problem: UploadProblem };

/** The page on which a document is sent. */
export function uploadPath(document: IdentityDocument): string {
  if (document === 'address') return identityPaths.address;
  return `${identityPaths.card}?${DOCUMENT_KIND}=${document}`;
}

/** Names the document that was just sent. */
export const SENT = 'sent';
/** The bettor has read what is taken as a proof of address. */
export const READ = 'read';

/** The page after a document was taken: the other side of the card, or that all is done. */
export function sentPath(document: IdentityDocument): string {
  const path = document === 'address' ? identityPaths.address : identityPaths.card;
  return `${path}?${SENT}=${document}`;
}
