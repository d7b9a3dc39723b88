import type { Meta, StoryObj } from '@storybook/react-vite';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../link/link.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Base/Card',
  component: Card,
  args: { children: '' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Card
          title={t.infoTitle}
          aside={
            <Link emphasis="standalone" href="#details">
              {t.details}
            </Link>
          }
        >
          {t.infoText}
        </Card>
      )}
    </Texts>
  ),
};

export const AroundAList: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Card flush title={t.sports}>
          <ul>
            <ListRow
              title={<Texts of="sportsbook">{(names) => names['sport.football']}</Texts>}
              href="#football"
            />
            <ListRow
              title={<Texts of="sportsbook">{(names) => names['sport.tennis']}</Texts>}
              href="#tennis"
            />
          </ul>
        </Card>
      )}
    </Texts>
  ),
};
