import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { OddsFormatSwitch } from './odds-format-switch.tsx';

export default {
  title: 'Shell/Odds format switch',
  component: OddsFormatSwitch,
} satisfies Meta;

export const PresentFormat: StoryObj = {
  render: () => (
    <Texts of="shell">
      {(texts) => (
        <OddsFormatSwitch
          label={texts.oddsFormat}
          names={{
            decimal: texts.oddsDecimal,
            american: texts.oddsAmerican,
            fractional: texts.oddsFractional,
          }}
          current="american"
        />
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
