/** Why a file is not taken as a document, by the operator's number. Source: 1§5. */
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

/** The extension of a file's name, in lower case; null when documents don't have it. Source: 1§5. */
export function documentFileExtension(name: string): DocumentFileExtension | null {
  const dot = name.lastIndexOf('.');
  const given = name.slice(dot + 1).toLowerCase();
  if (dot < 1) return null;
  return DOCUMENT_FILE_EXTENSIONS.find((extension) => extension === given) ?? null;
}

export interface PickedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * What can be told of a picked file before it is sent. An empty file is `sizeInvalid` like one over
 * `maxBytes`; the operator's own bounds are not shown. Source: 1§5.
 */
export function documentFileError(
  { name, size }: PickedFile,
  maxBytes: number,
): Extract<FileError, 'none' | 'extensionInvalid' | 'sizeInvalid'> {
  if (documentFileExtension(name) === null) return 'extensionInvalid';
  return size > 0 && size <= maxBytes ? 'none' : 'sizeInvalid';
}

/** What stands for a file when it is shown: most browsers draw pictures, but neither PDF nor HEIC. */
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
