import type { ReactNode } from 'react';
import frame from 'virtual:brand/frame';
import { lateComponent } from '../../frame/late-component.tsx';
import { BrandedFrame } from './branded-frame.tsx';
import { SiteMark } from './site-mark.tsx';

/** The server renders it with every page; its script loads when the page is idle. */
const LateFrame = lateComponent(() => import('./site-late-frame.tsx'));

/** The frame of every page for the brand of this build. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <BrandedFrame brandName={frame.name} mark={<SiteMark />} late={<LateFrame />}>
      {children}
    </BrandedFrame>
  );
}
