import { SetupFailure } from './failure.mjs';

const oldestNode = 20;

/**
 * Refuses a system that the commands cannot work on.
 *
 * @param {{ nodeVersion: string, platform: NodeJS.Platform }} system
 */
export function requireSupportedSystem({ nodeVersion, platform }) {
  if (platform === 'win32') {
    throw new SetupFailure(
      'The commands of this repository run on Linux and macOS, and this is Windows.',
      'Use the Windows Subsystem for Linux: https://learn.microsoft.com/windows/wsl/install',
    );
  }
  if (Number.parseInt(nodeVersion, 10) < oldestNode) {
    throw new SetupFailure(
      `Node ${oldestNode} or newer is needed, and this is Node ${nodeVersion}.`,
      'Install a current Node from https://nodejs.org or with your version manager, then try again.',
    );
  }
}
