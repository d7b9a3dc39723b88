import {
  filePreview,
  type FilePreview as PreviewKind,
} from '@vitrine/betting/account/document-file';
import FileText from 'lucide-react/icons/file-text';
import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** As wide as a card is drawn on a large screen; a photo of a phone is many times that. */
const WIDEST = 960;

export interface FilePreviewProps {
  readonly file: File;
  /** Why a kind of file is not shown, and what to do. */
  readonly noPreviewTexts: Readonly<Record<PreviewKind, ReactNode>>;
}

/**
 * What was picked, to be checked before it is sent. Pictures are drawn on a canvas: an address made
 * of the file would have to be allowed by the content policy, and a photo is far larger than its place.
 * A HEIC photo is drawn where the browser can read it, as Safari can.
 */
export function FilePreview({ file, noPreviewTexts }: FilePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const kind = filePreview(file.name);
  const isPicture = kind === 'picture' || kind === 'heic';
  const [undrawn, setUndrawn] = useState<File | null>(null);

  useEffect(() => {
    if (!isPicture) return;
    let isCurrent = true;
    drawPicture(file, () => (isCurrent ? canvas.current : null)).catch(() => {
      if (isCurrent) setUndrawn(file);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, isPicture]);

  const isDrawn = isPicture && undrawn !== file;
  return (
    <div
      data-preview={isDrawn ? 'picture' : kind}
      className="flex h-48 items-center justify-center overflow-hidden rounded-box border border-hairline bg-ground"
    >
      {isDrawn ? (
        <canvas
          ref={canvas}
          width={0}
          height={0}
          aria-hidden="true"
          className="max-h-full max-w-full object-contain"
        />
      ) : (
        <div className="flex max-w-64 flex-col items-center gap-2 px-4 text-center text-text-muted">
          {kind === 'pdf' ? (
            <FileText aria-hidden="true" size={40} strokeWidth={1.5} />
          ) : (
            <ImageOff aria-hidden="true" size={40} strokeWidth={1.5} />
          )}
          <p className="text-sm text-balance">{noPreviewTexts[kind]}</p>
        </div>
      )}
    </div>
  );
}

/** Draws the picture as large as its place may be; rejects for a file that is none. */
async function drawPicture(file: File, place: () => HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(file);
  const canvas = place();
  if (canvas) {
    const scale = Math.min(1, WIDEST / picture.width);
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
}
