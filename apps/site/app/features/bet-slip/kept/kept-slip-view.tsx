import { Form, Link as RouterLink } from '@remix-run/react';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { RepeatedBet } from '@vitrine/ui/bets/repeated-bet';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { formatDay, formatTime } from '../../../format/date-time.ts';
import { repeatedSelectionText } from '../../../format/repeated-selection.ts';
import {
  KEPT_CHOICE_FIELD,
  type KeptSlipChoice,
  type ShownKeptSlip,
} from '../../../shapes/bet-slip/kept-slip.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';

export interface KeptSlipViewProps {
  readonly texts: Namespaces['bet-history'];
  /** Null when it is not kept any more. */
  readonly kept: ShownKeptSlip | null;
  /** The page's own path, to which its form posts. */
  readonly path: string;
}

/** One slip that was put aside, with its selections as they are now, and what can be done with it. */
export function KeptSlipView({ texts, kept, path }: KeptSlipViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['kept.one.title']} />
      {kept ? (
        <Kept texts={texts} kept={kept} path={path} />
      ) : (
        <EmptyState
          drawing="slip"
          title={texts['kept.missing.title']}
          text={texts['kept.missing.text']}
          action={
            <Button asChild intent="quiet">
              <RouterLink to={paths.betSlip}>{texts['kept.back']}</RouterLink>
            </Button>
          }
        />
      )}
      <p>
        <Link emphasis="standalone" href={paths.keptSlips}>
          {texts['kept.all']}
        </Link>
      </p>
    </div>
  );
}

interface KeptProps extends KeptSlipViewProps {
  readonly kept: ShownKeptSlip;
}

function Kept({ texts, kept, path }: KeptProps) {
  const { format } = useShellData();
  const { selections, keptAt } = kept;
  const offered = selections.filter(({ presentOdds }) => presentOdds !== null).length;
  const gone = selections.length - offered;
  const leftOut = gone > 0 ? countText(texts, 'repeat.leftOut', gone, format.language) : null;
  const when = { day: formatDay(keptAt, format), time: formatTime(keptAt, format) };
  return (
    <>
      <p className="text-text-muted">
        {texts['kept.one.text']} {formatText(texts['kept.keptAt'], when)}.
      </p>
      <RepeatedBet
        label={texts['kept.selections']}
        selections={selections.map((selection) => repeatedSelectionText(selection, format))}
        oddsLabel={texts['repeat.odds']}
        placedOddsLabel={texts['repeat.placedOdds']}
        goneText={texts['repeat.gone']}
        note={offered === 0 ? texts['kept.none'] : leftOut}
        action={
          <Form noValidate method="post" action={path} className="grid gap-2">
            <CsrfField />
            {offered === 0 ? null : (
              <TakeUpButtons texts={texts} isSlipEmpty={kept.isSlipEmpty} offered={offered} />
            )}
            <ChoiceButton choice="delete" intent="quiet">
              {texts['kept.delete']}
            </ChoiceButton>
          </Form>
        }
      />
    </>
  );
}

interface TakeUpButtonsProps extends Pick<KeptSlipViewProps, 'texts'> {
  readonly isSlipEmpty: boolean;
  readonly offered: number;
}

function TakeUpButtons({ texts, isSlipEmpty, offered }: TakeUpButtonsProps) {
  const { format } = useShellData();
  if (isSlipEmpty) {
    return (
      <ChoiceButton choice="join">
        {countText(texts, 'repeat.add', offered, format.language)}
      </ChoiceButton>
    );
  }
  return (
    <>
      <ChoiceButton choice="join">{texts['kept.join']}</ChoiceButton>
      <ChoiceButton choice="replace" intent="quiet">
        {texts['kept.replace']}
      </ChoiceButton>
      <p className="text-sm text-text-muted">{texts['kept.replace.note']}</p>
    </>
  );
}

interface ChoiceButtonProps {
  readonly choice: KeptSlipChoice;
  readonly intent?: 'action' | 'quiet';
  readonly children: string;
}

function ChoiceButton({ choice, intent = 'action', children }: ChoiceButtonProps) {
  return (
    <Button type="submit" intent={intent} fullWidth name={KEPT_CHOICE_FIELD} value={choice}>
      {children}
    </Button>
  );
}
