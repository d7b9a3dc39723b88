import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpointsOnSite } from '../../scripts/reach/reached-endpoints.ts';
import { reachOfSite } from '../../scripts/reach/site-reach.ts';
import { declaredEndpoints } from '../../packages/upstream/src/contract/declared-endpoints.ts';
import type { Endpoint } from '../../packages/upstream/src/base/endpoint.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One call of the contract, who answers it in the embedded platform, and who makes it. */
export interface TableRow {
  readonly endpoint: Endpoint;
  /** Source files of the platform that implement it. */
  readonly handlers: readonly string[];
  /** Source files of the upstream client's modules and of the site that call it. */
  readonly callers: readonly string[];
  /** Whether some page or the process of the site can make the call. */
  readonly isOnSite: boolean;
}

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

function sourcesBelow(...folders: readonly string[]): readonly SourceFile[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(`${root}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/contract\/|\/test\//.test(file))
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

/** The files that import a name from the contract and use it outside of that import. */
function usersOf(exportName: string, sources: readonly SourceFile[]): readonly string[] {
  const imported = new RegExp(`import [^;]*\\b${exportName}\\b[^;]*/contract/`);
  const name = new RegExp(`\\b${exportName}\\b`, 'g');
  return sources
    .filter(({ text }) => imported.test(text) && (text.match(name)?.length ?? 0) > 1)
    .map(({ file }) => file);
}

/** The table of the contract: endpoint, handler, callers. */
export function callTable(): readonly TableRow[] {
  const platform = sourcesBelow('apps/sandbox/src');
  const product = sourcesBelow('packages/upstream/src', 'apps/site');
  const onSite = new Set(endpointsOnSite(reachOfSite()));
  return declaredEndpoints.map(({ exportName, endpoint }) => ({
    endpoint,
    handlers: usersOf(exportName, platform),
    callers: usersOf(exportName, product),
    isOnSite: onSite.has(endpoint.name),
  }));
}
