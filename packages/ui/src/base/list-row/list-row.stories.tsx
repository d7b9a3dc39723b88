import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Amount } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { ListRow } from './list-row.tsx';

const meta = {
  title: 'Base/List row',
  component: ListRow,
  args: { title: '' },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'A whole row is a link',
  render: () => (
    <Texts of="common">
      {(t) => (
        <Card flush>
          <ul>
            <ListRow
              leading={<SportIcon sport="football" />}
              title={<Texts of="sportsbook">{(names) => names['sport.football']}</Texts>}
              text={t.live}
              href="#football"
            />
            <ListRow
              leading={<SportIcon sport="basketball" />}
              title={<Texts of="sportsbook">{(names) => names['sport.basketball']}</Texts>}
              text={t.upcoming}
              href="#basketball"
            />
          </ul>
        </Card>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Amounts: Story = {
  render: () => (
    <Texts of="common">
      {(t, brand) => (
        <Card flush title={t.today}>
          <ul>
            <ListRow
              title="Pix"
              text={t.statusPending}
              trailing={<Amount>{formatMoney(minorUnits(5000), brand)}</Amount>}
            />
            <ListRow
              title={t.statusWon}
              text={t.statusClosed}
              trailing={<Amount tone="gain">{formatMoney(minorUnits(18550), brand)}</Amount>}
            />
          </ul>
        </Card>
      )}
    </Texts>
  ),
};
