import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { NewSlipOffer } from '@vitrine/ui/bet-slip/new-slip-offer';
import { oddsText } from '../../../format/odds-text.ts';
import { useShellData } from '../../../shell-data.ts';
import { tapValue } from '../../../shapes/bet-slip/tap-value.ts';
import { NEW_SLIP_FIELD } from '../bet-slip-form.ts';
import PassingWarning from '../announcements/passing-warning.tsx';

export interface TapAnswerProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
  /** The server's time when it read the slip, in epoch milliseconds. */
  readonly now: number;
}

/**
 * The answer to a tap next to a placed slip: an offer to begin a new slip with the selection, or the
 * reason why it has to wait. Source: 3§2.
 */
export function TapAnswer({ slip, texts, now }: TapAnswerProps) {
  const { format } = useShellData();
  const offered = slip.step === 'waiting' ? null : slip.offered;
  return (
    <>
      <div className="has-[p]:px-card has-[p]:pt-3">
        <PassingWarning warning={slip.warning} texts={texts} now={now} />
      </div>
      <div role="status">
        {offered ? (
          <NewSlipOffer
            title={texts['offer.title']}
            text={`${offered.marketName} · ${offered.eventName}`}
            button={{
              name: NEW_SLIP_FIELD,
              value: tapValue({
                eventId: offered.eventId,
                outcomeId: offered.outcomeId,
                seen: offered.placed.odds,
              }),
              label: formatText(texts['offer.start'], {
                outcome: offered.placed.outcomeName,
                odds: oddsText(offered.placed.odds, format),
              }),
            }}
          />
        ) : null}
      </div>
    </>
  );
}
