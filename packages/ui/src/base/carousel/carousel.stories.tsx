import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { AppLink } from '../app-link/app-link.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

interface OffersProps extends Pick<CarouselProps, 'width'> {
  readonly count: number;
}

function Offers({ width, count }: OffersProps) {
  const t = useStoryTexts('common');
  const { offers } = useShellFixtures();
  return (
    <div className="max-w-content">
      <Carousel
        label={t.promotions}
        kind={t.carousel}
        previousLabel={t.previousItem}
        nextLabel={t.nextItem}
        positionText={(at, of) => formatText(t.positionOf, { at, of })}
        width={width}
      >
        {offers.slice(0, count).map(({ title, text }) => (
          <AppLink
            key={title}
            href="#offer"
            className="card-frame flex min-h-28 flex-col justify-end p-card text-text no-underline -outline-offset-2 hover:bg-raised"
          >
            <span className="text-display text-lg break-words">{title}</span>
            <span className="text-text-muted">{text}</span>
          </AppLink>
        ))}
      </Carousel>
    </div>
  );
}

const meta = {
  title: 'Base/Carousel',
  component: Offers,
  args: { width: 'card', count: 5 },
} satisfies Meta<typeof Offers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  name: 'Goes on and back by its buttons and says the position',
  args: { width: 'full' },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Anterior' });
    const on = canvas.getByRole('button', { name: /Próximo|Siguiente/ });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await waitFor(() => expect(canvas.getByText('2 de 5')).toBeVisible());
    await userEvent.click(on);
    await waitFor(() => expect(canvas.getByText('3 de 5')).toBeVisible());
    await userEvent.click(back);
    await waitFor(() => expect(canvas.getByText('2 de 5')).toBeVisible());
    await expect(canvas.getByText('2 de 5')).toHaveAttribute('aria-live', 'polite');
  },
};

export const ManyInSight: Story = {
  name: 'Ends where the last one is in sight',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: /Promo/ });
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('5 de 5')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Próximo|Siguiente/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SmallPhone: Story = {
  args: { width: 'wide' },
  ...at('small'),
};

export const OnlyOne: Story = {
  name: 'One needs no buttons',
  args: { width: 'full', count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
