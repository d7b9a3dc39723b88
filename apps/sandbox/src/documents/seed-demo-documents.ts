import {
  DOCUMENT_STATUS,
  DOCUMENT_TYPE,
  type DocumentStatusCode,
  type DocumentTypeCode,
} from '@vitrine/upstream/contract/account/documents';
import { DEMO_USERS, type DemoUser } from '../accounts/demo-users.ts';
import type { Users } from '../accounts/users.ts';
import type { Documents } from './documents.ts';

function statusFor(
  documents: DemoUser['documents'],
  type: DocumentTypeCode,
): DocumentStatusCode | null {
  switch (documents) {
    case 'none':
      return null;
    case 'pending':
      return DOCUMENT_STATUS.inProcess;
    case 'validated':
      return DOCUMENT_STATUS.unique;
    case 'rejected':
      return type === DOCUMENT_TYPE.front ? DOCUMENT_STATUS.rejected : DOCUMENT_STATUS.botRejected;
  }
}

/** Gives the users of the demonstration their documents, where they have sent none. */
export function seedDemoDocuments(documents: Documents, users: Users): void {
  for (const demo of DEMO_USERS) {
    const user = users.byEmail(demo.email);
    if (!user) continue;
    const states = documents.statesOf(user.id);
    if (states.some(({ status }) => status !== DOCUMENT_STATUS.validationRequired)) continue;
    for (const { type } of states) {
      const status = statusFor(demo.documents, type);
      if (status !== null) documents.decide(user.id, type, status);
    }
  }
}
