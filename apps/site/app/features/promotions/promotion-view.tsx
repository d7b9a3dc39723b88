import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { AppLink } from '@vitrine/ui/base/app-link';
import { PromotionDetail } from '@vitrine/ui/promotions/promotion-detail';
import type { ReactNode } from 'react';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { type PromotionPage, RULES_ID } from '../../shapes/promotions/promotion-page.ts';

export interface PromotionViewProps extends PromotionPage {
  /** What is played on the page itself. */
  readonly children?: ReactNode;
}

/** The page of one promotion. Source: 1§2. */
export function PromotionView({
  promotion,
  state,
  stateText,
  words,
  action,
  links,
  children,
}: PromotionViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-4 md:py-6 lg:px-6">
      <PromotionDetail
        kind={promotion.kind}
        back={{ href: promotionPaths.list, label: words.back }}
        title={promotion.title}
        intro={promotion.intro}
        state={state}
        stateText={stateText}
        datesText={promotion.when}
        action={
          action ? (
            <Button asChild size="large" fullWidth>
              <AppLink href={action.href}>{action.label}</AppLink>
            </Button>
          ) : null
        }
        lead={children}
        stepsTitle={words.how}
        steps={promotion.steps}
        rulesId={RULES_ID}
        rulesTitle={words.rules}
        rules={promotion.rules}
        links={links.map(({ href, label }) => (
          <Link key={href} href={href} emphasis="standalone">
            {label}
          </Link>
        ))}
        note={words.note}
      >
        <section>
          <h2 className="text-display text-lg">{words.who}</h2>
          <p className="mt-3 max-w-measure">{promotion.who}</p>
        </section>
      </PromotionDetail>
    </div>
  );
}
