import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

type Routes = NonNullable<Parameters<typeof createRemixStub>[0][number]['children']>;

interface PageInDocument {
  /** The address, with its query. */
  readonly address: string;
  readonly routes: Routes;
  /** What the frame knows; the form token alone unless given. */
  readonly shell?: object;
  /** What the loader of the route with the id `page` answered at first. */
  readonly data?: unknown;
}

/**
 * Shows a page on a router in memory, in the document of happy-dom, until the test is over. Answers the element
 * that holds it.
 */
export async function openInDocument({
  address,
  routes,
  shell = { csrf: 'c' },
  data,
}: PageInDocument): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Site = createRemixStub([{ id: 'root', path: '/', loader: () => shell, children: routes }]);
  const loaderData = data === undefined ? { root: shell } : { root: shell, page: data };
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(<Site initialEntries={[address]} hydrationData={{ loaderData }} />),
  );
  return place;
}
