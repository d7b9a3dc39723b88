import { Form } from '@remix-run/react';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyPromotions } from '@vitrine/ui/promotions/empty-promotions';
import { FreeBetCard } from '@vitrine/ui/promotions/free-bet-card';
import { FreeSpinsList } from '@vitrine/ui/promotions/free-spins-list';
import { GiveawayClaim } from '@vitrine/ui/promotions/giveaway-claim';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { ATTEMPT_FIELD, GIFT_FIELD, GIFT_ID_FIELD } from '../../shapes/promotions/gift-claim.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { GiftCard, PrizesPage } from '../../shapes/promotions/prizes.ts';

export interface PrizesViewProps {
  readonly words: {
    readonly heading: string;
    readonly intro: string;
    readonly back: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly toPromotions: string;
    readonly maintenanceTitle: string;
    readonly maintenanceText: string;
    readonly unreadTitle: string;
    readonly unreadText: string;
    readonly retry: string;
    readonly refresh: string;
    readonly freeBets: string;
    readonly conditions: string;
    readonly useFreeBet: string;
    readonly freeSpins: string;
  };
  /** Why the last form was not taken; null when it was. */
  readonly problem: string | null;
  /** Null while the giveaways are in maintenance. */
  readonly prizes: PrizesPage | null;
}

/** What the bettor was given: giveaways by their state, free bets and free spins. Source: 3§3, 3§7. */
export function PrizesView({ words, prizes, problem }: PrizesViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4 px-4 py-4 md:py-6">
      <PageHeading
        title={words.heading}
        intro={words.intro}
        back={{ href: promotionPaths.list, label: words.back }}
      />
      {problem ? <Alert tone="warning" title={problem} /> : null}
      {prizes ? (
        <Prizes words={words} prizes={prizes} />
      ) : (
        <Alert tone="info" title={words.maintenanceTitle}>
          {words.maintenanceText}
        </Alert>
      )}
    </div>
  );
}

interface PrizesProps extends Pick<PrizesViewProps, 'words'> {
  readonly prizes: PrizesPage;
}

function Prizes({ words, prizes }: PrizesProps) {
  const { notice, cards, freeBets, freeSpins, isPartlyUnread } = prizes;
  const isEmpty = cards.length + freeBets.length + freeSpins.length === 0;
  return (
    <>
      {notice ? (
        <Alert
          tone={notice.tone}
          title={notice.title}
          announce="polite"
          action={
            notice.tone === 'info' ? (
              <Link href={promotionPaths.prizes}>{words.refresh}</Link>
            ) : undefined
          }
        >
          {notice.text}
        </Alert>
      ) : null}
      {isPartlyUnread ? (
        <Alert
          tone="warning"
          title={words.unreadTitle}
          action={<Link href={promotionPaths.prizes}>{words.retry}</Link>}
        >
          {words.unreadText}
        </Alert>
      ) : null}
      {isEmpty && !isPartlyUnread ? (
        <EmptyPromotions
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Button asChild>
              <AppLink href={promotionPaths.list}>{words.toPromotions}</AppLink>
            </Button>
          }
        />
      ) : null}
      {cards.map((card) => (
        <CardForm key={card.key} card={card} />
      ))}
      {freeBets.length === 0 ? null : (
        <section className="grid gap-4">
          <h2 className="text-display text-lg">{words.freeBets}</h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {freeBets.map(({ id, ...freeBet }) => (
              <FreeBetCard
                key={id}
                {...freeBet}
                conditionsLabel={words.conditions}
                action={
                  <Button asChild fullWidth>
                    <AppLink href={paths.betSlip}>{words.useFreeBet}</AppLink>
                  </Button>
                }
              />
            ))}
          </div>
        </section>
      )}
      {freeSpins.length === 0 ? null : (
        <FreeSpinsList
          title={words.freeSpins}
          empty={null}
          items={freeSpins.map((item) => ({
            ...item,
            game: { ...item.game, kind: 'slots' as const },
          }))}
        />
      )}
    </>
  );
}

/** A giveaway; its button claims it by a form of its own. */
function CardForm({ card }: { readonly card: GiftCard }) {
  const { gift, claim, link, state, stateText, reward, title, text, steps, stepsLabel } = card;
  return (
    <Form noValidate method="post" action={promotionPaths.prizes}>
      <CsrfField />
      {claim ? (
        <>
          <input type="hidden" name={GIFT_ID_FIELD} value={claim.giftId} />
          <input type="hidden" name={ATTEMPT_FIELD} value={claim.attempt} />
        </>
      ) : null}
      <GiveawayClaim
        {...{ state, stateText, reward, title, text, steps, stepsLabel }}
        step={claim ? { name: GIFT_FIELD, value: gift, label: claim.label } : undefined}
        links={
          link ? (
            <Link href={link.href} emphasis="standalone">
              {link.label}
            </Link>
          ) : null
        }
      />
    </Form>
  );
}
