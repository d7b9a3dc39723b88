import { exclusionEnd, exclusionPeriod } from '@vitrine/betting/account/self-exclusion';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ComponentProps } from 'react';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { AppLinkProvider } from '../../base/app-link/app-link.tsx';
import { useOpened } from '../feedback/use-opened.ts';
import { type PostedFields, tellPosted } from '../forms/posted-form.ts';
import {
  SelfExclusionPage,
  SelfExclusionScreen,
} from '../../account/self-exclusion-screen/self-exclusion-screen.tsx';

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

/** A link that a story can follow without leaving. */
function StillLink({ href, onClick, children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

interface SelfExclusionStoryProps {
  readonly months: number | null;
  /** Epoch milliseconds; null until a new notice. */
  readonly resumeAt: number | null;
  /** Null while it is not known. */
  readonly isValidated: boolean | null;
  readonly asPage?: boolean;
  readonly onClose: () => void;
  readonly onPost: (posted: PostedFields) => void;
}

/** What a self-excluded bettor sees on logging in, over the page or as one. */
export function SelfExclusionStory({
  months,
  resumeAt,
  isValidated,
  asPage,
  onClose,
  onPost,
}: SelfExclusionStoryProps) {
  const { locale, timeZone, language } = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const { isOpen, close } = useOpened(onClose);
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
  if (asPage) return <SelfExclusionPage {...shown} />;
  return (
    <AppLinkProvider component={StillLink}>
      <SelfExclusionScreen
        {...shown}
        open={isOpen}
        onClose={close}
        mark={<BrandMark kind="mark" />}
      />
    </AppLinkProvider>
  );
}
