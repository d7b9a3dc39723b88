/** Why a file is refused as a document, with the operator's number for each reason. Source: 1§5. */
export const FILE_ERROR = {
  none: 0,
  extensionInvalid: 1,
  sizeInvalid: 2,
  generic: 3,
  curpInvalid: 4,
} as const;

export type FileError = keyof typeof FILE_ERROR;

/** Extensions a document may have. Source: 1§3. */
export const DOCUMENT_FILE_EXTENSIONS = [
  'jpg',
  'jpeg',
  'pdf',
  'png',
  'gif',
  'heic',
  'heif',
] as const;

export type DocumentFileExtension = (typeof DOCUMENT_FILE_EXTENSIONS)[number];

/**
 * The extension of a file name, in lower case; null for an extension that documents can't have.
 * Source: 1§5.
 */
export function documentFileExtension(name: string): DocumentFileExtension | null {
  const dot = name.lastIndexOf('.');
  const given = name.slice(dot + 1).toLowerCase();
  if (dot < 1) return null;
  return DOCUMENT_FILE_EXTENSIONS.find((extension) => extension === given) ?? null;
}

/** What a file is as its name has it; few browsers can draw a HEIC photo, and a page can draw no PDF. */
export type FilePreview = 'picture' | 'pdf' | 'heic' | 'unknown';

/** How a file of a name can be previewed. */
export function filePreview(name: string): FilePreview {
  switch (documentFileExtension(name)) {
    case 'pdf':
      return 'pdf';
    case 'heic':
    case 'heif':
      return 'heic';
    case null:
      return 'unknown';
    case 'jpg':
    case 'jpeg':
    case 'png':
    case 'gif':
      return 'picture';
  }
}
