import type { Meta, StoryObj } from '@storybook/react-vite';
import { showcase } from '../../../../../.storybook/modes.ts';
import { BetCard } from '../../bets/bet-card/bet-card.tsx';
import { BetHistoryFilters } from '../../bets/bet-history-filters/bet-history-filters.tsx';
import { BetShare } from '../../bets/bet-share/bet-share.tsx';
import { Button } from '../../base/button/button.tsx';
import { CashOut } from '../../bets/cash-out/cash-out.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { cashOutViews } from '../bets/cash-out-fixtures.ts';
import { betCards } from '../bets/history-fixtures.ts';
import { SportsFrame } from '../sportsbook/sports-frame.tsx';
import { WithBettingWords } from '../sportsbook/with-betting-words.tsx';

export default { ...showcase, title: 'Showcase/Bet history' } satisfies Meta;

const NUMBER = '9007199254740993';

function Filters({
  words,
  mode,
}: {
  readonly words: BettingWords;
  readonly mode: 'open' | 'closed';
}) {
  const { betHistory } = words;
  return (
    <BetHistoryFilters
      modes={{
        label: betHistory('mode.label'),
        items: (['open', 'closed'] as const).map((each) => ({
          href: `#${each}`,
          label: betHistory(`mode.${each}`),
          current: each === mode,
        })),
      }}
      results={
        mode === 'open'
          ? null
          : {
              label: betHistory('filter.label'),
              items: ['all', 'won', 'lost', 'canceled'].map((result) => ({
                href: `#closed-${result}`,
                label: betHistory(`filter.${result}`),
                current: result === 'all',
              })),
            }
      }
    />
  );
}

interface ActionsProps {
  readonly words: BettingWords;
  readonly cashOut: keyof ReturnType<typeof cashOutViews>;
}

function Actions({ words, cashOut }: ActionsProps) {
  const { betHistory } = words;
  return (
    <form className="flex flex-col gap-3">
      <CashOut label={betHistory('cashOut.label')} view={cashOutViews(words)[cashOut]} />
      <div className="flex flex-wrap gap-2">
        <BetShare
          state="idle"
          action={{
            name: 'share',
            value: NUMBER,
            label: betHistory('share.action'),
            accessibleName: betHistory('share.actionOf', { number: NUMBER }),
          }}
        />
        <Button
          type="submit"
          name="replicate"
          value={NUMBER}
          intent="quiet"
          size="small"
          aria-label={betHistory('replicate.actionOf', { number: NUMBER })}
        >
          {betHistory('replicate.action')}
        </Button>
      </div>
    </form>
  );
}

function Page({ words, mode }: { readonly words: BettingWords; readonly mode: 'open' | 'closed' }) {
  const cards = betCards(words);
  return (
    <SportsFrame current="bets">
      <div className="flex w-full max-w-content flex-col gap-4 max-lg:px-4">
        <PageHeading title={words.betHistory('page.heading')} />
        <Filters words={words} mode={mode} />
        {mode === 'open' ? (
          <>
            <BetCard {...cards.multiple} action={<Actions words={words} cashOut="available" />} />
            <BetCard {...cards.custom} action={<Actions words={words} cashOut="valueChanged" />} />
            <BetCard {...cards.open} action={<Actions words={words} cashOut="closedMarket" />} />
          </>
        ) : (
          <>
            <BetCard {...cards.won} />
            <BetCard {...cards.lost} />
            <BetCard {...cards.cashedOut} />
            <BetCard {...cards.voided} />
          </>
        )}
      </div>
    </SportsFrame>
  );
}

export const Open: StoryObj = {
  render: () => (
    <WithBettingWords>{(words) => <Page words={words} mode="open" />}</WithBettingWords>
  ),
};
export const Closed: StoryObj = {
  render: () => (
    <WithBettingWords>{(words) => <Page words={words} mode="closed" />}</WithBettingWords>
  ),
};
