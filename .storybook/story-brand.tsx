import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { BrandFacts, Scheme } from '../packages/brand-themes/src/brand-facts.ts';
import type { Namespace, Namespaces } from '../packages/messages/src/namespaces.ts';
import { textsOf } from '../packages/messages/src/texts.ts';

interface Frame {
  readonly brand: BrandFacts;
  readonly scheme: Scheme;
}

const CurrentFrame = createContext<Frame | null>(null);

interface StoryBrandProps extends Frame {
  readonly children: ReactNode;
}

export function StoryBrand({ brand, scheme, children }: StoryBrandProps) {
  const frame = useMemo(() => ({ brand, scheme }), [brand, scheme]);
  return <CurrentFrame.Provider value={frame}>{children}</CurrentFrame.Provider>;
}

function useFrame(): Frame {
  const frame = useContext(CurrentFrame);
  if (!frame) throw new Error('A story stands in the frame of a brand.');
  return frame;
}

/** The brand whose frame the story stands in. */
export function useStoryBrand(): BrandFacts {
  return useFrame().brand;
}

/** The brand's code and the scheme it is shown in. */
export function useShown(): { readonly code: string; readonly scheme: Scheme } {
  const { brand, scheme } = useFrame();
  return { code: brand.code, scheme };
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
