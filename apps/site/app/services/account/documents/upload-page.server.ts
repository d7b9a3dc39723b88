import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { DocumentStatus } from '@vitrine/betting/account/document-status';
import { DOCUMENT_ORDER, type IdentityDocument } from '@vitrine/betting/account/upload-step';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import {
  DOCUMENT_FILE,
  DOCUMENT_KIND,
  MAX_DOCUMENT_BYTES,
  READ,
  SENT,
  sentPath,
  type UploadProblem,
  uploadPath,
} from '../../../shapes/account/document-upload.ts';
import type { IdentityStanding } from '../../../shapes/account/identity-documents.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { fileSize } from '../../../format/file-size.ts';
import { privateMetadata } from '../../base/pages/page-metadata.server.ts';
import type { Bettor } from '../../base/session/session.server.ts';
import { contactWays } from '../contact-ways.server.ts';
import { documentsToSend, identityStanding } from './identity-standing.server.ts';
import { withReceivedDocument } from './receive-document.server.ts';
import { sendDocument } from './send-document.server.ts';

interface UploadPageArgs {
  readonly request: Request;
  readonly bettor: Bettor;
  readonly context: AppLoadContext;
  /** The documents that are sent on the page, in their order. */
  readonly sentHere: readonly IdentityDocument[];
}

/** The document that a form or an address names; null for none. */
export function namedDocument(name: unknown): IdentityDocument | null {
  return DOCUMENT_ORDER.find((document) => document === name) ?? null;
}

/** The data of a page that sends documents. */
export async function uploadPage({ request, bettor, context, sentHere }: UploadPageArgs) {
  const { locale } = context.brand;
  const texts = textsOf(locale, 'verification');
  const { searchParams } = new URL(request.url);
  const named = namedDocument(searchParams.get(SENT));
  const sent = sentHere.find((one) => one === named) ?? null;
  const returnTo = uploadPath(sentHere[0] ?? 'front');
  const wantedAnswer = { isFresh: sent !== null };
  const standing = await identityStanding(returnTo, bettor, context, wantedAnswer);
  const toSend = documentsToSend(standing);
  const wanted = namedDocument(searchParams.get(DOCUMENT_KIND));
  const here = sentHere.filter((document) => toSend.includes(document));
  const refused = refusedAtOnce(standing, sent);
  // What was just sent is not asked for again, unless it was refused.
  const others = sent === 'front' && !refused ? here.filter((one) => one !== sent) : here;
  const asked = refused ? sent : wanted;
  const document = others.find((one) => one === asked) ?? others[0] ?? null;
  const isAddress = sentHere.includes('address');
  return {
    metadata: await privateMetadata(texts[isAddress ? 'address.title' : 'card.title'], context),
    texts,
    sentHere,
    standing,
    document,
    sent,
    refused,
    isManifestRead: !isAddress || searchParams.has(READ) || sent !== null,
    next: toSend.find((one) => !sentHere.includes(one)) ?? null,
    size: fileSize(MAX_DOCUMENT_BYTES, locale),
    locale,
    support: (await contactWays(context))[0] ?? null,
  };
}

/** Statuses that say of one document that another file is needed. Source: 1§4. */
const REFUSED: ReadonlySet<DocumentStatus> = new Set(['rejected', 'botRejected', 'photo']);

/** Why the document that was just sent is not taken; null while nothing speaks against it. */
function refusedAtOnce(
  standing: IdentityStanding,
  sent: IdentityDocument | null,
): DocumentStatus | null {
  if (standing.kind !== 'listed') return null;
  const status = standing.documents.find(({ document }) => document === sent)?.status;
  return status !== undefined && REFUSED.has(status) ? status : null;
}

/** Takes a document that was posted without scripts, and leads on. */
export async function takeDocument({ request, bettor, context, sentHere }: UploadPageArgs) {
  const { locale } = context.brand;
  return withReceivedDocument(request, context, async ({ fields, file, refusal }) => {
    const refuse = (status: number, sentence: string, isForm = false) => {
      const errors = isForm ? {} : { [DOCUMENT_FILE]: sentence };
      const values = file ? { [DOCUMENT_FILE]: file.name } : {};
      return data<FormState>({ values, errors, formError: isForm ? sentence : null }, { status });
    };
    if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal], true);
    const document = namedDocument(fields.get(DOCUMENT_KIND));
    if (!document || !sentHere.includes(document)) {
      return refuse(400, textsOf(locale, 'shell').staleForm, true);
    }
    if (!file) return refuse(400, problemText('missing', context));
    const returnTo = uploadPath(document);
    const problem = await sendDocument(document, file, returnTo, bettor, context);
    if (problem) return refuse(statusOf(problem), problemText(problem, context));
    return redirect(sentPath(document));
  });
}

function problemText(problem: UploadProblem, { brand: { locale } }: AppLoadContext): string {
  const text = textsOf(locale, 'verification')[`fileError.${problem}`];
  return formatText(text, { size: fileSize(MAX_DOCUMENT_BYTES, locale) });
}

function statusOf(problem: UploadProblem): number {
  return problem === 'generic' ? 502 : 422;
}
