import { Link as RouterLink } from '@remix-run/react';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { BetSlipItem } from '@vitrine/ui/bet-slip/bet-slip-item';
import { BetSlipResult } from '@vitrine/ui/bet-slip/bet-slip-result';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { resultTitle } from './placed/result-title.ts';
import { obstacleTexts } from './problem-text.ts';
import { selectionItem } from './selection-item.ts';

export interface NotPlacedViewProps {
  readonly slip: BetSlip;
  /** Why the placement came to nothing as a whole; null when its items tell. */
  readonly obstacle: PlaceObstacle | null;
  readonly texts: Namespaces['bet-slip'];
}

/** A placement that came to nothing, for a bettor whose slip holds something else by now. */
export function NotPlacedView({ slip, obstacle, texts }: NotPlacedViewProps) {
  const shell = useShellData();
  const sentences = obstacle ? obstacleTexts(obstacle, slip, texts, shell) : [];
  return (
    <BetSlipResult
      status="error"
      title={resultTitle(slip, texts)}
      text={sentences[0] ?? texts['result.error.text']}
      actions={
        <Button asChild fullWidth>
          <RouterLink to={paths.betSlip}>{texts['blocked.back']}</RouterLink>
        </Button>
      }
    >
      <ul>
        {slip.selections.map((selection) => (
          <BetSlipItem
            key={selection.outcomeId}
            {...selectionItem(selection, asTold(slip, selection), texts, shell.format)}
            remove={null}
          />
        ))}
      </ul>
    </BetSlipResult>
  );
}

/** A refusal is the result here, a limit's too: there is no stake beside it that could say so. */
function asTold(slip: BetSlip, { result }: Selection): BetSlip {
  return result === null ? slip : { ...slip, step: 'result' };
}
