import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { iconSet } from '../../base/icon-set/icon-set.ts';

/** The sign of each tone, so that none is told by its colour alone. */
export const toneIcons = iconSet({
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
});
