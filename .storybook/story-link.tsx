import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { sanitize } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { Link } from '../packages/ui/src/base/link/link.tsx';

interface StoryLinkProps {
  readonly id: string;
  readonly viewMode: 'story' | 'docs';
  readonly children: ReactNode;
}

/** Leads to another page of this book and keeps what is chosen in the toolbars. */
export function StoryLink({ id, viewMode, children }: StoryLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <Link href={`./?path=/${viewMode}/${id}`} target="_top" onClick={select}>
      {children}
    </Link>
  );
}

/** The meta of a story file: what its page in this book is called. */
export interface StoryFileMeta {
  readonly title: string;
}

/** Leads to the stories of a component. */
export function ComponentLink({ of: { title } }: { readonly of: StoryFileMeta }) {
  return (
    <StoryLink id={`${sanitize(title)}--docs`} viewMode="docs">
      {title.split('/').at(-1)}
    </StoryLink>
  );
}
