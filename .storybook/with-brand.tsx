import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { SCHEMES, type BrandFacts, type Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import { brandOf, brands } from './brands.ts';
import { StoryBrand } from './story-brand.tsx';

/** Sets each story in the brand and scheme of the toolbar, or in all brands side by side. */
export const withBrand: Decorator = (Story, { globals, parameters }) => {
  const brand = brandOf(String(globals['brand']));
  const padding = parameters['layout'] === 'fullscreen' ? '' : 'p-4';
  const asked = SCHEMES.find((scheme) => scheme === globals['scheme']);
  if (globals['brandView'] !== 'all') {
    return (
      <BrandOfPage brand={brand} scheme={asked ?? brand.scheme}>
        <BrandFrame brand={brand} scheme={asked ?? brand.scheme} className={padding}>
          <Story />
        </BrandFrame>
      </BrandOfPage>
    );
  }
  return (
    <BrandOfPage brand={brand} scheme={asked ?? brand.scheme}>
      <div className="flex items-stretch overflow-x-auto">
        {brands.map((each) => (
          <BrandFrame
            key={each.code}
            brand={each}
            scheme={asked ?? each.scheme}
            className={`min-w-90 flex-1 contain-layout ${padding}`}
          >
            <Story />
          </BrandFrame>
        ))}
      </div>
    </BrandOfPage>
  );
};

interface BrandProps {
  readonly brand: BrandFacts;
  readonly scheme: Scheme;
  readonly children: ReactNode;
}

function BrandFrame({
  brand,
  scheme,
  className,
  children,
}: BrandProps & { readonly className: string }) {
  return (
    <StoryBrand brand={brand} scheme={scheme}>
      <div data-brand={brand.code} data-scheme={scheme} lang={brand.locale} className={className}>
        {children}
      </div>
    </StoryBrand>
  );
}

/** What opens over the page (dialogs) stands outside the frame, in the page's own brand. */
function BrandOfPage({ brand, scheme, children }: BrandProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand.code;
    document.documentElement.dataset['scheme'] = scheme;
    document.documentElement.lang = brand.locale;
  }, [brand, scheme]);
  return children;
}
