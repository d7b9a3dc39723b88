import type { DocumentFileExtension } from './document-file.ts';

/** What a document can be by its bytes, whatever its name says. */
export type DocumentContent = 'jpeg' | 'png' | 'gif' | 'pdf' | 'heif';

/** As many bytes of a file's beginning as its kind is told from. */
export const CONTENT_HEAD_BYTES = 64;

/** The extensions that name a kind of content; the first is the usual one. */
const EXTENSIONS: Readonly<Record<DocumentContent, readonly DocumentFileExtension[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  pdf: ['pdf'],
  heif: ['heic', 'heif'],
};

const PNG = '\x89PNG\r\n\x1A\n';
/** Still pictures of HEIF (ISO/IEC 23008-12) in the box that begins the file. */
const HEIF = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
/** Readers of PDF let a byte order mark or white space stand before the header. */
const PDF = /^(?:\xEF\xBB\xBF)?\s*%PDF-/;

/**
 * The kind of content that a file's first bytes show, of those that documents can have; null for any
 * other. It is no proof that the whole file can be read.
 *
 * @example documentContent(Uint8Array.of(0xff, 0xd8, 0xff)) // 'jpeg'
 */
export function documentContent(head: Uint8Array): DocumentContent | null {
  const text = String.fromCharCode(...head.subarray(0, CONTENT_HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith(PNG)) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (PDF.test(text)) return 'pdf';
  return HEIF.test(text) ? 'heif' : null;
}

/**
 * The name under which a file is sent: with an extension that is true for its content, since the
 * operator's store takes the content type from the extension. Source: 1§5.
 *
 * @example nameForContent('Foto.PNG', 'jpeg') // 'Foto.jpg'
 */
export function nameForContent(name: string, content: DocumentContent): string {
  const dot = name.lastIndexOf('.');
  const given = name.slice(dot + 1).toLowerCase();
  if (EXTENSIONS[content].some((extension) => extension === given)) return name;
  return `${name.slice(0, dot)}.${EXTENSIONS[content][0]}`;
}
