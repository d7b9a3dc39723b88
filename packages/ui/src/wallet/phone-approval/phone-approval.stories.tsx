import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { PhoneApproval } from './phone-approval.tsx';

function Approval({ expires }: { readonly expires: boolean }) {
  return (
    <Texts of="wallet">
      {(t) => (
        <div className="mx-auto max-w-form">
          <PhoneApproval
            title={t['charge.phone.title']}
            phoneLabel={t['charge.phone.sentTo']}
            phoneText="••• ••• 321"
            stepsLabel={t['charge.steps']}
            steps={[
              formatText(t['charge.phone.step1'], { app: 'Yape' }),
              formatText(t['charge.phone.step2'], { amount: '50.00' }),
              t['charge.phone.step3'],
            ]}
            expiry={expires ? formatText(t.expiresAt, { time: '14:32' }) : undefined}
          />
        </div>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Wallet/Phone approval',
  component: Approval,
  args: { expires: true },
} satisfies Meta<typeof Approval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  name: 'Says to which phone, and what to do there',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('••• ••• 321')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const WithoutExpiry: Story = { args: { expires: false } };
