import type { Meta, StoryObj } from '@storybook/react-vite';
import { exclusionEnd, exclusionPeriod } from '@vitrine/betting/self-exclusion';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMark } from '../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { AppLinkProvider } from '../app-link/app-link.tsx';
import { type PostedFields, tellPosted } from '../story-support/posted-form.ts';
import { SelfExclusionPage, SelfExclusionScreen } from './self-exclusion-screen.tsx';

type Texts = Namespaces['responsible-gaming'];

function periodText(t: Texts, months: number | null, language: string): string {
  const period = exclusionPeriod(months);
  switch (period.unit) {
    case 'permanent':
      return t['exclusion.permanent'];
    case 'unstated':
      return t['exclusion.unstated'];
    case 'months':
    case 'years': {
      const length = countText({ ...t }, `exclusion.${period.unit}`, period.count, language);
      return formatText(t['exclusion.period'], { period: length });
    }
  }
}

/** A link that a story can follow without leaving. */
function StillLink({ href, onClick, children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

interface ScreenStory {
  readonly months: number | null;
  /** Epoch milliseconds; null until a new notice. */
  readonly resumeAt: number | null;
  /** Null while it is not known. */
  readonly isValidated: boolean | null;
  readonly asPage?: boolean;
  readonly onClose: () => void;
  readonly onPost: (posted: PostedFields) => void;
}

function Screen({ months, resumeAt, isValidated, asPage, onClose, onPost }: ScreenStory) {
  const { locale, timeZone, language } = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const [open, setOpen] = useState(true);
  const end = exclusionEnd(resumeAt);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const shown = {
    title: t['exclusion.title'],
    loading: t['exclusion.loading'],
    answer:
      isValidated === null
        ? null
        : {
            period: periodText(t, months, language),
            end:
              end.kind === 'date'
                ? formatText(t['exclusion.endsOnDate'], { date: days.format(end.at) })
                : t['exclusion.endsOnNotice'],
            help: t['exclusion.help'],
            accept: {
              label: t['exclusion.accept'],
              action: '/logout',
              onSubmit: tellPosted(onPost),
            },
            withdraw: isValidated ? { href: '/withdrawal', label: t['exclusion.withdraw'] } : null,
          },
  };
  if (asPage) return <SelfExclusionPage {...shown} />;
  return (
    <AppLinkProvider component={StillLink}>
      <SelfExclusionScreen
        {...shown}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        mark={<BrandMark kind="mark" />}
      />
    </AppLinkProvider>
  );
}

const meta = {
  title: 'Responsible gaming/Self-exclusion screen',
  component: Screen,
  args: {
    months: 6,
    resumeAt: Date.UTC(2027, 4, 20, 15),
    isValidated: true,
    onClose: fn(),
    onPost: fn(),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

function says(...words: readonly RegExp[]): NonNullable<Story['play']> {
  return async () => {
    const dialog = await screen.findByRole('dialog', { name: /Não é possível|No es posible/ });
    for (const word of words) await expect(dialog).toHaveTextContent(word);
  };
}

export const Permanent: Story = {
  name: 'EXCL-01 permanent at 1216 months, EXCL-02 until a new notice',
  args: { months: 1216, resumeAt: null },
  play: says(/autoexclus.{2,3} permanente/, /novo aviso|nuevo aviso/),
};
export const Months: Story = {
  name: 'EXCL-01 months under a year, EXCL-02 to the day it resumes',
  play: says(/por 6 mese?s/, /20 de (maio|mayo) de 2027/),
};
export const OneMonth: Story = {
  name: 'EXCL-01 one month',
  args: { months: 1 },
  play: says(/por 1 (mês|mes)\./),
};
export const OneYear: Story = {
  name: 'EXCL-01 one year from 12 months',
  args: { months: 12 },
  play: says(/por 1 (ano|año)\./),
};
export const Years: Story = {
  name: 'EXCL-01 whole years',
  args: { months: 60 },
  play: says(/por 5 (anos|años)/),
};
export const Unstated: Story = {
  name: 'Without a period or a day',
  args: { months: null, resumeAt: null },
  play: says(/novo aviso|nuevo aviso/),
};

export const Accept: Story = {
  name: 'EXCL-03 Accept posts the form that logs out, and nothing else closes the screen',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    const accept = screen.getByRole('button', { name: /Aceitar|Aceptar/ });
    const form = accept.closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/logout');
    await userEvent.click(accept);
    await expect(args.onPost).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Withdraw: Story = {
  name: 'EXCL-03 Withdraw balance goes to the withdrawal and closes',
  play: async ({ args }) => {
    const withdraw = await screen.findByRole('link', { name: /Sacar saldo|Retirar saldo/ });
    await expect(withdraw).toHaveAttribute('href', '/withdrawal');
    await userEvent.click(withdraw);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NotValidated: Story = {
  name: 'EXCL-03 without full validation there is no way to withdraw',
  args: { isValidated: false },
  play: async () => {
    await screen.findByRole('button', { name: /Aceitar|Aceptar/ });
    await expect(screen.queryByRole('link', { name: /saldo/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'EXCL-04 a skeleton until it is known whether the bettor is validated',
  args: { isValidated: null },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/Conferindo|Revisando/);
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const AsPage: Story = {
  name: 'As a page, for browsers without scripts',
  args: { asPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
  },
};
