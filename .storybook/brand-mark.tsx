import { useStoryBrand } from './story-brand.tsx';

const drawings = import.meta.glob<string>(
  '../packages/brand-themes/dist/assets/*/{mark,wordmark}.svg',
  { eager: true, query: '?raw', import: 'default' },
);

interface BrandMarkProps {
  readonly kind: 'mark' | 'wordmark';
}

/** The drawing of the brand whose frame the story stands in. */
export function BrandMark({ kind }: BrandMarkProps) {
  const { code } = useStoryBrand();
  const drawing = drawings[`../packages/brand-themes/dist/assets/${code}/${kind}.svg`] ?? '';
  return (
    <span
      className="inline-flex h-7 [&>svg]:h-full [&>svg]:w-auto"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
