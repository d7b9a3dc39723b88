import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { at, unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { useOpened } from '../../stories/feedback/use-opened.ts';
import { type NoticeName, useNotices } from '../../stories/feedback/notices.tsx';
import { NoticeModal, NoticePage } from './notice-modal.tsx';

interface NoticeProps {
  readonly notice: NoticeName;
  readonly as: 'modal' | 'page';
  readonly onClose: () => void;
}

function Notice({ notice, as, onClose }: NoticeProps) {
  const t = useStoryTexts('common');
  const words = useNotices()[notice];
  const { isOpen, open, close } = useOpened(onClose);
  if (as === 'page') return <NoticePage {...words} />;
  return (
    <div className="min-h-140">
      <Button intent="quiet" onClick={open}>
        {t.details}
      </Button>
      <NoticeModal {...words} open={isOpen} onClose={close} closeLabel={t.close} />
    </div>
  );
}

const meta = {
  title: 'Feedback/Notice modal',
  component: Notice,
  args: { notice: 'reactivation', as: 'modal', onClose: fn() },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One notice: what it says, and where its actions lead. */
function shows(
  notice: NoticeName,
  title: RegExp,
  leads: readonly string[],
): Pick<Story, 'args' | 'play'> {
  return {
    args: { notice },
    play: async () => {
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveAccessibleDescription();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual(leads);
    },
  };
}

export const Reactivation: Story = {
  name: 'PROMO-07 offers to reactivate the account',
  ...shows('reactivation', /desativada|desactivada/, ['#reactivate', '#support']),
};
export const MaxBalance: Story = {
  name: 'PROMO-07 says that the balance has reached its maximum',
  ...shows('maxBalance', /máximo/, ['#withdrawal', '#slip']),
};
export const Underage: Story = {
  name: 'PROMO-07 turns away who is underage',
  ...shows('underage', /18/, ['#home', '#support']),
};
export const Geolocation: Story = {
  name: 'PROMO-07 asks for the location',
  ...shows('location', /localização|ubicación/, ['#enable', '#instructions']),
};
export const FreeBet: Story = {
  name: 'PROMO-07 gives a free bet',
  ...shows('freeBet', /grátis|gratis/, ['#sports', '#regulation']),
};
export const Spins: Story = {
  name: 'PROMO-07 gives free spins',
  ...shows('spins', /20 giros/, ['#game', '#later']),
};
export const Migration: Story = {
  name: 'PROMO-07 asks to accept the migration',
  ...shows('migration', /casa/, ['#terms', '#accept', '#refuse']),
};

export const Closes: Story = {
  name: 'Closes by its button, Escape and the backdrop, and gives the focus back',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ args, canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Fechar|Cerrar/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const backdrop = (await screen.findByRole('dialog')).parentElement;
    if (!backdrop) throw new Error('The dialog stands on a backdrop.');
    await userEvent.click(backdrop);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
  },
};

export const AsAPage: Story = {
  name: 'The same as a page, for browsers without scripts',
  args: { notice: 'reactivation', as: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const SmallPhone: Story = {
  args: { notice: 'underage' },
  ...at('small'),
};

export const PhoneOnItsSide: Story = {
  name: 'On a low screen its text scrolls and its actions stay in sight',
  args: { notice: 'reactivation' },
  ...at('landscape'),
  play: async () => {
    await screen.findByRole('dialog');
    const ends = () =>
      screen.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom);
    await waitFor(() => expect(Math.max(...ends())).toBeLessThanOrEqual(window.innerHeight));
  },
};
