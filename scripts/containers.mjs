import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerFiles } from './containers/files.mjs';
import { root } from './setup/places.mjs';

for (const [file, text] of Object.entries(containerFiles())) {
  await writeFile(path.join(root, file), text);
}
