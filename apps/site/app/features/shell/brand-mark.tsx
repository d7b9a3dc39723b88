export interface BrandMarkProps {
  readonly markUrl: string;
  /** An SVG in the colour of the text around it. */
  readonly wordmark: string;
}

/** The brand's mark and, where there is room, its name, in the colour of the text around them. */
export function BrandMark({ markUrl, wordmark }: BrandMarkProps) {
  return (
    <span className="flex items-center gap-2">
      <img src={markUrl} alt="" width={32} height={32} />
      <span
        aria-hidden="true"
        className="hidden h-6 sm:block [&>svg]:h-full"
        dangerouslySetInnerHTML={{ __html: wordmark }}
      />
    </span>
  );
}
