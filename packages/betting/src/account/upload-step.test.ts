import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_UPLOAD_STEP,
  CARD_UPLOAD_STEP,
  DOCUMENT_ORDER,
  nextUploadStep,
  type UploadEvent,
  type UploadStep,
  uploadStepNumber,
} from './upload-step.ts';

function stepsOf(document: (typeof DOCUMENT_ORDER)[number], ...events: readonly UploadEvent[]) {
  let step: UploadStep = 'loading';
  return events.map((event) => {
    step = nextUploadStep(document, step, event);
    return uploadStepNumber(document, step);
  });
}

describe('the steps of an upload', () => {
  it('KYC-07 of the card are -1 to 3, of the address -1 to 4, front before back before address', () => {
    expect(Object.values(CARD_UPLOAD_STEP)).toEqual([-1, 0, 1, 2, 3]);
    expect(Object.values(ADDRESS_UPLOAD_STEP)).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(DOCUMENT_ORDER).toEqual(['front', 'back', 'address']);
    expect(stepsOf('front', 'ready', 'send', 'sent')).toEqual([1, 2, 3]);
    expect(stepsOf('address', 'ready', 'read', 'send', 'sent')).toEqual([1, 2, 3, 4]);
  });

  it('KYC-06 go back to the choice of a file when the bettor cancels', () => {
    expect(stepsOf('back', 'ready', 'send', 'cancel')).toEqual([1, 2, 1]);
    expect(stepsOf('address', 'ready', 'read', 'send', 'cancel')).toEqual([1, 2, 3, 2]);
  });

  it('KYC-07 lead to the error and from there to another try', () => {
    expect(stepsOf('front', 'ready', 'send', 'failed', 'send', 'sent')).toEqual([1, 2, -1, 2, 3]);
    expect(stepsOf('front', 'failed', 'again')).toEqual([-1, 1]);
  });

  it('never succeed without a file being sent, whatever happens', () => {
    const event = fc.constantFrom<UploadEvent>(
      ...(['ready', 'read', 'send', 'sent', 'failed', 'cancel', 'again'] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENT_ORDER), fc.array(event), (document, events) => {
        let step: UploadStep = 'loading';
        for (const one of events) {
          const next = nextUploadStep(document, step, one);
          if (next === 'success' && step !== 'success') expect(step).toBe('fileUpload');
          step = next;
        }
      }),
    );
  });
});
