import {
  type IdentityDocument,
  nextUploadStep,
  type UploadEvent,
  type UploadStep,
} from '@vitrine/betting/account/upload-step';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { UploadProblem } from '../../../shapes/account/document-upload.ts';
import { uploadFromBrowser } from './browser-upload.ts';
import { checkFile } from './check-file.ts';

export interface DocumentUpload {
  readonly step: UploadStep;
  /** Whole percent of the file sent. */
  readonly percent: number;
  readonly problem: UploadProblem | null;
  /** How often nothing was sent because of the file: each time its field is to be mended. */
  readonly faults: number;
  /** Begins to send a file, or says what is wrong with it, or that there is none. */
  send(file: File | null): void;
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
  const [faults, setFaults] = useState(0);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function refuse(found: UploadProblem) {
    setProblem(found);
    setFaults((before) => before + 1);
  }

  async function upload(picked: File) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const check = await checkFile(picked);
    if (running.current !== controller) return;
    if (check.kind === 'faulty') {
      running.current = null;
      refuse(check.problem);
      return;
    }
    setPercent(0);
    happen('send');
    const { file } = check;
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
    faults,
    send(file) {
      setProblem(null);
      if (file) void upload(file);
      else refuse('missing');
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
