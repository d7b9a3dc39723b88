import { CashbackBanner } from '@vitrine/ui/promotions/cashback-banner';
import { PUT_AWAY_FIELD, type ShellCashback } from '../../../shapes/promotions/cashback-overlay.ts';
import { paths } from '../../../paths.ts';
import { OverlayForm } from './overlay-form.tsx';

export interface ReceivedCashbackProps {
  readonly banner: NonNullable<ShellCashback['banner']>;
}

/** Cashback that came and was not seen; a tap leads to the transactions. Source: 3§2. */
export default function ReceivedCashback({ banner }: ReceivedCashbackProps) {
  return (
    <OverlayForm>
      <CashbackBanner
        title={banner.title}
        text={banner.text}
        link={{ href: paths.transactions, label: banner.link }}
        dismiss={{ name: PUT_AWAY_FIELD, value: 'banner', label: banner.dismiss }}
      />
    </OverlayForm>
  );
}
