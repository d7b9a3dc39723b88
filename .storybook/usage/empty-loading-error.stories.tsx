import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '../../packages/messages/src/format-text.ts';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import { EmptyState } from '../../packages/ui/src/feedback/empty-state/empty-state.tsx';
import emptyStories from '../../packages/ui/src/feedback/empty-state/empty-state.stories.tsx';
import { ErrorState } from '../../packages/ui/src/feedback/error-state/error-state.tsx';
import errorStories from '../../packages/ui/src/feedback/error-state/error-state.stories.tsx';
import { SkeletonRows } from '../../packages/ui/src/feedback/skeleton-rows/skeleton-rows.tsx';
import skeletonStories from '../../packages/ui/src/feedback/skeleton-rows/skeleton-rows.stories.tsx';
import { Spinner } from '../../packages/ui/src/feedback/spinner/spinner.tsx';
import spinnerStories from '../../packages/ui/src/feedback/spinner/spinner.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

function EmptyLoadingError() {
  const t = useStoryTexts('common');
  const shell = useStoryTexts('shell');
  return (
    <UsagePage
      title="Empty, loading and error"
      intro="A screen is drawn for the day there is nothing on it, for the second before it is there, and for the time it fails. In none of them may anything jump."
      components={[emptyStories, skeletonStories, spinnerStories, errorStories]}
    >
      <BookSection title="Empty">
        <DoAndDont>
          <Do text="A small drawing, one sentence, one way on.">
            <EmptyState
              drawing="events"
              title={t.emptyEventsTitle}
              text={t.emptyEventsText}
              action={
                <Button asChild intent="quiet">
                  <a href="#upcoming">{t.upcoming}</a>
                </Button>
              }
            />
          </Do>
          <Dont text="A figure, and nowhere to go. It could be a failure as well.">
            <p className="text-text-muted">{formatText(t.items_other, { count: 0 })}</p>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Loading">
        <DoAndDont>
          <Do text="A skeleton of the final size where the shape is known: what arrives takes its place, and nothing moves.">
            <SkeletonRows label={t.loading} count={3} twoLines />
          </Do>
          <Dont text="A spinner in the place of a list. It is for a moment whose result has no shape yet, such as a search.">
            <div className="flex justify-center">
              <Spinner label={t.loading} />
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Error">
        <DoAndDont>
          <Do text="What happened, what is safe, and what to do, with a code that the support can look up.">
            <ErrorState
              title={shell.unreachableTitle}
              safe={shell.unreachableText}
              action={<Button>{shell.tryAgain}</Button>}
              reference={formatText(shell.errorReference, { id: '8f2c-41d0' })}
            />
          </Do>
          <Dont text="The words of a machine, red from edge to edge, without a word on the money.">
            <p className="rounded-card bg-danger p-4 text-center font-bold text-on-danger">
              500 Internal Server Error
            </p>
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Empty, loading and error',
  component: EmptyLoadingError,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof EmptyLoadingError>;

export default meta;

export const ThreeStates: StoryObj<typeof meta> = { name: 'Empty, loading and error' };
