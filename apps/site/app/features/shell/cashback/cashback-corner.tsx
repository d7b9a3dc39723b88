import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { formatText } from '@vitrine/messages/format-text';
import { CashbackStickyButton } from '@vitrine/ui/promotions/cashback-sticky-button';
import { PromotionArt } from '@vitrine/ui/promotions/promotion-art';
import {
  placeFromText,
  placeText,
  STICKY_STOPS,
  type StickyPlace,
} from '@vitrine/ui/promotions/sticky-place';
import { useId } from 'react';
import {
  PLACE_FIELD,
  PUT_AWAY_FIELD,
  type ShellCashback,
} from '../../../shapes/promotions/cashback-overlay.ts';
import { paths } from '../../../paths.ts';
import { promotionPaths } from '../../../paths/promotion-paths.ts';
import { useHydrated } from '../../../frame/use-hydrated.ts';
import { OverlayForm } from './overlay-form.tsx';

export interface CashbackCornerProps {
  readonly box: ShellCashback['box'];
  readonly button: ShellCashback['button'];
}

/** Today's box over the page: that it is there, once a day, and then the button that leads to it. */
export default function CashbackCorner({ box, button }: CashbackCornerProps) {
  if (!box && !button) return null;
  return (
    <OverlayForm>
      {box ? <BoxPopout box={box} /> : button ? <BoxButton button={button} /> : null}
    </OverlayForm>
  );
}

/** Takes no focus and covers no control of the page that can't be scrolled to. Source: 1§4, 3§2. */
function BoxPopout({ box }: { readonly box: NonNullable<ShellCashback['box']> }) {
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom)+var(--dock-height,0px))] z-20 flex gap-3 rounded-card border border-hairline bg-raised p-card shadow-raised sm:right-auto sm:w-96 lg:bottom-4 lg:left-6 print:hidden"
    >
      <PromotionArt kind="cashback" className="size-16 shrink-0 rounded-box" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-bold">
          {box.title}
        </p>
        <p className="text-sm text-text-muted">{box.text}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button asChild>
            <AppLink href={paths.cashback}>{box.open}</AppLink>
          </Button>
          <Button type="submit" name={PUT_AWAY_FIELD} value="box" intent="quiet">
            {box.close}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** The button that is dragged; without scripts its options move it by the form. Source: 3§2. */
function BoxButton({ button }: { readonly button: NonNullable<ShellCashback['button']> }) {
  const isHydrated = useHydrated();
  return (
    <CashbackStickyButton
      label={button.label}
      href={paths.cashback}
      text={button.text}
      hint={button.hint}
      optionsLabel={button.options}
      closeOptionsLabel={button.closeOptions}
      move={{ name: PLACE_FIELD, up: button.up, down: button.down, across: button.across }}
      close={{ name: PUT_AWAY_FIELD, value: 'button', label: button.close }}
      defaultPlace={placeFromText(button.place) ?? undefined}
      onPlace={isHydrated ? keepPlace : undefined}
      placeWords={({ side, stop }) =>
        formatText(side === 'start' ? button.atStart : button.atEnd, {
          at: stop + 1,
          of: STICKY_STOPS,
        })
      }
    />
  );
}

/** Keeps the place for the next page; where that fails the button stands where it was before. */
function keepPlace(place: StickyPlace): void {
  const body = new URLSearchParams({ [PLACE_FIELD]: placeText(place) });
  fetch(promotionPaths.overlay, {
    method: 'POST',
    body,
    redirect: 'manual',
    keepalive: true,
  }).catch(() => undefined);
}
