import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../../base/link/link.tsx';
import { type PostedFields, tellPosted } from '../../stories/forms/posted-form.ts';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';

interface BannerProps {
  readonly long: boolean;
  readonly dismissable: boolean;
  readonly onPost: (posted: PostedFields) => void;
}

function Banner({ long, dismissable, onPost }: BannerProps) {
  const t = useStoryTexts('common');
  const { announcement, longAnnouncement } = useShellFixtures();
  return (
    <form method="post" onSubmit={tellPosted(onPost)}>
      <AnnouncementBanner
        title={announcement.title}
        action={long ? <Link href="#more">{t.details}</Link> : null}
        dismiss={
          dismissable
            ? { name: 'announcement', value: 'dismissed', label: t.dismissNotice }
            : undefined
        }
      >
        {long ? longAnnouncement : announcement.text}
      </AnnouncementBanner>
    </form>
  );
}

const meta = {
  title: 'Shell/Announcement banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { long: false, dismissable: true, onPost: fn() },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dismissed: Story = {
  name: 'Is dismissed by a button of its form',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: /Manutenção|Mantenimiento/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Dispensar|Descartar/ }));
    await expect(args.onPost).toHaveBeenCalledWith([['announcement', 'dismissed']]);
  },
};

export const Stays: Story = { args: { dismissable: false } };
export const LongText: Story = {
  args: { long: true },
  ...at('small'),
};
