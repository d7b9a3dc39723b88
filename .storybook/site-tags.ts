import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { componentsOnSite } from '../scripts/reach/reached-components.ts';
import { reachOfSite } from '../scripts/reach/site-reach.ts';
import { ONLY_BUILT, ON_SITE } from './tag-names.ts';

const COMPONENT = /packages\/ui\/src\/([\w-]+\/([\w-]+))\/\2\.stories\.tsx$/;

/** The indexer with a tag on each story of a component: whether the site shows the component. */
export function withSiteTags({ test, createIndex }: Indexer): Indexer {
  let onSite: ReadonlySet<string> | undefined;
  return {
    test,
    async createIndex(file, options) {
      const entries = await createIndex(file, options);
      const [, name] = COMPONENT.exec(file.split(path.sep).join('/')) ?? [];
      if (name === undefined) return entries;
      onSite ??= new Set(componentsOnSite(reachOfSite()));
      const tag = onSite.has(name) ? ON_SITE : ONLY_BUILT;
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), tag] }));
    },
  };
}
