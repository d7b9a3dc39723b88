import type { DocumentFault } from '@vitrine/betting/account/document-check';
import type { FileError } from '@vitrine/betting/account/document-file';
import { formatText } from '@vitrine/messages/format-text';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import type { DocumentKind } from '../../account/document-drawing/document-drawing.tsx';
import {
  UploadWidget,
  type UploadWidgetProps,
} from '../../account/upload-widget/upload-widget.tsx';

interface UploadStoryProps extends Pick<UploadWidgetProps, 'onFile' | 'onCancel' | 'onRetry'> {
  readonly kind: DocumentKind;
  readonly fileError?: FileError | DocumentFault | 'missing';
  readonly percent?: number;
  readonly sent?: boolean;
}

const MEGABYTE = 1_000_000;

/** One document to be sent; on its way once there is a percentage. */
export function UploadStory({
  kind,
  fileError = 'none',
  percent,
  sent = false,
  ...told
}: UploadStoryProps) {
  const t = useStoryTexts('verification');
  const { locale } = useStoryBrand();
  const size = (bytes: number) => {
    const [unit, amount] =
      bytes < MEGABYTE
        ? (['kilobyte', bytes / 1000] as const)
        : (['megabyte', bytes / MEGABYTE] as const);
    const words = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(locale, words).format(amount);
  };
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const bound = { size: size(10 * MEGABYTE) };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="mx-auto flex w-full max-w-form flex-col gap-4"
    >
      <UploadWidget
        {...told}
        name="file"
        kind={kind}
        label={t[`document.${kind}`]}
        hint={formatText(t[`document.${kind}Hint`], bound)}
        error={fileError === 'none' ? undefined : formatText(t[`fileError.${fileError}`], bound)}
        required
        camera={{ name: 'photo', label: t['upload.camera'], capture: 'environment' }}
        pickLabel={t['upload.pick']}
        pickAnotherLabel={t['upload.pickAnother']}
        noPreviewTexts={{
          picture: t['upload.noPreview.picture'],
          pdf: t['upload.noPreview.pdf'],
          heic: t['upload.noPreview.heic'],
          unknown: t['upload.noPreview.unknown'],
        }}
        sizeText={size}
        retryLabel={t['upload.retry']}
        upload={
          percent === undefined
            ? sent
              ? { kind: 'sent', text: t['upload.sent'] }
              : undefined
            : {
                kind: 'sending',
                label: t['upload.sending'],
                percent,
                percentText: share.format(percent / 100),
                cancelLabel: t['upload.cancel'],
              }
        }
      />
      {percent === undefined && !sent ? (
        <Button type="submit" fullWidth>
          {t['upload.submit']}
        </Button>
      ) : null}
    </form>
  );
}
