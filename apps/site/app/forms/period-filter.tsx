import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { PeriodChoice, type PeriodChoiceProps } from '@vitrine/ui/forms/period-choice';
import { TextField } from '@vitrine/ui/forms/text-field';
import { useMemo } from 'react';
import { type DayRange, RANGE_PRESETS } from '../shapes/base/day-range.ts';
import { formatDate } from '../format/date-time.ts';
import type { TextSections } from '../format/text-sections.ts';
import { useShellData } from '../shell-data.ts';
import { FormErrors } from './form-errors.tsx';
import type { FormState } from './form-state.ts';

export interface PeriodFilterProps {
  readonly texts: TextSections<Namespaces['forms'], 'period'>;
  readonly path: string;
  /** The other choices of the list's address; they stay. */
  readonly fields: Readonly<Record<string, string>>;
  readonly range: DayRange;
  /** The calendar day at the bettor's. */
  readonly today: string;
}

const DAY_IDS = { from: 'period-from', to: 'period-to' } as const;

/** The days that a list shows, as links and as a form; each has an address. */
export function PeriodFilter(props: PeriodFilterProps) {
  return <PeriodChoice {...usePeriodChoice(props)} />;
}

/** The same for a component that has other choices above it. */
export function usePeriodChoice({
  texts,
  path,
  fields,
  range,
  today,
}: PeriodFilterProps): Pick<PeriodChoiceProps, 'periods' | 'days'> {
  const { format } = useShellData();
  // A calendar day has no time zone.
  const dayText = (day: string) => formatDate(Date.parse(day), { ...format, timeZone: 'UTC' });
  const isOwn = range.days === null;
  const { problem } = range;
  const refused = useMemo(() => refusedDays(range, texts), [range, texts]);
  return {
    periods: {
      label: texts['period.label'],
      items: RANGE_PRESETS.map((days) => ({
        href: `${path}?${new URLSearchParams({ ...fields, dias: String(days) }).toString()}`,
        label: countText(texts, 'period.lastDays', days, format.language),
        current: range.days === days,
      })),
    },
    days: {
      label: texts['period.own'],
      chosen: isOwn
        ? formatText(texts['period.chosen'], {
            from: dayText(range.from),
            to: dayText(range.to),
          })
        : undefined,
      open: problem !== null,
      form: (
        <form
          noValidate
          method="get"
          action={path}
          className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
        >
          {refused ? (
            <div className="sm:col-span-full">
              <FormErrors form={refused} title={texts['period.errorSummary']} />
            </div>
          ) : null}
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            type="date"
            id={DAY_IDS.from}
            name="de"
            label={texts['period.from']}
            defaultValue={problem?.from ?? range.from}
            max={today}
            error={refused?.errors[DAY_IDS.from]}
            required
          />
          <TextField
            type="date"
            id={DAY_IDS.to}
            name="ate"
            label={texts['period.to']}
            defaultValue={problem?.to ?? range.to}
            max={today}
            error={refused?.errors[DAY_IDS.to]}
            required
          />
          <Button type="submit" intent="quiet" className="sm:mt-6">
            {texts['period.apply']}
          </Button>
        </form>
      ),
    },
  };
}

/** What stands against the days in the address; undefined when nothing does. */
function refusedDays(
  { problem }: DayRange,
  texts: PeriodFilterProps['texts'],
): FormState | undefined {
  if (!problem) return undefined;
  const errors = { [DAY_IDS[problem.at]]: texts[`period.problem.${problem.kind}`] };
  return { values: {}, errors, formError: null };
}
