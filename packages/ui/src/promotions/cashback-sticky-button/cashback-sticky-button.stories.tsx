import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { CashbackStickyButton, type CashbackStickyButtonProps } from './cashback-sticky-button.tsx';
import { STICKY_STOPS, type StickyPlace } from './sticky-place.ts';

interface OverAPageProps {
  readonly defaultPlace?: StickyPlace | undefined;
  readonly onPlace?: CashbackStickyButtonProps['onPlace'];
  readonly onPost: (entry: string) => void;
}

function OverAPage({ defaultPlace, onPlace, onPost }: OverAPageProps) {
  const { t, common } = usePromotionStory();
  return (
    <div className="min-h-150">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement) {
            onPost(`${submitter.name}=${submitter.value}`);
          }
        }}
      >
        <CashbackStickyButton
          label={t['cashback.sticky.open']}
          href="#cashback"
          text={t['cashback.sticky.short']}
          hint={t['cashback.sticky.hint']}
          optionsLabel={t['cashback.sticky.options']}
          closeOptionsLabel={common.close}
          move={{
            name: 'place',
            up: t['cashback.sticky.up'],
            down: t['cashback.sticky.down'],
            across: t['cashback.sticky.across'],
          }}
          close={{ name: 'close', value: 'today', label: t['cashback.sticky.close'] }}
          defaultPlace={defaultPlace}
          onPlace={onPlace}
          placeWords={({ side, stop }) =>
            formatText(t[side === 'start' ? 'cashback.sticky.atStart' : 'cashback.sticky.atEnd'], {
              at: stop + 1,
              of: STICKY_STOPS,
            })
          }
        />
      </form>
    </div>
  );
}

const meta = {
  title: 'Promotions/Cashback sticky button',
  component: OverAPage,
  args: { defaultPlace: { side: 'end', stop: 2 }, onPlace: fn(), onPost: fn() },
} satisfies Meta<typeof OverAPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function boxOf(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

async function expectInside(element: Element) {
  const { left, top, right, bottom } = boxOf(element);
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

export const Standing: Story = {
  name: 'PROMO-03 leads to the box of today',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#cashback');
    await expect(link).toHaveAccessibleDescription(/setas|flechas/);
    await expectInside(link);
  },
};

export const Dragged: Story = {
  name: 'PROMO-03 is dragged, stays in the window, and a drag is no tap',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    link.setPointerCapture = () => undefined;
    const { left, top } = boxOf(link);
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + 30 + x,
      clientY: top + 30 + y,
    });
    await fireEvent.pointerDown(link, at(0, 0));
    await fireEvent.pointerMove(link, at(-2000, -2000));
    await waitFor(() => expect(boxOf(link).left).toBeLessThan(left));
    await expectInside(link);
    await fireEvent.pointerUp(link, at(-2000, -2000));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ side: 'start', stop: 0 });
    await expect(fireEvent.click(link)).toBe(false);
    await waitFor(() => expectInside(link));
  },
};

export const ByArrowKeys: Story = {
  name: 'PROMO-03 is moved by the arrow keys, and says where to',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ side: 'end', stop: 1 });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ side: 'start', stop: 1 });
    await expect(canvas.getByRole('status')).toHaveTextContent(/2 de 5/);
    await expect(link).toHaveFocus();
    await expectInside(link);
  },
};

export const ByButtons: Story = {
  name: 'PROMO-03 is moved without dragging, by the buttons of its options',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opções|Opciones/ }));
    const options = within(await canvas.findByRole('dialog'));
    await userEvent.click(options.getByRole('button', { name: /baixo|abajo/ }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ side: 'end', stop: 3 });
    await userEvent.click(options.getByRole('button', { name: /outro lado|otro lado/ }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ side: 'start', stop: 3 });
    await expect(args.onPost).not.toHaveBeenCalled();
  },
};

export const PostedWithoutScripts: Story = {
  name: 'Its moves and its closing are posted by the form around it',
  render: ({ defaultPlace, onPost }) => <OverAPage defaultPlace={defaultPlace} onPost={onPost} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Opções|Opciones/ }));
    const options = within(await canvas.findByRole('dialog'));
    await userEvent.click(options.getByRole('button', { name: /cima|arriba/ }));
    await waitFor(() => expect(args.onPost).toHaveBeenLastCalledWith('place=end-1'));
    await userEvent.click(options.getByRole('button', { name: /por hoje|por hoy/ }));
    await waitFor(() => expect(args.onPost).toHaveBeenLastCalledWith('close=today'));
  },
};

export const AtTheFoot: Story = {
  name: 'Stands above the navigation of a phone',
  args: { defaultPlace: { side: 'start', stop: 4 } },
  play: async ({ canvas }) => {
    await expectInside(canvas.getByRole('link'));
  },
};
