import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: { title: '', safe: '' },
  render: () => (
    <Texts of="shell">
      {(t) => (
        <ErrorState
          title={t.unreachableTitle}
          safe={t.unreachableText}
          action={<Button>{t.tryAgain}</Button>}
          reference={formatText(t.errorReference, { id: '8f2c-41d0' })}
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof ErrorState>;

export default meta;

export const Unreachable: StoryObj<typeof meta> = {
  name: 'Says what failed, what is safe and the way on',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('button'));
  },
};
