import { useNavigate } from '@remix-run/react';
import { type IdentityDocument, uploadStepNumber } from '@vitrine/betting/account/upload-step';
import { formatText } from '@vitrine/messages/format-text';
import { UploadWidget } from '@vitrine/ui/account/upload-widget';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { type FormEvent, useEffect, useRef } from 'react';
import {
  DOCUMENT_FILE,
  DOCUMENT_KIND,
  DOCUMENT_PHOTO,
  sentPath,
  uploadPath,
} from '../../../shapes/account/document-upload.ts';
import { fileSize } from '../../../format/file-size.ts';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { useShellData } from '../../../shell-data.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { type DocumentUpload, useDocumentUpload } from './use-document-upload.ts';
import type { UploadViewProps } from './upload-view.tsx';

interface UploadFormProps extends UploadViewProps {
  readonly document: IdentityDocument;
}

/** One document to be sent: by scripts with its progress, or as the form that it is. */
export function UploadForm({ texts, document, size, locale, form }: UploadFormProps) {
  const { csrf } = useShellData();
  const navigate = useNavigate();
  const upload = useDocumentUpload(document, csrf);
  const isDone = upload.step === 'success';
  const { faults } = upload;
  const posted = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isDone) void navigate(sentPath(document));
  }, [isDone, document, navigate]);

  useEffect(() => {
    const field = posted.current?.elements.namedItem(DOCUMENT_FILE);
    if (faults > 0 && field instanceof HTMLElement) field.focus();
  }, [faults]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // Without a secure context the file has no hash: the form is posted as it stands.
    if (!('subtle' in crypto)) return;
    event.preventDefault();
    upload.send(chosenFile(new FormData(event.currentTarget)));
  }

  const sayProblem = () => {
    if (upload.problem) return formatText(texts[`fileError.${upload.problem}`], { size });
    return upload.step === 'preFileUpload' ? refusedFile(form) : undefined;
  };

  return (
    <>
      <form
        ref={posted}
        method="post"
        noValidate
        action={uploadPath(document)}
        encType="multipart/form-data"
        onSubmit={submit}
        data-step={uploadStepNumber(document, upload.step)}
      >
        <CsrfField />
        <input type="hidden" name={DOCUMENT_KIND} value={document} />
        <KeptFocus state={upload.step} className="grid gap-4">
          <UploadWidget
            name={DOCUMENT_FILE}
            kind={document}
            label={texts[`document.${document}`]}
            hint={formatText(texts[`document.${document}Hint`], { size })}
            error={sayProblem()}
            camera={{
              name: DOCUMENT_PHOTO,
              label: texts['upload.camera'],
              capture: 'environment',
            }}
            pickLabel={texts['upload.pick']}
            pickAnotherLabel={texts['upload.pickAnother']}
            noPreviewTexts={{
              picture: texts['upload.noPreview.picture'],
              pdf: texts['upload.noPreview.pdf'],
              heic: texts['upload.noPreview.heic'],
              unknown: texts['upload.noPreview.unknown'],
            }}
            sizeText={(bytes) => fileSize(bytes, locale)}
            retryLabel={texts['upload.retry']}
            onFile={upload.reset}
            onRetry={upload.problem === 'generic' ? upload.send : undefined}
            onCancel={upload.cancel}
            upload={progressOf(upload, texts, locale)}
          />
          {upload.step === 'fileUpload' || isDone ? null : (
            <Button type="submit" size="large" fullWidth>
              {texts['upload.submit']}
            </Button>
          )}
        </KeptFocus>
      </form>
      <LeaveQuestion texts={texts} isAsked={upload.step === 'fileUpload'} onLeave={upload.cancel} />
    </>
  );
}

/** The picked file, or the photo that was taken in its place. */
function chosenFile(fields: FormData): File | null {
  const files = [fields.get(DOCUMENT_FILE), fields.get(DOCUMENT_PHOTO)];
  return files.find((file): file is File => file instanceof File && file.name !== '') ?? null;
}

/** Why the file of a form that was posted without scripts was not taken, with its name. */
function refusedFile(form: UploadViewProps['form']): string | undefined {
  const error = form?.errors[DOCUMENT_FILE];
  const name = form?.values[DOCUMENT_FILE];
  return error && name ? `${name}: ${error}` : error;
}

function progressOf(
  { step, percent }: DocumentUpload,
  texts: UploadViewProps['texts'],
  locale: string,
) {
  if (step === 'success') return { kind: 'sent', text: texts['upload.sent'] } as const;
  if (step !== 'fileUpload') return undefined;
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    kind: 'sending',
    label: texts['upload.sending'],
    percent,
    percentText: share.format(percent / 100),
    cancelLabel: texts['upload.cancel'],
  } as const;
}
