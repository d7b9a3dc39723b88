import { paths } from '../../paths.ts';

/** Pages of one short form or notice, where a whole footer would be most of the page. */
const SHORT: readonly string[] = [
  paths.login,
  paths.loginCode,
  paths.reactivation,
  paths.registerOptions,
  paths.registerInvalidRegion,
  paths.attemptLimit,
  paths.unusualActivity,
  paths.forgotPassword,
  paths.restorePassword,
  paths.verifyEmail,
  paths.onboardSuccess,
  paths.accountStopped,
  paths.balanceLimit,
];

export function isShortPage(pathname: string): boolean {
  return SHORT.includes(pathname) || pathname.startsWith(`${paths.account}/`);
}
