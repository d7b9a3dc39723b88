import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../packages/ui/src/feedback/alert/alert.tsx';
import alertStories from '../../packages/ui/src/feedback/alert/alert.stories.tsx';
import { AnnouncementBanner } from '../../packages/ui/src/shell/announcement-banner/announcement-banner.tsx';
import bannerStories from '../../packages/ui/src/shell/announcement-banner/announcement-banner.stories.tsx';
import { ConfirmPage } from '../../packages/ui/src/feedback/confirm-dialog/confirm-dialog.tsx';
import confirmStories from '../../packages/ui/src/feedback/confirm-dialog/confirm-dialog.stories.tsx';
import { NoticePage } from '../../packages/ui/src/feedback/notice-modal/notice-modal.tsx';
import noticeStories from '../../packages/ui/src/feedback/notice-modal/notice-modal.stories.tsx';
import { SlipWarning } from '../../packages/ui/src/bet-slip/slip-warning/slip-warning.tsx';
import warningStories from '../../packages/ui/src/bet-slip/slip-warning/slip-warning.stories.tsx';
import { bettingWords } from '../../packages/ui/src/stories/sportsbook/betting-words.ts';
import { useNotices } from '../../packages/ui/src/stories/feedback/notices.tsx';
import { useShellFixtures } from '../../packages/ui/src/stories/shell/shell-fixtures.ts';
import { Toast } from '../../packages/ui/src/feedback/toast/toast.tsx';
import toastStories from '../../packages/ui/src/feedback/toast/toast.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryBrand, useStoryTexts } from '../story-brand.tsx';
import { Case, Cases, Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

const stay = () => undefined;

function Kinds() {
  const t = useStoryTexts('common');
  const { betSlip } = bettingWords(useStoryBrand());
  const { announcement } = useShellFixtures();
  const notice = useNotices().reactivation;
  return (
    <Cases>
      <Case
        name="Alert"
        text="About the part of the page it stands in, for as long as it is true. It takes room and moves with the page."
      >
        <Alert tone="warning" title={t.warningTitle}>
          {t.warningText}
        </Alert>
      </Case>
      <Case
        name="Toast"
        text="The outcome of something just done, in the past tense. It goes by itself, so nothing in it may be needed later."
      >
        <Toast
          tone="success"
          title={t.depositReceivedTitle}
          dismissLabel={t.dismissNotice}
          onDismiss={stay}
          duration={null}
        />
      </Case>
      <Case
        name="Announcement banner"
        text="What the operator says to everybody, on top of every page, until it is dismissed."
      >
        <AnnouncementBanner title={announcement.title}>{announcement.text}</AnnouncementBanner>
      </Case>
      <Case
        name="Slip warning"
        text="Why a tap on a price did nothing. Said at the slip, gone after four seconds."
      >
        <SlipWarning text={betSlip('warning.tooManySelections')} />
      </Case>
      <Case
        name="Notice modal"
        text="The way on is closed until something is understood or done. It is a page too, for browsers without scripts."
      >
        <NoticePage {...notice} />
      </Case>
      <Case
        name="Confirm dialog"
        text="Before what can’t be undone, and only there. Both answers are named after what they do."
      >
        <ConfirmPage
          title={t.confirmRemoveTitle}
          text={t.confirmRemoveText}
          confirm={{ label: t.remove }}
          cancel={{ label: t.cancel, href: '#accounts' }}
          danger
          onSubmit={(event) => event.preventDefault()}
        />
      </Case>
    </Cases>
  );
}

function Messages() {
  const t = useStoryTexts('common');
  return (
    <UsagePage
      title="Messages"
      intro="The quietest kind that does the work. A message says what happened, what is safe, and the way on."
      components={[
        alertStories,
        toastStories,
        bannerStories,
        warningStories,
        noticeStories,
        confirmStories,
      ]}
    >
      <BookSection title="Which when">
        <Kinds />
      </BookSection>
      <BookSection title="One tone for one meaning">
        <DoAndDont>
          <Do text="Danger is for what failed, warning for what may go wrong, success for what is done, info for the rest.">
            <div className="flex flex-col gap-3">
              <Alert tone="success" title={t.successTitle} />
              <Alert tone="info" title={t.infoTitle} />
            </div>
          </Do>
          <Dont text="A tone to be noticed. What is red every day is not seen on the day it matters.">
            <div className="flex flex-col gap-3">
              <Alert tone="danger" title={t.successTitle} />
              <Alert tone="warning" title={t.infoTitle} />
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="What is safe">
        <DoAndDont>
          <Do text="What happened, that nothing was lost, and what to do next.">
            <Alert tone="danger" title={t.dangerTitle}>
              {t.dangerText}
            </Alert>
          </Do>
          <Dont text="A title alone leaves the reader to guess about the money.">
            <Alert tone="danger" title={t.dangerTitle} />
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Messages',
  component: Messages,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Messages>;

export default meta;

export const WhichWhen: StoryObj<typeof meta> = { name: 'Messages' };
