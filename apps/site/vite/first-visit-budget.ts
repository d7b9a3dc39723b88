import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/**
 * The script of an empty Remix page in bytes, each file compressed by brotli 11. The benchmark builds
 * such a page and measures it (`pnpm bench weight`).
 */
const EMPTY_PAGE = 75_200;
/** The largest that the live script may be; it is no chunk. */
const LIVE_SCRIPT = 2_640;

const FRAME = ['entry.client.tsx', 'root.tsx'];
const SPORTS = [
  ...FRAME,
  'routes/sportsbook/sports-texts.tsx',
  'routes/sportsbook/sports-layout.tsx',
];

interface Page {
  readonly name: string;
  /** The modules that make the page, below `app`. */
  readonly modules: readonly string[];
  readonly atMost: number;
}

const PAGES: readonly Page[] = [
  {
    name: 'the log-in page',
    modules: [...FRAME, 'routes/account/access/login.tsx'],
    atMost: EMPTY_PAGE * 1.2,
  },
  {
    name: 'the frame, with what comes late,',
    modules: [...FRAME, 'features/shell/site-late-frame.tsx'],
    atMost: EMPTY_PAGE * 1.42,
  },
  {
    name: 'the sportsbook',
    modules: [...SPORTS, 'routes/sportsbook/sportsbook-home.tsx'],
    atMost: EMPTY_PAGE * 1.3 - LIVE_SCRIPT,
  },
  {
    name: 'an event',
    modules: [...SPORTS, 'routes/sportsbook/event.tsx'],
    atMost: EMPTY_PAGE * 1.3 - LIVE_SCRIPT,
  },
];

/** What the budget asks of a built chunk. */
export type BuiltChunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'code'
>;

/**
 * The chunks that a page loads at once: those of its modules, and what they import. Throws where a
 * module is no chunk's own.
 */
export function firstVisitChunks(
  modules: readonly string[],
  chunks: readonly BuiltChunk[],
): readonly BuiltChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(
    modules.map((module) => {
      const own = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.replace(/\?.*$/, '').endsWith(`/app/${module}`),
      );
      if (!own) throw new Error(`No chunk begins with ${module}`);
      return own;
    }),
  );
  for (const { imports } of found) {
    imports.flatMap((name) => byName.get(name) ?? []).forEach((chunk) => found.add(chunk));
  }
  return [...found];
}

/** Fails a build whose first visits load more script than they may. */
export function firstVisitBudget(): Plugin {
  return {
    name: 'vitrine:first-visit-budget',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Vite writes into the chunks, late, which files go along with each that they load.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { name, modules, atMost } of PAGES) {
          const bytes = firstVisitChunks(modules, chunks).reduce(
            (sum, { code }) => sum + brotliCompressSync(code).length,
            0,
          );
          if (bytes > atMost) {
            this.error(
              `A first visit of ${name} loads ${bytes} bytes of script, compressed, and may load ${Math.floor(atMost)}`,
            );
          }
        }
      },
    },
  };
}
