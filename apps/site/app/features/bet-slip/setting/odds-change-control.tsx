import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { OddsChangeChoice as OddsChangeField } from '@vitrine/ui/bet-slip/odds-change-choice';
import { ODDS_CHANGE_FIELD } from '../bet-slip-form.ts';

export interface OddsChangeControlProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
  /** With scripts: the choice is kept at once. */
  readonly onChoice: () => void;
}

/** The bettor's setting for odds that change; each button of the slip posts it. Source: 3§9. */
export function OddsChangeControl({ slip, texts, onChoice }: OddsChangeControlProps) {
  return (
    <OddsChangeField
      label={texts['oddsChange.label']}
      name={ODDS_CHANGE_FIELD}
      options={ODDS_CHANGE_CHOICES.map((choice) => ({
        choice,
        label: texts[`oddsChange.${choice}`],
        text: texts[`oddsChange.${choice}Text`],
      }))}
      defaultValue={slip.oddsChange}
      onChoice={onChoice}
    />
  );
}
