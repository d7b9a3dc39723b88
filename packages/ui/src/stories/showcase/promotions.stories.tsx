import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { showcase } from '../../../../../.storybook/modes.ts';
import { Button } from '../../base/button/button.tsx';
import { CashbackBanner } from '../../promotions/cashback-banner/cashback-banner.tsx';
import { GiveawayClaim } from '../../promotions/giveaway-claim/giveaway-claim.tsx';
import { MysteryBox } from '../../promotions/mystery-box/mystery-box.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { PromotionCard } from '../../promotions/promotion-card/promotion-card.tsx';
import { FreeSpinsStory } from '../promotions/free-spins-story.tsx';
import { UNTIL, promotionCard, usePromotionStory } from '../promotions/promotion-fixtures.ts';

function Promotions() {
  const { t, common, money, brand, kinds } = usePromotionStory();
  return (
    <main className="mx-auto max-w-page p-4">
      <form className="flex flex-col gap-4">
        <PageHeading title={t['page.title']} intro={t['page.intro']} />
        <CashbackBanner
          title={formatText(t['cashback.received.title'], { amount: money(1234) })}
          text={t['cashback.received.text']}
          link={{ href: '#transactions', label: t['cashback.received.action'] }}
          dismiss={{ name: 'dismiss', value: 'cashback', label: common.dismissNotice }}
        />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <GiveawayClaim
            state="readyToClaim"
            stateText={t['giveaway.readyToClaim.name']}
            reward="freeSpins"
            title={countText({ ...t }, 'reward.freeSpins', 10, brand.language)}
            text={formatText(t['giveaway.readyToClaim.text'], { date: UNTIL })}
            stepsLabel={t['giveaway.steps']}
            steps={[t['giveaway.step.accept'], t['giveaway.step.claim'], t['giveaway.step.done']]}
            step={{ name: 'step', value: 'claim', label: t['giveaway.claim'] }}
          />
          <FreeSpinsStory games={['1245', '1175']} />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
          {kinds.map((kind) => (
            <li key={kind} className="grid">
              <PromotionCard {...promotionCard(t, kind)} />
            </li>
          ))}
        </ul>
      </form>
    </main>
  );
}

function Box({ state }: { readonly state: 'closed' | 'amount' }) {
  const { t, money } = usePromotionStory();
  const isOpen = state === 'amount';
  return (
    <main className="p-4">
      <form>
        <MysteryBox
          titleAs="h1"
          state={state}
          title={isOpen ? formatText(t['box.amount'], { amount: money(1234) }) : t['box.title']}
          text={isOpen ? t['box.amountText'] : t['box.text']}
          open={{ name: 'box', value: 'open', label: t['box.open'] }}
          actions={
            isOpen ? (
              <Button asChild size="large" fullWidth>
                <a href="#slots">{t['box.slots']}</a>
              </Button>
            ) : (
              <Button asChild intent="link">
                <a href="#terms">{t['box.regulation']}</a>
              </Button>
            )
          }
        />
      </form>
    </main>
  );
}

export default { ...showcase, title: 'Showcase/Promotions' } satisfies Meta;

export const Page: StoryObj = { render: () => <Promotions /> };
export const MysteryBoxClosed: StoryObj = { render: () => <Box state="closed" /> };
export const MysteryBoxOpened: StoryObj = { render: () => <Box state="amount" /> };
