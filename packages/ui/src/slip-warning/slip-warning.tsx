import TriangleAlert from 'lucide-react/icons/triangle-alert';

export interface SlipWarningProps {
  /** Null when there is nothing to warn of: the place for it stays, so that the next one is said aloud. */
  readonly text: string | null;
}

/** A short warning. Whoever renders it takes the text away when its time is over. */
export function SlipWarning({ text }: SlipWarningProps) {
  return (
    <div role="status">
      {text ? (
        <p className="flex animate-fade-in items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-on-warning-soft">
          <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
          {text}
        </p>
      ) : null}
    </div>
  );
}
