import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ProfileDetailsView } from '../../features/account/identity/profile-details-view.tsx';
import { profileSchema } from '../../features/account/access/registration-schema.ts';
import { LONGEST_ADDRESS } from '../../features/account/longest-address.ts';
import { type AddressPlaces, SHOW_PLACES } from '../../shapes/account/address-places.ts';
import type { FormState } from '../../forms/form-state.ts';
import type { KeptForm } from '../../forms/kept-form.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { identityPaths } from '../../paths/identity-paths.ts';
import { paths } from '../../paths.ts';
import {
  addressLine,
  addressPlaces,
  chosenPlaces,
  missingPlaces,
} from '../../services/account/documents/address-places.server.ts';
import { changeAccount, refreshAccount } from '../../services/account/account-details.server.ts';
import { refusalCode, refusalStatus } from '../../services/account/refusal-code.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { keptForm } from '../../services/forms/kept-form.server.ts';
import { rejectedForm } from '../../services/forms/form-state.server.ts';
import {
  confirmQuestion,
  confirmationProblem,
} from '../../services/shell/confirm-bettor.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('userDetails');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { locale, phoneExample } = context.brand;
  const texts = textsOf(locale, 'verification');
  const kept = await keptForm(request, context);
  const [details, places] = await Promise.all([
    refreshAccount(identityPaths.profileDetails, bettor, context),
    addressPlaces(chosenPlaces(kept?.values ?? {}, context), context),
  ]);
  return {
    metadata: await privateMetadata(texts['profile.detailsTitle'], context),
    texts,
    accountTexts: textsOf(locale, 'account'),
    phoneExample,
    confirm: await confirmQuestion(bettor, context),
    places,
    kept: kept && { ...kept, places },
    ownNation: context.brand.country,
    details: details && { cellPhone: details.cellPhone ?? '', address: details.address ?? '' },
  };
});

export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { locale, country } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema: profileSchema({ country }) });
  const chosen = chosenPlaces(Object.fromEntries(formData), context);
  const places = await addressPlaces(chosen, context);
  const refuse = (status: number, sentence: string | null, more: Partial<FormState> = {}) =>
    data({ ...rejectedForm(submission, say, sentence), ...more, places }, { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (formData.has(SHOW_PLACES)) {
    const typed = rejectedForm({ payload: submission.payload }, say);
    return data({ ...typed, places });
  }
  if (submission.status !== 'success') return refuse(400, null);

  const { cellPhone, address: street } = submission.value;
  const known = await refreshAccount(identityPaths.profileDetails, bettor, context);
  // An address that was there before has its places in it.
  const isNew = places !== null && street !== known?.address;
  const missing = isNew ? missingPlaces(chosen, places) : [];
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((field) => [field, say('errors.required')]));
    const typed = rejectedForm({ payload: submission.payload }, say);
    return data({ ...typed, errors, places }, { status: 400 });
  }
  const address = isNew ? addressLine(street, chosen, places, context) : street;
  if (address.length > LONGEST_ADDRESS) {
    const typed = rejectedForm({ payload: submission.payload }, say);
    return data({ ...typed, errors: { address: say('errors.address') }, places }, { status: 400 });
  }
  const unconfirmed = await confirmationProblem(formData, bettor, context);
  if (unconfirmed) return refuse(unconfirmed.status, null, unconfirmed.form);
  const info = { fullName: bettor.session.user.fullName, cellPhone, address };
  try {
    await withSession(identityPaths.profileDetails, bettor, context, (session) =>
      changeAccount(info, session, bettor, context),
    );
    return redirect(paths.completeProfile);
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = refusalCode(error);
    return refuse(refusalStatus(code), say(`errors.${code}`), { confirm: null });
  }
});

export { meta } from '../../frame/page-meta.ts';

export default function ProfileDetails() {
  return (
    <ProfileDetailsView
      {...useLoaderData<typeof loader>()}
      form={useSentForm<typeof action, KeptForm & { readonly places: AddressPlaces | null }>()}
    />
  );
}
