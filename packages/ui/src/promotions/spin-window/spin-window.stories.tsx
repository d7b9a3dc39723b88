import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import { usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { type SpinPrize, SpinWindow } from './spin-window.tsx';

interface WindowProps {
  readonly kind: 'wheel' | 'scratch';
  /** Can be played, is over, has not begun, or is for those who are logged in. */
  readonly state: 'ready' | 'pending' | 'done' | 'closed' | 'guest';
  /** The prize that comes out. */
  readonly prize: number;
}

function usePrizes(): readonly SpinPrize[] {
  const { t, money, brand } = usePromotionStory();
  const cash = (amount: number): SpinPrize => ({
    kind: 'money',
    text: formatText(t['reward.money'], { amount: money(amount) }),
  });
  const spins = (count: number): SpinPrize => ({
    kind: 'freeSpins',
    text: countText({ ...t }, 'reward.freeSpins', count, brand.language),
  });
  const freeBet: SpinPrize = {
    kind: 'freeBet',
    text: formatText(t['reward.freeBet'], { amount: money(1000) }),
  };
  const nothing: SpinPrize = { kind: 'nothing', text: t['reward.nothing'] };
  return [cash(500), spins(10), nothing, freeBet, cash(5000), spins(5), nothing, freeBet];
}

function Window({ kind, state, prize }: WindowProps) {
  const { t } = usePromotionStory();
  const prizes = usePrizes();
  const [isPlayed, setPlayed] = useState(state === 'done');
  const drawn = prizes[prize];
  const canPlay = state === 'ready' || state === 'pending' || state === 'done';
  const closed = {
    ready: undefined,
    pending: undefined,
    done: t['spin.done'],
    closed: `${t['spin.closed']}. ${formatText(t['spin.opensAt'], { time: '18:00' })}.`,
    guest: undefined,
  };
  return (
    <form
      className="mx-auto max-w-content"
      onSubmit={(event) => {
        event.preventDefault();
        setPlayed(true);
      }}
    >
      <SpinWindow
        kind={kind}
        title={kind === 'wheel' ? t['spin.wheelTitle'] : t['spin.scratchTitle']}
        text={kind === 'wheel' ? t['spin.text'] : t['spin.scratchText']}
        prizes={prizes}
        prizesLabel={t['spin.prizes']}
        play={
          canPlay
            ? {
                name: 'spin',
                value: 'claim',
                label: kind === 'wheel' ? t['spin.spin'] : t['spin.scratch'],
              }
            : undefined
        }
        pending={state === 'pending'}
        result={
          isPlayed && drawn
            ? {
                prize,
                title:
                  drawn.kind === 'nothing'
                    ? t['spin.nothing']
                    : formatText(t['spin.won'], { reward: drawn.text }),
                text: drawn.kind === 'nothing' ? t['spin.nothingText'] : t['spin.wonText'],
              }
            : null
        }
        closedText={isPlayed ? t['spin.done'] : closed[state]}
        links={
          state === 'guest' ? (
            <Button asChild size="large" fullWidth>
              <a href="#login">{t['spin.guest']}</a>
            </Button>
          ) : null
        }
      />
    </form>
  );
}

const meta = {
  title: 'Promotions/Spin window',
  component: Window,
  args: { kind: 'wheel', state: 'ready', prize: 4 },
} satisfies Meta<typeof Window>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser tells that the motion has ended; here it is told without waiting. */
function endMotion(canvasElement: HTMLElement, selector: string) {
  const moving = canvasElement.querySelector(selector);
  if (moving) return fireEvent.transitionEnd(moving);
  throw new Error(`Nothing moves by ${selector}`);
}

export const Wheel: Story = {
  name: 'A wheel stops at its prize, and then the words say it',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /Gir/ });
    await userEvent.click(button);
    await expect(canvasElement.querySelector('.spin-wheel')).toHaveAttribute('data-stop', '4');
    const done = /^(Você já participou hoje|Ya participaste hoy)/;
    await expect(canvas.queryByText(done)).toBeNull();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await endMotion(canvasElement, '.spin-wheel');
    const words = await canvas.findByText(/^(Saiu|Salió): .*50[.,]00/);
    await waitFor(() => expect(words).toHaveFocus());
    await expect(canvas.getByText(done)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Scratch: Story = {
  name: 'A card is rubbed off by its button',
  args: { kind: 'scratch', prize: 3 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rasp/ }));
    await endMotion(canvasElement, '.scratch-cover');
    await waitFor(() =>
      expect(canvas.getByText(/^(Saiu|Salió): (Aposta grátis|Apuesta gratis)/)).toHaveFocus(),
    );
  },
};

export const Nothing: Story = {
  name: 'No prize is said as plainly',
  args: { state: 'done', prize: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/não saiu prêmio|no salió premio/)).toBeVisible();
  },
};
export const ScratchBefore: Story = { args: { kind: 'scratch' } };
export const ScratchResultPage: Story = { args: { kind: 'scratch', state: 'done', prize: 1 } };
export const Pending: Story = { args: { state: 'pending' } };
export const DoneToday: Story = { args: { state: 'done' } };
export const NotOpenYet: Story = { args: { state: 'closed' } };
export const Guest: Story = { args: { state: 'guest' } };
