/** The target of a link in the error summary. */
export interface ErrorTarget {
  /** The control that takes the focus. */
  readonly control: HTMLElement;
  /** The words that name the field: the legend of its question, or its label. */
  readonly words: HTMLElement;
}

const CONTROLS = 'input, select, textarea, button';

/** Whether legend and control fit in half of the screen; a phone's keyboard covers the other half. */
function fits(legend: HTMLElement, control: HTMLElement): boolean {
  const top = legend.getBoundingClientRect().top;
  return control.getBoundingClientRect().bottom - top < window.innerHeight / 2;
}

/** The control to correct in a question: the first invalid one, else the first that is enabled. */
function controlIn(question: HTMLFieldSetElement, first: HTMLElement): HTMLElement {
  const controls = [...question.querySelectorAll<HTMLElement>(CONTROLS)];
  const open = controls.filter((control) => !control.matches(':disabled'));
  return open.find((control) => control.matches('[aria-invalid="true"]')) ?? open[0] ?? first;
}

/**
 * The control with this id and the words that name it; null when the page has no such control. In a
 * question with several controls (choices, the parts of a date) the id is that of the first control, and
 * the answer is the control to correct. Behaves like the error summary of GOV.UK.
 */
export function targetOfError(fieldId: string): ErrorTarget | null {
  const field = document.getElementById(fieldId);
  if (!field) return null;
  const question = document.getElementById(`${fieldId}-group`);
  const isQuestion = question instanceof HTMLFieldSetElement && question.contains(field);
  const control = isQuestion ? controlIn(question, field) : field;
  const legend = isQuestion ? question.querySelector('legend') : null;
  const isChoice = control.matches('[type="radio"], [type="checkbox"]');
  if (legend && (isChoice || fits(legend, control))) return { control, words: legend };
  const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`);
  return { control, words: label ?? control };
}
