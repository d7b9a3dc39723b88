import Club from 'lucide-react/icons/club';
import CircleDot from 'lucide-react/icons/circle-dot';
import Cherry from 'lucide-react/icons/cherry';
import Crown from 'lucide-react/icons/crown';
import Diamond from 'lucide-react/icons/diamond';
import Flame from 'lucide-react/icons/flame';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Medal from 'lucide-react/icons/medal';
import Rocket from 'lucide-react/icons/rocket';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Spade from 'lucide-react/icons/spade';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import { iconSet } from '../../base/icon-set/icon-set.ts';

/** The sign of each category of the casino. */
const icons = iconSet({
  rewards: Gift,
  freeSpins: RotateCw,
  top: Flame,
  tournament: Crown,
  favourites: Star,
  slots: Cherry,
  crash: Rocket,
  contests: Medal,
  live: CircleDot,
  blackjack: Spade,
  baccarat: Diamond,
  poker: Club,
  others: LayoutGrid,
  bingo: Grid3x3,
  scratch: Ticket,
  interactive: Gamepad2,
});

/** The categories of the casino, of which the last is a filter only. Source: 1§2. */
export type CasinoCategory = keyof typeof icons;

/** Every category there is, in the order of the specification. */
export const CASINO_CATEGORIES = Object.keys(icons) as readonly CasinoCategory[];

interface CategoryIconProps {
  readonly category: CasinoCategory;
}

export function CategoryIcon({ category }: CategoryIconProps) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" size={20} />;
}
