import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonRegion,
  args: { label: '', children: null },
  render: () => (
    <Texts of="common">
      {(t) => (
        <SkeletonRegion label={t.loading}>
          <div className="card-frame flex flex-col gap-3 p-card">
            <Skeleton className="h-4 w-2/5 rounded-control" />
            <Skeleton className="h-4 w-3/5 rounded-control" />
            <div className="grid grid-cols-3 gap-2">
              <Skeleton className="h-odds rounded-odds" />
              <Skeleton className="h-odds rounded-odds" />
              <Skeleton className="h-odds rounded-odds" />
            </div>
          </div>
        </SkeletonRegion>
      )}
    </Texts>
  ),
} satisfies Meta<typeof SkeletonRegion>;

export default meta;

export const EventRow: StoryObj<typeof meta> = {
  name: 'A row to come, announced once',
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Carregando|Cargando/);
    await expect(words.closest('[role="status"]')).toBeInTheDocument();
    await expect(words.closest('[aria-busy]')).toBeNull();
  },
};
