import { AppLink } from '@vitrine/ui/base/app-link';
import { PromotionArt } from '@vitrine/ui/promotions/promotion-art';
import { promotionPaths } from '../../paths/promotion-paths.ts';

export interface PromotionsLineProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** The way to the promotions, between the games; the whole of it is its tap area. */
export function PromotionsLine({ title, text, link }: PromotionsLineProps) {
  return (
    <section className="relative card-frame flex items-center gap-4 overflow-hidden pr-card hover:bg-raised">
      <PromotionArt kind="giramania" className="h-24 w-28 shrink-0 sm:w-48" />
      <div className="min-w-0 flex-1 py-3">
        <h2 className="text-display text-md">{title}</h2>
        <p className="text-sm text-text-muted sm:text-base">{text}</p>
        <AppLink
          href={promotionPaths.list}
          className="mt-1 inline-block font-medium text-link no-underline after:absolute after:inset-0 hover:underline"
        >
          {link}
        </AppLink>
      </div>
    </section>
  );
}
