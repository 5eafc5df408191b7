export interface FileTime {
  /** From the root of the repository on. */
  readonly file: string;
  readonly seconds: number;
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

export function readFileTimes(report: Report | undefined, root: string): FileTime[];
export function describeSlowest(results: readonly { readonly files?: readonly FileTime[] }[], count?: number): string[];
