import { describe, expect, it } from 'vitest';
import { requireSupportedSystem } from './node-version.mjs';

describe('requireSupportedSystem', () => {
  it.each(['20.0.0', '22.12.0', '24.1.0'])('goes on with Node %s', (nodeVersion) => {
    expect(() => requireSupportedSystem({ nodeVersion, platform: 'linux' })).not.toThrow();
  });

  it('refuses an older Node and says which it is', () => {
    expect(() => requireSupportedSystem({ nodeVersion: '18.20.4', platform: 'darwin' })).toThrow(
      'Node 20 or newer is needed, and this is Node 18.20.4.',
    );
  });

  it('sends Windows to its Linux subsystem', () => {
    expect(() => requireSupportedSystem({ nodeVersion: '24.1.0', platform: 'win32' })).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('Subsystem for Linux') }),
    );
  });
});
