import { BrandMark } from '../features/shell/brand-mark.tsx';

const markUrls = import.meta.glob<string>(
  '../../../../packages/brand-themes/dist/assets/*/mark.svg',
  { eager: true, query: '?url', import: 'default' },
);
const wordmarks = import.meta.glob<string>(
  '../../../../packages/brand-themes/dist/assets/*/wordmark.svg',
  { eager: true, query: '?raw', import: 'default' },
);

/** The mark that the site's build of this brand shows. */
export function BuiltBrandMark({ code }: { readonly code: string }) {
  const folder = `../../../../packages/brand-themes/dist/assets/${code}`;
  return (
    <BrandMark
      markUrl={markUrls[`${folder}/mark.svg`] ?? ''}
      wordmark={wordmarks[`${folder}/wordmark.svg`] ?? ''}
    />
  );
}
