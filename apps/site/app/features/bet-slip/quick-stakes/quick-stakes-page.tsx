import { Form, Link as RouterLink } from '@remix-run/react';
import { formatAmountForField, formatMoney, type MinorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { MoneyField } from '@vitrine/ui/forms/money-field';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { type QuickStakeEntry, quickStakeField, RESET_FIELD } from './read-quick-stakes.ts';

export interface QuickStakesPageProps {
  readonly texts: Namespaces['bet-slip'];
  readonly stakes: readonly MinorUnits[];
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits;
  /** The form that was refused, with what is wrong about each field. */
  readonly refused?: readonly QuickStakeEntry[] | undefined;
}

/** The form of a bettor's ready amounts. */
export function QuickStakesPage(props: QuickStakesPageProps) {
  const { texts, stakes, minStake, maxStake, refused } = props;
  const { format } = useShellData();
  const problems = {
    wrong: formatText(texts['quickStakes.wrong'], {
      minimum: formatMoney(minStake, format),
      maximum: formatMoney(maxStake, format),
      example: formatAmountForField(stakes[0] ?? minStake, format),
    }),
    order: texts['quickStakes.order'],
  };
  return (
    <div className="mx-auto w-full max-w-form px-4 py-6">
      <h1 className="text-display text-xl">{texts['quickStakes.title']}</h1>
      <p className="mt-1 text-sm text-text-muted">{texts['quickStakes.text']}</p>
      <Form method="post" noValidate className="mt-4 grid gap-4">
        <CsrfField />
        {stakes.map((stake, index) => {
          const entry = refused?.[index];
          return (
            <MoneyField
              key={quickStakeField(index)}
              name={quickStakeField(index)}
              label={formatText(texts['quickStakes.field'], { number: index + 1 })}
              error={entry?.problem ? problems[entry.problem] : null}
              currencySymbol={format.currencySymbol}
              writing={format}
              defaultValue={entry?.text ?? formatAmountForField(stake, format)}
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
