import type { Meta, StoryObj } from '@storybook/react-vite';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Base/Link',
  component: Link,
  args: { href: '#terms' },
  render: (args) => (
    <Texts of="shell">
      {(t) => (
        <p className="max-w-measure">
          {t.playResponsibly} <Link {...args}>{t.helpLink}</Link>
        </p>
      )}
    </Texts>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Standalone: Story = { args: { emphasis: 'standalone' } };
export const Quiet: Story = { args: { emphasis: 'quiet' } };
