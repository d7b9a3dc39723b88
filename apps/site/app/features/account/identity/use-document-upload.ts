import { documentFileError } from '@vitrine/betting/account/document-file';
import {
  type IdentityDocument,
  nextUploadStep,
  type UploadEvent,
  type UploadStep,
} from '@vitrine/betting/account/upload-step';
import { useEffect, useReducer, useRef, useState } from 'react';
import { MAX_DOCUMENT_BYTES, type UploadProblem } from '../../../shapes/account/document-upload.ts';
import { uploadFromBrowser } from './browser-upload.ts';

export interface DocumentUpload {
  readonly step: UploadStep;
  /** Whole percent of the file sent. */
  readonly percent: number;
  readonly problem: UploadProblem | null;
  /** Begins to send a file, or says what is wrong with it. */
  send(file: File): void;
  /** Aborts the upload and resets the step. */
  cancel(): void;
  /** Another file was picked: what was said of the last one holds no longer. */
  reset(): void;
}

/** The upload of one document by scripts. Source: 1§4. */
export function useDocumentUpload(document: IdentityDocument, csrf: string): DocumentUpload {
  const [step, happen] = useReducer(
    (current: UploadStep, event: UploadEvent) => nextUploadStep(document, current, event),
    // The page came with the documents' standing, and shows the form once the bettor is ready.
    'preFileUpload',
  );
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const end = await uploadFromBrowser({ document, file, csrf, signal, onProgress: setPercent });
    if (running.current !== controller) return;
    running.current = null;
    switch (end.kind) {
      case 'stored':
        happen('sent');
        break;
      case 'refused':
        setProblem(end.problem);
        happen('failed');
        break;
      case 'leadsTo':
        happen('cancel');
        window.location.assign(end.url);
        break;
      case 'cancelled':
        happen('cancel');
    }
  }

  return {
    step,
    percent,
    problem,
    send(file) {
      const found = documentFileError(file, MAX_DOCUMENT_BYTES);
      setProblem(found === 'none' ? null : found);
      if (found !== 'none') return;
      setPercent(0);
      happen('send');
      void upload(file);
    },
    cancel() {
      running.current?.abort();
      running.current = null;
      happen('cancel');
    },
    reset() {
      setProblem(null);
      happen('again');
    },
  };
}
