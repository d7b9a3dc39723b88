import { Outlet, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { AppLinkProvider } from '@vitrine/ui/base/app-link';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { RouterAnchor } from '../../features/shell/router-anchor.tsx';
import type { EventWords, SportsbookTexts } from '../../format/event-texts.ts';
import { revalidateWithPage } from '../../live/reload-scope.ts';
import { useLiveStructure } from '../../live/use-live-structure.ts';
import { type StoryFacts, useStoryFacts } from '../story-facts.ts';
import { GUEST, shellOfStory } from '../story-shell.ts';
import { type FaultLab, faultLab } from './fault-lab.ts';
import type { Happening } from './happenings.ts';
import type { LabTopic } from './lab-feed.ts';
import { LabPanel } from './lab-panel.tsx';

/** What a page of the lab is made of when it is read. */
export interface LabRead {
  /** The shown events of a topic. */
  readonly events: (topic: string) => readonly SportEvent[];
  readonly facts: StoryFacts;
  readonly words: EventWords & { readonly texts: SportsbookTexts };
}

/** A kind of board, on the page that the site has it on. */
export interface LabBoard<Data> {
  /** The address of the page. */
  readonly at: string;
  readonly topics: (facts: StoryFacts) => readonly LabTopic[];
  readonly data: (read: LabRead) => Data;
  readonly view: (data: Data) => ReactNode;
  /** What the operator can do to it. */
  readonly happenings: readonly Happening[];
  /** What brings a match or a market to it. */
  readonly joining: (facts: StoryFacts, now: number) => FeedMessage | null;
}

/** The page on a router in memory, whose loaders read the lab's feed. */
function labStub<Data>(board: LabBoard<Data>, facts: StoryFacts) {
  const lab = faultLab({
    topics: board.topics(facts),
    joining: (now) => board.joining(facts, now),
  });
  const shell = () => ({ ...shellOfStory(GUEST, 0, facts), madeAt: lab.now() });
  const read = () =>
    board.data({
      events: lab.feed.events,
      facts,
      words: { texts: facts.texts.sportsbook, format: facts.format, now: lab.now() },
    });

  function Page() {
    return board.view(useLoaderData() as Data);
  }

  const Stub = createRemixStub([
    {
      id: 'root',
      path: '',
      loader: shell,
      shouldRevalidate: revalidateWithPage,
      Component: () => (
        <LabFrame lab={lab} happenings={board.happenings}>
          <Outlet />
        </LabFrame>
      ),
      children: [
        {
          id: 'page',
          path: '*',
          Component: Page,
          loader: () => {
            const data = read();
            lab.noteRead();
            return data ?? null;
          },
          action: () => null,
        },
      ],
    },
  ]);
  const hydrationData = { loaderData: { root: shell(), page: read() } };
  return function PageOfLab() {
    return (
      <Stub
        initialEntries={[board.at]}
        hydrationData={hydrationData}
        future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }}
      />
    );
  };
}

interface LabFrameProps {
  readonly lab: FaultLab;
  readonly happenings: readonly Happening[];
  readonly children: ReactNode;
}

/** The page with its live script, and the lab's buttons beside it. */
function LabFrame({ lab, happenings, children }: LabFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isFramed, setFramed] = useState(false);
  useEffect(() => {
    // The live script follows the one page that it runs in.
    if (element.current?.ownerDocument === document) return lab.start();
    setFramed(true);
    return undefined;
  }, [lab]);
  useLiveStructure({ pageAlone: true }, lab.world);
  return (
    <AppLinkProvider component={RouterAnchor}>
      <div
        ref={element}
        className="mx-auto max-w-page lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6 lg:px-4"
      >
        <main className="min-h-[50dvh] min-w-0 overflow-x-clip py-3">{children}</main>
        {isFramed ? (
          <p lang="en" className="p-3 text-sm text-text-muted">
            Prices move where one brand is shown: choose “One brand” in the toolbar.
          </p>
        ) : (
          <LabPanel lab={lab} happenings={happenings} />
        )}
      </div>
    </AppLinkProvider>
  );
}

interface LabPageProps<Data> {
  readonly board: LabBoard<Data>;
}

function LabPage<Data>({ board }: LabPageProps<Data>) {
  const facts = useStoryFacts();
  const [Page, setPage] = useState<ComponentType | null>(null);
  // Boards are rendered to HTML, which can't be done while the page itself is rendered to HTML.
  useEffect(() => setPage(() => labStub(board, facts)), [board, facts]);
  if (Page) return <Page />;
  return (
    <p lang="en" className="hidden p-3 noscript:block">
      The fault lab shows what the live script does: choose “With scripts” in the toolbar.
    </p>
  );
}

/** A board with the lab beside it, as the `render` of a story. */
export function labStory<Data>(board: LabBoard<Data>) {
  return { render: () => <LabPage board={board} /> };
}
