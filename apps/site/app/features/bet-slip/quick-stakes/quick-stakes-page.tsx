import { Form, Link as RouterLink } from '@remix-run/react';
import { formatAmountForField, formatMoney, type MinorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { MoneyField } from '@vitrine/ui/forms/money-field';
import { useMemo } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { type QuickStakeEntry, quickStakeField, RESET_FIELD } from './read-quick-stakes.ts';

export interface QuickStakesPageProps {
  readonly texts: Namespaces['bet-slip'];
  /** Stands over the fields to mend. */
  readonly errorSummary: string;
  readonly stakes: readonly MinorUnits[];
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits;
  /** The form that was refused, with what is wrong about each field. */
  readonly refused?: readonly QuickStakeEntry[] | undefined;
  /** Why the form as a whole was not taken. */
  readonly problem?: string | null | undefined;
}

/** The form of a bettor's ready amounts. */
export function QuickStakesPage(props: QuickStakesPageProps) {
  const { texts, errorSummary, stakes, minStake, maxStake, refused, problem = null } = props;
  const { format } = useShellData();
  const wrong = formatText(texts['quickStakes.wrong'], {
    minimum: formatMoney(minStake, format),
    maximum: formatMoney(maxStake, format),
    example: formatAmountForField(stakes[0] ?? minStake, format),
  });
  const order = texts['quickStakes.order'];
  const form = useMemo(
    () => ({ values: {}, errors: errorsOf({ wrong, order }, refused), formError: problem }),
    [refused, problem, wrong, order],
  );
  const labels = Object.fromEntries(
    stakes.map((_, index) => [
      quickStakeField(index),
      formatText(texts['quickStakes.field'], { number: index + 1 }),
    ]),
  );
  return (
    <div className="mx-auto w-full max-w-form px-4 py-6">
      <h1 className="text-display text-xl">{texts['quickStakes.title']}</h1>
      <p className="mt-1 text-sm text-text-muted">{texts['quickStakes.text']}</p>
      <Form method="post" noValidate className="mt-4 grid gap-4">
        <CsrfField />
        <FormErrors form={form} title={errorSummary} labels={labels} />
        {stakes.map((stake, index) => {
          const name = quickStakeField(index);
          return (
            <MoneyField
              key={name}
              name={name}
              label={labels[name] ?? ''}
              error={form.errors[name]}
              currencySymbol={format.currencySymbol}
              writing={format}
              defaultValue={refused?.[index]?.text ?? formatAmountForField(stake, format)}
            />
          );
        })}
        <div className="grid gap-2">
          <Button type="submit" fullWidth>
            {texts['quickStakes.save']}
          </Button>
          <Button type="submit" name={RESET_FIELD} value="1" intent="quiet" fullWidth>
            {texts['quickStakes.reset']}
          </Button>
          <Button asChild intent="quiet" fullWidth>
            <RouterLink to={paths.betSlip}>{texts['blocked.back']}</RouterLink>
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** One sentence for each field that was refused, by its name. */
function errorsOf(
  sentences: Readonly<Record<NonNullable<QuickStakeEntry['problem']>, string>>,
  refused: readonly QuickStakeEntry[] = [],
): FormState['errors'] {
  return Object.fromEntries(
    refused.flatMap(({ problem }, index) =>
      problem ? [[quickStakeField(index), sentences[problem]]] : [],
    ),
  );
}
