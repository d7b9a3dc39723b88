import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup/places.mjs';

/**
 * The paths of all files of the repository, or of those below some folders, new ones that git does not ignore
 * included.
 *
 * @param {...string} folders
 */
export function repositoryFiles(...folders) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  return listed.split('\n').filter(Boolean);
}

/** The text of a file of the repository. @param {string} file */
export function readRepositoryFile(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

/**
 * The files that a document means by the end of a path.
 *
 * @param {readonly string[]} files
 * @param {string} name
 */
export function filesCalled(files, name) {
  return files.filter((file) => file === name || file.endsWith(`/${name}`));
}
