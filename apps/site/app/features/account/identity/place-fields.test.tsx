import { textsOf } from '@vitrine/messages/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceFields } from './place-fields.tsx';

it('tells a browser which part of the address it may fill in', () => {
  const place = (name: string) => [{ id: '1', name }];
  const html = renderToStaticMarkup(
    <PlaceFields
      texts={textsOf('es', 'verification')}
      places={{
        nations: place('Perú'),
        states: place('Lima'),
        cities: place('Lima'),
        regions: place('Miraflores'),
      }}
      ownNation="1"
      form={undefined}
    />,
  );
  const filled = [...html.matchAll(/<select[^>]* name="(\w+)"[^>]*>/g)].map(([field, name]) => [
    name,
    /autoComplete="([\w-]+)"/.exec(field)?.[1],
  ]);
  expect(filled).toEqual([
    ['nation', 'country-name'],
    ['state', 'address-level1'],
    ['city', 'address-level2'],
    ['region', 'address-level3'],
  ]);
});
