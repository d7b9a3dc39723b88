import type { ReactNode } from 'react';
import markUrl from 'virtual:brand/assets/mark.svg?url';
import wordmark from 'virtual:brand/assets/wordmark.svg?raw';
import { facts } from 'virtual:brand/facts';
import { BrandMark } from './brand-mark.tsx';
import { BrandedFrame } from './branded-frame.tsx';

/** The frame of every page, in the brand this build is for. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <BrandedFrame brand={facts} mark={<BrandMark markUrl={markUrl} wordmark={wordmark} />}>
      {children}
    </BrandedFrame>
  );
}
