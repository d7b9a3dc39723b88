import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { EnableLocationView } from '../../../features/shell/location/enable-location-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import { REGION_DEADLINE_MS } from '../../../services/base/pages/page-deadline.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { locationHeader } from '../../../services/shell/location.server.ts';
import { ANSWER_FIELD, LOCATION_ANSWERS } from '../../../shapes/shell/location.ts';

export const handle = routeHandle('enableLocation');

export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textsOf(context.brand.locale, 'install');
  return { metadata: await privateMetadata(texts['notice.location.title'], context), texts };
});

/** Keeps the answer and goes on; where a device is allowed, its region is checked again. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  if (refusal) return { problem: textsOf(context.brand.locale, 'shell')[refusal] };
  const said = formData.get(ANSWER_FIELD);
  const answer = LOCATION_ANSWERS.find((known) => known === said) ?? 'later';
  if (answer === 'allowed')
    await requireOpenRegion({ of: 'logIn', deadlineMs: REGION_DEADLINE_MS }, context);
  return redirect(paths.home, {
    headers: { 'Set-Cookie': await locationHeader(answer, request, context) },
  });
});

export { meta } from '../../../frame/page-meta.ts';

export default function EnableLocation() {
  const { texts } = useLoaderData<typeof loader>();
  return <EnableLocationView texts={texts} problem={useActionData<typeof action>()?.problem} />;
}
