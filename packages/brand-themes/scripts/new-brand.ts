import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CASINO_LAYOUTS, LOOK_CHOICES, SCHEMES } from '../src/brand-facts.ts';
import { brandAnswers, type BrandAnswers } from '../src/brand-questions.ts';
import { COUNTRY_CODES } from '../src/country-rules.ts';
import { fontFamilies } from '../src/fonts.ts';
import { schemeOfGround } from '../src/palette.ts';
import { writeNewBrand, type BrandOrder } from '../src/new-brand.ts';

const USAGE = `pnpm brand:new asks for code, name, country, two colours and a font, or takes them as
  <code> --name <name> --country <country> --action <#rrggbb> --ground <#rrggbb> --font <font>
  --country  ${COUNTRY_CODES.join(' | ')}
  --font     ${fontFamilies().join(' | ')}
and, with a choice of its own for each:
  --scheme   ${SCHEMES.join(' | ')} (that of the ground)
  --corner   radius in px (8)
  --casino   ${CASINO_LAYOUTS.join(' | ')}
${Object.entries(LOOK_CHOICES)
  .map(([axis, choices]) => `  --${axis.padEnd(8)} ${choices.join(' | ')}`)
  .join('\n')}`;

function chosen<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new RangeError(`--${option} must be one of ${choices.join(', ')}`);
  }
  return choice;
}

function corner(value: string): number {
  if (!/^\d{1,3}$/.test(value)) throw new RangeError('--corner must be a number of px');
  return Number(value);
}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      country: { type: 'string' },
      action: { type: 'string' },
      ground: { type: 'string' },
      font: { type: 'string' },
      scheme: { type: 'string' },
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
}

/** Reads the answers of a terminal, or of a file piped in, line by line. */
async function askedAnswers(given: Partial<BrandAnswers>): Promise<BrandAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await brandAnswers(given, async (text) => {
      process.stdout.write(text);
      const { done, value } = await lines.next();
      return done ? null : value;
    });
  } finally {
    terminal.close();
  }
}

async function readOrder(): Promise<BrandOrder> {
  const { values, positionals } = readArguments();
  const { name, country, action, ground, font } = values;
  const [code] = positionals;
  const given = Object.entries({ code, name, country, action, ground, font });
  const known = given.filter(([, value]) => value !== undefined);
  const answers = await askedAnswers(Object.fromEntries(known));
  return {
    ...answers,
    country: chosen('country', answers.country, COUNTRY_CODES),
    corner: corner(values.corner),
    casinoLayout: chosen('casino', values.casino, CASINO_LAYOUTS),
    scheme: chosen('scheme', values.scheme ?? schemeOfGround(answers.ground), SCHEMES),
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
  const { facts } = await writeNewBrand(await readOrder());
  console.log(`\nBrand '${facts.code}' written; now give it its own marks and legal lines.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
