import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventCards } from '../../stories/sportsbook/betting-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import type { EventCardProps } from '../event-card/event-card.tsx';
import { TopMatchCard, type TopMatchCardProps } from './top-match-card.tsx';

export default { title: 'Sportsbook/Top match card', component: TopMatchCard } satisfies Meta;

type Card = 'live' | 'prematch' | 'suspended' | 'tennis';

/** What a card of a list has, without what only a list shows. */
function topMatch(event: EventCardProps): TopMatchCardProps {
  const { eventId, href, state, statusText, liveText, clock, home, away } = event;
  const { outcomes, noMarketText } = event;
  const shown = { eventId, href, state, statusText, liveText, clock, home, away };
  const competition = 'Brasileirão Série A';
  return { ...shown, outcomes, noMarketText, competition, region: 'Brasil' };
}

function story(cards: readonly Card[], more: Partial<TopMatchCardProps> = {}): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="scroll-row flex gap-3">
            {cards.map((card) => (
              <div key={card} className="w-72 shrink-0">
                <TopMatchCard {...topMatch(eventCards(words)[card])} {...more} />
              </div>
            ))}
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Live: StoryObj = {
  ...story(['live']),
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'));
    await expect(card.getByRole('link')).toBeVisible();
    await expect(card.getAllByRole('button')).toHaveLength(3);
  },
};
export const Prematch = story(['prematch']);
export const Row = story(['live', 'prematch', 'suspended', 'tennis']);

const LIBERTADORES = { competition: 'Copa Libertadores', region: 'América do Sul' };

export const LongCompetition: StoryObj = {
  ...story(['live'], LIBERTADORES),
  name: 'The region gives way to the name of its competition, whole',
  play: async ({ canvas }) => {
    const name = canvas.getByText(LIBERTADORES.competition);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const line = name.parentElement?.getBoundingClientRect().bottom;
    const region = canvas.getByText(/América/).getBoundingClientRect();
    await expect(region.top).toBeGreaterThanOrEqual(line ?? Infinity);
  },
};
