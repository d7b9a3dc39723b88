/** Addresses of the identity check, apart from those that every page loads. Source: 1§2. */
export const identityPaths = {
  card: '/user-identification/identity-card',
  address: '/user-identification/address',
  /** Steps of a browser that sends a document itself. */
  steps: '/user-identification/documents',
  /** Takes a whole document. */
  file: '/user-identification/documents/file',
  faceCheck: '/user-identification/face-check',
  profileDetails: '/complete-profile/user-details',
} as const;

/** Says on the page of the identification that the provider's page did not open. */
export const FACE_NOT_OPENED = 'face-not-opened';
