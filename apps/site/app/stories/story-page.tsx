import { useMemo } from 'react';
import { type PageInState, siteStub } from './site-stub.tsx';
import { useStoryFacts } from './story-facts.ts';

interface StoryPageProps<Data, Answer> {
  readonly page: PageInState<Data, Answer>;
}

/** A page in one of its states, in the frame of the site and the words of the story's brand. */
function StoryPage<Data, Answer>({ page }: StoryPageProps<Data, Answer>) {
  const facts = useStoryFacts();
  const Site = useMemo(() => siteStub(page, facts), [page, facts]);
  return <Site />;
}

/** The page as the `render` of a story. */
export function pageStory<Data, Answer = never>(page: PageInState<Data, Answer>) {
  return { render: () => <StoryPage page={page} /> };
}

/** For the meta of a file of page stories: each fills the window by itself. */
export const pageMeta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
