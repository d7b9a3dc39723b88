import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';

interface HydratedProps {
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

function Hydrated({ onEnd, children }: HydratedProps) {
  useEffect(onEnd, [onEnd]);
  return children;
}

/**
 * Puts an element into the page as HTML that came without React, lets it be changed as the reader, the
 * browser or the live script would, and then has React take it over.
 */
export async function takeOver(
  page: HTMLElement,
  element: ReactNode,
  change: (page: HTMLElement) => void,
): Promise<Root> {
  page.innerHTML = renderToString(element);
  change(page);
  const hydrated = fn();
  const root = hydrateRoot(page, <Hydrated onEnd={hydrated}>{element}</Hydrated>);
  await waitFor(() => expect(hydrated).toHaveBeenCalled());
  return root;
}
