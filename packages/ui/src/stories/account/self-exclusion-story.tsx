import { exclusionEnd, exclusionPeriod } from '@vitrine/betting/account/self-exclusion';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../forms/posted-form.ts';
import { SelfExclusionPage } from '../../account/self-exclusion-screen/self-exclusion-screen.tsx';

type Texts = Namespaces['responsible-gaming'];

function periodText(t: Texts, months: number | null, language: string): string {
  const period = exclusionPeriod(months);
  switch (period.unit) {
    case 'permanent':
      return t['exclusion.permanent'];
    case 'unstated':
      return t['exclusion.unstated'];
    case 'months':
    case 'years': {
      const length = countText({ ...t }, `exclusion.${period.unit}`, period.count, language);
      return formatText(t['exclusion.period'], { period: length });
    }
  }
}

interface SelfExclusionStoryProps {
  readonly months: number | null;
  /** Epoch milliseconds; null until a new notice. */
  readonly resumeAt: number | null;
  /** Null while it is not known. */
  readonly isValidated: boolean | null;
  readonly onPost: (posted: PostedFields) => void;
}

/** What a self-excluded bettor sees on logging in. */
export function SelfExclusionStory({
  months,
  resumeAt,
  isValidated,
  onPost,
}: SelfExclusionStoryProps) {
  const { locale, timeZone, language } = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const end = exclusionEnd(resumeAt);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const shown = {
    title: t['exclusion.title'],
    loading: t['exclusion.loading'],
    answer:
      isValidated === null
        ? null
        : {
            period: periodText(t, months, language),
            end:
              end.kind === 'date'
                ? formatText(t['exclusion.endsOnDate'], { date: days.format(end.at) })
                : t['exclusion.endsOnNotice'],
            help: t['exclusion.help'],
            accept: {
              label: t['exclusion.accept'],
              action: '/logout',
              onSubmit: tellPosted(onPost),
            },
            withdraw: isValidated ? { href: '/withdrawal', label: t['exclusion.withdraw'] } : null,
          },
  };
  return <SelfExclusionPage {...shown} />;
}
