import type { FileTime } from './slowestFiles.mjs';

interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds?: number;
  readonly note?: string;
  readonly files?: readonly FileTime[];
}

export function summarise(
  results: readonly Result[],
  steps: readonly { readonly name: string }[],
): { lines: string[]; failed: number };
