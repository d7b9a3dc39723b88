import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';
import {
  type FoundInstruction,
  type InstructionPlace,
  type InstructionSystem,
  SYSTEM_BROWSERS,
} from '../../shapes/shell/instructions.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';

type Texts = Namespaces['install'];
type Configuration = Extract<InstructionPlace, { step: 'configuration' }>;
type Browser = Configuration['browser'];

const BROWSER_NAMES = {
  safari: 'Safari',
  chrome: 'Chrome',
  'samsung-internet': 'Samsung Internet',
} as const;

/** The data of a page of instructions. Source: 1§2. */
export async function instructionPage(
  { instruction, place }: FoundInstruction,
  context: AppLoadContext,
) {
  const { locale } = context.brand;
  const texts = textsOf(locale, 'install');
  return {
    metadata: await headedMetadata(
      `instructions.${instruction}`,
      texts[`instructions.${instruction}.title`],
      context,
    ),
    texts,
    instruction,
    place,
    settings: place.step === 'configuration' ? settingsOf(instruction, place, context) : [],
    otherBrowsers: place.step === 'configuration' ? otherBrowsers(place, texts) : [],
  };
}

/** What to tap on the bettor's device, in order. */
function settingsOf(
  instruction: FoundInstruction['instruction'],
  { system, device, browser }: Configuration,
  { brand: { locale, name } }: AppLoadContext,
): readonly string[] {
  const texts = textsOf(locale, 'install');
  const values = {
    brand: name,
    section: texts[`instructions.section.${instruction}`],
    browser: browser === 'my-browser' ? texts['instructions.yourBrowser'] : BROWSER_NAMES[browser],
  };
  return stepsOf(instruction, system, device, texts).map((step) => formatText(step, values));
}

function stepsOf(
  instruction: FoundInstruction['instruction'],
  system: InstructionSystem,
  device: Configuration['device'],
  texts: Texts,
): readonly string[] {
  const way = `${system}${instruction === 'location' ? 'Location' : 'Notification'}` as const;
  const rest = [2, 3, 4] as const;
  const first =
    way === 'iosLocation' || way === 'iosNotification'
      ? texts[`instructions.${way}.1`]
      : texts[`instructions.open.${device ?? 'outro'}`];
  return [first, ...rest.map((step) => texts[`instructions.${way}.${step}`])];
}

function otherBrowsers({ system, browser }: Configuration, texts: Texts) {
  const browsers: readonly Browser[] = SYSTEM_BROWSERS[system];
  return browsers
    .filter((other) => other !== browser)
    .map((other) => ({
      browser: other,
      label: other === 'my-browser' ? texts['instructions.myBrowser'] : BROWSER_NAMES[other],
    }));
}
