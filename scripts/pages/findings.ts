/** What one look at one page in one scheme found. */
export interface PageFindings {
  readonly brand: string;
  readonly scheme: string;
  readonly visitor: string;
  /** The path of its route, with `:params`. */
  readonly path: string;
  readonly address: string;
  /** By kind: the rules of axe, the keyboard, the width, what the content policy refused. */
  readonly axe: readonly string[];
  readonly keyboard: readonly string[];
  readonly width: readonly string[];
  readonly policy: readonly string[];
}

const KINDS = ['axe', 'keyboard', 'width', 'policy'] as const;

/** How many findings of a kind there are. */
export function total(looks: readonly PageFindings[], kind: (typeof KINDS)[number]): number {
  return looks.reduce((sum, look) => sum + look[kind].length, 0);
}

/** How many pages or visitors there are. */
export function different(looks: readonly PageFindings[], key: 'path' | 'visitor'): number {
  return new Set(looks.map((look) => look[key])).size;
}

/** How many findings there are in all. */
export function findingsIn(looks: readonly PageFindings[]): number {
  return KINDS.reduce((sum, kind) => sum + total(looks, kind), 0);
}

/** The counts as a table: a heading, and a line for each brand and scheme in the order of the looks. */
export function countLines(looks: readonly PageFindings[]): readonly string[] {
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    name.padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join('');
  const groups = Map.groupBy(looks, ({ brand, scheme }) => `${brand} ${scheme}`);
  return [
    row('brand, scheme', 'pages', 'visitors', 'looks', ...KINDS),
    ...[...groups].map(([name, group]) =>
      row(
        name,
        different(group, 'path'),
        different(group, 'visitor'),
        group.length,
        ...KINDS.map((kind) => total(group, kind)),
      ),
    ),
  ];
}

/** The findings of one look, a line each; none when all is well. */
export function findingLines(look: PageFindings): readonly string[] {
  return KINDS.flatMap((kind) => look[kind].map((found) => `${kind}: ${found}`));
}
