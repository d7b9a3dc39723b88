import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: '' },
  render: (args) => <Texts of="common">{(t) => <Spinner {...args} label={t.loading} />}</Texts>,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Carregando|Cargando/);
  },
};

export const WordsSaidOnly: Story = { args: { labelHidden: true } };

export const AsLargeAsItsText: Story = {
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <p className="text-lg font-bold">
          <Spinner {...args} label={t.sending} />
        </p>
      )}
    </Texts>
  ),
};
