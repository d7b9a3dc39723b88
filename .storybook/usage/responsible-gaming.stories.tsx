import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '../../packages/betting/src/base/money.ts';
import { Badge } from '../../packages/ui/src/base/badge/badge.tsx';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import limitsStories from '../../packages/ui/src/account/limits-form/limits-form.stories.tsx';
import breakStories from '../../packages/ui/src/account/play-break-form/play-break-form.stories.tsx';
import checkStories from '../../packages/ui/src/account/reality-check/reality-check.stories.tsx';
import screenStories from '../../packages/ui/src/account/self-exclusion-screen/self-exclusion-screen.stories.tsx';
import { Link } from '../../packages/ui/src/base/link/link.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryBrand, useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

/** What must never be written; it is in no file of messages. */
const pressure = {
  'pt-BR': {
    hurry: 'Últimos 2 minutos!',
    chase: 'Você está quase lá. Recupere agora!',
    more: 'Apostar mais',
    regret: 'Tem certeza? Você vai perder seus benefícios.',
    stay: 'Quero continuar ganhando',
  },
  es: {
    hurry: '¡Últimos 2 minutos!',
    chase: 'Ya casi lo logras. ¡Recupéralo ahora!',
    more: 'Apostar más',
    regret: '¿Seguro? Vas a perder tus beneficios.',
    stay: 'Quiero seguir ganando',
  },
} as const;

function Summary() {
  const brand = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const lines = [
    [t['check.time'], '2 h 05 min'],
    [t['check.staked'], formatMoney(minorUnits(32000), brand)],
    [t['check.spent'], formatMoney(minorUnits(13450), brand)],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-display text-lg">{t['check.title']}</p>
      <dl className="flex flex-col gap-1">
        {lines.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <Button intent="quiet">{t['check.stop']}</Button>
        <Button intent="quiet">{t['check.goOn']}</Button>
      </div>
    </div>
  );
}

function ResponsibleGaming() {
  const { language } = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const bad = pressure[language];
  return (
    <UsagePage
      title="Responsible gaming"
      intro="A first-class part of the product, in the navigation and not only in the footer. Calm words, true figures, and the way out always as near as the way on."
      components={[limitsStories, breakStories, checkStories, screenStories]}
    >
      <BookSection title="Facts, not feelings">
        <DoAndDont>
          <Do text="Time, stakes and result, told the same way whichever they are. Both answers have the same weight.">
            <Summary />
          </Do>
          <Dont text="A loss as an invitation, a countdown that isn’t real, one loud way on.">
            <div className="flex flex-col items-start gap-3">
              <Badge tone="danger">{bad.hurry}</Badge>
              <p className="text-display text-lg">{bad.chase}</p>
              <Button fullWidth>{bad.more}</Button>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="Leaving is easy">
        <DoAndDont>
          <Do text="What closes and what stays open, before the question. Withdrawals are never closed. The action is named after what it does.">
            <div className="flex flex-col gap-3">
              <p className="font-bold">{t['exclude.title']}</p>
              <p>{t['exclude.warning']}</p>
              <p>
                <span className="text-text-muted">{t['break.open']}:</span>{' '}
                {t['break.open.withdrawals']}
              </p>
              <Button intent="danger">{t['exclude.submit']}</Button>
            </div>
          </Do>
          <Dont text="A loss to scare with, and the way out smaller than the way back.">
            <div className="flex flex-col items-center gap-3 text-center">
              <p className="font-bold">{bad.regret}</p>
              <Button fullWidth>{bad.stay}</Button>
              <Link href="#exclude" emphasis="quiet" className="text-xs">
                {t['exclude.submit']}
              </Link>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Responsible gaming',
  component: ResponsibleGaming,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof ResponsibleGaming>;

export default meta;

export const CalmWords: StoryObj<typeof meta> = { name: 'Responsible gaming' };
