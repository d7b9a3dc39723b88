import type { AppLoadContext } from '@remix-run/node';
import { exclusionEnd, exclusionPeriod } from '@vitrine/betting/account/self-exclusion';
import type { SelfExclusion } from '@vitrine/upstream/account/self-exclusion';
import { type Translate, translator } from '../base/pages/texts.server.ts';

/** The length and the end of a self-exclusion, in words. Source: 2§2. */
export async function exclusionWords(
  { months, resumeAt }: SelfExclusion,
  context: AppLoadContext,
): Promise<readonly [period: string, end: string]> {
  const { locale, timeZone } = context.brand;
  const translate = await translator(locale, 'responsible-gaming');
  const end = exclusionEnd(resumeAt);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return [
    periodWords(months, translate),
    end.kind === 'date'
      ? translate('exclusion.endsOnDate', { date: days.format(end.at) })
      : translate('exclusion.endsOnNotice'),
  ];
}

function periodWords(months: number | null, translate: Translate): string {
  const period = exclusionPeriod(months);
  switch (period.unit) {
    case 'permanent':
    case 'unstated':
      return translate(`exclusion.${period.unit}`);
    case 'months':
    case 'years': {
      const length = translate(`exclusion.${period.unit}`, { count: period.count });
      return translate('exclusion.period', { period: length });
    }
  }
}
