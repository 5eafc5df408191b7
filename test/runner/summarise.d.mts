interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds?: number;
  readonly note?: string;
}

export function summarise(
  results: readonly Result[],
  steps: readonly { readonly name: string }[],
): { lines: string[]; failed: number };
