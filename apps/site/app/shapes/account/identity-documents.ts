import type { DocumentStatus } from '@vitrine/betting/account/document-status';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';

/** One document of the bettor's identity check, and where it stands. */
export interface IdentityDocumentState {
  readonly document: IdentityDocument;
  readonly status: DocumentStatus;
}

/** Where an identity check by documents stands. */
export type IdentityStanding =
  | { readonly kind: 'listed'; readonly documents: readonly IdentityDocumentState[] }
  /** The operator found another account of this person: only support goes on from here. */
  | { readonly kind: 'duplicatedAccount' }
  /** The operator gave no answer. */
  | { readonly kind: 'unread' };
