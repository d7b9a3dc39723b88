import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { Texts, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../../base/link/link.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { Toast, type ToastProps } from './toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { tone: 'success', title: '', dismissLabel: '', onDismiss: fn(), duration: null },
  render: (args) => (
    <Texts of="common">
      {(t, brand) => (
        <div className="max-w-form">
          <Toast {...args} title={t.depositReceivedTitle} dismissLabel={t.dismissNotice}>
            {formatText(t.depositReceivedText, { amount: formatMoney(minorUnits(15000), brand) })}
          </Toast>
        </div>
      )}
    </Texts>
  ),
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Success, dismissed by its button',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dispensar|Descartar/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const InfoWithAction: Story = {
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <div className="max-w-form">
          <Toast
            {...args}
            tone="info"
            title={t.favouriteRemoved}
            dismissLabel={t.dismissNotice}
            action={
              <Link emphasis="standalone" href="#undo">
                {t.undo}
              </Link>
            }
          />
        </div>
      )}
    </Texts>
  ),
};

export const Warning: Story = {
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <div className="max-w-form">
          <Toast {...args} tone="warning" title={t.offlineTitle} dismissLabel={t.dismissNotice}>
            {t.offlineText}
          </Toast>
        </div>
      )}
    </Texts>
  ),
};

export const Danger: Story = {
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <div className="max-w-form">
          <Toast {...args} tone="danger" title={t.dangerTitle} dismissLabel={t.dismissNotice}>
            {t.dangerText}
          </Toast>
        </div>
      )}
    </Texts>
  ),
};

function LongToast(args: ToastProps) {
  const t = useStoryTexts('common');
  const { announcement, longAnnouncement } = useShellFixtures();
  return (
    <Toast {...args} tone="info" title={announcement.title} dismissLabel={t.dismissNotice}>
      {longAnnouncement}
    </Toast>
  );
}

export const LongText: Story = {
  ...at('small'),
  render: (args) => <LongToast {...args} />,
};
