import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { promotionPath, type TextedPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import type { PromotionPage, PromotionTexts } from '../../shapes/promotions/promotion-page.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { GUEST } from '../../stories/story-shell.ts';
import { PromotionView } from './promotion-view.tsx';
import { PromotionsView } from './promotions-view.tsx';
import { RegulationView } from './regulation-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions/Promotions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const KINDS = ['giramania', 'cashback', 'soccer', 'freebet', 'dropsAndWin'] as const;

function list(kinds: readonly TextedPromotion[]): Story {
  return pageStory({
    at: promotionPaths.list,
    visitor: GUEST,
    data: ({ texts: { promotions: t, 'promotion-pages': pages } }) => ({
      words: {
        heading: t['page.title'],
        intro: t['page.intro'],
        emptyTitle: t['notice.empty.title'],
        emptyText: t['notice.empty.text'],
        emptyAction: t['notice.empty.action'],
        note: pages.responsible,
      },
      cards: kinds.map((kind) => ({
        kind,
        href: promotionPath(kind),
        title: t[`promotion.${kind}.title`],
        text: t[`promotion.${kind}.text`],
        state: 'open' as const,
        stateText: t['state.open'],
        datesText: pages[`${kind}.when`],
        terms: {
          href: promotionPath(kind),
          text: t['card.terms'],
          label: formatText(t['card.termsOf'], { name: t[`promotion.${kind}.title`] }),
        },
      })),
      links: [{ href: promotionPaths.prizes, label: pages.prizesLink }],
    }),
    view: (data) => <PromotionsView {...data} />,
  });
}

/** The rules of a promotion; two of its four are enough to see them. */
function textsOfPromotion(
  kind: TextedPromotion,
  { texts: { promotions, 'promotion-pages': pages }, brand }: StoryFacts,
): PromotionTexts {
  return {
    kind,
    title: promotions[`promotion.${kind}.title`],
    intro: pages[`${kind}.intro`],
    when: pages[`${kind}.when`],
    who: formatText(pages[`${kind}.who`], { brand: brand.name }),
    steps: ([1, 2, 3] as const).map((step) => ({
      title: pages[`${kind}.step${step}`],
      text: pages[`${kind}.step${step}.text`],
    })),
    rules: [pages[`${kind}.rule1`], pages[`${kind}.rule2`], pages.adults],
  };
}

function promotion(kind: TextedPromotion, isResting = false): Story {
  return pageStory({
    at: promotionPath(kind),
    visitor: GUEST,
    data: (facts): PromotionPage => {
      const { promotions: t, 'promotion-pages': pages } = facts.texts;
      return {
        promotion: textsOfPromotion(kind, facts),
        state: isResting ? 'upcoming' : 'open',
        stateText: isResting ? pages.maintenance : t['state.open'],
        words: {
          back: t['detail.back'],
          how: t['detail.how'],
          rules: t['detail.rules'],
          who: pages.who,
          note: pages.responsible,
        },
        action: isResting ? null : { href: paths.sportsbook, label: pages[`${kind}.action`] },
        links: [{ href: promotionPaths.prizes, label: pages.prizesLink }],
      };
    },
    view: (data) => <PromotionView {...data} />,
  });
}

function regulation(kinds: readonly TextedPromotion[]): Story {
  return pageStory({
    at: promotionPaths.regulation,
    visitor: GUEST,
    data: (facts) => {
      const { promotions: t, 'promotion-pages': pages } = facts.texts;
      const { legalName, taxIdLabel, taxId } = facts.brand.licensee;
      return {
        words: {
          heading: t['regulation.title'],
          intro: t['regulation.intro'],
          back: t['detail.back'],
          empty: t['regulation.empty'],
          how: t['detail.how'],
          who: pages.who,
          when: pages.when,
          rules: t['detail.rules'],
        },
        columns: {
          promotion: t['regulation.promotion'],
          period: t['regulation.period'],
          state: t['regulation.state'],
          document: t['regulation.document'],
        },
        organiser: [formatText(pages.organiser, { legalName, taxIdLabel, taxId })],
        regulations: kinds.map((kind, index) => {
          const promotionTexts = textsOfPromotion(kind, facts);
          const state = index === 0 ? ('ended' as const) : ('open' as const);
          return {
            ...promotionTexts,
            row: {
              id: kind,
              promotion: promotionTexts.title,
              periodText: promotionTexts.when,
              state,
              stateText: t[`state.${state}`],
              document: {
                href: `#${kind}`,
                text: t['regulation.read'],
                label: formatText(t['regulation.readOf'], { name: promotionTexts.title }),
              },
            },
          };
        }),
      };
    },
    view: (data) => <RegulationView {...data} />,
  });
}

export const Several: Story = {
  ...list(KINDS),
  name: 'Each promotion leads to its page, and to its rules by name',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'promotions');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(KINDS.length);
    const terms = formatText(t['card.termsOf'], { name: t['promotion.giramania.title'] });
    await expect(canvas.getByRole('link', { name: terms })).toBeVisible();
  },
};
export const None: Story = list([]);
export const Open: Story = {
  ...promotion('soccer'),
  name: 'An open promotion has one thing to do',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'promotion-pages');
    await expect(canvas.getByRole('link', { name: t['soccer.action'] })).toBeVisible();
  },
};
export const InMaintenance: Story = promotion('dropsAndWin', true);
export const Regulations: Story = regulation(['giramania', 'soccer']);
export const NoRegulations: Story = regulation([]);
