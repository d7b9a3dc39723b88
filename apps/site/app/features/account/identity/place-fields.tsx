import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Select } from '@vitrine/ui/forms/select';
import type { ChangeEvent } from 'react';
import {
  type AddressPlaces,
  LIST_OF,
  PLACE_FIELDS,
  type PlaceField,
  SHOW_PLACES,
} from '../../../shapes/account/address-places.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { useHydrated } from '../../../frame/use-hydrated.ts';

/** What a browser may fill in, from the largest place down. */
const FILLED_IN = {
  nation: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  region: 'address-level3',
} as const satisfies Record<PlaceField, string>;

interface PlaceFieldsProps {
  readonly texts: Namespaces['verification'];
  readonly places: AddressPlaces | null;
  readonly ownNation: string;
  readonly form: FormState | undefined;
}

/**
 * The places of an address, each offered once the one above it is chosen: by scripts at once, without
 * them by a button of the form. Source: 1§7.
 */
export function PlaceFields({ texts, places, ownNation, form }: PlaceFieldsProps) {
  const isHydrated = useHydrated();
  if (!places) return null;
  const shown = PLACE_FIELDS.filter((field) => places[LIST_OF[field]].length > 0);
  const valueOf = (field: PlaceField) =>
    form?.values[field] ?? (field === 'nation' ? ownNation : '');
  return (
    <>
      {shown.map((field, at) => (
        <Select
          // A list of other places begins anew.
          key={`${field} ${shown.slice(0, at).map(valueOf).join(' ')}`}
          id={field}
          name={field}
          label={texts[`place.${field}`]}
          autoComplete={FILLED_IN[field]}
          emptyText={field === 'nation' ? undefined : texts['place.choose']}
          defaultValue={valueOf(field)}
          error={form?.errors[field]}
          onChange={isHydrated ? showPlacesBelow : undefined}
        >
          {places[LIST_OF[field]].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ))}
      <Button
        type="submit"
        name={SHOW_PLACES}
        value="1"
        formNoValidate
        intent="quiet"
        fullWidth
        className={isHydrated ? 'hidden' : ''}
      >
        {texts['place.show']}
      </Button>
    </>
  );
}

function showPlacesBelow({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[name=${SHOW_PLACES}]`));
}
