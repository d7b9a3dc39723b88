/**
 * One tab of a browser, in a profile of its own. Scripts are texts, because each engine is driven through
 * another protocol: an expression that answers JSON, or one that answers an element.
 */
export interface Tab {
  open(url: string): Promise<void>;
  address(): Promise<string>;
  evaluate(expression: string): Promise<unknown>;
  /** Clicks where a person would: false when the expression gives no element. */
  click(element: string): Promise<boolean>;
  /** Types in place of what stands there: false when the expression gives no element. */
  type(element: string, text: string): Promise<boolean>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser of one engine that runs. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Opens a tab as wide as a desktop. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export const WINDOW = { width: 1280, height: 900 } as const;
