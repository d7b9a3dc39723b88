import type { AppLoadContext } from '@remix-run/node';
import {
  documentStanding,
  type DocumentStatus,
  maySendDocument,
} from '@vitrine/betting/account/document-status';
import { DOCUMENT_ORDER, type IdentityDocument } from '@vitrine/betting/account/upload-step';
import { isAddressRequired } from '@vitrine/upstream/account/documents/address-required';
import type { DocumentState } from '@vitrine/upstream/account/documents/document';
import type { DocumentsStanding } from '@vitrine/upstream/account/documents/document-status';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { IdentityStanding } from '../../../shapes/account/identity-documents.ts';
import { pageDeadline } from '../../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../../base/session/session.server.ts';

/**
 * Where each document that the bettor has to send stands, in the order they are asked for. `isFresh`
 * waits for an answer given from now on, as after a document was sent. A session that has ended
 * redirects to the log-in page. Source: 1§4, 1§5, 1§7.
 */
export async function identityStanding(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
  wanted: { readonly isFresh: boolean } = { isFresh: false },
): Promise<IdentityStanding> {
  try {
    return await withSession(returnTo, bettor, context, async (session) => {
      const [standing, asksAddress] = await Promise.all([
        context.documentStatus.read(bettor.session.user.id, settings(session, context), wanted),
        isAddressRequired(context.upstream, context.brand.country, settings(session, context)),
      ]);
      return shownStanding(standing, asksAddress);
    });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'documents not read');
    return { kind: 'unread' };
  }
}

function settings(session: SessionHandle, context: AppLoadContext) {
  return { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
}

function shownStanding(standing: DocumentsStanding, asksAddress: boolean): IdentityStanding {
  if (standing.kind === 'duplicatedAccount') return standing;
  const asked = DOCUMENT_ORDER.filter((document) => document !== 'address' || asksAddress);
  return {
    kind: 'listed',
    documents: asked.map((document) => ({ document, status: statusOf(document, standing) })),
  };
}

/** Which document is invalid is not told (1§8): each may be sent again. */
function statusOf(
  document: IdentityDocument,
  standing: Exclude<DocumentsStanding, { kind: 'duplicatedAccount' }>,
): DocumentStatus {
  if (standing.kind === 'invalidDocument') return 'invalid';
  const sent = standing.documents.find(({ documentType }) => documentType === document);
  return sent ? statusWithout(sent) : 'validationRequired';
}

/** An operator that tells only whether a document is approved has it in process until then. */
function statusWithout({ status, isApproved }: DocumentState): DocumentStatus {
  if (isApproved) return 'unique';
  return status ?? 'inProcess';
}

/** The documents that may be sent now, in their order. */
export function documentsToSend(standing: IdentityStanding): readonly IdentityDocument[] {
  if (standing.kind !== 'listed') return [];
  return standing.documents
    .filter(({ status }) => maySendDocument(documentStanding(status)))
    .map(({ document }) => document);
}
