import { Button } from '@vitrine/ui/base/button';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { EmptyPromotions } from '@vitrine/ui/promotions/empty-promotions';
import { PromotionCard, type PromotionCardProps } from '@vitrine/ui/promotions/promotion-card';
import { paths } from '../../paths.ts';
import type { TextLink } from '../../shapes/promotions/promotion-page.ts';

export interface PromotionsViewProps {
  readonly words: {
    readonly heading: string;
    readonly intro: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly emptyAction: string;
    readonly note: string;
  };
  readonly cards: readonly Pick<
    PromotionCardProps,
    'kind' | 'href' | 'title' | 'text' | 'state' | 'stateText' | 'datesText' | 'terms'
  >[];
  readonly links: readonly TextLink[];
}

/** What is on, with the rules of each; or that nothing is. Source: 1§2, 3§2. */
export function PromotionsView({ words, cards, links }: PromotionsViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-4 md:py-6 lg:px-6">
      {cards.length === 0 ? (
        <EmptyPromotions
          titleAs="h1"
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Button asChild>
              <AppLink href={paths.sportsbook}>{words.emptyAction}</AppLink>
            </Button>
          }
        />
      ) : (
        <>
          <PageHeading title={words.heading} intro={words.intro} />
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {cards.map((card) => (
              <li key={card.kind} className="grid">
                <PromotionCard {...card} />
              </li>
            ))}
          </ul>
        </>
      )}
      {links.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href} className="flex min-h-11 items-center">
              <Link href={href} emphasis="standalone">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-sm text-text-muted">{words.note}</p>
    </div>
  );
}
