import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

export interface LimitNoticeProps {
  readonly title: string;
  /** What was too much, and what may still be staked. */
  readonly text: string;
  /** Puts what is still allowed into the stake field; none when nothing is. */
  readonly action: { readonly name: string; readonly value: string; readonly label: string } | null;
}

/** A stake above the limit of its match, with the most that is taken in reach. Source: 3§5. */
export function LimitNotice({ title, text, action }: LimitNoticeProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      announce="assertive"
      action={
        action ? (
          <Button type="submit" name={action.name} value={action.value} intent="quiet" size="small">
            {action.label}
          </Button>
        ) : null
      }
    >
      {text}
    </Alert>
  );
}
