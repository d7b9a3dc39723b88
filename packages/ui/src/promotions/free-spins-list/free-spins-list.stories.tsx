import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreeSpinsStory } from '../../stories/promotions/free-spins-story.tsx';

const meta = {
  title: 'Promotions/Free spins list',
  component: FreeSpinsStory,
  args: { games: ['1245', '1174', '1121'] },
  render: (args) => (
    <div className="mx-auto max-w-content">
      <FreeSpinsStory {...args} />
    </div>
  ),
} satisfies Meta<typeof FreeSpinsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'How many, in which game and until when',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Jogar Frutas|^Jugar Frutas/ })).toHaveAttribute(
      'href',
      '#game-1174',
    );
  },
};
export const One: Story = { args: { games: ['1175'] } };
export const None: Story = {
  name: 'Says that there are none',
  args: { games: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nenhum giro|Ningún giro/)).toBeVisible();
  },
};
