import {
  documentStanding,
  maySendDocument,
  type DocumentStatus,
} from '@vitrine/betting/account/document-status';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ShownDocument } from '@vitrine/ui/account/document-status-list';
import type { VerificationStep } from '@vitrine/ui/account/verification-steps';
import { uploadPath } from '../../../shapes/account/document-upload.ts';
import type { IdentityDocumentState } from '../../../shapes/account/identity-documents.ts';

type Texts = Namespaces['verification'];

interface Support {
  readonly href: string;
}

/** A document as the list shows it: its status, what that means and the way on. Source: 1§4. */
export function shownDocument(
  { document, status }: IdentityDocumentState,
  texts: Texts,
  support: Support | null,
): ShownDocument {
  const standing = documentStanding(status);
  const name = texts[`document.${document}`];
  const way = wayOn(document, status, texts, support);
  return {
    kind: document,
    name,
    standing,
    statusText: texts[`status.${status}`],
    text: texts[`status.${status}Text`],
    action: way && {
      ...way,
      label: formatText(texts['status.actionOn'], { action: way.text, document: name }),
    },
  };
}

function wayOn(
  document: IdentityDocument,
  status: DocumentStatus,
  texts: Texts,
  support: Support | null,
) {
  const standing = documentStanding(status);
  if (maySendDocument(standing)) {
    const text =
      texts[standing === 'refused' || status === 'photo' ? 'status.sendAgain' : 'status.send'];
    return { href: uploadPath(document), text };
  }
  if (standing !== 'blocked' || !support) return undefined;
  return { href: support.href, text: texts['status.support'] };
}

/** How far each document has come; `current` is the one at hand. Source: 1§4. */
export function verificationSteps(
  documents: readonly IdentityDocumentState[],
  current: IdentityDocument | null,
  texts: Texts,
): readonly VerificationStep[] {
  return documents.map(({ document, status }) => {
    const state = stepState(document, status, current);
    return { name: texts[`steps.${document}`], state, stateText: texts[`steps.${state}`] };
  });
}

function stepState(
  document: IdentityDocument,
  status: DocumentStatus,
  current: IdentityDocument | null,
): VerificationStep['state'] {
  const standing = documentStanding(status);
  if (standing === 'refused' || standing === 'blocked') return 'problem';
  if (document === current) return 'current';
  return standing === 'toSend' ? 'upcoming' : 'done';
}
