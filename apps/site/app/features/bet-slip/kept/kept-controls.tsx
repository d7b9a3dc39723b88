import { countText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';

/** At the end of the slip: the button that puts it aside, and the way to the slips put aside before. */
export function KeptControls({ data }: { readonly data: BetSlipData }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Button
        type="submit"
        intent="link"
        size="small"
        className="-mx-3"
        name={BUTTON_FIELD}
        value={buttonValue({ kind: 'keep' })}
      >
        {data.texts['kept.keep']}
      </Button>
      <KeptLink data={data} />
    </p>
  );
}

/** The way to the slips put aside; nothing while there are none. */
export function KeptLink({ data: { kept, texts } }: { readonly data: BetSlipData }) {
  const { format } = useShellData();
  if (kept.length === 0) return null;
  return (
    <Link href={paths.keptSlips} className="text-sm">
      {countText(texts, 'kept.link', kept.length, format.language)}
    </Link>
  );
}
