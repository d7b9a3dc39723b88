import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { CompleteProfileView, type CompleteProfileViewProps } from './complete-profile-view.tsx';
import { ProfileDetailsView, type ProfileDetailsViewProps } from './profile-details-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Complete profile' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const PLACES = {
  nations: [{ id: 'BR', name: 'Brasil' }],
  states: [{ id: 'BR-SP', name: 'São Paulo' }],
  cities: [],
  regions: [],
};
const FILLED = { email: true, cellPhone: true, address: true };

function profile(given: Partial<Omit<CompleteProfileViewProps, 'texts'>>): Story {
  return pageStory({
    at: paths.completeProfile,
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.verification,
      filled: FILLED,
      isValidated: false,
      asksDocuments: false,
      ...given,
    }),
    view: (data) => <CompleteProfileView {...data} />,
  });
}

export const Missing: Story = {
  ...profile({ filled: { ...FILLED, address: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /meus dados|mis datos/ })).toHaveLength(1);
  },
};
export const Checking: Story = profile({});
export const DocumentsFollow: Story = profile({ asksDocuments: true });
export const Complete: Story = profile({ isValidated: true });
export const Unread: Story = profile({ filled: null });

function details(given: Partial<ProfileDetailsViewProps>): Story {
  return pageStory({
    at: identityPaths.profileDetails,
    visitor: BETTOR,
    data: ({ texts, brand }) => ({
      texts: texts.verification,
      accountTexts: texts.account,
      phoneExample: brand.phoneExample,
      details: { cellPhone: '', address: '' },
      confirm: null,
      places: PLACES,
      ownNation: 'BR',
      form: undefined,
      ...given,
    }),
    view: (data) => <ProfileDetailsView {...data} />,
  });
}

export const Details: Story = details({});
export const DetailsWithoutPlaces: Story = details({ places: null });
export const DetailsUnread: Story = details({ details: null });
