import { type ReactNode, createContext, useContext } from 'react';
import type { BrandFacts } from '../packages/brand-themes/src/brand-facts.ts';
import type { Namespace, Namespaces } from '../packages/messages/src/namespaces.ts';
import { textsOf } from '../packages/messages/src/texts.ts';

const CurrentBrand = createContext<BrandFacts | null>(null);

interface StoryBrandProps {
  readonly brand: BrandFacts;
  readonly children: ReactNode;
}

export function StoryBrand({ brand, children }: StoryBrandProps) {
  return <CurrentBrand.Provider value={brand}>{children}</CurrentBrand.Provider>;
}

/** The brand whose frame the story stands in. */
export function useStoryBrand(): BrandFacts {
  const brand = useContext(CurrentBrand);
  if (!brand) throw new Error('A story stands in the frame of a brand.');
  return brand;
}

/** The texts of a namespace in the words of the brand's locale. */
export function useStoryTexts<N extends Namespace>(namespace: N): Namespaces[N] {
  return textsOf(useStoryBrand().locale, namespace);
}

interface TextsProps<N extends Namespace> {
  readonly of: N;
  readonly children: (texts: Namespaces[N], brand: BrandFacts) => ReactNode;
}

/** `useStoryTexts` for a story's `render`, which is not a component and can't use hooks. */
export function Texts<N extends Namespace>({ of, children }: TextsProps<N>) {
  return children(useStoryTexts(of), useStoryBrand());
}
