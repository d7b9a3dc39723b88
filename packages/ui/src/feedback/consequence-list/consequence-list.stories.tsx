import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useConsequences } from '../../stories/feedback/use-consequences.ts';
import { ConsequenceList } from './consequence-list.tsx';

function Consequences({ isExclusion }: { readonly isExclusion: boolean }) {
  return <ConsequenceList {...useConsequences()(isExclusion)} />;
}

const meta = {
  title: 'Feedback/Consequence list',
  component: Consequences,
  args: { isExclusion: false },
} satisfies Meta<typeof Consequences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPause: Story = {
  name: 'Two lists, each named by what it says of its items',
  play: async ({ canvas }) => {
    const [closed, open] = canvas.getAllByRole('list');
    await expect(closed).toHaveAccessibleName();
    await expect(open).toHaveTextContent(/Saque|Retir/i);
  },
};
export const OfAnExclusion: Story = { args: { isExclusion: true } };
export const SmallPhone: Story = {
  args: { isExclusion: true },
  ...at('small'),
};
