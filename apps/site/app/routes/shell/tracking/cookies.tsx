import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { PrivacyChoicesView } from '../../../features/shell/privacy/privacy-choices-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths, returnPath } from '../../../paths.ts';
import { referralAloneHeader } from '../../../services/base/attribution.server.ts';
import { consentHeader, consentOf } from '../../../services/base/consent.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { NO_CONSENT } from '../../../tracking/consent.ts';

const NOTICES = ['saved', 'stale', 'unknown'] as const;

export const handle = routeHandle('cookies');

/** What the visitor allows, to change it at any time. */
export const loader = guardedPage(handle, async ({ request, context }) => {
  const texts = textsOf(context.brand.locale, 'privacy');
  const asked = new URL(request.url).searchParams.get('notice');
  const email = context.brand.licensee.supportEmail;
  return {
    metadata: await headedMetadata('cookies', texts['page.title'], context),
    texts,
    rights: formatText(texts['page.rightsText'], { email }),
    consent: context.tracking.consent ?? NO_CONSENT,
    notice: NOTICES.find((known) => known === asked) ?? null,
  };
});

/**
 * Keeps an answer, from this page or from the banner, and leads back to the page that it was given on. Without
 * marketing the browser forgets what is only for advertising.
 */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  if (refusal) return redirect(`${paths.cookies}?notice=stale`);
  const consent = consentOf(formData);
  if (consent === null) return redirect(`${paths.cookies}?notice=unknown`);
  const back = returnPath(formData.get('returnTo'), `${paths.cookies}?notice=saved`);
  const headers = new Headers({ 'Set-Cookie': consentHeader(consent, context.config.secure) });
  const attribution = consent.marketing ? null : await referralAloneHeader(request, context);
  if (attribution !== null) headers.append('Set-Cookie', attribution);
  return redirect(back, { headers });
});

export { meta } from '../../../frame/page-meta.ts';

export default function Cookies() {
  return <PrivacyChoicesView {...useLoaderData<typeof loader>()} />;
}
