import type { BrandFacts, Scheme } from '../../packages/brand-themes/src/brand-facts.ts';
import { Alert } from '../../packages/ui/src/alert/alert.tsx';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { EmailField } from '../../packages/ui/src/email-field/email-field.tsx';
import { EventCard } from '../../packages/ui/src/event-card/event-card.tsx';
import { OddsButton } from '../../packages/ui/src/odds-button/odds-button.tsx';
import { eventCards } from '../../packages/ui/src/story-support/betting-fixtures.ts';
import { bettingWords } from '../../packages/ui/src/story-support/betting-words.ts';
import { BrandFrame } from '../brand-frame.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { useShown, useStoryBrand, useStoryTexts } from '../story-brand.tsx';

const palette = [
  'bg-ground',
  'bg-card',
  'bg-raised',
  'bg-hairline',
  'bg-text-muted',
  'bg-text',
  'bg-action',
  'bg-accent',
  'bg-link',
  'bg-live',
  'bg-odds-up',
  'bg-odds-down',
] as const;

interface BrandSheetProps {
  readonly brand: BrandFacts;
  readonly scheme: Scheme;
}

/** One brand in one scheme on one sheet: mark, palette, type, actions, prices, event, form. */
export function BrandSheet({ brand, scheme }: BrandSheetProps) {
  return (
    <BrandFrame
      brand={brand}
      scheme={scheme}
      className="flex flex-col overflow-clip rounded-card border border-hairline"
    >
      <Signs />
      <Palette />
      <div className="flex flex-col gap-5 p-4 md:p-6">
        <Words />
        <Prices />
        <Form />
      </div>
    </BrandFrame>
  );
}

function Signs() {
  return (
    <div className="flex h-18 items-center justify-between border-b-header bg-header px-4 text-on-header md:px-6">
      <BrandMark kind="wordmark" />
      <BrandMark kind="mark" />
    </div>
  );
}

function Palette() {
  return (
    <ul aria-hidden="true" className="flex h-8">
      {palette.map((colour) => (
        <li key={colour} className={`flex-1 ${colour}`} />
      ))}
    </ul>
  );
}

function Words() {
  const shell = useStoryTexts('shell');
  const common = useStoryTexts('common');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-display text-xl">{shell.homeTitle}</p>
        <p className="text-text-muted">{shell.playResponsibly}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button>{shell.register}</Button>
        <Button intent="quiet">{common.details}</Button>
      </div>
    </div>
  );
}

function Prices() {
  const cards = eventCards(bettingWords(useStoryBrand()));
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-3 gap-2">
        {cards.aboutToStart.outcomes.map((outcome, at) => (
          <OddsButton
            key={outcome.outcomeId}
            {...outcome}
            selected={at === 1}
            suspended={at === 2}
          />
        ))}
      </div>
      {/* Drawn also where nobody has scrolled to, as pictures are taken. */}
      <div className="**:[content-visibility:visible]!">
        <EventCard {...cards.live} />
      </div>
    </form>
  );
}

function Form() {
  const { code, scheme } = useShown();
  const account = useStoryTexts('account');
  const common = useStoryTexts('common');
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <EmailField
        id={`email-${code}-${scheme}`}
        name="email"
        label={account.email}
        defaultValue="ana@vitrine.example"
      />
      <Alert tone="success" title={common.successTitle} />
    </div>
  );
}
