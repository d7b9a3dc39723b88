import type { ReactNode } from 'react';
import { facts } from 'virtual:brand/facts';
import { BrandedFrame } from './branded-frame.tsx';
import { SiteMark } from './site-mark.tsx';

/** The frame of every page for the brand of this build. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <BrandedFrame brand={facts} mark={<SiteMark />}>
      {children}
    </BrandedFrame>
  );
}
