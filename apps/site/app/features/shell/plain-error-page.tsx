import { Link } from '@vitrine/ui/base/link';
import type { FailureKind } from '../../shapes/base/failure.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

/** The words of the error page alone; they come with the frame, so no network is needed to show them. */
export function PlainErrorPage({ kind }: { readonly kind: FailureKind }) {
  const { texts } = useShellData();
  return (
    <div className="mx-auto flex w-full max-w-form flex-col items-center gap-3 px-4 py-10 text-center">
      <h1 className="text-xl font-semibold">{texts[`${kind}Title`]}</h1>
      <p className="text-text-muted">{texts[`${kind}Text`]}</p>
      <Link href={paths.sportsbook}>{texts.backToSports}</Link>
    </div>
  );
}
