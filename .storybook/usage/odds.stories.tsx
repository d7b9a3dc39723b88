import type { Meta, StoryObj } from '@storybook/react-vite';
import announcerStories from '../../packages/ui/src/sportsbook/odds-announcer/odds-announcer.stories.tsx';
import pauseStories from '../../packages/ui/src/sportsbook/live-pause/live-pause.stories.tsx';
import {
  OddsButton,
  type OutcomePrice,
} from '../../packages/ui/src/sportsbook/odds-button/odds-button.tsx';
import oddsStories from '../../packages/ui/src/sportsbook/odds-button/odds-button.stories.tsx';
import { eventCards, onePrice } from '../../packages/ui/src/stories/sportsbook/betting-fixtures.ts';
import { bettingWords } from '../../packages/ui/src/stories/sportsbook/betting-words.ts';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryBrand } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, Stage, UsagePage } from './usage-page.tsx';

const states = [
  ['At rest', {}],
  ['On the slip: filled, with a check', { selected: true }],
  ['Rising: an arrow up and a tint', { direction: 'up' }],
  ['Falling: an arrow down and a tint', { direction: 'down' }],
  ['Suspended: a lock, the same width', { suspended: true }],
] as const;

function Row({ outcomes }: { readonly outcomes: readonly OutcomePrice[] }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {outcomes.map((outcome) => (
        <OddsButton key={outcome.outcomeId} {...outcome} />
      ))}
    </div>
  );
}

/** Prices whose changes only their colour tells. */
function ColouredPrices({ outcomes }: { readonly outcomes: readonly OutcomePrice[] }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {outcomes.map(({ outcomeId, oddsText }, at) => (
        <p
          key={outcomeId}
          className={`flex h-odds items-center justify-center rounded-odds bg-card font-bold ${at % 2 ? 'text-odds-up' : 'text-odds-down'}`}
        >
          {oddsText}
        </p>
      ))}
    </div>
  );
}

function Odds() {
  const words = bettingWords(useStoryBrand());
  const { live, aboutToStart } = eventCards(words);
  const suspended = aboutToStart.outcomes.map((outcome, at) => ({
    ...outcome,
    suspended: at === 1,
  }));
  return (
    <UsagePage
      title="Odds"
      intro="The price is the hero of the page: the strongest contrast, tabular figures, at least 44 px to tap, in columns that line up from row to row."
      components={[oddsStories, announcerStories, pauseStories]}
    >
      <BookSection title="States">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {states.map(([name, look]) => (
            <li key={name} className="grid grid-rows-[auto_1fr] gap-2">
              <Stage>
                <OddsButton {...onePrice(words, look)} />
              </Stage>
              <p className="text-text-muted">{name}</p>
            </li>
          ))}
        </ul>
      </BookSection>
      <BookSection title="Direction by shape">
        <DoAndDont>
          <Do text="An arrow says where the price went. The tint only helps, and is gone after a moment.">
            <Row outcomes={live.outcomes} />
          </Do>
          <Dont text="Colour alone says nothing to one man in twelve, and green and red are not a price’s good and bad.">
            <ColouredPrices outcomes={live.outcomes} />
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Suspended keeps its place">
        <DoAndDont>
          <Do text="A lock in place of the price. Nothing beside it moves, and a tap says why it can’t be chosen.">
            <Row outcomes={suspended} />
          </Do>
          <Dont text="A button that goes away puts another under the finger.">
            <div className="grid grid-cols-2 gap-2">
              {suspended
                .filter((outcome) => !outcome.suspended)
                .map((outcome) => (
                  <OddsButton key={outcome.outcomeId} {...outcome} />
                ))}
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Who listens">
        <ul className="flex max-w-measure list-disc flex-col gap-1 pl-5 text-text-muted">
          <li>The button says outcome, market and event in full words before the price.</li>
          <li>
            A price never announces itself: on a live page that would be without an end. The odds
            announcer alone speaks, of the prices on the slip, at most every five seconds.
          </li>
          <li>Live prices can be paused by a button that stands above them.</li>
        </ul>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Odds',
  component: Odds,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Odds>;

export default meta;

export const StatesAndDirection: StoryObj<typeof meta> = { name: 'Odds' };
