import path from 'node:path';
import { productFiles, type SiteReach } from './site-reach.ts';

/** A component that packages/ui exports. */
export interface PublicComponent {
  /** District and name: `sportsbook/odds-button`. */
  readonly name: string;
  /** Relative to the root. */
  readonly file: string;
}

/** Every component that packages/ui exports, in the order of their names. */
export function publicComponents(): readonly PublicComponent[] {
  return productFiles()
    .map((file) => ({ file, match: /^packages\/ui\/src\/([\w-]+\/([\w-]+))\/\2\.tsx$/.exec(file) }))
    .flatMap(({ file, match }) => (match?.[1] === undefined ? [] : [{ name: match[1], file }]));
}

/** The components that some page of the site shows, by district and name. */
export function componentsOnSite({ files }: SiteReach): readonly string[] {
  return publicComponents()
    .filter(({ file }) => files.has(path.posix.normalize(file)))
    .map(({ name }) => name);
}
