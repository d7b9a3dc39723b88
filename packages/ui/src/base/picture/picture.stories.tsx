import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURE_NAMES, Picture } from './picture.tsx';

const meta = {
  title: 'Base/Picture',
  component: Picture,
  args: { name: 'account' },
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {PICTURE_NAMES.map((name) => (
        <li key={name} className="rounded-card bg-raised p-4">
          <Picture name={name} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof Picture>;

export default meta;

export const All: StoryObj<typeof meta> = {};
