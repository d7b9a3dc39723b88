import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { ReferralCard } from './referral-card.tsx';

interface MineProps {
  readonly code: string;
  readonly friends: number;
}

function Mine({ code, friends }: MineProps) {
  const { brand, money } = usePromotionStory();
  const t = useStoryTexts('rewards');
  const url = `https://example.com/register?referralCode=r-${code}`;
  const text = formatText(t['referral.shareText'], { brand: brand.name, code });
  const rewards = money(friends * 2000);
  return (
    <div className="mx-auto max-w-content">
      <ReferralCard
        title={t['referral.title']}
        text={t['referral.text']}
        code={code}
        codeLabel={t['referral.code']}
        copyLabel={t['referral.copy']}
        copiedLabel={t['referral.copied']}
        share={{ label: t['referral.share'], text, url }}
        link={{ label: t['referral.link'], text: url }}
        linksLabel={t['referral.shareLinks']}
        links={[
          { href: `https://wa.me/?text=${encodeURIComponent(url)}`, label: t['referral.whatsapp'] },
          {
            href: `https://t.me/share/url?url=${encodeURIComponent(url)}`,
            label: t['referral.telegram'],
          },
          { href: `mailto:?body=${encodeURIComponent(url)}`, label: t['referral.email'] },
        ]}
        figures={friends > 0 ? [{ label: t['referral.ready'], text: rewards, isGain: true }] : []}
        noRewardsText={t['referral.noRewards']}
        claim={
          friends > 0 ? (
            <Button type="submit">{formatText(t['referral.claim'], { amount: rewards })}</Button>
          ) : null
        }
        note={t['referral.adults']}
      />
    </div>
  );
}

const meta = {
  title: 'Promotions/Referral card',
  component: Mine,
  args: { code: 'ANA27K', friends: 3 },
} satisfies Meta<typeof Mine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRewards: Story = {
  name: 'Copies the code, and can be shared by links alone',
  play: async ({ args, canvas }) => {
    const copied = answerClipboard('takes');
    await userEvent.click(canvas.getByRole('button', { name: /Copiar/ }));
    await waitFor(() => expect(copied).toEqual([args.code]));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

const shared = fn(() => Promise.resolve());

export const DeviceShares: Story = {
  name: 'Uses the device’s own way of sharing where there is one',
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    return () =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  },
  play: async ({ args, canvas }) => {
    shared.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /Compartilhar|Compartir/ }));
    await expect(shared).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining(args.code) as string }),
    );
  },
};

export const NoRewards: Story = { args: { friends: 0 } };
export const LongCode: Story = { args: { code: 'MARIA-APARECIDA-2026-000123' } };
