import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { StepList } from './step-list.tsx';

function Installing({ labelled }: { readonly labelled: boolean }) {
  const t = useStoryTexts('install');
  return (
    <StepList
      label={labelled ? t['instructions.location.title'] : undefined}
      steps={[
        t['instructions.android.location.1'],
        t['instructions.android.location.2'],
        t['instructions.android.location.3'],
        t['instructions.android.location.4'],
      ]}
    />
  );
}

const meta = {
  title: 'Base/Step list',
  component: Installing,
  args: { labelled: true },
} satisfies Meta<typeof Installing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  name: 'Is a list of its steps, named by what they lead to; the figures are not said twice',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleName();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.querySelector('[aria-hidden]')).toHaveTextContent('1');
  },
};

/** Where a heading stands above it. */
export const Unlabelled: Story = { args: { labelled: false } };

export const SmallPhone: Story = at('small');
