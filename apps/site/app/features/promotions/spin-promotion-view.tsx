import type { SpinPart } from '../../shapes/promotions/gift-claim.ts';
import { PromotionView, type PromotionViewProps } from './promotion-view.tsx';
import { SpinForm } from './spin-form.tsx';

export interface SpinPromotionViewProps extends Omit<PromotionViewProps, 'children'> {
  /** Null while the promotion is in maintenance. */
  readonly spin: SpinPart | null;
  /** Why the last form was not taken; null when it was. */
  readonly problem: string | null;
}

/** The page of a promotion that is played on it. Source: 1§2, 3§7. */
export function SpinPromotionView({ spin, problem, ...page }: SpinPromotionViewProps) {
  return (
    <PromotionView {...page}>
      {spin ? <SpinForm spin={spin} problem={problem} /> : null}
    </PromotionView>
  );
}
