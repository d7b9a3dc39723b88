import { Button } from '@vitrine/ui/base/button';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { FaultLab } from './fault-lab.ts';
import type { Happening } from './happenings.ts';
import type { LogEntry } from './lab-log.ts';
import { FAULTS, type Fault } from './lab-network.ts';

/** The names of the buttons of the operator. They are English, as everything of the book itself is. */
export const HAPPENING_LABELS: Readonly<Record<Happening, string>> = {
  rise: 'Price rises',
  fall: 'Price falls',
  burst: 'Burst of changes',
  goal: 'Goal',
  suspend: 'Suspend market',
  open: 'Open market',
  settle: 'Settle market',
  join: 'New match or market',
  end: 'Event ends',
  withdraw: 'Event is withdrawn',
  replace: 'Other provider’s event',
};

export const FAULT_LABELS: Readonly<Record<Fault, string>> = {
  cut: 'Cut the connection',
  silent: 'Silence',
  late: 'Delay frames by 2 s',
  twice: 'Duplicate frames',
  swapped: 'Swap frames',
};

export const RESTART_LABEL = 'Restart the site';
export const TIME_LABEL = 'Let 1 s pass';

interface LabPanelProps {
  readonly lab: FaultLab;
  readonly happenings: readonly Happening[];
}

/** The buttons of the lab, and what happened. */
export function LabPanel({ lab, happenings }: LabPanelProps) {
  const { target, entries, faults, runs } = useSyncExternalStore(lab.subscribe, lab.view, lab.view);
  return (
    <aside
      lang="en"
      aria-labelledby="lab-heading"
      className="flex flex-col gap-3 border-t border-hairline bg-raised p-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:max-h-[50dvh] max-lg:overflow-y-auto lg:sticky lg:top-3 lg:my-3 lg:max-h-[calc(100dvh-1.5rem)] lg:overflow-y-auto lg:rounded-card lg:border lg:p-4 noscript:hidden"
    >
      <header>
        <h2 id="lab-heading" className="text-display text-md">
          Fault lab
        </h2>
        <p className="text-sm text-text-muted">{target}</p>
      </header>
      <Buttons name="Operator">
        {happenings.map((happening) => (
          <Button key={happening} {...look} onClick={() => lab.happen(happening)}>
            {HAPPENING_LABELS[happening]}
          </Button>
        ))}
      </Buttons>
      <Buttons name="Network">
        {FAULTS.map((fault) => (
          <Button key={fault} {...toggleLook(faults.has(fault))} onClick={() => lab.toggle(fault)}>
            {FAULT_LABELS[fault]}
          </Button>
        ))}
        <Button {...look} onClick={lab.restart}>
          {RESTART_LABEL}
        </Button>
      </Buttons>
      <Buttons name="Time">
        <Button {...look} onClick={() => lab.pass(1_000)}>
          {TIME_LABEL}
        </Button>
        <Button {...toggleLook(runs)} onClick={() => lab.run(!runs)}>
          Let time run
        </Button>
      </Buttons>
      <WhatHappened entries={entries} />
    </aside>
  );
}

const look = { size: 'small', intent: 'quiet' } as const;

function toggleLook(isOn: boolean) {
  return { size: 'small', intent: isOn ? 'danger' : 'quiet', 'aria-pressed': isOn } as const;
}

interface ButtonsProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Buttons({ name, children }: ButtonsProps) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-bold">{name}</h3>
      {/* On a phone each group is one line, so that the board stays in sight. */}
      <div className="flex gap-2 max-lg:scroll-row max-lg:*:shrink-0 lg:flex-wrap">{children}</div>
    </section>
  );
}

function WhatHappened({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 id="lab-log" className="text-sm font-bold">
        What happened
      </h3>
      {/* What happened last is read out, and stands first. */}
      <div role="log" aria-labelledby="lab-log">
        <ol className="flex flex-col-reverse gap-1 text-sm">
          {entries.map(({ id, at, by, text }) => (
            <li key={id} className="flex gap-2">
              <span className="w-12 shrink-0 text-end text-text-muted tabular-nums">
                {(at / 1_000).toFixed(1)} s
              </span>{' '}
              <span className="min-w-0">
                <b>{by}:</b> {text}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
