import type { DocumentStatus } from '@vitrine/betting/account/document-status';
import {
  DOCUMENT_STATUS,
  DOCUMENT_TYPE,
  type DocumentStatusCode,
  type DocumentTypeCode,
} from '../../contract/account/documents.ts';

/** What a document shows: a side of the identity card, or where the bettor lives. Source: 1§3. */
export type DocumentType = keyof typeof DOCUMENT_TYPE;

/** A document as the operator knows it. */
export interface DocumentState {
  readonly documentType: DocumentType;
  readonly isApproved: boolean;
  /** Null when the operator says only whether it is approved. */
  readonly status: DocumentStatus | null;
}

function namesByCode<Name extends string, Code extends number>(
  codes: Readonly<Record<Name, Code>>,
): Readonly<Record<Code, Name>> {
  const named = Object.entries(codes).map(([name, code]) => [code, name]);
  return Object.fromEntries(named) as Record<Code, Name>;
}

const TYPE_NAMES = namesByCode(DOCUMENT_TYPE);
const STATUS_NAMES: Readonly<Record<DocumentStatusCode, DocumentStatus>> =
  namesByCode(DOCUMENT_STATUS);

/** A document from its row of the wire. */
export function documentFromWire({
  userTypeDocument,
  isApproved,
  status,
}: {
  readonly userTypeDocument: DocumentTypeCode;
  readonly isApproved: boolean;
  readonly status?: DocumentStatusCode | null | undefined;
}): DocumentState {
  return {
    documentType: TYPE_NAMES[userTypeDocument],
    isApproved,
    status: status == null ? null : STATUS_NAMES[status],
  };
}
