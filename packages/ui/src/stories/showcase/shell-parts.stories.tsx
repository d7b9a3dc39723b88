import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Accordion } from '../../base/accordion/accordion.tsx';
import { Amount } from '../../base/amount/amount.tsx';
import { AnnouncementBanner } from '../../shell/announcement-banner/announcement-banner.tsx';
import { Breadcrumb } from '../../base/breadcrumb/breadcrumb.tsx';
import { Button } from '../../base/button/button.tsx';
import { ChatLauncher } from '../../shell/chat-launcher/chat-launcher.tsx';
import { DataTable } from '../../base/data-table/data-table.tsx';
import { InstallPrompt } from '../../shell/install-prompt/install-prompt.tsx';
import { InstructionSteps } from '../../shell/instruction-steps/instruction-steps.tsx';
import { MaintenanceScreen } from '../../shell/maintenance-screen/maintenance-screen.tsx';
import { NoticePage } from '../../feedback/notice-modal/notice-modal.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { Pagination } from '../../base/pagination/pagination.tsx';
import { SessionProgress } from '../../account/session-progress/session-progress.tsx';
import { StepList } from '../../base/step-list/step-list.tsx';
import { useNotices } from '../feedback/notices.tsx';
import { useShellFixtures } from '../shell/shell-fixtures.ts';
import { Toast } from '../../feedback/toast/toast.tsx';

const stays = () => undefined;

function Furniture() {
  const brand = useStoryBrand();
  const t = useStoryTexts('common');
  const sportsbook = useStoryTexts('sportsbook');
  const { announcement, competitions, questions, transactions } = useShellFixtures();
  return (
    <>
      <AnnouncementBanner title={announcement.title}>{announcement.text}</AnnouncementBanner>
      <main className="mx-auto flex max-w-content flex-col gap-4 p-4">
        <Breadcrumb
          label={sportsbook['event.trail']}
          above={[
            { href: '#sports', label: sportsbook['event.trailHome'] },
            { href: '#football', label: sportsbook['sport.football'] },
          ]}
          current={competitions[1] ?? ''}
        />
        <PageHeading title={competitions[1]} />
        <DataTable
          caption={t.today}
          columns={[
            { key: 'type', label: t.columnType },
            { key: 'date', label: t.columnDate },
            { key: 'amount', label: t.columnAmount, align: 'end' },
          ]}
          rows={transactions.slice(0, 2).map(([date, type, , amount]) => ({
            id: date,
            cells: {
              type,
              date,
              amount: <Amount>{formatMoney(minorUnits(amount), brand)}</Amount>,
            },
          }))}
          empty={null}
        />
        <Pagination
          label={t.pages}
          current={5}
          total={20}
          hrefOf={(page) => `#page-${page}`}
          previousLabel={t.previousPage}
          nextLabel={t.nextPage}
          pageLabel={(page) => formatText(t.page, { page })}
          positionText={formatText(t.pageOf, { page: 5, pages: 20 })}
        />
        <Accordion
          titleAs="h2"
          sections={questions.map(({ title, text }, at) => ({
            id: `question-${at}`,
            title,
            content: text,
            open: at === 0,
          }))}
        />
      </main>
    </>
  );
}

function Feedback() {
  const brand = useStoryBrand();
  const t = useStoryTexts('common');
  const install = useStoryTexts('install');
  const { sessionTime, sessionLimit, sessionLeft } = useShellFixtures();
  return (
    <main className="relative mx-auto flex min-h-screen max-w-content flex-col gap-4 p-4 pb-24 contain-layout">
      <Toast
        tone="success"
        title={t.depositReceivedTitle}
        dismissLabel={t.dismissNotice}
        onDismiss={stays}
        duration={null}
      >
        {formatText(t.depositReceivedText, { amount: formatMoney(minorUnits(15000), brand) })}
      </Toast>
      <Toast
        tone="danger"
        title={t.dangerTitle}
        dismissLabel={t.dismissNotice}
        onDismiss={stays}
        duration={null}
      >
        {t.dangerText}
      </Toast>
      <SessionProgress
        id="session"
        title={t['session.title']}
        sinceText={formatText(t['session.since'], { time: sessionTime })}
        limit={{
          usedMinutes: 80,
          limitMinutes: 120,
          text: formatText(t['session.ofLimit'], { time: sessionTime, limit: sessionLimit }),
          note: formatText(t['session.left'], { time: sessionLeft }),
        }}
        limits={{ href: '#limits', label: t['session.limits'] }}
      />
      <InstallPrompt
        icon={
          <span className="flex size-12 items-center justify-center bg-header text-on-header">
            <BrandMark kind="mark" />
          </span>
        }
        title={formatText(install['pwa.title'], { brand: brand.name })}
        text={install['pwa.text']}
        action={
          <Button asChild size="small">
            <a href="#install">{install['pwa.action']}</a>
          </Button>
        }
        dismiss={{ name: 'install', value: 'later', label: install.notNow }}
      />
      <ChatLauncher
        href="#help"
        label={t['chat.open']}
        state={{
          kind: 'unread',
          count: 3,
          label: countText(t, 'chat.unread', 3, brand.language),
        }}
      />
    </main>
  );
}

function Notices() {
  const t = useStoryTexts('install');
  const { freeBet, location } = useNotices();
  return (
    <main className="flex flex-col gap-8 p-4">
      <NoticePage {...freeBet} />
      <NoticePage {...location} />
      <InstructionSteps
        progressLabel={t['instructions.progress']}
        steps={[
          { label: t['instructions.initial'], href: '#start' },
          { label: t['instructions.os'], href: '#os' },
          { label: t['instructions.device'], href: '#device' },
          { label: t['instructions.configuration'] },
        ]}
        current={3}
        title={t['instructions.location.title']}
      >
        <StepList
          steps={[
            t['instructions.android.location.1'],
            t['instructions.android.location.2'],
            t['instructions.android.location.3'],
            t['instructions.android.location.4'],
          ]}
        />
      </InstructionSteps>
    </main>
  );
}

function Maintenance() {
  const t = useStoryTexts('common');
  return (
    <MaintenanceScreen
      mark={<BrandMark kind="wordmark" />}
      title={t.maintenanceTitle}
      text={t.maintenanceText}
      safe={t.maintenanceSafe}
      actions={
        <Button asChild>
          <a href="#again">{t.tryAgain}</a>
        </Button>
      }
    />
  );
}

const meta = { ...showcase, title: 'Showcase/Shell parts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageFurniture: Story = { render: () => <Furniture /> };
export const FeedbackAndPrompts: Story = { render: () => <Feedback /> };
export const NoticesAndInstructions: Story = { render: () => <Notices /> };
export const UnderMaintenance: Story = { render: () => <Maintenance /> };
