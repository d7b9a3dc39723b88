import { checkDocument } from '@vitrine/betting/account/document-check';
import { CONTENT_HEAD_BYTES } from '@vitrine/betting/account/document-content';
import { MAX_DOCUMENT_BYTES, type UploadProblem } from '../../../shapes/account/document-upload.ts';

export type FileCheck =
  | { readonly kind: 'faulty'; readonly problem: UploadProblem }
  /** The same file under the name it is sent by. */
  | { readonly kind: 'fit'; readonly file: File };

/** Looks at a picked file before it leaves the browser. Never throws. */
export async function checkFile(file: File): Promise<FileCheck> {
  try {
    const head = new Uint8Array(await file.slice(0, CONTENT_HEAD_BYTES).arrayBuffer());
    const { name, size, type } = file;
    const check = checkDocument({ name, size, head }, MAX_DOCUMENT_BYTES);
    if (check.kind === 'faulty') return { kind: 'faulty', problem: check.fault };
    return { kind: 'fit', file: new File([file], check.name, { type }) };
  } catch {
    // Moved or taken back by its app since it was picked.
    return { kind: 'faulty', problem: 'generic' };
  }
}
