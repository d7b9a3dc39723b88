import type { AppLoadContext } from '@remix-run/node';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import {
  announceBrowserUpload,
  type BrowserUploadStep,
  recordBrowserUpload,
} from '@vitrine/upstream/account/documents/browser-upload';
import { uploadName } from '@vitrine/upstream/account/documents/file-name';
import { z } from 'zod';
import { DOCUMENT_KIND, type UploadAnswer } from '../../../shapes/account/document-upload.ts';
import { type Bettor, withSession } from '../../base/session/session.server.ts';
import { stepOptions, uploadProblem } from './send-document.server.ts';
import { namedDocument } from './upload-page.server.ts';

const fileFields = z.object({
  [DOCUMENT_KIND]: z.string().transform((name, context): IdentityDocument => {
    const document = namedDocument(name);
    if (document) return document;
    context.addIssue('expected a document');
    return z.NEVER;
  }),
  name: z.string(),
  hash: z.string().regex(/^[\da-f]{64}$/),
});

const stepFields = z.discriminatedUnion('do', [
  fileFields.extend({ do: z.enum(['announce', 'record']) }),
  z.object({
    do: z.literal('report'),
    [DOCUMENT_KIND]: fileFields.shape[DOCUMENT_KIND],
    outcome: z.enum(['failed', 'cancelled']),
    /** A status or a word: never a name of a file or an address. */
    reason: z.string().regex(/^\w{1,20}$/),
  }),
]);

/** A step that a browser asks for while it sends a file to the store itself. */
export type BrowserUploadRequest = z.output<typeof stepFields>;

/** The step that posted fields ask for; null when they ask for none. */
export function browserUploadRequest(fields: FormData): BrowserUploadRequest | null {
  return stepFields.safeParse(Object.fromEntries(fields)).data ?? null;
}

/**
 * Does a step for a browser: asks for the signed address, records the file that lies there, or notes
 * that it could not be put there. The bearer stays here. Source: 1§4, 1§7.
 */
export async function browserUpload(
  step: BrowserUploadRequest,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<UploadAnswer> {
  const userId = bettor.session.user.id;
  const documentType = step[DOCUMENT_KIND];
  const note = (outcome: 'succeeded' | 'failed' | 'cancelled', reason: string | null) =>
    void context.kycLog.record(userId, { step: 'putFile', documentType, outcome, reason });
  if (step.do === 'report') {
    note(step.outcome, step.reason);
    return { kind: 'again' };
  }
  const name = uploadName(step.name);
  if (!name) return { kind: 'refused', problem: 'extensionInvalid' };
  const document = { userId, documentType, name, hash: step.hash };
  if (step.do === 'record') note('succeeded', null);
  const send = step.do === 'announce' ? announceBrowserUpload : recordBrowserUpload;
  const end = await withSession(returnTo, bettor, context, (session) =>
    send(document, stepOptions(session, bettor, context)),
  );
  return uploadAnswer(end);
}

function uploadAnswer(step: BrowserUploadStep): UploadAnswer {
  switch (step.kind) {
    case 'address':
    case 'stored':
    case 'again':
      return step;
    case 'duplicatedAccount':
    case 'invalidDocument':
    case 'refused':
    case 'cancelled':
    case 'failed':
      return { kind: 'refused', problem: uploadProblem(step) };
  }
}
