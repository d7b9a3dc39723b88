import markUrl from 'virtual:brand/assets/mark.svg?url';
import wordmark from 'virtual:brand/assets/wordmark.svg?raw';
import { BrandMark } from './brand-mark.tsx';

/** The mark of the brand of this build. */
export function SiteMark() {
  return <BrandMark markUrl={markUrl} wordmark={wordmark} />;
}
