import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveEvents } from '../../stories/sportsbook/live-events.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { at } from '../../../../../.storybook/modes.ts';
import { competitions, wideCard } from '../../stories/sportsbook/betting-fixtures.ts';
import { EventCard } from '../event-card/event-card.tsx';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { EventGroup } from './event-group.tsx';

export default {
  parameters: { layout: 'fullscreen' },
  title: 'Sportsbook/Event group',
  component: EventGroup,
} satisfies Meta;

export const List: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="flex max-w-content flex-col gap-3">
          <LiveEvents words={words} />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const [football] = within(canvasElement).getAllByRole('list');
    if (!football) throw new Error('The list is missing');
    const lefts = within(football)
      .getAllByRole('article')
      .map((row) =>
        within(row)
          .queryAllByRole('button')
          .map((price) => price.offsetLeft),
      )
      .filter((columns) => columns.length > 0);
    await expect(new Set(lefts.map(String)).size).toBe(1);
  },
};

export const Wide: StoryObj = {
  name: 'CAT-36 A wide list has two more markets beside its own',
  ...at('desktop'),
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { sportsbook } = words;
        return (
          <form className="max-w-content">
            <EventGroup
              id="group-wide"
              {...competitions(words).football}
              columns={[
                sportsbook('market.home'),
                sportsbook('market.drawShort'),
                sportsbook('market.away'),
              ]}
              companions={[
                [sportsbook('market.overShort'), sportsbook('market.underShort')],
                [sportsbook('list.market.bothScore')],
              ]}
            >
              <EventCard {...wideCard(words)} />
            </EventGroup>
          </form>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    const prices = within(canvas.getByRole('article')).getAllByRole('button', { hidden: true });
    await expect(prices).toHaveLength(7);
  },
};

export const Narrow: StoryObj = {
  name: 'CAT-36 The country gives way to the name of its competition, down to its flag',
  ...at('desktop'),
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form style={{ width: '40rem' }}>
          <EventGroup
            id="group-narrow"
            {...competitions(words).football}
            title={<span data-testid="name">Saudi Pro League</span>}
            icon={<SportIcon sport="football" size={16} />}
            subtitle="Arábia Saudita, com um nome tão longo que não cabe inteiro ao lado da competição, por mais larga que seja a lista"
          >
            <EventCard {...wideCard(words)} />
          </EventGroup>
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByTestId('name');
    const room = name.parentElement?.getBoundingClientRect().width;
    // A part of a pixel is enough for the ellipsis.
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(room ?? 0);
    const subtitle = canvas.getByText(/Arábia/);
    const line = subtitle.getBoundingClientRect();
    const country = document.createRange();
    country.selectNodeContents(subtitle);
    const parts = [...country.getClientRects()];
    // The flag on the line, the country below it.
    await expect(parts.some(({ top, bottom }) => top >= line.top && bottom <= line.bottom)).toBe(
      true,
    );
    await expect(parts.at(-1)?.top).toBeGreaterThanOrEqual(line.bottom);
  },
};
