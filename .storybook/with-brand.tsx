import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SCHEMES, type BrandFacts, type Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import { BrandFrame } from './brand-frame.tsx';
import { brandOf, brands } from './brands.ts';
import { FramedPage } from './framed-page.tsx';
import { speaking } from './languages.ts';

/** Sets each story in the brand, scheme and language of the toolbar, or in all brands side by side. */
export const withBrand: Decorator = (Story, { globals, parameters, viewMode }) => {
  const fillsPage = parameters['layout'] === 'fullscreen';
  const className = fillsPage ? '' : 'p-4';
  const scripts = globals['scripts'] !== 'off';
  const asked = SCHEMES.find((scheme) => scheme === globals['scheme']);
  const look = (brand: BrandFacts) => ({
    brand: speaking(brand, globals['language']),
    scheme: asked ?? brand.scheme,
    className,
  });
  const chosen = look(brandOf(String(globals['brand'])));
  if (globals['brandView'] === 'all') {
    return (
      <BrandOfPage {...chosen}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22.5rem),1fr))] gap-x-4 gap-y-6 p-4">
          {brands.map(look).map((page) => (
            <li key={page.brand.code} className="min-w-0">
              <Caption {...page} />
              <div className="overflow-clip rounded-card border border-hairline">
                <FramedPage {...page} scripts={scripts} height={fillsPage ? 'h-180' : undefined}>
                  <Story />
                </FramedPage>
              </div>
            </li>
          ))}
        </ul>
      </BrandOfPage>
    );
  }
  return (
    <BrandOfPage {...chosen}>
      {scripts ? (
        <BrandFrame {...chosen}>
          <Story />
        </BrandFrame>
      ) : (
        <FramedPage
          {...chosen}
          scripts={false}
          height={viewMode === 'docs' ? undefined : fillsPage ? 'h-screen' : 'h-[calc(100vh-2rem)]'}
        >
          <Story />
        </FramedPage>
      )}
    </BrandOfPage>
  );
};

interface Look {
  readonly brand: BrandFacts;
  readonly scheme: Scheme;
}

function Caption({ brand: { name, country, locale }, scheme }: Look) {
  return (
    <p lang="en" className="mb-2 flex items-baseline justify-between gap-2">
      <span className="text-display text-md">{name}</span>
      <span className="text-sm text-text-muted">
        {country}, {locale}, {scheme}
      </span>
    </p>
  );
}

/** What opens over the page (dialogs) stands outside the frame, in the page's own brand. */
function BrandOfPage({ brand, scheme, children }: Look & { readonly children: ReactNode }) {
  useEffectsBeforePlay();
  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand.code;
    document.documentElement.dataset['scheme'] = scheme;
    document.documentElement.lang = brand.locale;
  }, [brand, scheme]);
  return children;
}

/**
 * A play begins when the story's effects have run. Storybook waits for layout effects alone; a state
 * set in one makes React run every effect at once.
 */
function useEffectsBeforePlay(): void {
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
}
