import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

export interface ChangesNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly name: string; readonly value: string; readonly label: string };
  readonly pending?: boolean | undefined;
}

/** Stands in the way of placing until the bettor has agreed to what changed. */
export function ChangesNotice({ title, text, action, pending = false }: ChangesNoticeProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      announce="polite"
      action={
        <Button type="submit" name={action.name} value={action.value} fullWidth pending={pending}>
          {action.label}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
