import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { FaceVerification, type FaceVerificationState } from './face-verification.tsx';

function Face({ state }: { readonly state: FaceVerificationState }) {
  const t = useStoryTexts('verification');
  const support = t['status.support'];
  const { language } = useStoryBrand();
  const actions = {
    ready: (
      <>
        <Button type="submit" size="large" fullWidth>
          {t['face.start']}
        </Button>
        <Button asChild intent="quiet" fullWidth>
          <a href="#later">{t['face.later']}</a>
        </Button>
      </>
    ),
    waiting: null,
    approved: (
      <Button asChild size="large" fullWidth>
        <a href="#deposit">{t['face.goOn']}</a>
      </Button>
    ),
    failed: (
      <Button type="submit" size="large" fullWidth>
        {t['face.again']}
      </Button>
    ),
    blocked: (
      <Button asChild size="large" fullWidth>
        <a href="#support">{support}</a>
      </Button>
    ),
  };
  return (
    <form method="post" className="mx-auto max-w-form">
      <FaceVerification
        state={state}
        title={t[`face.${state}Title`]}
        text={t[`face.${state}Text`]}
        tips={{
          label: t['face.tips'],
          items: [t['face.tip1'], t['face.tip2'], t['face.tip3']],
        }}
        failure={countText({ ...t }, 'face.failure', 2, language)}
        actions={actions[state]}
        note={t['face.note']}
      />
    </form>
  );
}

const meta = {
  title: 'Verification/Face verification',
  component: Face,
  args: { state: 'ready' },
} satisfies Meta<typeof Face>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
  },
};
export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Conferindo|Revisando/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Approved: Story = { args: { state: 'approved' } };
export const Failed: Story = {
  name: 'Failed, with the tries that are left',
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Restam 2|Quedan 2/)).toBeVisible();
  },
};
export const Blocked: Story = { args: { state: 'blocked' } };
