import { documentContent, nameForContent } from './document-content.ts';
import { documentFileExtension } from './document-file.ts';

/**
 * What is wrong with a chosen file before it is sent. The page tells an empty file from a large one, and a
 * file that is not what its name says from one of another kind; the operator's numbers don't. Source: 1§5.
 */
export type DocumentFault = 'extensionInvalid' | 'contentInvalid' | 'empty' | 'sizeInvalid';

export interface PickedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The first bytes, `CONTENT_HEAD_BYTES` of them where there are as many. */
  readonly head: Uint8Array;
}

export type DocumentCheck =
  | { readonly kind: 'faulty'; readonly fault: DocumentFault }
  /** The name has an extension that is true for the content. */
  | { readonly kind: 'fit'; readonly name: string };

/**
 * Looks at a chosen file before it is sent. One of an allowed kind under the extension of another is
 * fit: it goes under its true extension. The page does not show the operator's own limits. Source: 1§5.
 */
export function checkDocument({ name, size, head }: PickedFile, maxBytes: number): DocumentCheck {
  if (documentFileExtension(name) === null) return { kind: 'faulty', fault: 'extensionInvalid' };
  if (size === 0) return { kind: 'faulty', fault: 'empty' };
  if (size > maxBytes) return { kind: 'faulty', fault: 'sizeInvalid' };
  const content = documentContent(head);
  if (content === null) return { kind: 'faulty', fault: 'contentInvalid' };
  return { kind: 'fit', name: nameForContent(name, content) };
}
