import { Outlet, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { AppLinkProvider } from '@vitrine/ui/base/app-link';
import type { ReactNode } from 'react';
import { BrandedFrame } from '../features/shell/branded-frame.tsx';
import LateFrame from '../features/shell/late-frame.tsx';
import { RouterAnchor } from '../features/shell/router-anchor.tsx';
import { paths } from '../paths.ts';
import { BuiltBrandMark } from './built-brand-mark.tsx';
import { type SlipDesk, slipDesk, type SlipOfStory } from './slip-desk.ts';
import { SportsColumns, sportsColumnsData } from './sports-columns.tsx';
import type { StoryFacts } from './story-facts.ts';
import { shellOfStory, STORY_ORIGIN, type VisitorOfStory } from './story-shell.ts';

/** What a reading of the page goes by. */
export interface PageVisit {
  readonly search: URLSearchParams;
  /** How often it was read before, as by a page that looks again by itself. */
  readonly looks: number;
  readonly desk: SlipDesk;
}

/** A page of the site in one of its states: what its loader and its action say, and its view. */
export interface PageInState<Data, Answer> {
  /** The address of the page, with its search. */
  readonly at: string;
  readonly visitor: VisitorOfStory;
  /** What the loader gives, in the words of the frame's brand. */
  readonly data: (facts: StoryFacts, visit: PageVisit) => Data;
  readonly view: (data: Data, answer: Answer | undefined) => ReactNode;
  /** What the page was answered before it is shown. */
  readonly answer?: (facts: StoryFacts) => Answer;
  /** What a form of the page is answered; a `Response` leads on. */
  readonly act?: (form: FormData, facts: StoryFacts) => Answer | Response;
  /** The visitor's slip, which forms change by the rules of the site. */
  readonly slip?: SlipOfStory;
  /** Whether the columns of the sportsbook stand around the page. */
  readonly isInSportsbook?: boolean;
}

/**
 * The site on a router in memory, standing on one page. Loaders and actions are those of the story;
 * addresses that are no part of it say where they lead.
 */
export function siteStub<Data, Answer>(page: PageInState<Data, Answer>, facts: StoryFacts) {
  const desk = slipDesk(page.slip, facts);
  const mark = <BuiltBrandMark code={facts.brand.code} />;
  const { pathname, search } = new URL(page.at, STORY_ORIGIN);
  let looks = 0;
  const read = (searchParams: URLSearchParams) =>
    page.data(facts, { search: searchParams, looks: looks++, desk });
  const shell = () => shellOfStory(page.visitor, desk.slip().selections.length, facts);
  const columns = () => sportsColumnsData(desk, facts);

  function Page() {
    return page.view(useLoaderData() as Data, useActionData() as Answer | undefined);
  }

  const pageRoute = {
    id: 'page',
    path: pathname,
    Component: Page,
    loader: ({ request }: { readonly request: Request }) =>
      read(new URL(request.url).searchParams) ?? null,
    action: async ({ request }: { readonly request: Request }) => {
      const form = await request.formData();
      return (page.act ? page.act(form, facts) : desk.answer(form)) ?? null;
    },
  };
  const sportsbook = {
    id: 'sportsbook',
    loader: columns,
    Component: SportsColumns,
    children: [pageRoute],
  };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '',
      loader: shell,
      Component: () => (
        <AppLinkProvider component={RouterAnchor}>
          <BrandedFrame
            brandName={facts.brand.name}
            mark={mark}
            late={<LateFrame licensee={facts.brand.licensee} mark={mark} />}
          >
            <Outlet />
          </BrandedFrame>
        </AppLinkProvider>
      ),
      children: [
        page.isInSportsbook ? sportsbook : pageRoute,
        {
          id: 'bet-slip',
          path: paths.betSlip,
          action: async ({ request }) => desk.answer(await request.formData()),
          Component: Elsewhere,
        },
        { id: 'balance', path: paths.balance, loader: () => ({ balance: shell().balance }) },
        { id: 'elsewhere', path: '*', action: () => null, Component: Elsewhere },
      ],
    },
  ]);
  const hydrationData = {
    loaderData: {
      root: shell(),
      page: read(new URLSearchParams(search)),
      ...(page.isInSportsbook ? { sportsbook: columns() } : {}),
    },
    ...(page.answer ? { actionData: { page: page.answer(facts) } } : {}),
  };
  return function SiteOfStory() {
    return (
      <Stub
        initialEntries={[page.at]}
        hydrationData={hydrationData}
        future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }}
      />
    );
  };
}

/** Where a link or a form of the story led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <output className="block p-4">
      {pathname}
      {search}
    </output>
  );
}
