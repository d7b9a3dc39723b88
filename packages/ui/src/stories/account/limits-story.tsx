import {
  currencySymbol,
  formatAmountForField,
  formatMoney,
  minorUnits,
} from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../forms/posted-form.ts';
import { type LimitKind, LimitsForm } from '../../account/limits-form/limits-form.tsx';

interface LimitsStoryProps {
  readonly kind: LimitKind;
  readonly state?: 'none' | 'used' | 'spent' | 'raising' | 'wrong' | 'saving';
  readonly onPost: (posted: PostedFields) => void;
}

const periods = ['daily', 'weekly', 'monthly'] as const;

/** Cents, or minutes for the limit of time. */
const values = { daily: 10000, weekly: 30000, monthly: 100000 };
const minutes = { daily: 120, weekly: 600, monthly: 2400 };

/** One kind of limit by day, week and month. */
export function LimitsStory({ kind, state = 'used', onPost }: LimitsStoryProps) {
  const brand = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const isTime = kind === 'time';
  const limits = isTime ? minutes : values;
  const text = (value: number) => (isTime ? `${value} min` : formatMoney(minorUnits(value), brand));
  const inField = (value: number) =>
    isTime ? String(value) : formatAmountForField(minorUnits(value), brand);
  const share = state === 'spent' ? 1 : 0.35;

  return (
    <form noValidate onSubmit={tellPosted(onPost)} className="mx-auto w-full max-w-content">
      <LimitsForm
        kind={kind}
        title={t[`limits.${kind}`]}
        text={t[`limits.${kind}Text`]}
        unit={
          isTime
            ? { kind: 'minutes' }
            : {
                kind: 'money',
                currencySymbol: currencySymbol(brand),
                writing: brand,
              }
        }
        periods={periods.map((period) => ({
          name: `${kind}.${period}`,
          label: isTime ? t[`limits.${period}Minutes`] : t[`limits.${period}`],
          defaultValue: state === 'none' ? '' : inField(limits[period]),
          error: state === 'wrong' && period === 'weekly' ? t['limits.errors.order'] : undefined,
          used:
            state === 'none'
              ? undefined
              : {
                  label: t['limits.used'],
                  value: limits[period] * share,
                  max: limits[period],
                  text: formatText(t['limits.usedText'], {
                    used: text(limits[period] * share),
                    limit: text(limits[period]),
                  }),
                },
          pending:
            state === 'raising' && period === 'daily'
              ? formatText(t['limits.pending'], {
                  limit: text(limits.daily * 2),
                  date: '21/11/2026, 18:42',
                })
              : undefined,
        }))}
        note={formatText(t['limits.note'], {
          wait: countText(t, 'pause.hours', brand.limitRaiseHours, brand.language),
        })}
        submit={{ label: t['limits.submit'], pending: state === 'saving' }}
      />
    </form>
  );
}
