import { type ClipboardEvent, type FormEvent, forwardRef, useRef } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import { fieldStyles } from '../form-field/form-field.tsx';

const PARTS = ['day', 'month', 'year'] as const;
type DatePart = (typeof PARTS)[number];

const digitsOf = { day: 2, month: 2, year: 4 } as const;
const widthOf = { day: 'w-16', month: 'w-16', year: 'w-24' } as const;

/** Day, month and year as they were typed. */
export type DateParts = Readonly<Record<DatePart, string>>;

export interface DateFieldProps extends Omit<
  FieldsetProps,
  'kind' | 'children' | 'name' | 'autoComplete'
> {
  /**
   * The parts are posted as `name.day`, `name.month` and `name.year`. The day takes the name as its
   * id, or the one given; the others add `-month` and `-year` to it.
   */
  readonly name: string;
  readonly partLabels: DateParts;
  readonly defaultValue?: DateParts | undefined;
  readonly required?: boolean | undefined;
  /** `bday` for the date one was born on. */
  readonly autoComplete?: 'bday' | undefined;
  /** What the error speaks of; without it, the whole date. */
  readonly wrongParts?: readonly DatePart[] | undefined;
}

/**
 * A date one knows by heart, as three numbers. The native date field is better for a day near today;
 * for a birth date it is not: on Android it opens a calendar at this month, where the way to 1987 is
 * a tap on an unmarked year and a long list, on old phones a wheel per part; it can't be typed into,
 * a screen reader is led through a dialog, and it shows the date in the browser's language, not in
 * the page's. Three labelled fields with the number keyboard are read and typed as spoken, can be
 * filled in by the browser, and work the same without scripts.
 */
export const DateField = forwardRef<HTMLFieldSetElement, DateFieldProps>(function DateField(
  { id, name, partLabels, defaultValue, required, autoComplete, wrongParts = PARTS, ...fieldset },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);
  const firstId = id ?? name;
  const groupId = `${firstId}-group`;

  function inputs(): readonly HTMLInputElement[] {
    return [...(row.current?.querySelectorAll('input') ?? [])];
  }

  /** Only figures stay; a separator leads on, as it does on paper. */
  function keepDigits(event: FormEvent<HTMLInputElement>, part: DatePart) {
    const field = event.currentTarget;
    const typed = field.value;
    const digits = typed.replace(/\D/g, '').slice(0, digitsOf[part]);
    if (digits !== typed) field.value = digits;
    if (digits !== '' && /\d[/.\- ]$/.test(typed)) inputs()[PARTS.indexOf(part) + 1]?.focus();
  }

  /** A whole date lands in the three fields. */
  function spread(event: ClipboardEvent<HTMLInputElement>) {
    const parts = partsOfDate(event.clipboardData.getData('text'));
    if (!parts) return;
    event.preventDefault();
    inputs().forEach((field, at) => {
      const part = PARTS[at];
      if (part) field.value = parts[part];
      field.focus();
    });
  }

  return (
    <Fieldset {...fieldset} ref={ref} id={groupId} kind="question">
      <div ref={row} className="flex flex-wrap gap-3">
        {PARTS.map((part) => {
          const isWrong = Boolean(fieldset.error) && wrongParts.includes(part);
          const partId = part === 'day' ? firstId : `${firstId}-${part}`;
          return (
            <div key={part} className={widthOf[part]}>
              <label htmlFor={partId} className="mb-1 block text-sm text-text-muted">
                {partLabels[part]}
              </label>
              <input
                type="text"
                inputMode="numeric"
                id={partId}
                name={`${name}.${part}`}
                defaultValue={defaultValue?.[part]}
                required={required}
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${groupId}-error` : undefined}
                onInput={(event) => keepDigits(event, part)}
                onPaste={spread}
                className={fieldStyles({
                  invalid: isWrong,
                  className: 'text-center tabular-nums',
                })}
              />
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
});

/** The parts of a date written as `30/05/1990` or `1990-05-30`; null for any other text. */
export function partsOfDate(text: string): DateParts | null {
  const written = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(written) ?? [];
  if (day && month && year) return { day, month, year };
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written) ?? [];
  return isoDay && isoMonth && isoYear ? { day: isoDay, month: isoMonth, year: isoYear } : null;
}

/**
 * The date that a form posted in three parts, as `1990-05-30`; empty when nothing was typed. It may
 * be no date at all: whoever reads the form checks.
 */
export function postedDate(form: Pick<FormData, 'get'>, name: string): string {
  const [day, month, year] = PARTS.map((part) => String(form.get(`${name}.${part}`) ?? '').trim());
  if (!day && !month && !year) return '';
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
