import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentStatus } from '@vitrine/betting/account/document-status';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import {
  UserIdentificationView,
  type UserIdentificationViewProps,
} from './user-identification-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/User identification' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function identification(given: Partial<Omit<UserIdentificationViewProps, 'texts'>>): Story {
  return pageStory({
    at: paths.userIdentification,
    visitor: BETTOR,
    data: ({ texts, brand }) => ({
      texts: texts.verification,
      standing: null,
      face: null,
      isFaceNotOpened: false,
      next: null,
      support: {
        href: `mailto:${brand.licensee.supportEmail}`,
        label: texts.account['stopped.writeSupport'],
      },
      ...given,
    }),
    view: (data) => <UserIdentificationView {...data} />,
  });
}

function listed(front: DocumentStatus, back: DocumentStatus, address?: DocumentStatus) {
  return {
    kind: 'listed',
    documents: [
      { document: 'front', status: front },
      { document: 'back', status: back },
      ...(address ? [{ document: 'address', status: address } as const] : []),
    ],
  } as const;
}

export const NothingSent: Story = {
  ...identification({
    standing: listed('validationRequired', 'validationRequired', 'validationRequired'),
    next: 'front',
  }),
  name: 'KYC-07 begins with the front, then back, then proof of address',
  play: async ({ canvas }) => {
    const [steps] = canvas.getAllByRole('list', { name: /Etapas/ });
    const states = Array.from(steps?.children ?? [], (step) => step.getAttribute('data-state'));
    await expect(states).toEqual(['current', 'upcoming', 'upcoming']);
  },
};
export const InReview: Story = identification({ standing: listed('inProcess', 'inProcess') });
export const Refused: Story = identification({
  standing: listed('rejected', 'botRejected', 'photo'),
  next: 'front',
});
export const Approved: Story = identification({ standing: listed('unique', 'unique') });
export const Duplicated: Story = identification({ standing: { kind: 'duplicatedAccount' } });
export const Unread: Story = identification({ standing: { kind: 'unread' } });
export const FaceOnly: Story = identification({ face: 'ready' });
export const FaceFailed: Story = identification({ face: 'failed', isFaceNotOpened: true });
export const FaceBlocked: Story = identification({ face: 'blocked' });
export const FaceApproved: Story = identification({ face: 'approved' });
