import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../../base/link/link.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', title: '' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Alert tone="info" title={t.infoTitle}>
          {t.infoText}
        </Alert>
      )}
    </Texts>
  ),
};

export const Success: Story = {
  render: () => (
    <Texts of="common">
      {(t) => <Alert tone="success" title={t.successTitle} announce="polite" />}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Warning: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Alert tone="warning" title={t.warningTitle}>
          {t.warningText}
        </Alert>
      )}
    </Texts>
  ),
};

export const Danger: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Alert
          tone="danger"
          title={t.dangerTitle}
          announce="assertive"
          action={
            <Link href="#again" className="font-bold !text-current">
              {t.tryAgain}
            </Link>
          }
        >
          {t.dangerText}
        </Alert>
      )}
    </Texts>
  ),
};
