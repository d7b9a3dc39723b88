import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { noteSecurity } from '../base/security-log.server.ts';
import { type Visitor, visitorOf } from '../base/session/visitor.server.ts';
import { knownSecrets } from '../base/store/known-secrets.ts';
import { isOwnedBy, isOwnerMark, ownerMark } from './form-owner.server.ts';
import { postedForm } from './posted-form.server.ts';

export const CSRF_FIELD = 'csrf';

/** The form token of this visitor. */
export function csrfToken(visitorId: string, { config }: AppLoadContext): string {
  return tokenOf(visitorId, config.sessionSecret);
}

/** What the forms of a page carry: the visitor's token, and for a bettor whose they are. */
export function formToken(
  { id, session }: Pick<Visitor, 'id' | 'session'>,
  context: AppLoadContext,
): string {
  const token = csrfToken(id, context);
  return session ? `${token}.${ownerMark(session.user.id, context)}` : token;
}

/** The mark of the bettor whose form it is; null for a guest's, and for one that was not made here. */
export function ownerOf(formData: FormData, context: AppLoadContext): string | null {
  const [, mark = ''] = sentToken(formData).split('.');
  return isOwnerMark(mark, context) ? mark : null;
}

function sentToken(formData: FormData): string {
  const sent = formData.get(CSRF_FIELD);
  return typeof sent === 'string' ? sent : '';
}

function tokenOf(visitorId: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf:${visitorId}`).digest('base64url');
}

/**
 * Why a form is refused: it is older than the visitor's cookie or than the log-in of another bettor, or the browser
 * sent no cookie.
 */
export type FormRefusal = 'staleForm' | 'cookiesNeeded';

export interface ReadForm {
  readonly formData: FormData;
  readonly visitor: Visitor;
  readonly refusal: FormRefusal | null;
}

/**
 * Reads a posted form and decides whether it comes from our own page: by the origin headers of the
 * browser, or by the visitor's token in the form when a text browser sends no such header. A form of
 * another bettor's page is none of them. A refused form keeps its fields, so that the page can show them
 * again. Throws RequestRefused for a body that is not a form.
 */
export async function readForm(request: Request, context: AppLoadContext): Promise<ReadForm> {
  const [formData, visitor] = await Promise.all([postedForm(request), visitorOf(request, context)]);
  return { formData, visitor, refusal: formRefusal(request, formData, visitor, context) };
}

/** Whether a form comes from our own page, as `readForm` decides it; null when it does. */
export function formRefusal(
  request: Request,
  formData: FormData,
  visitor: Visitor,
  context: AppLoadContext,
): FormRefusal | null {
  const refusal = whyRefused(request, formData, visitor, context);
  const account = visitor.session?.user.id;
  if (refusal) noteSecurity('formRefused', { account, what: refusal }, context);
  return refusal;
}

function whyRefused(
  request: Request,
  formData: FormData,
  visitor: Visitor,
  context: AppLoadContext,
): FormRefusal | null {
  if (isOfAnother(formData, visitor, context)) return 'staleForm';
  if (isSameOrigin(request, context)) return null;
  if (visitor.isNew) return 'cookiesNeeded';
  const [token = ''] = sentToken(formData).split('.');
  const sent = Buffer.from(token);
  const isOwn = knownSecrets(context.config).some((secret) => {
    const expected = Buffer.from(tokenOf(visitor.id, secret));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return isOwn ? null : 'staleForm';
}

/** Whether a bettor sends the form of another, whose page stood open in the same browser. */
function isOfAnother(formData: FormData, { session }: Visitor, context: AppLoadContext): boolean {
  const owner = ownerOf(formData, context);
  return session !== null && owner !== null && !isOwnedBy(owner, session.user.id, context);
}

function isSameOrigin(request: Request, { config }: AppLoadContext): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  return request.headers.get('Origin') === new URL(config.publicUrl).origin;
}
