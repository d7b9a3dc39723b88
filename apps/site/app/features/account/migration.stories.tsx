import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { MigrationView, type MigrationViewProps } from './migration-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Migration' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function modal(status: MigrationViewProps['status']): Story {
  return pageStory({
    at: paths.accountMigration,
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.account,
      status,
      terms: '/terms-conditions',
      returnTo: paths.sportsbook,
    }),
    view: (data) => <MigrationView {...data} />,
  });
}

export const Initial: Story = {
  ...modal('initial'),
  name: 'MIG-03 accepts, does not accept, or leaves',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Succeeded: Story = modal('succeeded');
export const Unconfirmed: Story = modal('unconfirmed');
