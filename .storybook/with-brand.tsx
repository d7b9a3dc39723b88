import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import type { BrandFacts } from '../packages/brand-themes/src/brand-facts.ts';
import { brandOf, brands } from './brands.ts';
import { StoryBrand } from './story-brand.tsx';

/** Sets each story in the brand of the toolbar and in its language, or in all brands side by side. */
export const withBrand: Decorator = (Story, { globals, parameters }) => {
  const brand = brandOf(String(globals['brand']));
  const padding = parameters['layout'] === 'fullscreen' ? '' : 'p-4';
  if (globals['brandView'] !== 'all') {
    return (
      <BrandOfPage brand={brand}>
        <BrandFrame brand={brand} className={padding}>
          <Story />
        </BrandFrame>
      </BrandOfPage>
    );
  }
  return (
    <BrandOfPage brand={brand}>
      <div className="flex items-stretch overflow-x-auto">
        {brands.map((each) => (
          <BrandFrame
            key={each.code}
            brand={each}
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
  readonly children: ReactNode;
}

function BrandFrame({ brand, className, children }: BrandProps & { readonly className: string }) {
  return (
    <StoryBrand brand={brand}>
      <div data-brand={brand.code} lang={brand.locale} className={className}>
        {children}
      </div>
    </StoryBrand>
  );
}

/** What opens over the page (dialogs) stands outside the frame, in the page's own brand. */
function BrandOfPage({ brand, children }: BrandProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['brand'] = brand.code;
    document.documentElement.lang = brand.locale;
  }, [brand]);
  return children;
}
