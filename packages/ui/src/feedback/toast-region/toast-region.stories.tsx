import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { type FakeClock, fakeClock } from '../../stories/base/fake-clock.ts';
import { type ToastMessage, ToastRegion } from './toast-region.tsx';

const SHOWN_MS = 5000;

interface PageProps {
  /** How many have come already. */
  readonly first: number;
  readonly clock: FakeClock;
}

function Page({ first, clock }: PageProps) {
  const t = useStoryTexts('common');
  const brand = useStoryBrand();
  const coming: readonly Omit<ToastMessage, 'id'>[] = [
    {
      tone: 'success',
      title: t.depositReceivedTitle,
      text: formatText(t.depositReceivedText, { amount: formatMoney(minorUnits(15000), brand) }),
      duration: SHOWN_MS,
    },
    { tone: 'success', title: t.successTitle, duration: SHOWN_MS },
    { tone: 'danger', title: t.dangerTitle, text: t.dangerText, duration: null },
    { tone: 'info', title: t.favouriteRemoved, duration: SHOWN_MS },
  ];
  const [toasts, setToasts] = useState<readonly ToastMessage[]>(() =>
    coming.slice(0, first).map((toast, at) => ({ ...toast, id: String(at) })),
  );
  const [count, setCount] = useState(first);
  const add = () => {
    const next = coming[count % coming.length];
    if (next) setToasts([...toasts, { ...next, id: String(count) }]);
    setCount(count + 1);
  };
  return (
    <div className="relative min-h-120 contain-layout">
      <ToastRegion
        label={t.notices}
        dismissLabel={t.dismissNotice}
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        clock={clock}
      />
      <div className="absolute bottom-4 left-4">
        <Button intent="quiet" onClick={add}>
          {t.save}
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast region',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { first: 3, clock: fakeClock() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const noticesName = /Avisos/;
const dismissName = /Dispensar|Descartar/;

export const Stack: Story = {
  name: 'Three stand in a stack, the next waits for its turn',
  args: { first: 4 },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: noticesName }));
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    const [first] = region.getAllByRole('button', { name: dismissName });
    if (!first) throw new Error('A toast has a button.');
    await userEvent.click(first);
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(region.getByText(/favoritos/)).toBeVisible());
  },
};

export const SaidPolitely: Story = {
  name: 'Is said politely, in a place that is already listened to, and takes no focus',
  args: { first: 0 },
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: noticesName })).getByRole('list');
    await expect(list).toHaveAttribute('aria-live', 'polite');
    await expect(list).toBeEmptyDOMElement();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(list).not.toBeEmptyDOMElement();
    await expect(button).toHaveFocus();
  },
};

export const GoesByItself: Story = {
  name: 'Goes by itself, and what must be read stays',
  args: { first: 3, clock: fakeClock() },
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ args, canvas }) => {
    args.clock.pass(SHOWN_MS - 1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    args.clock.pass(1);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem').firstElementChild).toHaveAttribute(
      'data-tone',
      'danger',
    );
  },
};

export const WaitsForThePointer: Story = {
  name: 'Waits while the pointer is on it',
  args: { first: 1, clock: fakeClock() },
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ args, canvas }) => {
    args.clock.pass(SHOWN_MS - 1000);
    await userEvent.hover(canvas.getByRole('listitem'));
    args.clock.pass(SHOWN_MS);
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('listitem'));
    args.clock.pass(999);
    await expect(canvas.getByRole('listitem')).toBeVisible();
    args.clock.pass(1);
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

export const WaitsForTheKeyboard: Story = {
  name: 'Waits while the keyboard is on it, and hands the focus on',
  args: { first: 2, clock: fakeClock() },
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ args, canvas }) => {
    const page = canvas.getByRole('button', { name: /Salvar|Guardar/ });
    page.focus();
    await userEvent.tab({ shift: true });
    const [first, second] = canvas.getAllByRole('button', { name: dismissName });
    await expect(second).toHaveFocus();
    args.clock.pass(SHOWN_MS * 2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page).toHaveFocus());
  },
};
