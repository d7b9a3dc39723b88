import type { Meta, StoryObj } from '@storybook/react-vite';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { sharedBetPath } from '../../paths/bet-paths.ts';
import type { RepeatedBetFound } from '../../shapes/bets/repeated-bet.ts';
import { bets } from '../../stories/bets.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { GUEST } from '../../stories/story-shell.ts';
import { RepeatBetView } from './repeat-bet-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Bets/Repeat bet view' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const CODE = 'aB3-_xYz';
const PLACED = oddsFromDecimal(1.72);

/** The first bet of the stories, of which so many selections are offered at another price. */
function repeated(offered: number) {
  return (facts: StoryFacts): RepeatedBetFound => {
    const [bet] = bets(facts);
    if (!bet) return { kind: 'unreadable' };
    const selections = bet.legs.map((leg, index) => ({
      outcomeId: leg.outcomeId,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      eventName: leg.eventName,
      scheduledAt: leg.scheduledAt,
      placedOdds: PLACED,
      presentOdds: index < offered ? leg.odds : null,
    }));
    return { kind: 'found', bet: { betNumber: bet.betNumber, selections } };
  };
}

function shared(found: (facts: StoryFacts) => RepeatedBetFound) {
  return pageStory({
    at: sharedBetPath(CODE),
    visitor: GUEST,
    data: (facts) => ({ texts: facts.texts['bet-history'], found: found(facts) }),
    view: (data) => (
      <RepeatBetView
        {...data}
        title={data.texts['shared.title']}
        intro={data.texts['shared.text']}
        missing={data.texts['shared.missing.text']}
        path={sharedBetPath(CODE)}
        back={{ href: paths.sportsbook, label: data.texts['shared.back'] }}
      />
    ),
  });
}

export const Offered: Story = shared(repeated(3));
export const OneIsLeft: Story = {
  ...shared(repeated(1)),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getAllByText(t['repeat.gone'])).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t['repeat.add_one'] })).toBeVisible();
  },
};
export const Nothing: Story = shared(repeated(0));
export const NotFound: Story = shared(() => ({ kind: 'notFound' }));
export const Unreachable: Story = shared(() => ({ kind: 'unreadable' }));
