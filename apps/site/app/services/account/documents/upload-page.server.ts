import { type AppLoadContext, data, redirect } from '@remix-run/node';
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
  const sent = namedDocument(searchParams.get(SENT));
  const returnTo = uploadPath(sentHere[0] ?? 'front');
  const wantedAnswer = { isFresh: sent !== null };
  const standing = await identityStanding(returnTo, bettor, context, wantedAnswer);
  const toSend = documentsToSend(standing);
  const wanted = namedDocument(searchParams.get(DOCUMENT_KIND));
  const here = sentHere.filter((document) => toSend.includes(document));
  const document = here.find((one) => one === wanted) ?? here[0] ?? null;
  const isAddress = sentHere.includes('address');
  return {
    metadata: await privateMetadata(texts[isAddress ? 'address.title' : 'card.title'], context),
    texts,
    sentHere,
    standing,
    document,
    sent: sent !== null && sentHere.includes(sent) ? sent : null,
    isManifestRead: !isAddress || searchParams.has(READ) || sent !== null,
    next: toSend.find((one) => !sentHere.includes(one)) ?? null,
    size: fileSize(MAX_DOCUMENT_BYTES, locale),
    locale,
    support: (await contactWays(context))[0] ?? null,
  };
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
