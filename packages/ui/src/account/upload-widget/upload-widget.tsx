import { DOCUMENT_FILE_EXTENSIONS } from '@vitrine/betting/account/document-file';
import Camera from 'lucide-react/icons/camera';
import CircleCheck from 'lucide-react/icons/circle-check';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, forwardRef, useRef, useState } from 'react';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Button } from '../../base/button/button.tsx';
import { DocumentDrawing, type DocumentKind } from '../document-drawing/document-drawing.tsx';
import { Fieldset } from '../../forms/fieldset/fieldset.tsx';
import { useFilledBefore } from '../../forms/form-field/use-filled-before.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { FilePreview, type FilePreviewProps } from './file-preview.tsx';

export interface UploadWidgetProps extends RootProps<'fieldset'> {
  /**
   * The file posts under this name where the form is posted as it stands. The field takes it as its
   * id, or the one given, for an error to lead to.
   */
  readonly name: string;
  readonly kind: DocumentKind;
  readonly label: ReactNode;
  /** What must be legible, and which files are taken. */
  readonly hint?: ReactNode;
  /** Why the file was not taken and what to do. Source: 1§5. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Takes a photo at once, on devices that do. It posts under a name of its own. */
  readonly camera?:
    | {
        readonly name: string;
        readonly label: string;
        readonly capture: 'environment' | 'user';
      }
    | undefined;
  readonly pickLabel: string;
  /** In place of `pickLabel` once there is a file. */
  readonly pickAnotherLabel: string;
  /** Why a kind of file is not shown. */
  readonly noPreviewTexts: FilePreviewProps['noPreviewTexts'];
  /** A number of bytes in words: `1,2 MB`. */
  readonly sizeText: (bytes: number) => string;
  /** The upload under way, or that it is done. */
  readonly upload?:
    | {
        readonly kind: 'sending';
        readonly label: ReactNode;
        readonly percent: number;
        readonly percentText: string;
        readonly cancelLabel: string;
      }
    | { readonly kind: 'sent'; readonly text: ReactNode }
    | undefined;
  readonly retryLabel: string;
  readonly onFile?: ((file: File) => void) | undefined;
  /** The file is forgotten, as if none had been picked. */
  readonly onCancel?: (() => void) | undefined;
  readonly onRetry?: ((file: File) => void) | undefined;
}

/**
 * A document to be sent: picked, photographed, checked and followed on its way. Without scripts it is
 * a file input of the form around it. Source: 1§4, 1§5.
 */
export const UploadWidget = forwardRef<HTMLFieldSetElement, UploadWidgetProps>(
  function UploadWidget(
    {
      name,
      id = name,
      kind,
      label,
      hint,
      error,
      required,
      camera,
      pickLabel,
      pickAnotherLabel,
      noPreviewTexts,
      sizeText,
      upload,
      retryLabel,
      onFile,
      onCancel,
      onRetry,
      ...rest
    },
    ref,
  ) {
    const fields = useRef<HTMLDivElement>(null);
    const [file, setFile] = useState<File | null>(null);
    const errorId = error ? `${id}-error` : undefined;
    const isSending = upload?.kind === 'sending';

    function inputs(): readonly HTMLInputElement[] {
      return [...(fields.current?.querySelectorAll('input') ?? [])];
    }

    function pick(field: HTMLInputElement) {
      const [picked] = field.files ?? [];
      if (!picked) return;
      for (const other of inputs()) if (other !== field) other.value = '';
      setFile(picked);
      onFile?.(picked);
    }

    useFilledBefore(fields, pick);

    function cancel() {
      for (const field of inputs()) field.value = '';
      setFile(null);
      onCancel?.();
    }

    return (
      <Fieldset ref={ref} {...rest} id={`${id}-group`} kind="question" label={label} hint={hint}>
        <div ref={fields} className="flex flex-col gap-3">
          {file ? (
            <>
              <FilePreview file={file} noPreviewTexts={noPreviewTexts} />
              <p className="flex gap-3 text-base">
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">{file.name}</span>
                <span className="shrink-0 text-text-muted tabular-nums">{sizeText(file.size)}</span>
              </p>
            </>
          ) : null}
          {isSending ? (
            <div className="flex flex-col gap-2">
              <ProgressBar
                id={`${id}-progress`}
                label={upload.label}
                value={upload.percent}
                max={100}
                text={upload.percentText}
              />
              <Button intent="quiet" fullWidth onClick={cancel}>
                {upload.cancelLabel}
              </Button>
            </div>
          ) : null}
          <p role="status" className={upload?.kind === 'sent' ? sentLine : 'sr-only'}>
            {upload?.kind === 'sent' ? (
              <>
                <CircleCheck aria-hidden="true" size={20} />
                <span className="min-w-0">{upload.text}</span>
              </>
            ) : (
              upload?.label
            )}
          </p>
          {error ? (
            <div id={errorId}>
              <Alert
                tone="danger"
                announce="assertive"
                title={error}
                action={
                  file && onRetry && !isSending ? (
                    <Button intent="quiet" size="small" onClick={() => onRetry(file)}>
                      {retryLabel}
                    </Button>
                  ) : null
                }
              />
            </div>
          ) : null}
          <div className={isSending ? 'hidden' : 'flex flex-col gap-2'}>
            <label className={file ? pickButton : pickBox}>
              {file ? null : <DocumentDrawing kind={kind} />}
              <span className="flex items-center gap-2 font-bold">
                <Upload aria-hidden="true" size={16} />
                {file ? pickAnotherLabel : pickLabel}
              </span>
              <input
                type="file"
                id={id}
                name={name}
                required={required && !file}
                accept={accepted}
                aria-describedby={errorId}
                aria-invalid={error ? true : undefined}
                onChange={(event) => pick(event.currentTarget)}
                className={overlay}
              />
            </label>
            {camera ? (
              <label className={`${pickButton} pointer-fine:hidden noscript:hidden`}>
                <span className="flex items-center gap-2 font-bold">
                  <Camera aria-hidden="true" size={16} />
                  {camera.label}
                </span>
                <input
                  type="file"
                  name={camera.name}
                  accept="image/*"
                  capture={camera.capture}
                  onChange={(event) => pick(event.currentTarget)}
                  className={overlay}
                />
              </label>
            ) : null}
          </div>
        </div>
      </Fieldset>
    );
  },
);

const accepted = DOCUMENT_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

const sentLine =
  'flex items-start gap-2 rounded-card bg-success-soft p-3 font-medium text-on-success-soft';

const pickLook =
  'relative flex items-center justify-center border-control-border text-base text-text hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const pickBox = `${pickLook} min-h-40 flex-col gap-3 rounded-card border-2 border-dashed bg-card p-4`;
const pickButton = `${pickLook} min-h-control rounded-control border px-4 py-2`;

/** Over the whole of its label, so that a file can be dropped there; plain where no script shows its name. */
const overlay =
  'absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:max-w-full noscript:opacity-100';
