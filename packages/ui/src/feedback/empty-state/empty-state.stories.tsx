import type { Meta, StoryObj } from '@storybook/react-vite';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { drawing: 'events', title: '' },
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <EmptyState
          {...args}
          title={t.emptyEventsTitle}
          text={t.emptyEventsText}
          action={
            <Button asChild intent="quiet">
              <a href="#upcoming">{t.upcoming}</a>
            </Button>
          }
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {};
export const Slip: Story = { args: { drawing: 'slip' } };
export const Bets: Story = { args: { drawing: 'bets' } };
export const Wallet: Story = { args: { drawing: 'wallet' } };

export const Search: Story = {
  render: () => (
    <Texts of="common">
      {(t) => <EmptyState drawing="search" title={t.emptySearchTitle} text={t.emptySearchText} />}
    </Texts>
  ),
};
