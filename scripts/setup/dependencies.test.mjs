import { describe, expect, it } from 'vitest';
import { explainInstallFailure } from './dependencies.mjs';

describe('explainInstallFailure', () => {
  it.each([
    [
      'npm error network request failed, reason: getaddrinfo ENOTFOUND host',
      'could not be reached',
    ],
    ['error sending request: client error (Connect): dns error', 'could not be reached'],
    ['tcp connect error: Connection refused (os error 111)', 'could not be reached'],
    ['npm error code E403\nnpm error 403 403 Forbidden', 'refused a package'],
    ['HTTP status client error\n      (403 Forbidden)', 'refused a package'],
    ['HTTP status client error (401 Unauthorized)', 'refused a package'],
    ['npm error code E404', 'refused a package'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'does not match'],
    ['write failed: No space left on device', 'disk is full'],
    ['spawn npx ENOENT', 'npx was not found'],
    ['something else', 'could not be installed'],
  ])('reads %j', (output, problem) => {
    const failure = explainInstallFailure(output);
    expect(failure.message).toContain(problem);
    expect(failure.remedy).toContain(output);
  });
});
