import { DOCUMENT_CONTENT_TYPES } from '../../contract/account/documents.ts';

export type DocumentExtension = keyof typeof DOCUMENT_CONTENT_TYPES;

/** Extensions a document may have. Source: 1§3. */
export const DOCUMENT_EXTENSIONS = Object.keys(DOCUMENT_CONTENT_TYPES) as DocumentExtension[];

/** The name a file is sent under, and what that says of its content. */
export interface UploadName {
  readonly fileName: string;
  readonly extension: DocumentExtension;
  readonly contentType: string;
}

function isDocumentExtension(text: string): text is DocumentExtension {
  return Object.hasOwn(DOCUMENT_CONTENT_TYPES, text);
}

/**
 * The name a file is sent under: every dot but the last removed, lower case; the extension decides
 * the content type. Folders before the name are dropped. Null for a name without a stem or with an
 * extension that documents don't have. Source: 1§5.
 */
export function uploadName(given: string): UploadName | null {
  const name = given.split(/[/\\]/).at(-1) ?? '';
  const lastDot = name.lastIndexOf('.');
  const stem = name.slice(0, Math.max(0, lastDot)).replaceAll('.', '').trim().toLowerCase();
  const extension = name
    .slice(lastDot + 1)
    .trim()
    .toLowerCase();
  if (lastDot === -1 || stem === '' || !isDocumentExtension(extension)) return null;
  return {
    fileName: `${stem}.${extension}`,
    extension,
    contentType: DOCUMENT_CONTENT_TYPES[extension],
  };
}
