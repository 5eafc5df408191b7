/** What the Network Information API tells, where a browser has it. */
export interface Connection {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/** Whether a visitor would rather not load what they may never look at. Without an answer of the browser: no. */
export const isSlowConnection = ({ saveData, effectiveType = '' }: Connection = {}): boolean =>
  saveData === true || effectiveType.endsWith('2g');
