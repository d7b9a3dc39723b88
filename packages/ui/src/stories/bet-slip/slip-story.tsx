import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import type { ReactNode } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { BetSlipBar } from '../../bet-slip/bet-slip-bar/bet-slip-bar.tsx';
import { BetSlipItem } from '../../bet-slip/bet-slip-item/bet-slip-item.tsx';
import { BetSlipPanel } from '../../bet-slip/bet-slip-panel/bet-slip-panel.tsx';
import { BetSlipResult } from '../../bet-slip/bet-slip-result/bet-slip-result.tsx';
import { BetSlipSummary } from '../../bet-slip/bet-slip-summary/bet-slip-summary.tsx';
import { Button } from '../../base/button/button.tsx';
import { ChangesNotice } from '../../bet-slip/changes-notice/changes-notice.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { FreeBetChoice } from '../../bet-slip/free-bet-choice/free-bet-choice.tsx';
import { OddsChangeChoice } from '../../bet-slip/odds-change-choice/odds-change-choice.tsx';
import { moneyText } from '../wallet/money-words.ts';
import { betSlipItems } from './selection-fixtures.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { quickStakes, secondItem, stakeField } from './slip-fixtures.tsx';
import { SlipFrame } from './slip-frame.tsx';

/** A slip in the column of a desktop or on the page of a phone. */
function Column({ children }: { readonly children: ReactNode }) {
  return (
    <form className="flex flex-col overflow-clip max-lg:border-t max-lg:border-hairline lg:card-frame">
      {children}
    </form>
  );
}

interface SlipProps {
  readonly words: BettingWords;
}

export function EmptySlip({ words: { betSlip } }: SlipProps) {
  return (
    <Column>
      <BetSlipPanel title={betSlip('title')} count={0} countText={betSlip('count', { count: 0 })}>
        <EmptyState drawing="slip" title={betSlip('empty.title')} text={betSlip('empty.text')} />
      </BetSlipPanel>
    </Column>
  );
}

/** A multiple that is ready to be placed. */
export function ReadySlip({ words }: SlipProps) {
  const { betSlip } = words;
  const stake = moneyText(words, 1000);
  return (
    <Column>
      <SlipFrame
        words={words}
        footer={
          <>
            <Sums words={words} />
            <Button type="submit" name="action" value="place" size="large" fullWidth>
              {betSlip('place', { amount: stake })}
            </Button>
          </>
        }
      >
        <ul>
          <BetSlipItem {...betSlipItems(words).active} />
          <BetSlipItem {...secondItem(words)} />
        </ul>
        <div className="flex flex-col gap-3 border-t border-hairline p-card">
          {stakeField(words, 'stake')}
          {quickStakes(words)}
          <FreeBetChoice
            label={betSlip('freeBet.label')}
            name="free-bet"
            balance={{ label: betSlip('freeBet.balance'), text: moneyText(words, 123450) }}
            freeBets={[
              {
                id: 'free-1',
                label: betSlip('freeBet.of', { amount: moneyText(words, 2000) }),
                conditions: betSlip('freeBet.until', { date: '30/11' }),
                problem: null,
              },
            ]}
            defaultValue=""
          />
          <OddsChangeChoice
            label={betSlip('oddsChange.label')}
            name="odds-change"
            defaultValue="none"
            options={ODDS_CHANGE_CHOICES.map((choice) => ({
              choice,
              label: betSlip(`oddsChange.${choice}`),
              text: betSlip(`oddsChange.${choice}Text`),
            }))}
          />
        </div>
      </SlipFrame>
    </Column>
  );
}

/** A price that moved, and a market that stands still. */
export function ChangedSlip({ words }: SlipProps) {
  const { betSlip } = words;
  return (
    <Column>
      <SlipFrame
        words={words}
        footer={
          <>
            <Sums words={words} odds="7.99" cents={7995} />
            <ChangesNotice
              text={betSlip('changes.odds', { count: 1 })}
              action={{
                name: 'action',
                value: 'removeInactive',
                label: betSlip('changes.removeInactive'),
              }}
            />
          </>
        }
      >
        <ul>
          <BetSlipItem {...betSlipItems(words).needsAttention} />
          <BetSlipItem
            {...secondItem(words)}
            state="suspended"
            stateText={betSlip('item.state.suspended')}
          />
        </ul>
      </SlipFrame>
    </Column>
  );
}

/** One of two bets was taken. */
export function MixedSlip({ words }: SlipProps) {
  const { betSlip } = words;
  return (
    <Column>
      <BetSlipPanel title={betSlip('title')} count={2} countText={betSlip('count', { count: 2 })}>
        <BetSlipResult
          status="mixed"
          title={betSlip('result.mixed.title', { accepted: 1, total: 2 })}
          text={betSlip('result.mixed.text')}
          actions={
            <>
              <Button type="submit" name="action" value="retry" fullWidth>
                {betSlip('result.retry')}
              </Button>
              <Button intent="quiet" fullWidth asChild>
                <AppLink href="#bets">{betSlip('result.history')}</AppLink>
              </Button>
            </>
          }
        >
          <ul>
            <BetSlipItem {...betSlipItems(words).accepted} />
            <BetSlipItem {...betSlipItems(words).rejected} />
          </ul>
        </BetSlipResult>
      </BetSlipPanel>
    </Column>
  );
}

interface SumsProps extends SlipProps {
  readonly odds?: string | undefined;
  readonly cents?: number | undefined;
}

function Sums({ words, odds = '7.58', cents = 7585 }: SumsProps) {
  const { betSlip } = words;
  return (
    <BetSlipSummary
      label={betSlip('summary.label')}
      lines={[
        { label: betSlip('summary.totalOdds'), text: odds },
        { label: betSlip('summary.stake'), text: moneyText(words, 1000) },
        {
          label: betSlip('summary.potentialReturn'),
          text: moneyText(words, cents),
          isMain: true,
        },
      ]}
      note={betSlip('summary.returnNote')}
    />
  );
}

/** The slip of a phone, collapsed. */
export function SlipBar({ words }: SlipProps) {
  const { betSlip } = words;
  return (
    <BetSlipBar
      href="#slip"
      label={betSlip('bar.open', { count: 2 })}
      count={2}
      totalOdds={{ label: betSlip('summary.totalOdds'), text: '7.58' }}
      figure={{
        label: betSlip('summary.potentialReturn'),
        text: moneyText(words, 7585),
      }}
    />
  );
}
