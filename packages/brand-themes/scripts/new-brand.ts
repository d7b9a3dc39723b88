import { parseArgs } from 'node:util';
import { CASINO_LAYOUTS, LOOK_CHOICES, SCHEMES } from '../src/brand-facts.ts';
import { COUNTRY_CODES } from '../src/country-rules.ts';
import { fontFamilies } from '../src/fonts.ts';
import { writeNewBrand, type BrandOrder } from '../src/new-brand.ts';

const USAGE = `pnpm brand:new <code> --name <name> --country <country> --action <#rrggbb> --ground <#rrggbb>
  --country  ${COUNTRY_CODES.join(' | ')}
  --scheme   ${SCHEMES.join(' | ')}
  --font     ${fontFamilies().join(' | ')}
  --corner   radius in px (8)
  --casino   ${CASINO_LAYOUTS.join(' | ')}
${Object.entries(LOOK_CHOICES)
  .map(([axis, choices]) => `  --${axis.padEnd(8)} ${choices.join(' | ')}`)
  .join('\n')}`;

function given(option: string, value: string | undefined): string {
  if (value === undefined) throw new RangeError(`--${option} is missing`);
  return value;
}

function chosen<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new RangeError(`--${option} must be one of ${choices.join(', ')}`);
  }
  return choice;
}

function colour(option: string, value: string | undefined): string {
  const written = given(option, value);
  if (!/^#[\da-f]{6}$/i.test(written)) throw new RangeError(`--${option} must be #rrggbb`);
  return written;
}

function corner(value: string): number {
  if (!/^\d{1,3}$/.test(value)) throw new RangeError('--corner must be a number of px');
  return Number(value);
}

function readOrder(): BrandOrder {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      country: { type: 'string' },
      action: { type: 'string' },
      ground: { type: 'string' },
      scheme: { type: 'string', default: 'light' },
      font: { type: 'string', default: 'Manrope' },
      corner: { type: 'string', default: '8' },
      casino: { type: 'string', default: 'rails' },
      density: { type: 'string', default: 'regular' },
      header: { type: 'string', default: 'split' },
      card: { type: 'string', default: 'bordered' },
      odds: { type: 'string', default: 'outlined' },
      tabs: { type: 'string', default: 'underline' },
      list: { type: 'string', default: 'cards' },
    },
  });
  return {
    code: positionals[0] ?? '',
    name: given('name', values.name),
    country: chosen('country', given('country', values.country), COUNTRY_CODES),
    action: colour('action', values.action),
    ground: colour('ground', values.ground),
    font: values.font,
    corner: corner(values.corner),
    casinoLayout: chosen('casino', values.casino, CASINO_LAYOUTS),
    scheme: chosen('scheme', values.scheme, SCHEMES),
    look: {
      density: chosen('density', values.density, LOOK_CHOICES.density),
      header: chosen('header', values.header, LOOK_CHOICES.header),
      card: chosen('card', values.card, LOOK_CHOICES.card),
      odds: chosen('odds', values.odds, LOOK_CHOICES.odds),
      tabs: chosen('tabs', values.tabs, LOOK_CHOICES.tabs),
      list: chosen('list', values.list, LOOK_CHOICES.list),
    },
  };
}

try {
  const { facts } = await writeNewBrand(readOrder());
  console.log(`Brand '${facts.code}' written; now give it its own marks and legal lines.`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
