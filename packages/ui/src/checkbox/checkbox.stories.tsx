import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'acceptTerms', label: '' },
  render: (args) => (
    <Texts of="account">{(t) => <Checkbox {...args} label={t.acceptTerms} />}</Texts>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: 'Checked by a click on its words',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/18/));
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  render: (args) => (
    <Texts of="account">
      {(t) => <Checkbox {...args} label={t.acceptTerms} error={t['errors.acceptTerms']} />}
    </Texts>
  ),
};
