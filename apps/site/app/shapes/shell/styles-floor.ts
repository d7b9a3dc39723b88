/**
 * The first versions that read all of `styles.css`; Tailwind 4 is written for them. A browser on iOS is
 * Safari, whatever its name: the version is that of iOS.
 */
export const STYLES_FLOOR = { chrome: 111, firefox: 128, safari: 16.4 } as const;
