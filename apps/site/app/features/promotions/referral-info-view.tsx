import type { Namespaces } from '@vitrine/messages/namespaces';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { StepList } from '@vitrine/ui/base/step-list';
import { PromotionArt } from '@vitrine/ui/promotions/promotion-art';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface ReferralInfoViewProps {
  readonly texts: Namespaces['rewards'];
  readonly isGuest: boolean;
}

const STEPS = ['share', 'join', 'claim'] as const;
const RULES = ['once', 'own', 'adults'] as const;

/** How an invitation goes and on what rules; a guest is led to a code by the log-in. Source: 1§2. */
export function ReferralInfoView({ texts, isGuest }: ReferralInfoViewProps) {
  const { hasPromotions } = useShellData();
  return (
    <article className="mx-auto grid w-full max-w-content gap-6 px-4 py-6 md:py-10">
      <PromotionArt
        kind="referral"
        className="aspect-2/1 w-full rounded-card sm:aspect-3/1 lg:aspect-4/1"
      />
      <PageHeading
        title={texts['info.title']}
        intro={texts['info.text']}
        back={
          hasPromotions
            ? { href: promotionPaths.list, label: texts['referral.promotions'] }
            : undefined
        }
      />
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-labelledby="referral-how">
          <h2 id="referral-how" className="mb-3 text-display text-lg">
            {texts['info.how']}
          </h2>
          <StepList
            steps={STEPS.map((step) => (
              <>
                <strong className="block">{texts[`info.step.${step}`]}</strong>
                <span className="text-text-muted">{texts[`info.step.${step}Text`]}</span>
              </>
            ))}
          />
        </section>
        <section aria-labelledby="referral-rules">
          <h2 id="referral-rules" className="mb-3 text-display text-lg">
            {texts['info.rules']}
          </h2>
          <ul className="grid list-disc gap-1 pl-5 text-base">
            {RULES.map((rule) => (
              <li key={rule}>{texts[`info.rule.${rule}`]}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button asChild size="large">
          <AppLink href={isGuest ? loginPath(promotionPaths.referral) : promotionPaths.referral}>
            {texts[isGuest ? 'info.login' : 'referral.open']}
          </AppLink>
        </Button>
        {isGuest ? (
          <Button asChild size="large" intent="quiet">
            <AppLink href={paths.register}>{texts['info.register']}</AppLink>
          </Button>
        ) : null}
      </div>
    </article>
  );
}
