export interface Addition {
  readonly view: string;
  /** The page without the view. */
  readonly to: string;
  readonly limitBytes: number;
}

export const additions: readonly Addition[];

export function overspent(sizeOf: (page: string) => number): string[];
