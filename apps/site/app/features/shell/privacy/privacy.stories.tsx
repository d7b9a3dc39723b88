import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { type Consent, NO_CONSENT } from '../../../tracking/consent.ts';
import ConsentQuestion from './consent-question.tsx';
import { PrivacyChoicesView, type PrivacyChoicesViewProps } from './privacy-choices-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Privacy' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function choices(consent: Consent, notice: PrivacyChoicesViewProps['notice'] = null): Story {
  return pageStory({
    at: paths.cookies,
    visitor: GUEST,
    data: ({ texts: { privacy }, brand }) => ({
      texts: privacy,
      rights: formatText(privacy['page.rightsText'], { email: brand.licensee.supportEmail }),
      consent,
      notice,
    }),
    view: (data) => <PrivacyChoicesView {...data} />,
  });
}

export const Question: Story = {
  ...pageStory({
    at: paths.sportsbook,
    visitor: GUEST,
    data: ({ texts }) => texts.privacy,
    view: (texts) => <ConsentQuestion texts={texts} />,
  }),
  name: 'The question refuses as easily as it accepts, and lets choose',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'privacy');
    const accept = canvas.getByRole('button', { name: t['consent.accept'] });
    const refuse = canvas.getByRole('button', { name: t['consent.refuse'] });
    await expect(accept).toBeVisible();
    await expect(refuse).toBeVisible();
    await userEvent.click(canvas.getByText(t['consent.choose']));
    await expect(canvas.getByRole('button', { name: t['consent.save'] })).toBeVisible();
  },
};
export const NothingAllowed: Story = choices(NO_CONSENT);
export const MeasurementAllowed: Story = choices({ measurement: true, marketing: false });
export const Saved: Story = choices({ measurement: true, marketing: true }, 'saved');
export const StaleForm: Story = choices(NO_CONSENT, 'stale');
