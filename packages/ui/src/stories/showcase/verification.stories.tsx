import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { DocumentsStory } from '../account/documents-story.tsx';
import { FaceStory } from '../account/face-story.tsx';
import { UploadStory } from '../account/upload-story.tsx';
import { VerificationStepsStory } from '../account/verification-steps-story.tsx';
import type { VerificationStepState } from '../../account/verification-steps/verification-steps.tsx';

interface PageProps {
  readonly steps: readonly VerificationStepState[];
  readonly children: ReactNode;
}

function Page({ steps, children }: PageProps) {
  const t = useStoryTexts('verification');
  const common = useStoryTexts('common');
  return (
    <main className="mx-auto flex w-full max-w-form flex-col gap-4 p-4">
      <PageHeading title={t['steps.label']} back={{ href: '#account', label: common.back }} />
      <VerificationStepsStory states={steps} />
      {children}
    </main>
  );
}

const meta = { ...showcase, title: 'Showcase/Verification' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const DocumentToSend: Story = {
  render: () => (
    <Page steps={['done', 'current', 'upcoming']}>
      <UploadStory kind="back" />
    </Page>
  ),
};

export const DocumentsSent: Story = {
  render: () => (
    <Page steps={['done', 'problem', 'done']}>
      <DocumentsStory
        documents={[
          ['front', 'unique'],
          ['back', 'rejected'],
          ['address', 'inProcess'],
        ]}
      />
    </Page>
  ),
};

export const FaceToShow: Story = {
  render: () => (
    <main className="mx-auto w-full max-w-form p-4">
      <FaceStory state="ready" />
    </main>
  ),
};

export const FaceNotConfirmed: Story = {
  render: () => (
    <main className="mx-auto w-full max-w-form p-4">
      <FaceStory state="failed" />
    </main>
  ),
};
