import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { levels } from 'virtual:requirement-levels';
import lines from '../../docs/requirements.tsv?raw';
import { storyTitle } from '../../scripts/lint/story-title.mjs';

/** What the part of an id before the number stands for; a new one shows as itself. */
const AREAS: Readonly<Record<string, string>> = {
  BRAND: 'Brands and countries',
  FLAG: 'Flags and maintenance',
  SHELL: 'Shell',
  META: 'Titles and descriptions',
  SESS: 'Session and login',
  REG: 'Registration',
  MIG: 'Migration',
  EXCL: 'Self-exclusion',
  CHAT: 'Chat',
  KYC: 'Identity',
  WAL: 'Wallet',
  CAS: 'Casino',
  CAT: 'Catalogue',
  FEED: 'Live feed',
  SLIP: 'Bet slip',
  PLACE: 'Placement',
  FREE: 'Free bets',
  CUST: 'Custom bet',
  HIST: 'Bet history',
  CASH: 'Cash out',
  REPL: 'Copied bets',
  PROMO: 'Promotions',
  REF: 'Referral',
  NET: 'Network',
  TRACK: 'Tracking',
  GEO: 'Location',
};

const stories = import.meta.glob<string>(
  ['../../packages/ui/src/*/*/*.stories.tsx', '../../apps/site/app/features/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** A story whose name says which requirement it shows. */
export interface Witness {
  readonly storyId: string;
  /** `Toast, SLIP-04 is gone after 4 seconds`. */
  readonly name: string;
}

/** How far a requirement has come: tests of the site name it, only tests below do, or none does. */
export type Level = 'site' | 'below' | 'none';

export interface Requirement {
  readonly id: string;
  readonly level: Level;
  readonly text: string;
  readonly witnesses: readonly Witness[];
}

export interface Area {
  readonly code: string;
  readonly name: string;
  readonly requirements: readonly Requirement[];
}

const ID = /\b[A-Z]{3,5}-\d{2}\b/g;

/** The stories of one file that name requirements, by id. */
function* witnessesIn(
  file: string,
  source: string,
): Generator<readonly [id: string, witness: Witness]> {
  const title = storyTitle(file.replace('../../', ''));
  if (title === undefined) return;
  for (const block of source.split(/^export const /m).slice(1)) {
    const [exported = ''] = /^\w+/.exec(block) ?? [];
    const storyId = toId(title, storyNameFromExport(exported));
    for (const [, name = ''] of block.matchAll(/\bname:\s*['"`]([^'"`]+)/g)) {
      for (const [id] of name.matchAll(ID)) {
        yield [id, { storyId, name: `${title.split('/').at(-1)}: ${name}` }];
      }
    }
  }
}

function witnessesById(): ReadonlyMap<string, readonly Witness[]> {
  const found = new Map<string, Witness[]>();
  for (const file of Object.keys(stories).sort()) {
    for (const [id, witness] of witnessesIn(file, stories[file] ?? '')) {
      found.set(id, [...(found.get(id) ?? []), witness]);
    }
  }
  return found;
}

/** Every requirement of `docs/requirements.tsv`, in its order, with the stories that show it. */
export function requirementsByArea(): readonly Area[] {
  const witnesses = witnessesById();
  const areas = new Map<string, Requirement[]>();
  for (const line of lines.trim().split('\n').slice(1)) {
    const [id = '', text = ''] = line.split('\t');
    const [code = ''] = id.split('-');
    const requirement = {
      id,
      text,
      level: levels[id] ?? 'none',
      witnesses: witnesses.get(id) ?? [],
    };
    areas.set(code, [...(areas.get(code) ?? []), requirement]);
  }
  return [...areas].map(([code, requirements]) => ({
    code,
    name: AREAS[code] ?? code,
    requirements,
  }));
}

/** The areas with those requirements alone whose id, line or stories hold every word of the text. */
export function matching(areas: readonly Area[], text: string): readonly Area[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ id, text: line, witnesses }: Requirement) => {
    const said = [id, line, ...witnesses.map(({ name }) => name)].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return areas
    .map((area) => ({ ...area, requirements: area.requirements.filter(holds) }))
    .filter(({ requirements }) => requirements.length > 0);
}
