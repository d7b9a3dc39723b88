import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Base/Icon button',
  component: IconButton,
  args: { label: '', icon: <Search aria-hidden="true" size={20} /> },
  render: (args) => <Texts of="common">{(t) => <IconButton {...args} label={t.search} />}</Texts>,
} satisfies Meta<typeof IconButton>;

export default meta;

export const Search44: StoryObj<typeof meta> = {
  name: 'Search',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName();
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
