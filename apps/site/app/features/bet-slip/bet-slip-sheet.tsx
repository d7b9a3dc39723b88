import { Drawer } from '@vitrine/ui/feedback/drawer';
import { IconButton } from '@vitrine/ui/base/icon-button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useOverlayAddress } from '../../frame/use-overlay-address.ts';
import { OVERLAYS } from '../../paths.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { withLateTexts } from './late-slip-texts.ts';
import { SlipKeypad } from './setting/slip-keypad.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import BetSlipView from './bet-slip-view.tsx';

export interface BetSlipSheetProps {
  readonly data: BetSlipData<FirstSlipTexts>;
  readonly onClose: () => void;
}

/** The slip as a sheet over the page; loaded when the bettor first opens it. */
export default function BetSlipSheet({ data: first, onClose }: BetSlipSheetProps) {
  const data = withLateTexts(first);
  const { texts } = data;
  useKeyboardInset();
  useOverlayAddress(OVERLAYS.slip, onClose);
  return (
    <Drawer open bare onClose={onClose} from="bottom" title={texts.title} closeLabel={texts.close}>
      <BetSlipView
        data={data}
        isSheet
        Keypad={data.stakeKeypad ? SlipKeypad : undefined}
        headerAction={
          <IconButton
            label={texts.close}
            icon={<ChevronDown aria-hidden="true" size={20} />}
            onClick={onClose}
          />
        }
      />
    </Drawer>
  );
}
