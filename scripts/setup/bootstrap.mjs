import { installDependencies } from './dependencies.mjs';
import { requireSupportedSystem } from './node-version.mjs';

/** Makes a fresh machine with Node and npm ready to run the repository's own tools. */
export async function bootstrap() {
  requireSupportedSystem({ nodeVersion: process.versions.node, platform: process.platform });
  await installDependencies();
}
