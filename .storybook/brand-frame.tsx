import type { ReactNode } from 'react';
import type { BrandFacts, Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import { StoryBrand } from './story-brand.tsx';

export interface BrandFrameProps {
  readonly brand: BrandFacts;
  readonly scheme: Scheme;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part of the page in the colours, type and words of a brand. */
export function BrandFrame({ brand, scheme, className, children }: BrandFrameProps) {
  return (
    <StoryBrand brand={brand} scheme={scheme}>
      <div data-brand={brand.code} data-scheme={scheme} lang={brand.locale} className={className}>
        {children}
      </div>
    </StoryBrand>
  );
}
