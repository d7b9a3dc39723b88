import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FavouriteButton } from './favourite-button.tsx';

const meta = {
  title: 'Sportsbook/Favourite button',
  component: FavouriteButton,
  args: {
    name: 'favourite',
    favouriteId: 'sr:match:1',
    pressed: false,
    label: 'Favorito: Flamengo x Palmeiras',
  },
  decorators: [
    (Story) => (
      <form className="p-4">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FavouriteButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotPressed: Story = {};

export const Pressed: Story = {
  args: { name: 'unfavourite', pressed: true },
  play: async ({ canvas, args }) => {
    const star = canvas.getByRole('button', { name: args.label, pressed: true });
    await expect(star).toHaveValue('sr:match:1');
  },
};
