import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../packages/ui/src/base/badge/badge.tsx';
import badgeStories from '../../packages/ui/src/base/badge/badge.stories.tsx';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import buttonStories from '../../packages/ui/src/base/button/button.stories.tsx';
import { Card } from '../../packages/ui/src/base/card/card.tsx';
import cardStories from '../../packages/ui/src/base/card/card.stories.tsx';
import { StatusDot } from '../../packages/ui/src/base/status-dot/status-dot.tsx';
import dotStories from '../../packages/ui/src/base/status-dot/status-dot.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { brands } from '../brands.ts';
import { BrandFrame } from '../brand-frame.tsx';
import { useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, Stage, UsagePage } from './usage-page.tsx';

/** The same markup in every brand. */
function Offer() {
  const t = useStoryTexts('common');
  return (
    <div className="flex items-center justify-between gap-2">
      <Badge tone="accent">{t.freeBet}</Badge>
      <Button size="small">{t.details}</Button>
    </div>
  );
}

function ColourAndBrand() {
  const t = useStoryTexts('common');
  return (
    <UsagePage
      title="Colour and brand"
      intro="A component asks for a role and never for a colour or a brand. What a role looks like is the brand’s business, and a new brand needs no new component."
      components={[badgeStories, buttonStories, cardStories, dotStories]}
    >
      <BookSection
        title="One markup, every brand"
        text="Action, accent, ground and corners are the roles used here. The rest stands in the folder of each brand."
      >
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {brands.map((brand) => (
            <li key={brand.code}>
              <BrandFrame
                brand={brand}
                scheme={brand.scheme}
                className="rounded-card border border-hairline p-4"
              >
                <Offer />
              </BrandFrame>
            </li>
          ))}
        </ul>
      </BookSection>
      <BookSection title="Accent marks value">
        <DoAndDont>
          <Do text="A free bet, a boost, a reward: once in a card, where there is something to gain.">
            <Card title={t.promotions} aside={<Badge tone="accent">{t.freeBet}</Badge>}>
              {t.infoText}
            </Card>
          </Do>
          <Dont text="Accent as decoration. When everything shines nothing is worth more.">
            <Card title={t.promotions} aside={<Badge tone="accent">{t.all}</Badge>}>
              <span className="flex flex-wrap gap-2">
                <Badge tone="accent">{t.today}</Badge>
                <Badge tone="accent">{t.sports}</Badge>
                <Badge tone="accent">{t.casino}</Badge>
              </span>
            </Card>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="States are reserved, and always worded">
        <DoAndDont>
          <Do text="Live, success, waiting and danger mean what they say, with their word beside them.">
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              <StatusDot tone="live">{t.live}</StatusDot>
              <StatusDot tone="success">{t.statusActive}</StatusDot>
              <StatusDot tone="waiting">{t.statusPending}</StatusDot>
            </div>
          </Do>
          <Dont text="A dot alone, or the live colour on what is not live.">
            <div className="flex flex-wrap items-center gap-4">
              <span className="size-3 rounded-pill bg-live" />
              <span className="size-3 rounded-pill bg-success" />
              <Badge tone="live">{t.promotions}</Badge>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Surfaces">
        <Stage>
          <div className="flex flex-wrap items-center gap-4">
            <span className="flex-1 basis-40 rounded-card border border-hairline bg-ground p-4">
              ground
            </span>
            <span className="flex-1 basis-40 card-frame p-4">card</span>
            <span className="flex-1 basis-40 rounded-card bg-raised p-4 shadow-raised">raised</span>
          </div>
        </Stage>
        <p className="max-w-measure text-text-muted">
          Three of them: the page, a group on it, and what lies over it. Never a card in a card.
        </p>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Colour and brand',
  component: ColourAndBrand,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof ColourAndBrand>;

export default meta;

export const RolesNotColours: StoryObj<typeof meta> = { name: 'Colour and brand' };
