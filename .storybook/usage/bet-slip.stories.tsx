import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import blockedStories from '../../packages/ui/src/bet-slip/bet-slip-blocked/bet-slip-blocked.stories.tsx';
import { BetSlipDisconnected } from '../../packages/ui/src/bet-slip/bet-slip-disconnected/bet-slip-disconnected.tsx';
import disconnectedStories from '../../packages/ui/src/bet-slip/bet-slip-disconnected/bet-slip-disconnected.stories.tsx';
import { BetSlipItem } from '../../packages/ui/src/bet-slip/bet-slip-item/bet-slip-item.tsx';
import itemStories from '../../packages/ui/src/bet-slip/bet-slip-item/bet-slip-item.stories.tsx';
import panelStories from '../../packages/ui/src/bet-slip/bet-slip-panel/bet-slip-panel.stories.tsx';
import { BetSlipResult } from '../../packages/ui/src/bet-slip/bet-slip-result/bet-slip-result.tsx';
import resultStories from '../../packages/ui/src/bet-slip/bet-slip-result/bet-slip-result.stories.tsx';
import { BetSlipWaiting } from '../../packages/ui/src/bet-slip/bet-slip-waiting/bet-slip-waiting.tsx';
import waitingStories from '../../packages/ui/src/bet-slip/bet-slip-waiting/bet-slip-waiting.stories.tsx';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import { ChangesNotice } from '../../packages/ui/src/bet-slip/changes-notice/changes-notice.tsx';
import changesStories from '../../packages/ui/src/bet-slip/changes-notice/changes-notice.stories.tsx';
import { EmptyState } from '../../packages/ui/src/feedback/empty-state/empty-state.tsx';
import { LimitNotice } from '../../packages/ui/src/account/limit-notice/limit-notice.tsx';
import limitStories from '../../packages/ui/src/account/limit-notice/limit-notice.stories.tsx';
import { moneyText } from '../../packages/ui/src/stories/wallet/money-words.ts';
import { bettingWords } from '../../packages/ui/src/stories/sportsbook/betting-words.ts';
import { betSlipItems } from '../../packages/ui/src/stories/bet-slip/selection-fixtures.ts';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryBrand } from '../story-brand.tsx';
import { Case, Cases, Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

function Slip({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-slip overflow-clip card-frame">{children}</div>;
}

function States() {
  const words = bettingWords(useStoryBrand());
  const { betSlip } = words;
  const items = betSlipItems(words);
  const amount = moneyText(words, 25000);
  return (
    <Cases>
      <Case name="Empty" text="EmptyState: what to do first.">
        <Slip>
          <EmptyState drawing="slip" title={betSlip('empty.title')} text={betSlip('empty.text')} />
        </Slip>
      </Case>
      <Case
        name="A price changed"
        text="BetSlipItem tells the old and the new price; ChangesNotice asks once for all of them, in the place of the action."
      >
        <Slip>
          <ul>
            <BetSlipItem {...items.needsAttention} />
          </ul>
          <div className="border-t border-hairline p-card">
            <ChangesNotice
              text={betSlip('changes.odds', { count: 1 })}
              action={{ name: 'action', value: 'accept', label: betSlip('changes.removeInactive') }}
            />
          </div>
        </Slip>
      </Case>
      <Case name="Over a limit" text="LimitNotice: what may still be staked, and one tap to it.">
        <Slip>
          <div className="p-card">
            <LimitNotice
              text={betSlip('placement.BET_STAKE_OVER_LIMIT', { amount })}
              action={{ name: 'stake', value: '25000', label: betSlip('limit.use', { amount }) }}
              link={null}
            />
          </div>
        </Slip>
      </Case>
      <Case
        name="Waiting"
        text="BetSlipWaiting: it was sent, and need not be sent again. Nothing in it can be changed."
      >
        <Slip>
          <BetSlipWaiting title={betSlip('waiting.title')} text={betSlip('waiting.text')} />
        </Slip>
      </Case>
      <Case name="Result" text="BetSlipResult: what became of each bet, in the past tense.">
        <Slip>
          <BetSlipResult
            status="success"
            title={betSlip('result.success.title', { count: 1 })}
            text={betSlip('result.success.facts', {
              stake: '10,00',
              return: '18,50',
              number: '102938',
            })}
            actions={<Button fullWidth>{betSlip('result.done')}</Button>}
          >
            <ul>
              <BetSlipItem {...items.accepted} />
            </ul>
          </BetSlipResult>
        </Slip>
      </Case>
      <Case
        name="No answer"
        text="BetSlipDisconnected: it may have been accepted. Look first, never send again by itself."
      >
        <Slip>
          <BetSlipDisconnected
            title={betSlip('disconnected.title')}
            text={betSlip('disconnected.text')}
            actions={<Button fullWidth>{betSlip('disconnected.check')}</Button>}
          />
        </Slip>
      </Case>
    </Cases>
  );
}

function BetSlip() {
  const words = bettingWords(useStoryBrand());
  const { active } = betSlipItems(words);
  const { sportsbook } = words;
  return (
    <UsagePage
      title="Bet slip"
      intro="Here money is spent, so everything is said in full, before and after. Each state has its component; none is told by colour alone."
      components={[
        panelStories,
        itemStories,
        changesStories,
        limitStories,
        waitingStories,
        resultStories,
        disconnectedStories,
        blockedStories,
      ]}
    >
      <BookSection title="Full words">
        <DoAndDont>
          <Do text="Outcome first and largest, the market in full words, then the event. The law asks for it while a bet is placed.">
            <Slip>
              <ul>
                <BetSlipItem {...active} />
              </ul>
            </Slip>
          </Do>
          <Dont text="Signs of the list are short because their column explains them. The slip has no columns.">
            <Slip>
              <ul>
                <BetSlipItem {...active} outcomeName={sportsbook('market.home')} marketName="1X2" />
              </ul>
            </Slip>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="States">
        <States />
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Bet slip',
  component: BetSlip,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof BetSlip>;

export default meta;

export const StatesAndWords: StoryObj<typeof meta> = { name: 'Bet slip' };
