import type { AppLoadContext } from '@remix-run/node';
import type { ShellData } from '../../shell-data.ts';

/** Whether live prices move, are lost, or were never read since the process began. */
export function feedState({ catalogue }: AppLoadContext): ShellData['feed'] {
  if (!catalogue.isRead()) return 'loading';
  return catalogue.feedUp() ? 'up' : 'down';
}
