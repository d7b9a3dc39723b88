import { countedOdds } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import { asksBettor, isInactive } from '@vitrine/betting/bet-slip/bet-slip-selections';
import type { BetSlip, CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BetSlipItemProps, BetSlipItemState } from '@vitrine/ui/bet-slip/bet-slip-item';
import { oddsText } from '../../format/odds-text.ts';
import { formatDay, formatTime } from '../../format/date-time.ts';
import type { BrandFormat } from '../../shell-data.ts';
import { BUTTON_FIELD, buttonValue } from './bet-slip-form.ts';
import { isLimit, isLimitOfMatches, rejectionText } from './setting/rejection-text.ts';

type Texts = Namespaces['bet-slip'];

/** The words of a selection on the slip. The view adds its stake. */
export function selectionItem(
  selection: Selection,
  slip: BetSlip,
  texts: Texts,
  format: BrandFormat,
): Omit<BetSlipItemProps, 'stake' | 'potentialReturn'> {
  const isSetting = slip.step === 'settingBet';
  const { outcomeName } = selection.latest;
  return {
    outcomeId: selection.outcomeId,
    outcomeName,
    marketName: selection.marketName,
    picks: selection.picks
      ? { label: texts['item.picks'], items: selection.picks.map(pickItem) }
      : null,
    eventName: eventNameOf(selection),
    eventDetail:
      selection.eventStatus === 'live'
        ? texts['item.live']
        : `${formatDay(selection.scheduledAt, format)}, ${formatTime(selection.scheduledAt, format)}`,
    noteText: selection.isEarlyPayoutApplied ? texts['item.earlyPayout'] : null,
    oddsLabel: texts['item.odds'],
    oddsText: oddsText(countedOdds(slip, selection), format),
    changedFrom: isSetting ? changeOf(selection, texts, format) : null,
    state: itemState(selection, slip),
    stateText: stateText(selection, slip, texts, format),
    remove: isSetting
      ? {
          name: BUTTON_FIELD,
          value: buttonValue({ kind: 'remove', outcomeId: selection.outcomeId }),
          label: formatText(texts['item.remove'], { outcome: outcomeName }),
        }
      : null,
  };
}

function pickItem({ latest, marketName }: CustomPick) {
  return { outcomeName: latest.outcomeName, marketName };
}

/** The name of the event, with sport and tournament where it says too little by itself. */
function eventNameOf(selection: Selection): string {
  const { eventName, tournamentName, sportName, displayTournamentAndSport } = selection;
  if (!displayTournamentAndSport) return eventName;
  const parts = [sportName ?? '', tournamentName, eventName].filter((part) => part !== '');
  return [...new Set(parts)].join(' · ');
}

function changeOf(
  { placed, latest }: Selection,
  texts: Texts,
  format: BrandFormat,
): BetSlipItemProps['changedFrom'] {
  if (placed.odds === latest.odds) return null;
  return {
    label: texts['item.oddsBefore'],
    oddsText: oddsText(placed.odds, format),
    direction: latest.odds > placed.odds ? 'up' : 'down',
  };
}

function itemState(selection: Selection, slip: BetSlip): BetSlipItemState {
  if (slip.step !== 'settingBet') return selection.result?.status ?? 'pending';
  if (selection.eventStatus === 'closed' || selection.marketStatus === 'closed') return 'inactive';
  if (selection.marketStatus === 'suspended') return 'suspended';
  if (isInactive(selection)) return 'inactive';
  if (asksBettor(selection, slip)) return 'needsAttention';
  return isRejectedHere(selection, slip) ? 'rejected' : 'active';
}

/**
 * Whether the last attempt refused the selection. A limit of the stake or a free bet is said at the stake
 * instead; the limit of a match, in a multiple, here as well.
 */
function isRejectedHere({ result }: Selection, slip: BetSlip): boolean {
  const { freeBetRefusals = [] } = slip;
  if (result?.status !== 'rejected') return false;
  if (isLimit(result.code)) return isLimitOfMatches(slip);
  return !freeBetRefusals.some(({ code }) => code === result.code);
}

function stateText(
  selection: Selection,
  slip: BetSlip,
  texts: Texts,
  format: BrandFormat,
): string | null {
  const { result, placed, latest } = selection;
  const state = itemState(selection, slip);
  const isSetting = slip.step === 'settingBet';
  // The result of the attempt comes first: a refusal because of a change also says that nothing was
  // placed.
  if (isSetting && isRejectedHere(selection, slip)) return rejectionText(result, texts, format);
  switch (state) {
    case 'active':
      return null;
    case 'suspended':
      return texts['item.state.suspended'];
    case 'inactive':
      return selection.eventStatus === 'live'
        ? texts['item.state.eventStarted']
        : texts['item.state.inactive'];
    case 'needsAttention':
      if (placed.odds === latest.odds) return texts['item.state.nameChanged'];
      return latest.odds > placed.odds ? texts['item.state.oddsUp'] : texts['item.state.oddsDown'];
    case 'rejected':
      return rejectionText(result, texts, format);
    case 'pending':
    case 'accepted':
      // The legs of a multiple are one bet: the head of the slip says it once.
      return slip.ticketType === 'multiple' ? null : texts[`item.state.${state}`];
    case 'canceled':
    case 'notConfirmed':
      return texts[`item.state.${state}`];
  }
}
