import { createRemixStub } from '@remix-run/testing';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { textsOf } from '@vitrine/messages/texts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { brandFormat } from '../app/format/brand-format.ts';

/** What React says of the router in memory; the site's own has no such effects on the server. */
const OF_THE_ROUTER = 'useLayoutEffect does nothing on the server';

interface ShownPage {
  readonly brand: BrandFacts;
  /** The address, with its query. */
  readonly address: string;
  /** What the loader answered. */
  readonly data: unknown;
  /** What the frame knows beside the format and the texts of the brand. */
  readonly shell?: object;
  /** The route's default export. */
  readonly Page: ComponentType;
}

/** The HTML of a route's page without its frame, as a browser gets it; spaces that don't break are plain. */
export function pageHtml({ brand, address, data, shell = {}, Page }: ShownPage): string {
  const known = { format: brandFormat(brand), texts: textsOf(brand.locale, 'shell'), ...shell };
  const [path = '/'] = address.split('?');
  const Site = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => known,
      children: [{ id: 'page', path, loader: () => data ?? null, Component: Page }],
    },
  ]);
  const hydrationData = { loaderData: { root: known, page: data } };
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(<Site initialEntries={[address]} hydrationData={hydrationData} />);
  const said = complaints.mock.calls.map((words) => words.map(String).join(' '));
  complaints.mockRestore();
  const ofPage = said.filter((words) => !words.includes(OF_THE_ROUTER));
  if (ofPage.length > 0) throw new Error(`React complains: ${ofPage.join(' ')}`);
  // React parts texts by empty comments.
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}
