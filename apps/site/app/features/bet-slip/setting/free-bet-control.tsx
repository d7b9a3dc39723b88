import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import {
  isHardRefusal,
  payableBets,
  type PayableBet,
} from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { isSameTarget } from '@vitrine/betting/bet-slip/stakes/stake-target';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { FreeBetChoice, type FreeBetOption } from '@vitrine/ui/bet-slip/free-bet-choice';
import { freeBetField } from '../../../shapes/bet-slip/free-bet-field.ts';
import { formatDay } from '../../../format/date-time.ts';
import { oddsText } from '../../../format/odds-text.ts';
import { type BrandFormat, useShellData } from '../../../shell-data.ts';
import { useHydrated } from '../../../frame/use-hydrated.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';

export interface FreeBetControlProps {
  readonly data: BetSlipData;
  readonly target: StakeTarget;
  /** With scripts: the choice is kept at once. */
  readonly onChoice: () => void;
}

/**
 * What pays a stake: the balance, or one of the bettor's free bets. Nothing for a bettor without free
 * bets. Source: 3§5, 3§6.
 */
export function FreeBetControl({ data, target, onChoice }: FreeBetControlProps) {
  const { texts, slip, freeBets, rules } = data;
  const { format } = useShellData();
  const isHydrated = useHydrated();
  const bet = payableBets(slip).find((each) => isSameTarget(each.target, target));
  if (!bet) return null;
  const { freeBetRefusals = [] } = slip;
  const refused = bet.freeBet
    ? undefined
    : freeBetRefusals.filter((refusal) => isSameTarget(refusal.target, target)).slice(-1)[0];
  if (freeBets.length === 0 && !bet.freeBet && !refused) return null;
  const chosen = bet.freeBet?.id ?? '';
  return (
    <div className="grid gap-2">
      <FreeBetChoice
        // A refused choice falls back to the balance.
        key={`${chosen} ${refused?.freeBetId ?? ''}`}
        label={texts['freeBet.label']}
        name={freeBetField(target)}
        balance={{
          label: texts['freeBet.balance'],
          text: rules.balance === null ? '' : formatMoney(rules.balance, format),
        }}
        freeBets={optionsOf(bet, data, format)}
        defaultValue={chosen}
        hint={bet.freeBet ? texts['freeBet.stakeNotReturned'] : undefined}
        error={refused ? texts[`placement.${refused.code}`] : undefined}
        onChoice={onChoice}
      />
      {isHydrated ? null : (
        <noscript>
          <Button
            type="submit"
            intent="quiet"
            fullWidth
            name={BUTTON_FIELD}
            value={buttonValue({ kind: 'update' })}
          >
            {texts['freeBet.use']}
          </Button>
        </noscript>
      )}
    </div>
  );
}

function optionsOf(
  bet: PayableBet,
  { freeBets, slip, texts }: BetSlipData,
  format: BrandFormat,
): readonly FreeBetOption[] {
  return freeBets.map((freeBet) => {
    const date = formatDay(freeBet.expiresAt, format);
    const { minimumOdds } = freeBet;
    return {
      id: freeBet.id,
      label: formatText(texts['freeBet.of'], { amount: formatMoney(freeBet.stake, format) }),
      conditions:
        minimumOdds === null || minimumOdds <= 1000
          ? formatText(texts['freeBet.until'], { date })
          : formatText(texts['freeBet.minimumOdds'], {
              odds: oddsText(minimumOdds, format),
              date,
            }),
      problem: bet.freeBet?.id === freeBet.id ? null : problemOf(freeBet, bet, slip, texts, format),
    };
  });
}

/** Why a free bet can't pay a bet, as far as its own conditions say; null when the operator decides. */
function problemOf(
  freeBet: BetSlipData['freeBets'][number],
  { betType, selections, odds, target }: PayableBet,
  { freeBetRefusals = [] }: BetSlipData['slip'],
  texts: BetSlipData['texts'],
  format: BrandFormat,
): string | null {
  const refused = freeBetRefusals.find(
    (refusal) => refusal.freeBetId === freeBet.id && isSameTarget(refusal.target, target),
  );
  if (refused && !isHardRefusal(refused)) return texts[`placement.${refused.code}`];
  const isForEvents = selections.every(({ eventStatus }) =>
    freeBet.eventTypes.includes(eventStatus === 'live' ? 'Live' : 'Prematch'),
  );
  if (refused || !isForEvents || !freeBet.betTypes.includes(betType)) {
    return texts['freeBet.notForBet'];
  }
  const { minimumOdds } = freeBet;
  const isTooLow =
    minimumOdds !== null && odds.numerator * 1000n < BigInt(minimumOdds) * odds.denominator;
  return isTooLow
    ? formatText(texts['freeBet.oddsTooLow'], { odds: oddsText(minimumOdds, format) })
    : null;
}
