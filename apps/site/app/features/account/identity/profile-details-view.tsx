import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { TextField } from '@vitrine/ui/forms/text-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { type AddressPlaces, PLACE_FIELDS } from '../../../shapes/account/address-places.ts';
import type { ConfirmQuestion } from '../../../shapes/account/confirm-question.ts';
import { ConfirmField } from '../access/confirm-field.tsx';
import { LONGEST_ADDRESS } from '../longest-address.ts';
import { PlaceFields } from './place-fields.tsx';
import { UnreadDocuments } from './user-identification-view.tsx';

export interface ProfileDetailsViewProps {
  readonly texts: Namespaces['verification'];
  readonly accountTexts: Namespaces['account'];
  readonly phoneExample: string;
  /** Null when the operator does not answer: nothing is changed unseen. */
  readonly details: { readonly cellPhone: string; readonly address: string } | null;
  /** What the fields of the places offer; null when the operator does not answer. */
  readonly places: AddressPlaces | null;
  /** The brand's country, of which the lists are. */
  readonly ownNation: string;
  readonly confirm: ConfirmQuestion | null;
  readonly form: (FormState & { readonly places: AddressPlaces | null }) | undefined;
}

/** The details that an identity check asks for, one form. Source: 1§2, 1§7. */
export function ProfileDetailsView(props: ProfileDetailsViewProps) {
  const { texts, accountTexts, phoneExample, details, form } = props;
  const isPending = useNavigation().formAction?.startsWith(identityPaths.profileDetails) ?? false;
  if (!details && !form) {
    return (
      <FormPage title={texts['profile.detailsTitle']}>
        <UnreadDocuments texts={texts} path={identityPaths.profileDetails} />
      </FormPage>
    );
  }
  const field = (name: 'cellPhone' | 'address') => ({
    id: name,
    name,
    required: true,
    defaultValue: form?.values[name] ?? details?.[name],
    error: form?.errors[name],
  });
  return (
    <FormPage title={texts['profile.detailsTitle']} intro={texts['profile.detailsIntro']}>
      <FormErrors
        form={form}
        title={accountTexts.errorSummary}
        labels={{
          cellPhone: accountTexts.cellPhone,
          address: accountTexts['details.address'],
          ...Object.fromEntries(PLACE_FIELDS.map((place) => [place, texts[`place.${place}`]])),
        }}
      />
      <Form
        method="post"
        noValidate
        action={identityPaths.profileDetails}
        preventScrollReset
        className="grid gap-4"
      >
        <CsrfField />
        <TextField
          {...field('cellPhone')}
          type="tel"
          label={accountTexts.cellPhone}
          hint={accountTexts.cellPhoneHint}
          placeholder={phoneExample}
          autoComplete="tel-national"
        />
        <TextField
          {...field('address')}
          label={accountTexts['details.address']}
          hint={accountTexts['details.addressHint']}
          maxLength={LONGEST_ADDRESS}
          autoComplete="street-address"
        />
        <PlaceFields
          texts={texts}
          places={form ? form.places : props.places}
          ownNation={props.ownNation}
          form={form}
        />
        <ConfirmField form={form} question={props.confirm} />
        <Button type="submit" size="large" fullWidth pending={isPending}>
          {texts['profile.save']}
        </Button>
      </Form>
    </FormPage>
  );
}
