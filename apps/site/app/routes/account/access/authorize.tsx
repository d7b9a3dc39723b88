import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { AuthorizedView } from '../../../features/account/access/authorized-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { withdrawnHeader } from '../../../services/account/authorization.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('authorize');

/** The page of a browser that the gate of this build let in. Source: 1§2. */
export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textSections(textsOf(context.brand.locale, 'access'), ['authorize']);
  return {
    metadata: await headedMetadata('authorize', texts['authorize.title'], context),
    texts,
    text: formatText(texts['authorize.text'], { brand: context.brand.name }),
  };
});

/** Gives the access back. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { refusal } = await readForm(request, context);
  if (refusal) {
    return data({ notice: textsOf(context.brand.locale, 'shell')[refusal] }, { status: 403 });
  }
  return redirect(paths.home, { headers: { 'Set-Cookie': withdrawnHeader(context) } });
});

export { meta } from '../../../frame/page-meta.ts';

export default function Authorize() {
  const answer = useActionData<typeof action>();
  return <AuthorizedView {...useLoaderData<typeof loader>()} notice={answer?.notice ?? null} />;
}
