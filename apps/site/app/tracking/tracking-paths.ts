/** Where a browser tells of its events and errors; apart from other paths, which come with every first visit. */
export const trackingPaths = {
  trackedEvents: '/tracked-events',
  errorReports: '/error-reports',
} as const;
