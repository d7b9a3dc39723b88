/** Addresses of the questions about a device's location. Source: 1§2. */
export const locationPaths = {
  steps: '/steps-location',
  enable: '/enable-location',
} as const;
