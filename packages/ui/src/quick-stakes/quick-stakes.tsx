export interface QuickStake {
  readonly value: string;
  /** `+R$ 10`. */
  readonly text: string;
  /** In full: adds R$ 10 to the stake. */
  readonly accessibleName: string;
}

export interface QuickStakesProps {
  readonly label: string;
  /** What the chips post themselves as. */
  readonly name: string;
  readonly stakes: readonly QuickStake[];
}

/** Ready amounts as buttons of the form around them. */
export function QuickStakes({ label, name, stakes }: QuickStakesProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {stakes.map((stake) => (
        <button
          key={stake.value}
          type="submit"
          name={name}
          value={stake.value}
          aria-label={stake.accessibleName}
          className="min-h-11 flex-1 basis-14 cursor-pointer rounded-control border border-control-border px-1 text-sm font-medium whitespace-nowrap text-text tabular-nums hover:bg-raised"
        >
          {stake.text}
        </button>
      ))}
    </div>
  );
}
