import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { MessageList } from './message-list.tsx';

function Messages({ longWord = false }: { readonly longWord?: boolean }) {
  const t = useStoryTexts('chat');
  const { hour } = useShellFixtures();
  const support = { isOwn: false, author: t.support, time: hour };
  const own = { isOwn: true, author: t.you, time: hour };
  return (
    <MessageList
      label={t.messages}
      newestOwnId="newest"
      messages={[
        { ...support, id: '1', text: t.intro },
        { ...own, id: '2', text: longWord ? 'https://'.padEnd(120, 'a') : t.fieldRequired },
        { ...support, id: '3', text: `${t.closedText}\n${t.endedText}` },
      ]}
    />
  );
}

const meta = {
  title: 'Shell/Message list',
  component: Messages,
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: /^Convers/ })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ id }) => id)).toEqual(['', 'newest', '']);
  },
};

export const LongWord: Story = {
  args: { longWord: true },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('log');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
