import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BetSlipItem } from '../bet-slip-item/bet-slip-item.tsx';
import { BetSlipSummary } from '../bet-slip-summary/bet-slip-summary.tsx';
import { Button } from '../../base/button/button.tsx';
import { ChangesNotice } from '../changes-notice/changes-notice.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { SlipWarning } from '../slip-warning/slip-warning.tsx';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { betSlipItems } from '../../stories/bet-slip/selection-fixtures.ts';
import {
  manyItems,
  quickStakes,
  secondItem,
  stakeField,
} from '../../stories/bet-slip/slip-fixtures.tsx';
import { SlipFrame } from '../../stories/bet-slip/slip-frame.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipPanel } from './bet-slip-panel.tsx';

export default {
  parameters: { layout: 'fullscreen' },
  title: 'Bet slip/Bet slip panel',
  component: BetSlipPanel,
} satisfies Meta;

const column =
  'flex max-h-180 max-w-slip flex-col overflow-clip rounded-card border border-hairline';

const submitted = fn();

export const Singles: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form
          className={column}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            submitted(submitter?.getAttribute('value'));
          }}
        >
          <SlipFrame
            words={words}
            type="singles"
            footer={
              <>
                <SlipWarning text={null} />
                <BetSlipSummary
                  label={words.betSlip('summary.label')}
                  lines={[
                    { label: words.betSlip('summary.totalStake'), text: moneyText(words, 2000) },
                    {
                      label: words.betSlip('summary.potentialReturn'),
                      text: moneyText(words, 5950),
                      isMain: true,
                    },
                  ]}
                />
                <Button type="submit" name="action" value="place" size="large" fullWidth>
                  {words.betSlip('place.many', { amount: moneyText(words, 2000) })}
                </Button>
              </>
            }
          >
            <ul>
              <BetSlipItem
                {...betSlipItems(words).active}
                stake={stakeField(words, 'stake-1')}
                potentialReturn={{
                  label: words.betSlip('item.potentialReturn'),
                  text: moneyText(words, 1850),
                }}
              />
              <BetSlipItem
                {...secondItem(words)}
                stake={stakeField(words, 'stake-2')}
                potentialReturn={{
                  label: words.betSlip('item.potentialReturn'),
                  text: moneyText(words, 4100),
                }}
              />
            </ul>
          </SlipFrame>
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const [stake] = within(canvasElement).getAllByRole('textbox');
    if (!stake) throw new Error('The stake field is missing');
    await userEvent.type(stake, '{Enter}');
    await expect(submitted.mock.calls).toEqual([['update']]);
    const warning = within(canvasElement).getByRole('status');
    const foot = warning.parentElement ?? canvasElement;
    const { paddingTop, borderTopWidth } = getComputedStyle(foot);
    const sums = warning.nextElementSibling?.getBoundingClientRect().top ?? NaN;
    // A place without a warning makes no gap.
    await expect(sums - foot.getBoundingClientRect().top).toBeCloseTo(
      parseFloat(paddingTop) + parseFloat(borderTopWidth),
    );
  },
};

export const MultipleWithChanges: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className={column}>
          <SlipFrame
            words={words}
            footer={
              <>
                {stakeField(words, 'stake')}
                {quickStakes(words)}
                <BetSlipSummary
                  label={words.betSlip('summary.label')}
                  lines={[
                    { label: words.betSlip('summary.totalOdds'), text: '8.00' },
                    {
                      label: words.betSlip('summary.potentialReturn'),
                      text: moneyText(words, 7995),
                      isMain: true,
                    },
                  ]}
                />
                <ChangesNotice
                  text={words.betSlip('changes.odds', { count: 1 })}
                  action={{
                    name: 'action',
                    value: 'removeInactive',
                    label: words.betSlip('changes.removeInactive'),
                  }}
                />
              </>
            }
          >
            <ul>
              <BetSlipItem {...betSlipItems(words).needsAttention} />
              <BetSlipItem {...secondItem(words)} />
            </ul>
          </SlipFrame>
        </form>
      )}
    </WithBettingWords>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <div className="max-w-slip overflow-clip rounded-card border border-hairline">
          <BetSlipPanel
            title={betSlip('title')}
            count={0}
            countText={betSlip('count', { count: 0 })}
          >
            <EmptyState
              drawing="slip"
              title={betSlip('empty.title')}
              text={betSlip('empty.text')}
            />
          </BetSlipPanel>
        </div>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const Full: StoryObj = {
  name: 'SLIP-03 holds 30 selections, and says so when one more is tapped',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className={column}>
          <SlipFrame
            words={words}
            count={30}
            footer={
              <>
                <SlipWarning text={words.betSlip('warning.tooManySelections')} />
                {stakeField(words, 'stake')}
                {quickStakes(words)}
              </>
            }
          >
            <ul>{manyItems(words, 30)}</ul>
          </SlipFrame>
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByRole('heading').nextElementSibling).toHaveTextContent('30');
    const warning = canvas.getByRole('status');
    await expect(warning).toBeVisible();
    await expect(warning).toHaveTextContent(/30 sele/);
  },
};
