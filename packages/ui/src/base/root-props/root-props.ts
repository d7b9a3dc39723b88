import type { ComponentPropsWithoutRef, JSX } from 'react';

/** Attributes that a component decides itself; `title` is a heading wherever a component has one. */
type Withheld = 'children' | 'dangerouslySetInnerHTML' | 'style' | 'title';

/**
 * What a component hands to its root element besides its own props: id, listeners, `data-` and
 * `aria-` attributes, and a class for its place on the page. What the component sets itself wins.
 * `Own` names the props of the component that mean something else than the attribute of that name.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithoutRef<Tag>,
  Withheld | Own
>;
