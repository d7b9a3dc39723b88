import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

export interface ChangesNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly name: string; readonly value: string; readonly label: string };
  readonly pending?: boolean | undefined;
}

/** Stands in place of the placing button until the bettor has agreed to what changed. */
export function ChangesNotice({ title, text, action, pending = false }: ChangesNoticeProps) {
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="warning" title={title} announce="polite">
        {text}
      </Alert>
      <Button
        type="submit"
        name={action.name}
        value={action.value}
        size="large"
        fullWidth
        pending={pending}
      >
        {action.label}
      </Button>
    </div>
  );
}
