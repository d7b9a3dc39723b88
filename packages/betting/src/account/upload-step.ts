/** The documents of an identity check, in the order they are asked for. Source: 1§4. */
export const DOCUMENT_ORDER = ['front', 'back', 'address'] as const;
export type IdentityDocument = (typeof DOCUMENT_ORDER)[number];

/** The steps of sending a side of the identity card, by the operator's numbers. Source: 1§4. */
export const CARD_UPLOAD_STEP = {
  genericError: -1,
  loading: 0,
  preFileUpload: 1,
  fileUpload: 2,
  success: 3,
} as const;

/** The steps of sending a proof of address, by the operator's numbers. Source: 1§4. */
export const ADDRESS_UPLOAD_STEP = {
  genericError: -1,
  loading: 0,
  manifest: 1,
  preFileUpload: 2,
  fileUpload: 3,
  success: 4,
} as const;

export type UploadStep = keyof typeof ADDRESS_UPLOAD_STEP;

/** What happens to an upload. */
export type UploadEvent =
  /** The standing of the documents is known. */
  | 'ready'
  /** The bettor has read which proofs are taken. */
  | 'read'
  | 'send'
  | 'sent'
  | 'failed'
  | 'cancel'
  | 'again';

const NEXT: Readonly<Record<UploadStep, Readonly<Partial<Record<UploadEvent, UploadStep>>>>> = {
  loading: { ready: 'preFileUpload', failed: 'genericError' },
  manifest: { read: 'preFileUpload' },
  preFileUpload: { send: 'fileUpload' },
  fileUpload: { sent: 'success', failed: 'genericError', cancel: 'preFileUpload' },
  success: { again: 'preFileUpload' },
  genericError: { again: 'preFileUpload', send: 'fileUpload' },
};

/**
 * The step after an event; an event that a step does not know changes nothing. Cancelling resets the
 * step. Only the proof of address begins with what is taken as one. Source: 1§4.
 */
export function nextUploadStep(
  document: IdentityDocument,
  step: UploadStep,
  event: UploadEvent,
): UploadStep {
  const next = NEXT[step][event] ?? step;
  return document === 'address' && step === 'loading' && event === 'ready' ? 'manifest' : next;
}

/** The operator's number of a step. Source: 1§4. */
export function uploadStepNumber(document: IdentityDocument, step: UploadStep): number {
  if (document === 'address') return ADDRESS_UPLOAD_STEP[step];
  // The card has no step of its own for what is read before.
  return step === 'manifest' ? CARD_UPLOAD_STEP.preFileUpload : CARD_UPLOAD_STEP[step];
}
