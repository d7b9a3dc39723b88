import {
  type DocumentStatus,
  documentStanding,
  maySendDocument,
} from '@vitrine/betting/account/document-status';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import type { DocumentKind } from '../../account/document-drawing/document-drawing.tsx';
import {
  DocumentStatusList,
  type ShownDocument,
} from '../../account/document-status-list/document-status-list.tsx';

type VerificationTexts = Namespaces['verification'];
export type StoryDocument = readonly [DocumentKind, DocumentStatus];

function actionOf(t: VerificationTexts, kind: DocumentKind, status: DocumentStatus) {
  const standing = documentStanding(status);
  if (standing === 'blocked') {
    return { href: '#support', text: t['status.support'], label: t['status.support'] };
  }
  if (!maySendDocument(standing)) return undefined;
  const text = t[standing === 'toSend' ? 'status.send' : 'status.sendAgain'];
  const label = formatText(t['status.actionOn'], {
    action: text,
    document: t[`document.${kind}`],
  });
  return { href: `#${kind}`, text, label };
}

function shown(t: VerificationTexts, [kind, status]: StoryDocument): ShownDocument {
  return {
    kind,
    name: t[`document.${kind}`],
    standing: documentStanding(status),
    statusText: t[`status.${status}`],
    text: t[`status.${status}Text`],
    action: actionOf(t, kind, status),
  };
}

/** What became of the documents that were sent. */
export function DocumentsStory({ documents }: { readonly documents: readonly StoryDocument[] }) {
  return (
    <Texts of="verification">
      {(t) => (
        <div className="mx-auto w-full max-w-content">
          <DocumentStatusList
            label={t['status.label']}
            documents={documents.map((document) => shown(t, document))}
          />
        </div>
      )}
    </Texts>
  );
}
