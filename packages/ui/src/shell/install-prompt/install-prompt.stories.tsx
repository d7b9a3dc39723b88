import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import Check from 'lucide-react/icons/check';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { type PostedFields, tellPosted } from '../../stories/forms/posted-form.ts';
import { InstallPrompt } from './install-prompt.tsx';

interface PromptProps {
  readonly platform: 'pwa' | 'android' | 'ios';
  readonly onPost: (posted: PostedFields) => void;
}

function Prompt({ platform, onPost }: PromptProps) {
  const t = useStoryTexts('install');
  const brand = useStoryBrand();
  const action = (href: string, label: string) => (
    <Button asChild size="small">
      <a href={href}>{label}</a>
    </Button>
  );
  const ways = {
    pwa: { text: t['pwa.text'], action: action('#download-app', t['pwa.action']) },
    android: { text: t['android.text'], action: action('#store', t['android.action']) },
    ios: {
      steps: [
        { icon: <Share aria-hidden="true" size={18} />, text: t['ios.share'] },
        { icon: <SquarePlus aria-hidden="true" size={18} />, text: t['ios.add'] },
        { icon: <Check aria-hidden="true" size={18} />, text: t['ios.confirm'] },
      ],
    },
  };
  return (
    <form method="post" className="max-w-form" onSubmit={tellPosted(onPost)}>
      <InstallPrompt
        icon={
          <span className="flex size-12 items-center justify-center bg-header text-on-header">
            <BrandMark kind="mark" />
          </span>
        }
        title={formatText(t[`${platform}.title`], { brand: brand.name })}
        {...ways[platform]}
        dismiss={{ name: 'install', value: 'later', label: t.notNow }}
      />
    </form>
  );
}

const meta = {
  title: 'Shell/Install prompt',
  component: Prompt,
  args: { platform: 'pwa', onPost: fn() },
} satisfies Meta<typeof Prompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pwa: Story = {
  name: 'PWA: installs, and is put off by a button of its form',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instalar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Agora|Ahora/ }));
    await expect(args.onPost).toHaveBeenCalledWith([['install', 'later']]);
  },
};

export const AndroidStore: Story = {
  args: { platform: 'android' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#store');
  },
};

export const Ios: Story = {
  name: 'iOS: says what to tap',
  args: { platform: 'ios' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const SmallPhone: Story = at('small');
