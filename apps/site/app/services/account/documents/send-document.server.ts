import type { AppLoadContext } from '@remix-run/node';
import { checkDocument } from '@vitrine/betting/account/document-check';
import { CONTENT_HEAD_BYTES } from '@vitrine/betting/account/document-content';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import type { StepOptions, UploadEnd } from '@vitrine/upstream/account/documents/document-steps';
import { uploadName } from '@vitrine/upstream/account/documents/file-name';
import { uploadDocument, uploadPlainly } from '@vitrine/upstream/account/documents/upload-document';
import { UpstreamForeignAddress } from '@vitrine/upstream/base/listed-address';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import pLimit from 'p-limit';
import { MAX_DOCUMENT_BYTES, type UploadProblem } from '../../../shapes/account/document-upload.ts';
import { type Bettor, withSession } from '../../base/session/session.server.ts';
import { fetchCollected } from './passed-pieces.server.ts';
import type { ReceivedFile } from './receive-document.server.ts';

/**
 * Files sent to the operator at once by this process. More would share one line: none is there any sooner, and all come
 * late together.
 */
const sending = pLimit(8);

/** The settings of each step: the bettor's session, and a record of the step. Source: 1§7. */
export function stepOptions(
  session: SessionHandle,
  { session: { user } }: Bettor,
  { upstream, documentStatus, kycLog, config, requestId, log }: AppLoadContext,
): StepOptions {
  return {
    client: upstream,
    documentStatus,
    settings: { session, requestId },
    storeOrigins: config.documentStoreOrigins,
    onStep(step) {
      if (step.reason === UpstreamForeignAddress.name) {
        log.warn(
          'the operator names a store of documents that DOCUMENT_STORE_ORIGINS does not list',
        );
      }
      void kycLog.record(user.id, step);
    },
  };
}

type SendDocument = (
  documentType: IdentityDocument,
  file: ReceivedFile,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
) => Promise<UploadProblem | null>;

/**
 * Sends a file that the bettor posted to the operator, by the store or at last plainly. Resolves with
 * null once the operator has it, else with why not. A session that has ended redirects to the log-in
 * page. Source: 1§4, 1§5.
 */
export const sendDocument: SendDocument = (...sent) => send(uploadDocument, ...sent);

/** The same by the plain upload alone, for a file whose other ways a browser has tried. */
export const sendWholeDocument: SendDocument = (...sent) => send(uploadPlainly, ...sent);

async function send(
  upload: typeof uploadDocument | typeof uploadPlainly,
  documentType: IdentityDocument,
  { name: given, size, hash, content }: ReceivedFile,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<UploadProblem | null> {
  const head = new Uint8Array(await content.slice(0, CONTENT_HEAD_BYTES).arrayBuffer());
  const check = checkDocument({ name: given, size, head }, MAX_DOCUMENT_BYTES);
  if (check.kind === 'faulty') return check.fault;
  const name = uploadName(check.name);
  if (!name) return 'extensionInvalid';
  const userId = bettor.session.user.id;
  const document = { userId, documentType, name, hash, file: content };
  const result = await sending(() =>
    withSession(returnTo, bettor, context, (session) =>
      upload(document, {
        ...stepOptions(session, bettor, context),
        put: { fetch: fetchCollected },
      }),
    ),
  );
  return result.kind === 'stored' ? null : uploadProblem(result);
}

/**
 * What an end means for the bettor. A duplicated account reads as an invalid document, and leads to
 * those who can help. Source: 1§5.
 */
export function uploadProblem(end: UploadEnd): UploadProblem {
  switch (end.kind) {
    case 'duplicatedAccount':
      return 'duplicatedAccount';
    case 'invalidDocument':
      return 'curpInvalid';
    case 'refused':
      if (end.status === 413) return 'sizeInvalid';
      if (end.code === 'DOCUMENT_ALREADY_APPROVED') return 'approved';
      return end.code === 'INVALID_FILE_NAME' ? 'extensionInvalid' : 'generic';
    case 'cancelled':
    case 'failed':
      return 'generic';
  }
}
