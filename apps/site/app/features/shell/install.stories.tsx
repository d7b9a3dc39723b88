import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { instructionPath, type InstructionPlace } from '../../shapes/shell/instructions.ts';
import { paths } from '../../paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { GUEST } from '../../stories/story-shell.ts';
import { DownloadView, type DownloadViewProps } from './download-view.tsx';
import { InstructionView } from './instruction-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Install' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A square in place of a built brand's icon. */
const ICON =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="gray"/></svg>';

function download(given: Partial<DownloadViewProps>): Story {
  return pageStory({
    at: paths.downloadApp,
    visitor: GUEST,
    data: ({ texts, brand }) => ({
      texts: texts.install,
      heading: formatText(texts.install['download.title'], { brand: brand.name }),
      intro: texts.install['download.text'],
      desktopHint: formatText(texts.install['download.desktop'], { address: 'arara.example' }),
      installed: null,
      isReplacing: false,
      system: 'android' as const,
      iconUrl: ICON,
      ...given,
    }),
    view: (data) => <DownloadView {...data} />,
  });
}

export const Android: Story = download({});
export const Ios: Story = {
  ...download({ system: 'ios' }),
  name: 'SHELL-27 an iPhone is told its own way first',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName(/iPhone/);
  },
};
export const Desktop: Story = download({ system: 'desktop' });
export const Installed: Story = download({ installed: 'Arara' });
export const Replacing: Story = download({ isReplacing: true });

function instructions(place: InstructionPlace): Story {
  return pageStory({
    at: instructionPath('location', place),
    visitor: GUEST,
    data: ({ texts }) => ({
      texts: texts.install,
      instruction: 'location' as const,
      place,
      settings:
        place.step === 'configuration'
          ? [
              formatText(texts.install['instructions.open.samsung'], {
                section: texts.install['instructions.section.location'],
              }),
              texts.install['instructions.androidLocation.2'],
              formatText(texts.install['instructions.androidLocation.3'], { browser: 'Chrome' }),
              texts.install['instructions.androidLocation.4'],
            ]
          : [],
      otherBrowsers: [{ browser: 'samsung-internet' as const, label: 'Samsung Internet' }],
    }),
    view: (data) => <InstructionView {...data} />,
  });
}

export const Start: Story = instructions({ step: 'initial' });
export const System: Story = instructions({ step: 'os' });
export const Device: Story = instructions({ step: 'device', system: 'android' });
export const Settings: Story = instructions({
  step: 'configuration',
  system: 'android',
  device: 'samsung',
  browser: 'chrome',
});
