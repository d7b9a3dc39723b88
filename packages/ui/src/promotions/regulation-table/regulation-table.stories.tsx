import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { promotionCard, usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { RegulationTable } from './regulation-table.tsx';

function Regulations({ count }: { readonly count: number }) {
  const { t, kinds } = usePromotionStory();
  return (
    <main className="mx-auto flex max-w-content flex-col gap-4">
      <PageHeading title={t['regulation.title']} intro={t['regulation.intro']} />
      <RegulationTable
        caption={t['regulation.title']}
        columns={{
          promotion: t['regulation.promotion'],
          period: t['regulation.period'],
          state: t['regulation.state'],
          document: t['regulation.document'],
        }}
        rows={kinds.slice(0, count).map((kind) => {
          const { title, state, stateText, datesText } = promotionCard(t, kind);
          return {
            id: kind,
            promotion: String(title),
            periodText: datesText,
            state,
            stateText,
            document: {
              href: `#${kind}`,
              text: t['regulation.read'],
              label: formatText(t['regulation.readOf'], { name: String(title) }),
            },
          };
        })}
        empty={<EmptyState drawing="search" title={t['regulation.empty']} />}
      />
    </main>
  );
}

const meta = {
  title: 'Promotions/Regulation table',
  component: Regulations,
  args: { count: 14 },
} satisfies Meta<typeof Regulations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: 'One row for each promotion, with a link that names it',
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.length).toBeGreaterThanOrEqual(13);
    await expect(canvas.getAllByRole('link', { name: / de / })).toHaveLength(rows.length);
  },
};
export const Few: Story = { args: { count: 1 } };
export const None: Story = { args: { count: 0 } };
