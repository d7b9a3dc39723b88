import type { Meta, StoryObj } from '@storybook/react-vite';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { PageHeading } from './page-heading.tsx';

const meta = {
  title: 'Base/Page heading',
  component: PageHeading,
  args: { title: '' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <Texts of="wallet">
      {(t) => <PageHeading title={t.depositTitle} intro={t.depositIntro} />}
    </Texts>
  ),
};

export const WithWayBackAndAction: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <PageHeading
          title={t.upcoming}
          back={{ href: '#sports', label: t.back }}
          actions={
            <Button intent="quiet" size="small">
              {t.filter}
            </Button>
          }
        />
      )}
    </Texts>
  ),
};
